/** Limits of runs in the policy lab. */
export const POLICY_LIMITS = {
  /** The newest stored decisions, and as many generated ones. */
  decisionsPerRun: 10_000,
  decisionsAtOnce: 1_000,
  groupsShown: 50,
  examplesPerGroup: 5,
  sharedFactsShown: 3,
  runsListed: 20,
  /** A run that has not ended by then has been lost. */
  runLostMs: 10 * 60_000,
  /** How often what the rules have decided is compared with a candidate in shadow. */
  shadowEveryMs: 10 * 60_000,
  /** How long after a decision it is compared, so that none is still being written. */
  shadowLagMs: 60_000,
} as const;
