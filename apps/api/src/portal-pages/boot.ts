import type { ApplicationView } from '@signet/rulebook/endpoints/replies';
import type { Portal } from '@signet/rulebook/facts';
import type { Flags } from '@signet/rulebook/flags';
import { BRANDS, type Brand, type Contacts } from '@signet/rulebook/reference/brands';
import type { FeeRow } from '@signet/rulebook/reference/fees';
import type { IssuedRanges } from '@signet/rulebook/reference/issued-ranges';
import { type Currency, LOCALES, type Locale, type Market } from '@signet/rulebook/reference/markets';
import { type TermsRow, termsOn } from '@signet/rulebook/reference/terms';
import type { RouteId } from '@signet/rulebook/routes';
import type { Deps } from '../deps.ts';
import { feesOf } from '../fees.ts';
import type { Session } from '../session.ts';
import { issuedRanges, type Visitor } from '../visitor.ts';

/** What the server hands over in the page; the portal reads the same shape. Nothing in it is secret. */
export type Boot = {
  locale: Locale;
  market: Market;
  currency: Currency;
  portal: Portal;
  brand: Brand & Contacts;
  flags: Flags;
  fees: readonly FeeRow[];
  issued: IssuedRanges;
  terms: Omit<TermsRow, 'from'>;
  locales: readonly Locale[];
  path: string;
  referralUrlId?: string;
  signedIn: boolean;
  emailAddress?: string;
  application?: ApplicationView;
  notice?: 'completed' | 'timeout';
  instead?: RouteId;
  serverNow: number;
  sessionEndsAt?: number;
  scripts: { plaidLink: string; places: string };
};

export type Shown = {
  path: string;
  referralUrlId?: string;
  notice?: 'completed' | 'timeout';
  /** The page that stands in the place of the start page. */
  instead?: RouteId;
  session?: Session;
  application?: ApplicationView;
};

/** The hand-over for one visit; an application's own market counts before the visitor's. */
export function bootOf(
  { config, clock, flags }: Pick<Deps, 'config' | 'clock' | 'flags'>,
  visitor: Visitor,
  { session, application, ...shown }: Shown,
): Boot {
  const market = application?.market ?? visitor.market;
  const { from: _from, ...terms } = termsOn(market, clock.today(market));
  return {
    locale: visitor.locale,
    market,
    currency: application?.currency ?? visitor.currency,
    portal: visitor.portal,
    brand: { ...BRANDS[visitor.portal], ...config.contacts[visitor.portal] },
    flags: flags.of(visitor.portal),
    fees: feesOf(config, market),
    issued: issuedRanges(config),
    terms,
    locales: LOCALES,
    ...shown,
    signedIn: session !== undefined,
    emailAddress: session?.emailAddress,
    application,
    serverNow: clock.now(),
    sessionEndsAt: session?.expiresAt,
    scripts: { plaidLink: config.plaid.linkScriptUrl, places: `${config.places.scriptUrl}?key=${encodeURIComponent(config.places.key)}` },
  };
}
