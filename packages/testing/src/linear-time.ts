/** Repetitions where a first measurement looks bad: enough for one of them to be undisturbed. */
const RUNS = 3;
/** Added to both times, so that noise in tiny durations does not matter. */
const NOISE_MS = 1;
const SMALL_CHARS = 5_000;
const TIMES = 10;

/** Between 10 (linear) and 100 (quadratic). */
export const LINEAR_GROWTH_MAX = 40;
/** Growths with the factor that each may cost: between linear and quadratic, as above. */
export const GROWTHS: readonly (readonly [times: number, maxFactor: number])[] = [
  [TIMES, LINEAR_GROWTH_MAX],
  [100, 400],
];

/**
 * Time that this thread computed: on a busy machine the clock on the wall counts other programs
 * too.
 */
function computedMs(run: (text: string) => unknown, text: string): number {
  const before = process.threadCpuUsage();
  run(text);
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1_000;
}

const bestMs = (run: (text: string) => unknown, text: string, runs: number): number =>
  Math.min(...Array.from({ length: runs }, () => computedMs(run, text)));

/** `part` repeated to at least that many characters. */
export const textOfChars = (part: string, chars: number): string =>
  part.repeat(Math.ceil(chars / part.length));

/**
 * Time ratio for that many times the text: `part` repeated to 5,000 characters and more. Absolute
 * times are left to the benchmarks.
 */
export function growthFactor(run: (text: string) => unknown, part: string, times = TIMES): number {
  const [more, less] = [textOfChars(part, SMALL_CHARS * times), textOfChars(part, SMALL_CHARS)];
  const factor = (runs: number): number =>
    (bestMs(run, more, runs) + NOISE_MS) / (bestMs(run, less, runs) + NOISE_MS);
  const first = factor(1);
  return first < LINEAR_GROWTH_MAX ? first : factor(RUNS);
}
