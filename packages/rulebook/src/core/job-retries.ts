import { LIMITS } from './limits.ts';

const DELAYS_MS: readonly number[] = [...LIMITS.jobQuickRetriesMs, ...LIMITS.jobSlowRetriesMs];

/** How long a job waits after its so many tries have failed; the last delay repeats, because no job ends for good. docs/decisions/0042. */
export const retryDelayMs = (attempts: number): number =>
  DELAYS_MS[Math.min(Math.max(attempts, 1), DELAYS_MS.length) - 1] ?? LIMITS.jobSlowRetriesMs[0];
