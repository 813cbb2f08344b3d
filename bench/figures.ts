/** A measured number beside what was promised of it. */
export type Figure = { value: number; limit: number; met: boolean };

/** The figure of a number that may be at most `limit`. */
export const atMost = (value: number, limit: number): Figure => ({ value, limit, met: value <= limit });

/** The same of a number that must be at least `limit`. */
export const atLeast = (value: number, limit: number): Figure => ({ value, limit, met: value >= limit });

/** The value that `share` (0 to 1) of the numbers do not exceed; 0 of none. */
export function percentile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;
}

/** The middle one. */
export const median = (numbers: readonly number[]): number => percentile(numbers, 0.5);

/** Rounded to `places` decimals. */
export const rounded = (value: number, places = 2): number => Number(value.toFixed(places));
