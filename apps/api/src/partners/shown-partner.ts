import { MARKET_IDS } from '@signet/rulebook/reference/locales';
import type { Deps } from '../deps.ts';
import type { PartnerRow } from '../platform/config/partner-row.ts';
import { AppError } from '../platform/http/problem.ts';

/** Rows of portals themselves have no referral, and no server of a partner. */
export const isPartner = ({ referralUrlIds, movedReferrals }: PartnerRow): boolean =>
  referralUrlIds.length + Object.keys(movedReferrals).length > 0;

/** What every page of a partner begins with. */
export const partnerFacts = (row: PartnerRow) => ({
  ...{ id: row.id, name: row.brand?.name ?? row.id, portal: row.portal },
  markets: [...(row.markets ?? MARKET_IDS)],
  referralUrlIds: [...row.referralUrlIds],
});

/** Throws AppError for whoever is no partner. */
export function partnerRowOf(id: string, { config }: Pick<Deps, 'config'>): PartnerRow {
  const row = config.partners.rowById(id);
  if (row === undefined || !isPartner(row)) throw new AppError('route.notFound');
  return row;
}

export const endpointUrlsOf = ({ webhookEndpoints }: PartnerRow): string[] =>
  webhookEndpoints.map(({ url }) => url);
