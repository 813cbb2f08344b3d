/** Enough repetitions for one of them to be undisturbed. */
const RUNS = 5;
/** Added to both times, so that noise in tiny durations does not matter. */
const NOISE_MS = 1;
const SMALL_CHARS = 5_000;
const TIMES = 10;

/** Between 10 (linear) and 100 (quadratic). */
export const LINEAR_GROWTH_MAX = 40;

function bestMs(run: (text: string) => unknown, text: string): number {
  let best = Number.POSITIVE_INFINITY;
  for (let nth = 0; nth < RUNS; nth += 1) {
    const startedAt = performance.now();
    run(text);
    best = Math.min(best, performance.now() - startedAt);
  }
  return best;
}

/** Time ratio for ten times the text: `part` repeated to 5,000 and to 50,000 characters. Absolute times are left to the benchmarks. */
export function growthFactor(run: (text: string) => unknown, part: string): number {
  const textOf = (chars: number) => part.repeat(Math.ceil(chars / part.length));
  return (bestMs(run, textOf(SMALL_CHARS * TIMES)) + NOISE_MS) / (bestMs(run, textOf(SMALL_CHARS)) + NOISE_MS);
}
