import type { BodyOf } from '@signet/rulebook/endpoints';
import type { Portal } from '@signet/rulebook/reference/portals';
import type { Partners } from '../platform/config/partners.ts';
import type { QueueFilters } from './review-queue-store.ts';

/** What staff may narrow the queue to. */
export type AskedFilters = BodyOf<'takeNextReview'>;

/** A referral of a portal, as the queue’s rows name it. */
const referralKey = (portal: Portal, referralUrlId: string): string => `${portal}/${referralUrlId}`;

/** Every referral that leads or has led to the partner. */
function keysOf(partner: string, partners: Partners): string[] {
  const own = partners.referralsOf(partner);
  return own?.referralUrlIds.map((id) => referralKey(own.portal, id)) ?? [];
}

/** The referrals of all partners. */
export const partnerReferrals = (partners: Partners): string[] =>
  partners.rows().flatMap(({ id }) => keysOf(id, partners));

/** The filters of the queue’s table, where a partner is the referrals that lead or have led to it. */
export const storedFilters = (
  { partner, ...filters }: AskedFilters,
  partners: Partners,
): QueueFilters =>
  partner === undefined ? filters : { ...filters, referrals: keysOf(partner, partners) };

/** The partners of these referrals by name, each once. */
export function partnersOf(
  referrals: readonly string[],
  partners: Partners,
): { id: string; name: string }[] {
  const found = new Set(referrals);
  return partners
    .rows()
    .flatMap(({ id }) => {
      const own = partners.referralsOf(id);
      const referralUrlId = own?.referralUrlIds.find((one) =>
        found.has(referralKey(own.portal, one)),
      );
      return own === undefined || referralUrlId === undefined
        ? []
        : [{ id, name: partners.brandOf({ portal: own.portal, referralUrlId }).name }];
    })
    .toSorted((one, other) => one.name.localeCompare(other.name));
}
