import { LIMITS } from '@signet/rulebook/core/limits';
import type { PgBoss } from 'pg-boss';
import { LANE_OPTIONS } from './lanes.ts';
import type { JobStore } from './store.ts';

type AbandonedJobs = {
  boss: Pick<PgBoss, 'supervise'>;
  jobs: Pick<JobStore, 'hasAbandoned'>;
  /** Wakes this process's workers after so long. */
  wakeIn: (ms: number) => void;
  log: { error(error: unknown, line: string): void };
};

/** A first retry waits for up to twice the delay. */
const firstRetryMs = 2_000 * LANE_OPTIONS.retryDelay;

/**
 * Looks for jobs that a killed worker left, every LIMITS.jobAbandonedLookMs: a pass of pg-boss is
 * seven statements and this look is one, so a pass is made only when it will find something.
 * docs/decisions/0207. Returns how to stop, which waits for the look under way.
 */
export function watchAbandonedJobs({
  boss,
  jobs,
  wakeIn,
  log,
}: AbandonedJobs): () => Promise<void> {
  let looking = Promise.resolve();
  const look = async (): Promise<void> => {
    try {
      if (!(await jobs.hasAbandoned())) return;
      await boss.supervise();
      wakeIn(firstRetryMs);
    } catch (error) {
      log.error(error, 'the look for abandoned jobs failed and is repeated');
    }
  };
  let isLooking = false;
  const timer = setInterval(() => {
    if (isLooking) return;
    isLooking = true;
    looking = look().finally(() => {
      isLooking = false;
    });
  }, LIMITS.jobAbandonedLookMs);
  return async () => {
    clearInterval(timer);
    await looking;
  };
}
