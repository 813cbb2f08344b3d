import { AsyncLocalStorage } from 'node:async_hooks';
import type { Database } from '../sql/database.ts';
import { sql } from '../sql/sql.ts';

export const WAKE_CHANNEL = 'jobs';

/** Time for the transaction to commit; also, jobs added within it wake the workers once. */
const soonMs = 25;

/**
 * Tells the workers of all processes, soon after, that jobs wait. Best effort, because they also
 * poll; outside of the transaction, because a NOTIFY in it makes commits wait for each other.
 */
export function buildWakeWorkers(database: Pick<Database, 'run'>): () => void {
  const outsideTransaction = AsyncLocalStorage.snapshot();
  let _timer: NodeJS.Timeout | undefined;
  const notify = async (): Promise<void> => {
    _timer = undefined;
    await database.run(sql`select pg_notify(${WAKE_CHANNEL}, '')`).catch(() => undefined); // polling finds the jobs
  };
  return () => {
    _timer ??= setTimeout(() => outsideTransaction(notify), soonMs).unref();
  };
}
