import type { Flags } from '../core/flags.ts';
import type { Decision } from '../reference/enumerations.ts';

/** What single sign-on may be let into; each names the flag that its flow hangs on, where there is one. */
export const PERMISSIONS = {
  DASHBOARD: {},
  RESTAURANT_SOLUTION: { flag: 'restaurantSolutionEnabled' },
} as const satisfies Record<string, { flag?: keyof Flags }>;

type PermissionType = keyof typeof PERMISSIONS;
export const PERMISSION_TYPES = ['DASHBOARD', 'RESTAURANT_SOLUTION'] as const satisfies readonly PermissionType[];

/** True where that permission is asked for at all. */
export function isPermissionOffered(type: PermissionType, flags: Flags): boolean {
  const row: { flag?: keyof Flags } = PERMISSIONS[type];
  return row.flag === undefined || flags[row.flag];
}

/** True for an account that may be connected: one that is approved, or that waits for us. */
export const isConnectable = ({ decision, onboardedAt }: { decision: Decision; onboardedAt?: number | undefined }): boolean =>
  onboardedAt !== undefined && decision !== 'DECLINED';
