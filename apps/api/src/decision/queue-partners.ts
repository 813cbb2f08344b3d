import type { BodyOf } from '@signet/rulebook/endpoints';
import type { Portal } from '@signet/rulebook/reference/portals';
import type { Partners } from '../platform/config/partners.ts';
import type { QueueFilters } from './review-queue-store.ts';

/** What staff may narrow the queue to. */
export type AskedFilters = BodyOf<'takeNextReview'>;

/** A referral of a portal, as the queue’s rows name it. */
const referralKey = (portal: Portal, referralUrlId: string): string => `${portal}/${referralUrlId}`;

/** The filters of the queue’s table, where a partner is the referrals that lead or have led to it. */
export function storedFilters(
  { partner, ...filters }: AskedFilters,
  partners: Partners,
): QueueFilters {
  if (partner === undefined) return filters;
  const own = partners.referralsOf(partner);
  return {
    ...filters,
    referrals: own?.referralUrlIds.map((id) => referralKey(own.portal, id)) ?? [],
  };
}

/** The partners of these referrals by name, each once. */
export function partnersOf(
  referrals: readonly { portal: Portal; referralUrlId: string }[],
  partners: Partners,
): { id: string; name: string }[] {
  const names = new Map(
    referrals.flatMap((referral) => {
      const id = partners.partnerIdOf(referral);
      return id === undefined ? [] : [[id, partners.brandOf(referral).name] as const];
    }),
  );
  return [...names]
    .map(([id, name]) => ({ id, name }))
    .toSorted((one, other) => one.name.localeCompare(other.name));
}
