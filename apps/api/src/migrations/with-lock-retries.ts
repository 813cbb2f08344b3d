import { setTimeout as sleep } from 'node:timers/promises';
import { LIMITS } from '@signet/rulebook/core/limits';
import { hasCode } from '../platform/describe-error.ts';

const LOCK_NOT_AVAILABLE = '55P03';

/**
 * Runs a schema change again that gave up on a lock. While it waits, everything else that uses the
 * table waits behind it, so it waits briefly and often. docs/decisions/0231.
 */
export async function withLockRetries<Result>(
  change: () => Promise<Result>,
  pauseMs: number = LIMITS.schemaLockPauseMs,
): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await change();
    } catch (error) {
      if (!hasCode(error, LOCK_NOT_AVAILABLE) || tries === LIMITS.schemaLockTries) throw error;
      await sleep(pauseMs * (0.5 + Math.random()));
    }
  }
}
