import { isLocale, isMarket, MARKETS } from '@signet/rulebook/reference/markets';
import { APPLICATION_ID } from '@signet/rulebook/routes';
import type { FastifyReply } from 'fastify';

const yearSeconds = 365 * 24 * 3_600;
const lasting = { path: '/', sameSite: 'lax', maxAge: yearSeconds } as const;

/** What a page's address may keep; every other parameter leaves it before anything else runs. decisions.md, row 10. */
const KEPT = ['completed', 'timeout'] as const;

export type Startup = { notice?: 'completed' | 'timeout'; applicationId?: string; cleanSearch: string; isClean: boolean };

/** What a page's query says: a notice, an application to resume, and how the address must look. Document 1, section 4. */
export function readStartup(search: string): Startup {
  const query = new URLSearchParams(search);
  const notice = KEPT.find((name) => query.get(name) === 'true');
  const applicationId = query.get('applicationId') ?? '';
  const clean = notice === undefined ? '' : `?${notice}=true`;
  const isOurs = [...query.keys()].every((name) => name === notice) && query.size <= 1;
  return { notice, cleanSearch: clean, isClean: isOurs, ...(APPLICATION_ID.test(applicationId) ? { applicationId } : {}) };
}

/** Sets the cookies that the address asks for, once; values that are none of ours change nothing. issue 1, Run. */
export function keepChoices(search: string, reply: FastifyReply): void {
  const query = new URLSearchParams(search);
  const locale = query.get('locale') ?? '';
  const market = query.get('market') ?? '';
  if (isLocale(locale)) reply.setCookie('locale', locale, lasting);
  if (!isMarket(market)) return;
  reply.setCookie('market', market, lasting);
  reply.setCookie('currency', MARKETS[market].currency, lasting);
}
