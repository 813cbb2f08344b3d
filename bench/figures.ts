export type Figure = { value: number; limit: number; met: boolean };

export const atMost = (value: number, limit: number): Figure => ({
  value,
  limit,
  met: value <= limit,
});

export const atLeast = (value: number, limit: number): Figure => ({
  value,
  limit,
  met: value >= limit,
});

/** The value that `share` (0 to 1) of the numbers do not exceed; 0 for an empty list. */
export function percentile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;
}

export const median = (numbers: readonly number[]): number => percentile(numbers, 0.5);

export const rounded = (value: number, places = 2): number => Number(value.toFixed(places));
