import { LIMITS } from '@signet/rulebook/core/limits';
import { visibleFees } from '@signet/rulebook/reference/fees';
import { LOCALE_IDS, MARKETS, marketOfCurrency } from '@signet/rulebook/reference/locales';
import { PORTALS, type Portal } from '@signet/rulebook/reference/portals';
import { termsInForce } from '@signet/rulebook/reference/terms';
import type { Handler } from '../handler.ts';
import { type MovedReferral, portalOfUrl } from '../platform/config/portal-rows.ts';
import { AppError } from '../platform/http/problem.ts';
import type { PortalHosts } from '../platform/portal-hosts.ts';

export const getConfigs: Handler<'getConfigs'> = async ({ deps, query, visitor }) => {
  const location = movedReferralUrl(deps.config, { portal: visitor.portal, referralUrlId: query?.referralUrlId });
  if (location !== undefined) throw new AppError('config.portalMoved', { location });
  const market = query?.currency === undefined ? visitor.market : marketOfCurrency(query.currency);
  const { name } = PORTALS[visitor.portal].brand;
  const { supportPhone, supportEmail, socialUrls, organizationIds, agreementUrls } = deps.config.contacts[visitor.portal] ?? {};
  if (market === undefined) throw new AppError('config.unsupported', { brand: name });
  const terms = termsInForce(market, deps.clock.today(market));
  return {
    portal: visitor.portal,
    environment: deps.config.environment,
    brand: { name, supportPhone, supportEmail, socialUrls },
    organizationIds,
    agreementUrls: agreementUrls?.[market],
    market,
    currency: MARKETS[market].currency,
    locales: [...LOCALE_IDS],
    flags: deps.flags.of(visitor.portal),
    fees: visibleFees(deps.config.fees[visitor.portal]?.[market]?.rows ?? []),
    sessionTimeout: LIMITS.sessionIdleMs,
    plaidEnvironment: deps.config.production ? 'production' : 'sandbox',
    terms: { id: terms.id, version: terms.version },
  };
};

/** Where a referral lives now, asked on the portal of that address; undefined where it has not moved. */
const movedReferralUrl = (
  { movedReferrals: rows, ...portals }: PortalHosts & { movedReferrals: readonly MovedReferral[] },
  { portal, referralUrlId }: { portal: Portal; referralUrlId: string | undefined },
): string | undefined => rows.find((row) => row.referralUrlId === referralUrlId && portalOfUrl(row.url, portals) === portal)?.url;
