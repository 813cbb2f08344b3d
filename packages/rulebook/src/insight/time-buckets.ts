/** Each bucket is a quarter longer than the one before, so that counts of them can be added up. */
const GROWTH = 1.25;
const secondMs = 1_000;

/**
 * The bucket of a duration, 0 for one of a second; all that are shorter than `leastMs` share one.
 * Counts of buckets give medians without a duration being kept.
 */
export const timeBucket = (ms: number, leastMs = secondMs): number =>
  Math.round(Math.log(Math.max(ms, leastMs) / secondMs) / Math.log(GROWTH));

type BucketCount = { bucket: number; count: number };

/** The duration in ms that this share of them is at most, exact to an eighth. */
export function quantileMs(buckets: readonly BucketCount[], share: number): number | undefined {
  const total = buckets.reduce((sum, { count }) => sum + count, 0);
  let passed = 0;
  for (const { bucket, count } of [...buckets].sort((a, b) => a.bucket - b.bucket)) {
    passed += count;
    if (passed >= total * share) return Math.round(GROWTH ** bucket * secondMs);
  }
  return undefined;
}

/** The same in whole seconds. */
export function quantileSeconds(
  buckets: readonly BucketCount[],
  share: number,
): number | undefined {
  const ms = quantileMs(buckets, share);
  return ms === undefined ? undefined : Math.round(ms / secondMs);
}
