import type { ApplicationView } from '@signet/rulebook/application-view';
import type { Boot } from '@signet/rulebook/boot';
import { LOCALES } from '@signet/rulebook/reference/markets';
import { BRANDS } from '@signet/rulebook/reference/portals';
import { termsOn } from '@signet/rulebook/reference/terms';
import type { RouteId } from '@signet/rulebook/routes';
import type { Deps } from '../deps.ts';
import { feesOf } from '../platform/config/portal-rows.ts';
import { issuedRanges, type Visitor } from '../platform/http/visitor.ts';
import type { Session } from '../session/session-cookies.ts';

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
