import { type DeviceClass, deviceClassOf } from '@signet/rulebook/analytics/device-class';
import { TRACKING_COOKIE, type TrackingConsent } from '@signet/rulebook/analytics/tracking-consent';
import { holdsCardNumber } from '@signet/rulebook/core/card-number';
import { REFERRAL_HEADER, REFERRAL_ID_PATTERN } from '@signet/rulebook/core/ids';
import { type FramePlace, readFramePlace } from '@signet/rulebook/partners/embed-settings';
import {
  type Currency,
  isLocale,
  isMarket,
  type Locale,
  localeFromAcceptLanguage,
  MARKETS,
  type Market,
  marketFromAcceptLanguage,
  marketOfCurrency,
} from '@signet/rulebook/reference/locales';
import type { Portal } from '@signet/rulebook/reference/portals';
import { referralOfPath } from '@signet/rulebook/routes';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';
import { MEDIUM_PATTERN } from '../config/partner-row.ts';
import { portalOfHost } from '../portal-hosts.ts';
import type { RequestRate } from './request-count-store.ts';

export type RequestContext = {
  portal: Portal;
  /**
   * The referral in the page's path, of a page and of the calls it makes; it need not be a known
   * one. docs/readings.md 280.
   */
  referralUrlId: string | undefined;
  locale: Locale;
  market: Market;
  /**
   * True when the market comes from the browser's language, because no country was chosen.
   * docs/readings.md 131.
   */
  isMarketGuessed: boolean;
  currency: Currency;
  ip: string;
  pageOrigin?: string;
  serviceType?: string;
  medium?: string;
  device?: DeviceClass;
  consent: TrackingConsent;
};

/** The service named by the first URL; a session cookie. docs/readings.md 51. */
export const SERVICE_COOKIE = 'service_type';

export const MEDIUM_COOKIE = 'medium';

/** Written by us and by the parent's pages; identifies the customer and their currency. */
export const CUSTOMER_COOKIE = 'customer_identity';

export function customerCurrency(cookie: string | undefined): Currency | undefined {
  const market = marketOfCurrency(new URLSearchParams(cookie).get('currency') ?? '');
  return market && MARKETS[market].currency;
}

/** Query parameter in email links: the language the email was written in. */
export const MAIL_LOCALE_PARAMETER = 'mailLocale';

/**
 * Parameters of the frame's URL for later pages in the frame; no secrets, validated on each page.
 * docs/decisions/0093.
 */
export const EMBED_COOKIE = 'embed';

const queryOf = ({ url }: Pick<FastifyRequest, 'url'>): URLSearchParams =>
  new URLSearchParams(url.split('?').slice(1).join('?'));

/**
 * Locale and market from the frame's URL, applied once: with cookies, a later choice inside the
 * frame wins over the URL; without cookies the URL is the only source. docs/decisions/0122.
 */
export function placeAskedInFrame(request: Pick<FastifyRequest, 'url' | 'cookies'>): FramePlace {
  const asked = readFramePlace(queryOf(request));
  const before = readFramePlace(new URLSearchParams(request.cookies?.[EMBED_COOKIE]));
  return {
    ...(asked.locale === before.locale ? {} : { locale: asked.locale }),
    ...(asked.market === before.market ? {} : { market: asked.market }),
  };
}

function referralOf({ url, headers }: Pick<FastifyRequest, 'url' | 'headers'>): string | undefined {
  const named = headers[REFERRAL_HEADER.toLowerCase()];
  return (
    referralOfPath(url) ??
    (typeof named === 'string' && REFERRAL_ID_PATTERN.test(named) ? named : undefined)
  );
}

const deviceOf = ({ headers }: Pick<FastifyRequest, 'headers'>): DeviceClass | undefined =>
  deviceClassOf({
    userAgent: headers['user-agent'],
    isMobile: headers['sec-ch-ua-mobile']?.toString(),
  });

/** What a request says of its visitor; for handlers, `request.visitor` is the same. */
export function requestContextOf(request: FastifyRequest, config: Config): RequestContext {
  const asked = placeAskedInFrame(request);
  const {
    locale = '',
    market = '',
    currency = '',
    [SERVICE_COOKIE]: serviceType = '',
    [MEDIUM_COOKIE]: medium = '',
    [CUSTOMER_COOKIE]: customer,
  } = request.cookies ?? {}; // not set when the URL itself could not be read
  const language = request.headers['accept-language'];
  const device = deviceOf(request);
  const kept = isMarket(market)
    ? market
    : marketOfCurrency(currency || customerCurrency(customer) || '');
  const said = asked.market ?? kept;
  const chosen = said ?? marketFromAcceptLanguage(language);
  return {
    portal: portalOfHost(request.host, config),
    referralUrlId: referralOf(request),
    locale: asked.locale ?? (isLocale(locale) ? locale : localeFromAcceptLanguage(language)),
    market: chosen,
    isMarketGuessed: said === undefined,
    currency: MARKETS[chosen].currency,
    ip: request.ip,
    pageOrigin: request.headers.origin,
    ...(serviceType === '' || holdsCardNumber(serviceType ?? '')
      ? {}
      : { serviceType: serviceType?.slice(0, 60) }),
    ...(MEDIUM_PATTERN.test(medium) ? { medium } : {}),
    ...(device && { device }),
    consent: {
      choice: request.cookies?.[TRACKING_COOKIE],
      hasPrivacyControl: request.headers['sec-gpc'] === '1',
    },
  };
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Computed on each read, because many calls never need it before their response. */
    readonly visitor: RequestContext;
    /** How much of its limit a partner's key has left, once the call was counted. */
    keyRate: RequestRate | undefined;
  }
}

export function registerVisitor(app: FastifyInstance, config: Config): void {
  app.decorateRequest('keyRate', undefined);
  app.decorateRequest('visitor', {
    getter() {
      return requestContextOf(this, config);
    },
  });
}
