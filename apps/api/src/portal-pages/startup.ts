import { isLocale, isMarket, MARKETS } from '@signet/rulebook/reference/markets';
import { APPLICATION_ID } from '@signet/rulebook/routes';
import type { FastifyReply } from 'fastify';
import { SERVICE_COOKIE } from '../visitor.ts';

const yearSeconds = 365 * 24 * 3_600;
const lasting = { path: '/', sameSite: 'lax', maxAge: yearSeconds } as const;

/** What a page's address may keep; every other parameter leaves it before anything else runs. decisions.md, row 10. */
const KEPT = ['completed', 'timeout'] as const;

/** Which service somebody came from; what it means is configuration's to say. decisions.md, section 3, Levels. */
const SERVICE_TYPE = /^[\w -]{1,60}$/;

export type Startup = { notice?: 'completed' | 'timeout'; applicationId?: string; cleanSearch: string; isClean: boolean };

/** What may stand in an address: ids and fingerprints, nothing that a page could take for words. */
const KEPT_VALUE = /^[\w.~+/=-]{1,200}$/;

/** What a page's query says: a notice, an application to resume, and how the address must look; `keeps` names what the page itself reads. Document 1, section 4. */
export function readStartup(search: string, keeps: readonly string[] = []): Startup {
  const query = new URLSearchParams(search);
  const notice = KEPT.find((name) => query.get(name) === 'true');
  const applicationId = query.get('applicationId') ?? '';
  const kept = new URLSearchParams(notice === undefined ? [] : [[notice, 'true']]);
  for (const name of keeps) {
    const value = query.get(name) ?? '';
    if (KEPT_VALUE.test(value)) kept.set(name, value);
  }
  const clean = kept.size === 0 ? '' : `?${kept}`;
  const isOurs = query.size === kept.size && [...query.keys()].every((name) => kept.has(name));
  return { notice, cleanSearch: clean, isClean: isOurs, ...(APPLICATION_ID.test(applicationId) ? { applicationId } : {}) };
}

/** Sets the cookies that the address asks for, once; values that are none of ours change nothing. issue 1, Run. */
export function keepChoices(search: string, reply: FastifyReply): void {
  const query = new URLSearchParams(search);
  const locale = query.get('locale') ?? '';
  const market = query.get('market') ?? '';
  const serviceType = query.get('serviceType') ?? '';
  if (isLocale(locale)) reply.setCookie('locale', locale, lasting);
  if (SERVICE_TYPE.test(serviceType))
    reply.setCookie(SERVICE_COOKIE, serviceType, { path: '/', sameSite: 'lax', secure: true, httpOnly: true });
  if (!isMarket(market)) return;
  reply.setCookie('market', market, lasting);
  reply.setCookie('currency', MARKETS[market].currency, lasting);
}
