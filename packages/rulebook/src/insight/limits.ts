/** Limits of what insight tells. */
export const INSIGHT_LIMITS = {
  /** A smaller group is not told, because one of its people could be found in it. */
  leastGroup: 10,
  funnelWeeksMost: 52,
  levelsWeeksMost: 13,
  levelsDaysMost: 7,
  /** The share of promised days that we mean to keep. */
  keptGoal: 0.95,
  errorsShown: 3,
  questionsShown: 20,
  /** How long after an hour its lines are counted, so that none is still being written. */
  countLagMs: 5 * 60_000,
  applicationsAtOnce: 5_000,
  sourcesDaysMost: 7,
  /** Calls to vendors are summed up over so long. */
  sourceSlotMs: 10 * 60_000,
  /** How often a process adds what it has called to those sums. */
  callsAddedMs: 15_000,
  /** A vendor fails once more of its calls than this have no answer, as the alert has it. */
  sourceFailingShare: 0.2,
  /** A vendor is slow once one call in twenty takes longer, as the alert has it. */
  sourceSlowMs: 8_000,
} as const;
