/** Parallel calls may commit in another order than their times: the next minute counts too. */
export const TOGETHER_MS = 60_000;

export const DAY_MS = 24 * 3_600_000;

/** Those of the times that lie within the window up to now, the first first. Ignores times in the future, so that a clock set back locks nobody out. */
export const withinWindow = (times: readonly number[], windowMs: number, now: number): number[] =>
  times.filter((time) => time > now - windowMs && time <= now + TOGETHER_MS).sort((one, other) => one - other);
