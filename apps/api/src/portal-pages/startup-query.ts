import { emailFlagIn } from '@signet/rulebook/analytics/email-flags';
import type { VisitFacts } from '@signet/rulebook/arrivals';
import { APPLICATION_ID_PATTERN, BUSINESS_ID_PATTERN } from '@signet/rulebook/core/ids';
import { LIMITS } from '@signet/rulebook/core/limits';
import type { FramePlace } from '@signet/rulebook/partners/embed-settings';
import { ONBOARDING_MODES } from '@signet/rulebook/reference/enumerations';
import {
  isLocale,
  isMarket,
  localeNamed,
  MARKETS,
  type Market,
  OTHER_MARKET,
} from '@signet/rulebook/reference/locales';
import { startupField } from '@signet/rulebook/sign-up/startup-fields';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { MEDIUM_PATTERN } from '../platform/config/partner-row.ts';
import {
  CUSTOMER_COOKIE,
  customerCurrency,
  MAIL_LOCALE_PARAMETER,
  MEDIUM_COOKIE,
  SERVICE_COOKIE,
} from '../platform/http/request-context.ts';

const yearSeconds = 365 * 24 * 3_600;
const lasting = { path: '/', sameSite: 'lax', maxAge: yearSeconds } as const;
const forVisit = { path: '/', sameSite: 'lax', secure: true, httpOnly: true } as const;

const CAPITAL = ONBOARDING_MODES[1];

/**
 * Notices a URL may keep; all other parameters are removed before anything else runs.
 * docs/readings.md 52.
 */
const KEPT = ['completed', 'timeout'] as const;

/** The originating service; only the configuration gives it a meaning. docs/readings.md 42. */
const SERVICE_TYPE = /^[\w -]{1,60}$/;

export type Startup = {
  /** True for `mode=CAPITAL`, which shows only cash advances. docs/decisions/0069. */
  isCapital: boolean;
  notice?: 'completed' | 'timeout';
  applicationId?: string;
  businessId?: string;
  link: VisitFacts['link'];
  cleanSearch: string;
  emailSearch: string;
  isClean: boolean;
};

const SERVICE_PARAMETERS = ['serviceType', 'serviceId'] as const;

const linkIn = (query: URLSearchParams, businessId: string): VisitFacts['link'] => {
  if (businessId !== '') return 'business';
  if (SERVICE_PARAMETERS.some((name) => query.has(name))) return 'service';
  return query.get('showStoreSwitcher') === 'true' ? 'storeSwitcher' : 'nothing';
};

/** Ids and fingerprints only, so that a link cannot put text on the page. */
const KEPT_VALUE = /^[\w.~+/=-]{1,200}$/;

/**
 * Reads a page's query and the query to redirect to; `keeps` lists parameters that the page itself
 * reads. docs/readings.md 102.
 */
export function readStartup(search: string, keeps: readonly string[] = []): Startup {
  const query = new URLSearchParams(search);
  const notice = KEPT.find((name) => query.get(name) === 'true');
  const applicationId = query.get('applicationId') ?? '';
  const businessId = query.get('businessId') ?? '';
  const flag = emailFlagIn(search);
  const kept = new URLSearchParams(
    [notice, flag].flatMap((name) => (name === undefined ? [] : [[name, 'true']])),
  );
  for (const name of keeps) {
    const value = query.get(name) ?? '';
    if (KEPT_VALUE.test(value)) kept.set(name, value);
  }
  const clean = kept.size === 0 ? '' : `?${kept}`;
  const isOurs = query.size === kept.size && [...query.keys()].every((name) => kept.has(name));
  return {
    notice,
    isCapital: query.get('mode') === CAPITAL,
    link: linkIn(query, businessId),
    cleanSearch: clean,
    emailSearch: flag === undefined ? '' : `?${flag}=true`,
    isClean: isOurs,
    ...(APPLICATION_ID_PATTERN.test(applicationId) ? { applicationId } : {}),
    ...(BUSINESS_ID_PATTERN.test(businessId) ? { businessId } : {}),
  };
}

/**
 * The market requested by the URL; if it is only guessed so far, also that of the business's
 * country in the URL. docs/readings.md 131.
 */
export function marketNamed(search: string, isGuessed: boolean): Market | undefined {
  const query = new URLSearchParams(search);
  const implied = isGuessed ? (query.get('companyCountryCode') ?? '').trim().toUpperCase() : '';
  return [query.get('market') ?? '', implied].find(isMarket);
}

type Visit = {
  request: Pick<FastifyRequest, 'cookies'>;
  reply: FastifyReply;
  inFrame: FramePlace;
  market: Market | undefined;
};

/**
 * Unknown values are ignored. An email's language applies only until one is chosen in this browser.
 */
export function storePreferences(search: string, { request, reply, inFrame, market }: Visit): void {
  const query = new URLSearchParams(search);
  const ofMail = isLocale(request.cookies.locale ?? '') ? '' : query.get(MAIL_LOCALE_PARAMETER);
  const locale = inFrame.locale ?? query.get('locale') ?? ofMail ?? '';
  const serviceType = query.get('serviceType') ?? '';
  const medium = query.get('medium') ?? '';
  const customerId = startupField('customerId', query.get('customerId') ?? '');
  const named = localeNamed(locale, market);
  if (named !== undefined) reply.setCookie('locale', named, lasting);
  if (SERVICE_TYPE.test(serviceType)) reply.setCookie(SERVICE_COOKIE, serviceType, forVisit);
  if (MEDIUM_PATTERN.test(medium)) reply.setCookie(MEDIUM_COOKIE, medium, forVisit);
  if (market !== undefined) keepMarket(market, request, reply);
  if (typeof customerId === 'string') keepCustomer({ customerId, market }, request, reply);
}

function keepMarket(
  market: Market,
  request: Pick<FastifyRequest, 'cookies'>,
  reply: FastifyReply,
): void {
  reply.setCookie('market', market, lasting);
  reply.setCookie('currency', MARKETS[market].currency, lasting);
  keepCustomer({ market }, request, reply);
}

/**
 * Passes the customer id and currency to the parent's pages, which read the same cookie.
 * docs/decisions/0081.
 */
function keepCustomer(
  changed: { customerId?: string; market?: Market },
  { cookies }: Pick<FastifyRequest, 'cookies'>,
  reply: FastifyReply,
): void {
  const cookie = cookies[CUSTOMER_COOKIE];
  const known = startupField('customerId', new URLSearchParams(cookie).get('customerId') ?? '');
  const customerId = changed.customerId ?? (typeof known === 'string' ? known : undefined);
  const currency =
    changed.market === undefined ? customerCurrency(cookie) : MARKETS[changed.market].currency;
  const identity = Object.entries({ customerId, currency }).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value]],
  );
  reply.setCookie(CUSTOMER_COOKIE, String(new URLSearchParams(identity)), lasting);
}

/**
 * Marks that the currency was just switched automatically, so that it happens only once.
 * docs/readings.md 103.
 */
const SWITCHED_COOKIE = 'currency_switched';

export function switchMarket(
  from: Market,
  request: Pick<FastifyRequest, 'cookies'>,
  reply: FastifyReply,
): void {
  keepMarket(OTHER_MARKET[from], request, reply);
  reply.setCookie(SWITCHED_COOKIE, '1', { ...forVisit, maxAge: LIMITS.currencySwitchedMs / 1_000 });
}

export const wasMarketSwitched = ({ cookies }: Pick<FastifyRequest, 'cookies'>): boolean =>
  cookies[SWITCHED_COOKIE] !== undefined;
