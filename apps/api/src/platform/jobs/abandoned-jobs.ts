import { LIMITS } from '@signet/rulebook/core/limits';
import type { PgBoss } from 'pg-boss';
import { retriedWithinMs } from './lanes.ts';
import type { JobStore } from './store.ts';

type AbandonedJobs = {
  boss: Pick<PgBoss, 'supervise'>;
  jobs: Pick<JobStore, 'hasAbandoned'>;
  /** Wakes this process's workers after so long. */
  wakeIn: (ms: number) => void;
  log: { error(error: unknown, line: string): void };
};

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
  const look = async (): Promise<void> => {
    try {
      if (!(await jobs.hasAbandoned())) return;
      await boss.supervise();
      wakeIn(retriedWithinMs(0)); // of a job that was tried once
    } catch (error) {
      log.error(error, 'the look for abandoned jobs failed and is repeated');
    }
  };
  let looking: Promise<void> | undefined;
  const timer = setInterval(() => {
    looking ??= look().finally(() => {
      looking = undefined;
    });
  }, LIMITS.jobAbandonedLookMs);
  return async () => {
    clearInterval(timer);
    await looking;
  };
}
