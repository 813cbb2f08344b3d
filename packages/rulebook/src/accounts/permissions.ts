import type { Flags } from '../core/flags.ts';
import type { Decision } from '../reference/enumerations.ts';

export const PERMISSIONS = {
  DASHBOARD: {},
  RESTAURANT_SOLUTION: { flag: 'restaurantSolutionEnabled' },
} as const satisfies Record<string, { flag?: keyof Flags }>;

type PermissionType = keyof typeof PERMISSIONS;
export const PERMISSION_TYPES = [
  'DASHBOARD',
  'RESTAURANT_SOLUTION',
] as const satisfies readonly PermissionType[];

export function isPermissionOffered(type: PermissionType, flags: Flags): boolean {
  const row: { flag?: keyof Flags } = PERMISSIONS[type];
  return row.flag === undefined || flags[row.flag];
}

type Account = {
  decision: Decision;
  onboardedAt?: number | undefined;
  closedAt?: number | undefined;
};

/** True when approved or in review, and not closed. */
export const isConnectable = ({ decision, onboardedAt, closedAt }: Account): boolean =>
  onboardedAt !== undefined && decision !== 'DECLINED' && closedAt === undefined;
