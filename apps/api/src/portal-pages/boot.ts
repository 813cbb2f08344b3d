import type { ApplicationView } from '@signet/rulebook/endpoints/replies';
import type { Portal } from '@signet/rulebook/facts';
import type { Flags } from '@signet/rulebook/flags';
import { BRANDS, type Brand } from '@signet/rulebook/reference/brands';
import type { FeeRow } from '@signet/rulebook/reference/fees';
import type { IssuedRanges } from '@signet/rulebook/reference/issued-ranges';
import { type Currency, LOCALES, type Locale, type Market } from '@signet/rulebook/reference/markets';
import { termsOn } from '@signet/rulebook/reference/terms';
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
  brand: Brand;
  flags: Flags;
  fees: readonly FeeRow[];
  issued: IssuedRanges;
  terms: { id: string; version: string; frenchFirst?: { territory: string } };
  locales: readonly Locale[];
  path: string;
  referralUrlId?: string;
  signedIn: boolean;
  emailAddress?: string;
  application?: ApplicationView;
  notice?: 'completed' | 'timeout';
  serverNow: number;
  sessionEndsAt?: number;
  scripts: { plaidLink: string; places: string };
};

export type Shown = {
  path: string;
  referralUrlId?: string;
  notice?: 'completed' | 'timeout';
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
  const { id, version, frenchFirst } = termsOn(market, clock.today(market));
  return {
    locale: visitor.locale,
    market,
    currency: application?.currency ?? visitor.currency,
    portal: visitor.portal,
    brand: BRANDS[visitor.portal],
    flags: flags.of(visitor.portal),
    fees: feesOf(config, market),
    issued: issuedRanges(config),
    terms: { id, version, frenchFirst },
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
