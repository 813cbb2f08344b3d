import { LIMITS } from '@signet/rulebook/core/limits';
import type { PgBoss } from 'pg-boss';
import type { JobStore } from './store.ts';

const batch = 50;

type Relay = { wake(): void; drain(): Promise<void>; close(): Promise<void> };

/**
 * Hands due rows of `jobs` to pg-boss in the transaction that marks them: woken by NOTIFY, else
 * every LIMITS.jobRelayMs. pg-boss reads the database's clock, not the product's, so it never holds
 * a delay longer than a retry. docs/readings.md 128.
 */
export function startRelay({
  boss,
  jobs: jobStore,
  kinds,
  onError,
}: {
  boss: PgBoss;
  jobs: JobStore;
  kinds: readonly string[];
  onError: (error: unknown) => void;
}): Relay {
  let last: Promise<void> = Promise.resolve();
  let waiting = false;

  const handAll = async (): Promise<void> => {
    waiting = false;
    let handed = batch;
    while (handed === batch) {
      handed = await jobStore.dispatchDue(kinds, batch, async (rows, db) => {
        for (const kind of new Set(rows.map((row) => row.kind))) {
          const jobs = rows
            .filter((row) => row.kind === kind)
            .map(({ id }) => ({ data: { jobId: id }, singletonKey: id }));
          await boss.insert(kind, jobs, { db: db.boss });
        }
      });
    }
  };
  // One at a time; a call during a run queues the next run.
  const drain = (): Promise<void> => {
    const turn = last.then(handAll);
    last = turn.catch(() => undefined);
    return turn;
  };
  const wake = (): void => {
    if (waiting) return;
    waiting = true;
    drain().catch(onError);
  };
  const timer = setInterval(wake, LIMITS.jobRelayMs);
  return {
    wake,
    drain,
    close: async () => {
      clearInterval(timer);
      await last;
    },
  };
}
