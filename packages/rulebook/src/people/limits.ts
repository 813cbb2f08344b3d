/** Limits of owners and their links. docs/readings.md 80 and 81. */
export const PEOPLE_LIMITS = {
  ownerThresholdPercent: 25,
  ownershipWarnBelowPercent: 50,
  ownershipMaxPercent: 100,
  ownersOverThresholdMax: 4,
  ownersMax: 10,
  /**
   * Companies and trusts in the list, and how many may stand between a person and the business.
   * docs/readings.md 259.
   */
  ownerCompaniesMax: 10,
  companyLevelsMax: 3,
  /** Smallest share that can be said, in percent. */
  companyShareMin: 0.01,
  /** How long another owner may take to confirm their identity before manual review. */
  ownerAnswerMs: 14 * 24 * 3_600_000,
  /**
   * When reminders to an owner go out by themselves, after the first mail was accepted for
   * delivery. docs/readings.md 256.
   */
  ownerReminderMs: [3 * 24 * 3_600_000, 7 * 24 * 3_600_000, 12 * 24 * 3_600_000],
  /** Resends of an owner's link in invitationWindowMs, besides the first. docs/decisions/0063. */
  invitationResendsPerDay: 3,
  invitationWindowMs: 24 * 3_600_000,
  /**
   * Links per day for all owners of one application, even if owners are removed and added again.
   */
  invitationsPerApplicationDay: 20,
  /** How long the page of an opened link waits for its reader to sign in. */
  invitationSessionMs: 30 * 60_000,
} as const;
