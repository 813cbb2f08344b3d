/** Limits of decisions and reviews. */
export const DECISION_LIMITS = {
  leaveAfterMs: 20_000,
  internalErrorAttempts: 3,
  recentDeclineMs: 30 * 24 * 3_600_000,
  /** How long after a refusal two people may take it back. */
  reopenWithinMs: 30 * 24 * 3_600_000,
  /** A check that runs longer enters the review queue. */
  checkStuckMs: 600_000,
  reviewLeaseMs: 15 * 60_000,
  /** Delay of the mail about a code's step: most people have entered the code by then. */
  receivedMailMs: 15 * 60_000,
  /** Requests of one applicant for a review by a person. */
  reviewRequestsPerDay: 3,
  changeLineMaxChars: 140,
  reviewMessageMaxChars: 2_000,
  reviewContactMaxChars: 100,
  noteMaxChars: 2_000,
  mentionsPerNote: 10,
  savedViewsPerPerson: 12,
  viewNameMaxChars: 40,
  /** Other applications that are shown beside one. */
  duplicatesShown: 3,
} as const;
