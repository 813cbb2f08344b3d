/** Limits of what insight tells. */
export const INSIGHT_LIMITS = {
  /** A smaller group is not told, because one of its people could be found in it. */
  leastGroup: 10,
  funnelWeeksMost: 52,
  levelsWeeksMost: 13,
  /** The share of promised days that we mean to keep. */
  keptGoal: 0.95,
  errorsShown: 3,
  /** How long after an hour its lines are counted, so that none is still being written. */
  countLagMs: 5 * 60_000,
  applicationsAtOnce: 5_000,
} as const;
