import { LIMITS } from './limits.ts';

const DELAYS_MS: readonly number[] = [...LIMITS.jobQuickRetriesMs, ...LIMITS.jobSlowRetriesMs];

/**
 * Delay after that many failed attempts; the last delay repeats, because a job is never given up.
 * docs/decisions/0042.
 */
export const retryDelayMs = (attempts: number): number =>
  DELAYS_MS[Math.min(Math.max(attempts, 1), DELAYS_MS.length) - 1] ?? LIMITS.jobSlowRetriesMs[0];
