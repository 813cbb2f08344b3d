/** Limits of the support view and exit tokens. */
export const SESSION_LIMITS = {
  /**
   * How long the link to a reviewer's support view may be opened; supportSessionMs is the length of
   * the view.
   */
  supportLinkMs: 5 * 60_000,
  /** Lifetime of a page's exit token; about as long as an idle session. docs/decisions/0090. */
  exitTokenMs: 2 * 3_600_000,
  supportSessionMs: 30 * 60_000,
} as const;
