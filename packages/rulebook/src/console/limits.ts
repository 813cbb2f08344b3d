const minute = 60_000;

/** Sessions of a partner's people. docs/decisions/0302. */
export const CONSOLE_LIMITS = {
  consoleIdleMs: 30 * minute,
  /** How old the sign-in at the provider may be. */
  consoleAuthenticationMs: 12 * 60 * minute,
  consoleSessionsPerPerson: 3,
} as const;
