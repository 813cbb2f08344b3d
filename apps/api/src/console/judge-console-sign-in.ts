import {
  CONSOLE_ROLES,
  type ConsoleRefusal,
  type ConsoleRole,
} from '@signet/rulebook/console/access';
import { CONSOLE_LIMITS } from '@signet/rulebook/console/limits';
import { isMfaProven } from '../staff/judge-sign-in.ts';
import type { StaffClaims } from '../staff/port.ts';
import type { ConsoleRules } from './console-access.ts';

/**
 * The roles of somebody at the console, or why there are none. A provider may serve many companies,
 * whose groups may have the same names, so the verified address must be of this one.
 */
export function judgeConsoleSignIn(
  claims: StaffClaims,
  rules: ConsoleRules,
): { roles: readonly ConsoleRole[] } | { refused: ConsoleRefusal } {
  const domain = claims.email?.split('@').at(-1)?.toLowerCase();
  const isOfCompany =
    claims.isEmailVerified && domain !== undefined && rules.emailDomains.includes(domain);
  if (!isOfCompany) return { refused: 'otherCompany' };
  const held = claims.groups.flatMap((group) =>
    Object.hasOwn(rules.groups, group) ? (rules.groups[group] ?? []) : [],
  );
  const roles = CONSOLE_ROLES.filter((role) => held.includes(role));
  if (roles.length === 0) return { refused: 'noGroup' };
  if (!isMfaProven(claims, rules)) return { refused: 'noMfa' };
  if (claims.authenticatedAgoMs > CONSOLE_LIMITS.consoleAuthenticationMs)
    return { refused: 'authTimeOld' };
  return { roles };
}
