/** Each bucket is a quarter longer than the one before, so that counts of them can be added up. */
const GROWTH = 1.25;
const shortestMs = 1_000;

/** The bucket of a duration; counts of buckets give medians without a duration being kept. */
export const timeBucket = (ms: number): number =>
  Math.max(0, Math.round(Math.log(Math.max(ms, shortestMs) / shortestMs) / Math.log(GROWTH)));

const secondsOf = (bucket: number): number => Math.round(GROWTH ** bucket * (shortestMs / 1_000));

/** The duration in seconds that this share of them is at most, exact to an eighth. */
export function quantileSeconds(
  buckets: readonly { bucket: number; count: number }[],
  share: number,
): number | undefined {
  const total = buckets.reduce((sum, { count }) => sum + count, 0);
  let passed = 0;
  for (const { bucket, count } of [...buckets].sort((a, b) => a.bucket - b.bucket)) {
    passed += count;
    if (passed >= total * share) return secondsOf(bucket);
  }
  return undefined;
}
