/** Limits of bank accounts, test deposits, void checks and the vendors’ webhooks. */
export const BANK_LIMITS = {
  /** Size of the document or photo; base64 adds a third. */
  voidCheckMaxBytes: 5 * 1024 * 1024,
  /**
   * Payouts to a new account wait this long after another one was in use, so that a change by a
   * stranger is noticed in time.
   */
  payoutHoldMs: 24 * 3_600_000,
  /** A reviewer who can't read one may ask for another. */
  voidChecksPerAccount: 3,
  /** How often what stands on one may be compared: a fourth guess tells more than a look. */
  comparisonsPerCheck: 3,
  voidCheckMaxPages: 5,
  /** Five times what a phone's best camera takes would be a bomb. */
  voidCheckMaxPixels: 100_000_000,
  /** Longest edge of the picture that a reviewer sees. */
  voidCheckEdgePx: 2_000,
  webhookClockSkewMs: 60_000,
  /**
   * Anyone can name a key id in a webhook, and each unknown one costs a call to the vendor: limits
   * per network and for all.
   */
  webhookKeyLookupsPerMinute: 10,
  webhookKeyLookupsPerMinuteInAll: 100,
  webhookKeysKept: 20,
  webhookUnknownKeysKept: 1_000,
  webhookKeyTtlMs: 3_600_000,
  /** When an event about an unknown bank link is looked up again. */
  bankNewsLooksMs: [30_000, 300_000, 3_600_000],
  /** Banks named on the page that links one: two rows of three on a wide screen. */
  linkableBanksShown: 6,
  /** How long the vendor's list of banks is kept; one of a failed call is asked for again sooner. */
  linkableBanksTtlMs: 6 * 3_600_000,
  linkableBanksRetryMs: 5 * 60_000,
  /** Six of them are loaded with the page; a logo of the vendor's size is a few kilobytes. */
  bankLogoMaxChars: 16_384,
  bankMatchMinScore: 70,
  bankReminderMs: [3 * 24 * 3_600_000, 7 * 24 * 3_600_000],
  testDepositTries: 3,
  testDepositSends: 2,
  /** How long the amounts may be entered, from the day they were sent. */
  testDepositEntryDays: 14,
  /** How long one check of amounts at the vendor blocks others. */
  testDepositCheckMs: 30_000,
} as const;
