import { keysOf } from '../core/keys-of.ts';
import type { StaffRole } from '../staff/permissions.ts';

/** What a number or a birth date may be shown for, and to whom. docs/decisions/0229. */
const REVEALS = {
  compareDocument: ['reviewer', 'senior'],
  lookUpAtSource: ['reviewer', 'senior'],
  authorityRequest: ['senior'],
} as const satisfies Readonly<Record<string, readonly StaffRole[]>>;

export type RevealReason = keyof typeof REVEALS;
export const REVEAL_REASONS = keysOf(REVEALS);

const has = (roles: readonly StaffRole[], some: readonly StaffRole[]): boolean =>
  some.some((role) => roles.includes(role));

export const mayRevealFor = (reason: RevealReason, roles: readonly StaffRole[]): boolean =>
  has(roles, REVEALS[reason]);

/** Seniors answer for what they show; everybody else needs the claim. */
export const needsClaimToReveal = (roles: readonly StaffRole[]): boolean => !has(roles, ['senior']);

/** How long a shown value stays in sight. */
export const REVEAL_LIMITS = { shownMs: 30_000 } as const;
