import { setTimeout as pause } from 'node:timers/promises';
import { LIMITS } from '@signet/rulebook/core/limits';
import { type JobWithMetadata, PgBoss } from 'pg-boss';
import type { Clock } from '../clock.ts';
import { ProviderDown } from '../provider-down.ts';
import type { Announcements } from '../sql/announcements.ts';
import type { Database } from '../sql/database.ts';
import { watchAbandonedJobs } from './abandoned-jobs.ts';
import type { FailingJobs } from './failing-job-store.ts';
import type { Job } from './job.ts';
import {
  LANE_IDS,
  LANE_OPTIONS,
  LANES,
  type LaneId,
  QUEUE_SCHEMA,
  retriedWithinMs,
} from './lanes.ts';
import { followClock } from './product-clock-store.ts';
import type { JobStore } from './store.ts';

/** Handlers may run again after a crash, so their effects must be bound to a round or a row. */
export type JobKinds = Readonly<Record<string, (job: Job) => Promise<void>>>;

export type Queue = {
  ready(): Promise<void>;
  /**
   * Runs everything due by the product's clock and waits until it has run once, at most
   * LIMITS.jobRunDueMs.
   */
  runDue(): Promise<void>;
  close(): Promise<void>;
};

type QueueLog = { error(error: unknown, line: string): void };

type QueueStore = {
  jobs: JobStore;
  failingJobs: FailingJobs;
  changes: Pick<Announcements, 'onJobs'>;
  recover(): Promise<void>;
};

type QueueOptions = {
  database: Database;
  store: QueueStore;
  clock: Clock;
  kinds: JobKinds;
  log: QueueLog;
  /** At most so many of each lane's workers; all of them unless set. */
  workersMax?: number;
};

type QueuedJob = JobWithMetadata<{ kind: string; payload: Record<string, unknown> }>;

/** How a lane's jobs reach their handler. */
type Runner = { run(lane: LaneId, queued: QueuedJob): Promise<void> };

/** How often pg-boss looks for jobs that wait for others (flows), which we never add. */
const FLOW_SECONDS = 3_600;
const stopMs = 5_000;
const checkMs = 10;
/** Each wake is a query of every worker; what the clock made due needs one, what is added wakes by itself. */
const looksForAWake = 10;
const endMs = 5;

/** Runs the jobs of `kinds` on either database: pg-boss keeps, delays and retries them. */
export async function startQueue({
  database,
  store,
  clock,
  kinds,
  log,
  workersMax = Number.POSITIVE_INFINITY,
}: QueueOptions): Promise<Queue> {
  const boss = new PgBoss({
    ...database.queue,
    schema: QUEUE_SCHEMA,
    schedule: false,
    superviseIntervalSeconds: LIMITS.jobUpkeepSeconds,
    monitorIntervalSeconds: 1, // a look that found abandoned jobs asks for a pass at once
    maintenanceIntervalSeconds: LANE_OPTIONS.deleteAfterSeconds,
    flowIntervalSeconds: FLOW_SECONDS,
    reindex: false,
    monitorVacuum: false,
  });
  boss.on('error', (error) => log.error(error, 'the job queue reported a fault'));
  await boss.start();
  await followClock(database, clock);
  await store.recover();

  let closed = false;
  const workers: string[] = [];
  const wake = (): void => {
    if (!closed) for (const worker of workers) boss.notifyWorker(worker);
  };
  const wakeIn = (ms: number): void => void setTimeout(wake, ms).unref();
  const runner = buildRunner({
    boss,
    handlers: kinds,
    failingJobs: store.failingJobs,
    log,
    wakeIn,
  });
  for (const lane of LANE_IDS)
    workers.push(...(await startWorkers(boss, lane, runner, workersMax)));
  const listening = await store.changes.onJobs(wake);
  const stopWatching = watchAbandonedJobs({ boss, jobs: store.jobs, wakeIn, log });
  wake();

  const runDue = async (): Promise<void> => {
    const limit = performance.now() + LIMITS.jobRunDueMs;
    for (let looks = 0; !closed && performance.now() < limit; looks += 1) {
      if ((await store.jobs.countDue()) === 0) return;
      if (looks % looksForAWake === 0) wake();
      await pause(checkMs);
    }
  };
  clock.onMoved(async () => {
    if (closed) return;
    await followClock(database, clock);
    await runDue();
  });

  return {
    ready: () => database.ping(),
    runDue,
    close: async () => {
      closed = true;
      listening.stop();
      await stopWatching();
      await boss.stop({ graceful: true, timeout: stopMs });
    },
  };
}

/**
 * The first worker of a lane looks often, for what becomes due; the others wait to be woken, by what
 * is added or by a batch that was full. Ten processes ask the database little while nobody comes.
 */
async function startWorkers(
  boss: PgBoss,
  lane: LaneId,
  { run }: Runner,
  workersMax: number,
): Promise<string[]> {
  await boss.updateQueue(lane, LANE_OPTIONS);
  const { batchSize, pollSeconds } = LANES[lane];
  const workers = Math.min(LANES[lane].workers, workersMax);
  const options = { batchSize, burstWhenBatchFull: true, includeMetadata: true } as const;
  const ids: string[] = [];
  const started = Array.from({ length: workers }, (_none, at) => {
    const pollingIntervalSeconds = at === 0 ? pollSeconds : LIMITS.jobPollSpareSeconds;
    const own = { ...options, pollingIntervalSeconds };
    return boss.work<QueuedJob['data'], void, typeof own>(lane, own, async (jobs) => {
      if (jobs.length === batchSize) for (const id of ids) boss.notifyWorker(id);
      const runs = await Promise.allSettled(jobs.map((job) => run(lane, job)));
      const broken = runs.find((one) => one.status === 'rejected');
      if (broken !== undefined) throw broken.reason;
    });
  });
  ids.push(...(await Promise.all(started)));
  return ids;
}

/** Ends or retries each job by itself, so that none waits for the slowest of its batch. */
function buildRunner({
  boss,
  handlers,
  failingJobs,
  log,
  wakeIn,
}: {
  boss: PgBoss;
  handlers: JobKinds;
  failingJobs: FailingJobs;
  log: QueueLog;
  wakeIn: (ms: number) => void;
}): Runner {
  const end = {
    decide: buildEnd(boss, 'decide'),
    send: buildEnd(boss, 'send'),
    work: buildEnd(boss, 'work'),
    invite: buildEnd(boss, 'invite'),
    duty: buildEnd(boss, 'duty'),
  };
  return {
    run: async (lane, queued) => {
      const job = jobOf(queued);
      const isFailing = job.attempts > LIMITS.jobQuickRetriesMs.length;
      try {
        await handlerOf(handlers, job.kind)(job);
      } catch (error) {
        const fault = faultOf(error);
        log.error(error, `job ${job.id} failed at try ${job.attempts} and is tried again`);
        if (isFailing) await failingJobs.record(job, fault, vendorOf(error));
        await boss.fail(lane, queued, { fault });
        // Somebody may wait for a first retry; later ones are found by looking.
        const latestMs = retriedWithinMs(queued.retryCount);
        if (latestMs < LANES[lane].pollSeconds * 1_000) wakeIn(latestMs);
        return;
      }
      if (isFailing) await failingJobs.forget(job);
      await end[lane](queued);
    },
  };
}

/** Ends jobs of a lane in one statement with those that end a moment later. */
function buildEnd(boss: PgBoss, lane: LaneId): (job: QueuedJob) => Promise<void> {
  let ended: QueuedJob[] = [];
  let ending: Promise<void> | undefined;
  const endAll = async (): Promise<void> => {
    const jobs = ended;
    [ended, ending] = [[], undefined];
    await boss.complete(lane, jobs);
  };
  return (job) => {
    ended.push(job);
    ending ??= pause(endMs).then(endAll);
    return ending;
  };
}

const jobOf = ({ singletonKey, groupId, data, retryCount }: QueuedJob): Job => ({
  id: singletonKey ?? '',
  kind: data.kind,
  ...(groupId ? { applicationId: groupId } : {}),
  payload: data.payload,
  attempts: retryCount + 1,
});

/** A kind that only another release knows fails here until that release takes it. */
function handlerOf(handlers: JobKinds, kind: string): JobKinds[string] {
  const handler = handlers[kind];
  if (handler === undefined) throw new Error(`this release has no job ${kind}`);
  return handler;
}

/** The error's name for staff, not its message, which may contain what people typed. */
const vendorOf = (error: unknown): string | undefined =>
  error instanceof ProviderDown ? error.vendor : undefined;

const faultOf = (error: unknown): string =>
  error instanceof ProviderDown ? error.message : error instanceof Error ? error.name : 'unknown';
