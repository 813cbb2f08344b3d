import type { Permission } from '../staff/permissions.ts';

/**
 * What facts a run is about: stored ones, made-up ones, made-up ones with a source away, or those of
 * each decision from now on, until somebody ends it.
 */
export const POLICY_SETS = ['stored', 'generated', 'outages', 'live'] as const;
export type PolicySet = (typeof POLICY_SETS)[number];

/** Who may begin and end a run. */
export const POLICY_SET_RIGHTS = {
  stored: 'policy.run',
  generated: 'policy.run',
  outages: 'policy.run',
  live: 'policy.shadow',
} as const satisfies Readonly<Record<PolicySet, Permission>>;
