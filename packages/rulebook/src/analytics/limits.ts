/** Limits of error reports and the survey. */
export const ANALYTICS_LIMITS = {
  /** Reports per address, and distinct errors kept in total. */
  browserErrorsPerMinute: 20,
  browserErrorsKept: 2_000,
  browserErrorTtlMs: 30 * 24 * 3_600_000,
  surveyRestartMs: 1_500,
} as const;
