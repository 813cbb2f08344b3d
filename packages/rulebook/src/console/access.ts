import { keysOf } from '../core/keys-of.ts';
import type { PartnerScope } from '../partners/partner-access.ts';

/** What somebody of a partner's company is there to do at the console. docs/decisions/0302. */
export const CONSOLE_ROLES = ['administrator', 'developer', 'support'] as const;
export type ConsoleRole = (typeof CONSOLE_ROLES)[number];

export const isConsoleRole = (text: string): text is ConsoleRole =>
  CONSOLE_ROLES.some((role) => role === text);

/**
 * Who holds each scope. The first are those of the partner's keys, with the same readings; the others
 * are of people only, because no key may make another. docs/decisions/0321.
 */
const HOLDERS = {
  'applications:read': CONSOLE_ROLES,
  'events:read': CONSOLE_ROLES,
  'events:write': ['administrator', 'developer'],
  'keys:read': ['administrator', 'developer'],
  'keys:write': ['administrator'],
  'endpoints:read': ['administrator', 'developer'],
  'endpoints:write': ['administrator', 'developer'],
  'look:read': ['administrator', 'developer'],
  'look:write': ['administrator'],
  'domains:write': ['administrator', 'developer'],
} as const satisfies Partial<Record<PartnerScope, readonly ConsoleRole[]>> &
  Readonly<Record<string, readonly ConsoleRole[]>>;

export type ConsoleScope = keyof typeof HOLDERS;

/** In the order in which they are shown. */
export const CONSOLE_SCOPES = keysOf(HOLDERS);

export const consoleScopesOf = (roles: readonly ConsoleRole[]): ConsoleScope[] =>
  CONSOLE_SCOPES.filter((scope) =>
    HOLDERS[scope].some((role: ConsoleRole) => roles.includes(role)),
  );

/** Why somebody whom a company vouches for may not enter; part of the page's address. */
export const CONSOLE_REFUSALS = ['noGroup', 'noMfa', 'otherCompany', 'authTimeOld'] as const;
export type ConsoleRefusal = (typeof CONSOLE_REFUSALS)[number];
