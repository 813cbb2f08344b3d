import { emailFlagIn } from '@signet/rulebook/analytics/email-flags';
import { APPLICATION_ID_PATTERN, BUSINESS_ID_PATTERN } from '@signet/rulebook/core/ids';
import { LIMITS } from '@signet/rulebook/core/limits';
import { ONBOARDING_MODES } from '@signet/rulebook/reference/enumerations';
import { isLocale, isMarket, MARKETS, type Market, OTHER_MARKET } from '@signet/rulebook/reference/locales';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { MEDIUM_PATTERN } from '../platform/config/portal-rows.ts';
import { MAIL_LOCALE_PARAMETER, MEDIUM_COOKIE, SERVICE_COOKIE } from '../platform/http/read-request.ts';

const yearSeconds = 365 * 24 * 3_600;
const lasting = { path: '/', sameSite: 'lax', maxAge: yearSeconds } as const;
const forVisit = { path: '/', sameSite: 'lax', secure: true, httpOnly: true } as const;

/** The one mode of ONBOARDING_MODES that shows a part alone. */
const CAPITAL = ONBOARDING_MODES[1];

/** What a page's address may keep; every other parameter leaves it before anything else runs. docs/readings.md 52. */
const KEPT = ['completed', 'timeout'] as const;

/** Which service somebody came from; what it means is configuration's to say. docs/readings.md 42. */
const SERVICE_TYPE = /^[\w -]{1,60}$/;

export type Startup = {
  /** True where the query asks for one part alone. docs/decisions/0069. */
  isCapital: boolean;
  notice?: 'completed' | 'timeout';
  applicationId?: string;
  businessId?: string;
  link: 'nothing' | 'business' | 'service';
  cleanSearch: string;
  /** The e-mail that the link stood in, as a query of its own: it goes along to the page that is chosen. */
  emailSearch: string;
  isClean: boolean;
};

/** What a partner's link names a service by. */
const SERVICE_PARAMETERS = ['serviceType', 'serviceId'] as const;

/** Ids and fingerprints only, so that a link cannot put text on the page. */
const KEPT_VALUE = /^[\w.~+/=-]{1,200}$/;

/** What a page's query says: a notice, an application to resume, a business, and how the address must look; `keeps` names what the page itself reads. docs/readings.md 102. */
export function readStartup(search: string, keeps: readonly string[] = []): Startup {
  const query = new URLSearchParams(search);
  const notice = KEPT.find((name) => query.get(name) === 'true');
  const applicationId = query.get('applicationId') ?? '';
  const businessId = query.get('businessId') ?? '';
  const flag = emailFlagIn(search);
  const kept = new URLSearchParams([notice, flag].flatMap((name) => (name === undefined ? [] : [[name, 'true']])));
  for (const name of keeps) {
    const value = query.get(name) ?? '';
    if (KEPT_VALUE.test(value)) kept.set(name, value);
  }
  const clean = kept.size === 0 ? '' : `?${kept}`;
  const isOurs = query.size === kept.size && [...query.keys()].every((name) => kept.has(name));
  return {
    notice,
    isCapital: query.get('mode') === CAPITAL,
    link: businessId !== '' ? 'business' : SERVICE_PARAMETERS.some((name) => query.has(name)) ? 'service' : 'nothing',
    cleanSearch: clean,
    emailSearch: flag === undefined ? '' : `?${flag}=true`,
    isClean: isOurs,
    ...(APPLICATION_ID_PATTERN.test(applicationId) ? { applicationId } : {}),
    ...(BUSINESS_ID_PATTERN.test(businessId) ? { businessId } : {}),
  };
}

/** Sets each cookie once; unknown values are ignored. The language of a mail counts until somebody has chosen one in this browser. */
export function storePreferences(search: string, { cookies }: Pick<FastifyRequest, 'cookies'>, reply: FastifyReply): void {
  const query = new URLSearchParams(search);
  const ofMail = isLocale(cookies.locale ?? '') ? '' : query.get(MAIL_LOCALE_PARAMETER);
  const locale = query.get('locale') ?? ofMail ?? '';
  const market = query.get('market') ?? '';
  const serviceType = query.get('serviceType') ?? '';
  const medium = query.get('medium') ?? '';
  if (isLocale(locale)) reply.setCookie('locale', locale, lasting);
  if (SERVICE_TYPE.test(serviceType)) reply.setCookie(SERVICE_COOKIE, serviceType, forVisit);
  if (MEDIUM_PATTERN.test(medium)) reply.setCookie(MEDIUM_COOKIE, medium, forVisit);
  if (isMarket(market)) keepMarket(market, reply);
}

function keepMarket(market: Market, reply: FastifyReply): void {
  reply.setCookie('market', market, lasting);
  reply.setCookie('currency', MARKETS[market].currency, lasting);
}

/** Says that the currency was just switched for somebody, so that it is switched once. docs/readings.md 103. */
const SWITCHED_COOKIE = 'currency_switched';

export function switchMarket(from: Market, reply: FastifyReply): void {
  keepMarket(OTHER_MARKET[from], reply);
  reply.setCookie(SWITCHED_COOKIE, '1', { ...forVisit, maxAge: LIMITS.currencySwitchedMs / 1_000 });
}

export const wasMarketSwitched = ({ cookies }: Pick<FastifyRequest, 'cookies'>): boolean => cookies[SWITCHED_COOKIE] !== undefined;
