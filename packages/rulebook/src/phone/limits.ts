/** Limits of codes, texts and links to a phone. */
export const PHONE_LIMITS = {
  /** Paid line-type lookups per person in 24 hours. */
  lineLookupsPerDay: 10,
  otpLifeMs: 600_000,
  /**
   * Wrong attempts that use up a code; a new one may be sent. The vendor's limit is the same.
   * docs/readings.md 62.
   */
  otpAttemptsPerCode: 5,
  /**
   * Wrong attempts per application and phone in otpAttemptWindowMs before it must wait. Has no
   * effect above otpAttemptsPerPhoneDay.
   */
  otpAttemptsPerDay: 10,
  /** Wrong attempts per application in total; then only photo ID is left. */
  otpAttemptsLifetime: 30,
  /** Wrong codes per phone in the same window, across applications. */
  otpAttemptsPerPhoneDay: 15,
  otpAttemptWindowMs: 24 * 3_600_000,
  /**
   * The same wrong code at this many applications within the window means that someone is trying it
   * across accounts.
   */
  sameCodeApplications: 5,
  sameCodeWindowMs: 24 * 3_600_000,
  otpResendMs: [30_000, 60_000, 120_000],
  otpFirstSendMs: 5_000,
  otpFirstSendTries: 5,
  otpSendsPerBurst: 3,
  otpBurstMs: 600_000,
  otpSendsPerDay: 10,
  phoneChangesPerDay: 3,
  phoneChangeWindowMs: 24 * 3_600_000,
  /**
   * Texts cost money: besides each phone's own limits they are limited by network, by block of
   * numbers and in total. docs/decisions/0046.
   */
  textsPerNetworkMinute: 10,
  textsPerNetworkDay: 60,
  textsPerPrefixMinute: 10,
  textsPerPrefixDay: 60,
  textsPerMinute: 60,
  textsPerHour: 600,
  textsPerDay: 5_000,
  /** Retry delay of a text that the breaker held back. */
  textsPausedRetryMs: 3_600_000,
  phoneLinkLifeMs: 300_000,
  /** The vendor takes guesses for fingerprints, so attempts are limited. */
  phoneLinkConfirmAttempts: 5,
} as const;
