const minute = 60_000;

/** Sessions of a partner's people. docs/decisions/0302. */
export const CONSOLE_LIMITS = {
  /**
   * The company's provider is asked again this often, by a redirect that its own session answers:
   * whoever has left the company is out within the hour.
   */
  consoleSessionMs: 60 * minute,
  consoleIdleMs: 30 * minute,
  /** How old the sign-in at the provider may be. */
  consoleAuthenticationMs: 12 * 60 * minute,
  consoleSessionsPerPerson: 3,
} as const;
