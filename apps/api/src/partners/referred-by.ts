import { DEFAULT_PORTAL } from '@signet/rulebook/reference/portals';
import type { Deps } from '../deps.ts';
import type { Referred } from './applicant-store.ts';

/** The referrals of the caller's partner; none when its row was removed. */
export const referredBy = (partnerId: string, { config }: Pick<Deps, 'config'>): Referred =>
  config.partners.referralsOf(partnerId) ?? { portal: DEFAULT_PORTAL, referralUrlIds: [] };
