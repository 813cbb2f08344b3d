import { setTimeout as pause } from 'node:timers/promises';
import { retryDelayMs } from '@signet/rulebook/core/job-retries';
import { LIMITS } from '@signet/rulebook/core/limits';
import { PgBoss } from 'pg-boss';
import type { Clock } from '../clock.ts';
import { ProviderDown } from '../provider-down.ts';
import type { Database } from '../sql/database.ts';
import {
  HOUSEKEEPING_JOB,
  type HousekeepingLog,
  type HousekeepingStore,
  runHousekeeping,
  scheduleHousekeeping,
} from './housekeeping.ts';
import type { Job } from './job.ts';
import { startRelay } from './relay.ts';
import type { JobStore } from './store.ts';

/** Handlers may run again after a crash, so their effects must be bound to a round or a row. */
export type JobKinds = Readonly<Record<string, (job: Job) => Promise<void>>>;

export type Queue = {
  ready(): Promise<void>;
  /**
   * Dispatches everything due by the product's clock and waits until it has run once, at most
   * LIMITS.jobRunDueMs.
   */
  runDue(): Promise<void>;
  close(): Promise<void>;
};

type QueueStore = HousekeepingStore & {
  jobs: JobStore;
  recover(): Promise<void>;
};

type QueueOptions = {
  database: Database;
  store: QueueStore;
  clock: Clock;
  kinds: JobKinds;
  log: HousekeepingLog;
};

const DEAD_LETTER = 'dead-letter';
/**
 * The dead-letter queue of the previous release, drained in case it still holds jobs. Can be
 * removed on 2026-12-31.
 */
const FORMER_DEAD_LETTER = 'given-up';
const schema = 'pgboss';
const concurrency = 4;
/** Jobs one worker takes at once: most of a job's time is spent waiting for a vendor. */
const batchSize = 8;
const stopMs = 5_000;
/** Longer than the longest pause between two pg-boss retries. */
const forgottenMs = 600_000;
const checkMs = 10;
/** How long the queue keeps a finished job, which our own table has already dropped. */
const finishedSeconds = 600;
/** In seconds. NOTIFY wakes the workers; polling covers a missed one. */
const polling = { pollingIntervalSeconds: 2, notifyPollingIntervalSeconds: 2 } as const;

/**
 * Runs the jobs of `kinds` on either database: our table records what must happen, pg-boss runs and
 * retries it. docs/readings.md 128.
 */
export async function startQueue({
  database,
  store,
  clock,
  kinds,
  log,
}: QueueOptions): Promise<Queue> {
  const handlers: JobKinds = {
    ...kinds,
    [HOUSEKEEPING_JOB]: async () => {
      await requeueForgotten(boss, store, clock);
      await runHousekeeping(store, clock, log);
    },
  };
  const names = Object.keys(handlers);
  const running = new Set<string>();
  // Listens first, so that a process that counts workers sees this one.
  let wake: () => void = () => undefined;
  const listening = await database.listen('jobs', () => wake());

  const boss = new PgBoss({
    ...database.queue,
    schema,
    schedule: false,
    useListenNotify: true,
    superviseIntervalSeconds: LIMITS.jobHeartbeatSeconds,
    monitorIntervalSeconds: LIMITS.jobHeartbeatSeconds,
    maintenanceIntervalSeconds: finishedSeconds, // pg-boss would delete finished jobs only once a day
    reindex: false,
    monitorVacuum: false,
  });
  boss.on('error', (error) => log.error(error, 'the job queue reported a fault'));
  await boss.start();
  await createQueues(boss, names);
  if (await database.worksAlone()) await takeOver(boss, store, names);

  const postpone = (id: string, attempts: number, error: unknown): Promise<void> =>
    store.jobs.postpone(id, {
      dueAt: clock.now() + retryDelayMs(attempts),
      error: errorName(error),
    });
  const run = async (id: string): Promise<void> => {
    running.add(id);
    try {
      const job = await store.jobs.begin(id);
      if (job === undefined) return;
      try {
        await handlers[job.kind]?.(job);
      } catch (error) {
        log.error(
          error,
          `job ${id} failed at try ${job.attempts} and is tried again in ${retryDelayMs(job.attempts) / 1_000} s`,
        );
        return await postpone(id, job.attempts, error);
      }
      await store.jobs.done(id);
    } finally {
      running.delete(id);
    }
  };
  const relay = startRelay({
    boss,
    jobs: store.jobs,
    kinds: names,
    onError: (error) => log.error(error, 'due jobs could not be handed out'),
  });
  wake = relay.wake;
  for (const name of names) {
    for (let worker = 0; worker < concurrency; worker++) await workOn(boss, name, run);
  }
  const former = await boss.getQueue(FORMER_DEAD_LETTER);
  for (const queue of [DEAD_LETTER, ...(former === null ? [] : [FORMER_DEAD_LETTER])]) {
    await boss.work<{ jobId: string }>(queue, polling, async ([job]) => {
      if (job !== undefined) await postpone(job.data.jobId, LIMITS.jobRetries + 1, undefined);
    });
  }
  await scheduleHousekeeping(store, clock);
  relay.wake();

  let closed = false;
  const runDue = async (): Promise<void> => {
    if (closed) return;
    const limit = performance.now() + LIMITS.jobRunDueMs;
    do {
      await relay.drain();
      if ((await store.jobs.countDue(names)) === 0 && running.size === 0) return;
      await pause(checkMs);
    } while (performance.now() < limit);
  };
  clock.onMoved(runDue);

  return {
    ready: async () => {
      await database.ping();
      await boss.getQueue(DEAD_LETTER);
    },
    runDue,
    close: async () => {
      closed = true;
      await listening.close();
      await relay.close();
      await boss.stop({ graceful: true, timeout: stopMs });
    },
  };
}

async function workOn(
  boss: PgBoss,
  name: string,
  run: (id: string) => Promise<void>,
): Promise<void> {
  const options = { batchSize, ...polling } as const;
  const worker = { id: '' };
  worker.id = await boss.work<{ jobId: string }, void, typeof options>(
    name,
    options,
    async (jobs) => {
      // A run throws only when the database is unreachable; pg-boss then redelivers the whole
      // batch, and finished jobs do not start again.
      const runs = await Promise.allSettled(jobs.map(({ data }) => run(data.jobId)));
      boss.notifyWorker(worker.id);
      await Promise.all(
        runs.map((one) => (one.status === 'rejected' ? Promise.reject(one.reason) : undefined)),
      );
    },
  );
}

/**
 * Warms pg-boss's queue cache: otherwise inserting jobs inside a transaction deadlocks on PGlite.
 */
async function createQueues(boss: PgBoss, names: readonly string[]): Promise<void> {
  const base = {
    expireInSeconds: LIMITS.jobExpireSeconds,
    heartbeatSeconds: LIMITS.jobHeartbeatSeconds,
    notify: true,
    deleteAfterSeconds: finishedSeconds,
  };
  await boss.createQueue(DEAD_LETTER, { ...base, policy: 'short', retryLimit: LIMITS.jobRetries });
  for (const name of names) {
    await boss.createQueue(name, {
      ...base,
      policy: 'short',
      retryLimit: LIMITS.jobRetries,
      retryDelay: 1,
      retryBackoff: true,
      retryDelayMax: 60,
      deadLetter: DEAD_LETTER,
    });
  }
  for (const name of [DEAD_LETTER, ...names]) await boss.findJobs(name, { key: 'none' });
}

/** The error's name for staff, not its message, which may contain what people typed. */
const errorName = (error: unknown): string =>
  error instanceof ProviderDown
    ? error.message
    : error instanceof Error
      ? error.name
      : 'the worker was lost';

/** Requeues rows that were handed to pg-boss but that it no longer knows. */
async function requeueForgotten(boss: PgBoss, store: QueueStore, clock: Clock): Promise<void> {
  const forgotten: string[] = [];
  for (const { id, kind } of await store.jobs.dispatchedBefore(clock.now() - forgottenMs)) {
    const known = await boss.findJobs(kind, { key: id });
    if (!known.some(({ state }) => state === 'created' || state === 'retry' || state === 'active'))
      forgotten.push(id);
  }
  if (forgotten.length > 0) await store.jobs.requeue(forgotten);
}

/**
 * With no other worker alive, requeues the jobs of dead workers at once instead of after their
 * expiry.
 */
async function takeOver(boss: PgBoss, store: QueueStore, names: readonly string[]): Promise<void> {
  for (const name of names) await boss.deleteAllJobs(name);
  await store.jobs.requeue();
  await store.recover();
}
