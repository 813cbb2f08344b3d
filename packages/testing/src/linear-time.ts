/** Repeated so often that one undisturbed run is among them. */
const RUNS = 5;
/** Added to both: what takes no time at all may vary as it likes. */
const NOISE_MS = 1;
const SMALL_CHARS = 5_000;
const TIMES = 10;

/** Between 10, which is linear, and 100, which is quadratic. */
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

/** How many times the steps ten times the text takes, `part` repeated to 5,000 and to 50,000 characters. The times themselves are the benches'. */
export function growthFactor(run: (text: string) => unknown, part: string): number {
  const textOf = (chars: number) => part.repeat(Math.ceil(chars / part.length));
  return (bestMs(run, textOf(SMALL_CHARS * TIMES)) + NOISE_MS) / (bestMs(run, textOf(SMALL_CHARS)) + NOISE_MS);
}
