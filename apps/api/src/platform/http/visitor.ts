import { ISSUED_RANGES, type IssuedRanges, MAGIC_ISSUED_RANGES } from '@signet/rulebook/reference/issued-ranges';
import { isLocale, type Locale, localeFromAcceptLanguage } from '@signet/rulebook/reference/locales';
import { type Currency, isMarket, MARKETS, type Market, marketOfCurrency } from '@signet/rulebook/reference/markets';
import type { Portal } from '@signet/rulebook/reference/portals';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';
import { MEDIUM_PATTERN } from '../config/portal-rows.ts';
import { portalOfHost } from '../portal-hosts.ts';

/** Who looks, before anybody has signed in: portal, language, market and network address. */
export type RequestContext = {
  portal: Portal;
  locale: Locale;
  market: Market;
  currency: Currency;
  ip: string;
  serviceType?: string;
  medium?: string;
};

/** The service that the first address named, until the browser is closed. docs/readings.md 51. */
export const SERVICE_COOKIE = 'service_type';

export const MEDIUM_COOKIE = 'medium';

export function requestContextOf(request: FastifyRequest, config: Config): RequestContext {
  const {
    locale = '',
    market = '',
    currency = '',
    [SERVICE_COOKIE]: serviceType = '',
    [MEDIUM_COOKIE]: medium = '',
  } = request.cookies ?? {}; // none yet where the address itself could not be read
  const chosen = isMarket(market ?? '') ? (market as Market) : (marketOfCurrency(currency ?? '') ?? 'US'); // isMarket says so
  return {
    portal: portalOfHost(request.host, config),
    locale: isLocale(locale ?? '') ? (locale as Locale) : localeFromAcceptLanguage(request.headers['accept-language']), // isLocale says so
    market: chosen,
    currency: MARKETS[chosen].currency,
    ip: request.ip,
    ...(serviceType === '' ? {} : { serviceType: serviceType.slice(0, 60) }),
    ...(MEDIUM_PATTERN.test(medium) ? { medium } : {}),
  };
}

/** The numbers that count as issued: one more row where magic ids are on. docs/readings.md 129. */
export const issuedRanges = ({ magicIds }: Pick<Config, 'magicIds'>): IssuedRanges => (magicIds ? MAGIC_ISSUED_RANGES : ISSUED_RANGES);
