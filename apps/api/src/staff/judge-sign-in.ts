import { STAFF_LIMITS } from '@signet/rulebook/staff/limits';
import { rolesHeld, type StaffRole } from '@signet/rulebook/staff/permissions';
import type { StaffClaims } from './port.ts';

/** Why somebody whom the provider vouches for may not enter the desk; part of the page's address. */
export type StaffRefusal = 'noGroup' | 'noMfa' | 'authTimeOld';

export type StaffRules = {
  /** Roles by the provider's groups. */
  groups: Readonly<Record<string, StaffRole>>;
  /** Proofs by more than a password, as the provider names them; one of either is enough. */
  acrs: readonly string[];
  amrs: readonly string[];
};

/** Whether more than a password was proven. */
export const isMfaProven = (
  { acr, amr }: Pick<StaffClaims, 'acr' | 'amr'>,
  { acrs, amrs }: Pick<StaffRules, 'acrs' | 'amrs'>,
): boolean =>
  (acr !== undefined && acrs.includes(acr)) || amr.some((method) => amrs.includes(method));

/** The roles of somebody at the desk, or why there are none. docs/decisions/0222. */
export function judgeSignIn(
  claims: StaffClaims,
  rules: StaffRules,
): { roles: readonly StaffRole[] } | { refused: StaffRefusal } {
  const roles = rolesHeld(claims.groups.flatMap((group) => rules.groups[group] ?? []));
  if (roles.length === 0) return { refused: 'noGroup' };
  if (!isMfaProven(claims, rules)) return { refused: 'noMfa' };
  if (claims.authenticatedAgoMs > STAFF_LIMITS.authenticationMaxMs)
    return { refused: 'authTimeOld' };
  return { roles };
}
