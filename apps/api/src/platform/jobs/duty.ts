import { setTimeout as pause } from 'node:timers/promises';
import { LIMITS } from '@signet/rulebook/core/limits';
import type { Clock } from '../clock.ts';
import type { DutyTimes } from './duty-store.ts';
import { DUTY_JOB, type Job } from './job.ts';
import type { JobStore, JobToAdd } from './store.ts';

export type DutyLog = {
  info(line: string): void;
  /** One row of a batch failed; the others go on. */
  error(error: unknown, line: string): void;
  auditBroken(place: string): void;
  /** Applications whose kept cases were not those of the rulebook. */
  casesDiffered(count: number): void;
};

/**
 * Does a part of a duty, at most LIMITS.rowsAtOnce rows of it after the place `after` ('' is the
 * beginning). Answers the place to go on from, or undefined once nothing is left. A batch may run
 * twice, since a process may die in it.
 */
export type Batch = (after: string, log: DutyLog) => Promise<string | undefined>;

export type Duty = { everyMs: number; batch: Batch };
export type Duties = Readonly<Record<string, Duty>>;

export type DutyDeps = {
  duties: Duties;
  store: { jobs: Pick<JobStore, 'add'>; dutyTimes: DutyTimes };
  clock: Pick<Clock, 'now'>;
  log: DutyLog & { dutyFailed(id: string): void };
};

/**
 * Makes sure that each duty has its next job. A job's id holds its time, so all processes add the
 * same one.
 */
export async function scheduleDuties({
  duties,
  store,
  clock,
}: Omit<DutyDeps, 'log'>): Promise<void> {
  await store.dutyTimes.begin(Object.keys(duties));
  await store.jobs.add(...Object.keys(duties).map((id) => nextJob(duties, id, clock.now())));
}

/**
 * Runs batches for LIMITS.dutyMs and leaves the rest to another job. A duty that fails is tried
 * again where it stopped, and its next time is set once it has been done. docs/decisions/0208.
 */
export async function runDuty(
  { duties, store, clock, log }: DutyDeps,
  { payload }: Pick<Job, 'payload'>,
  dutyMs: number = LIMITS.dutyMs,
): Promise<void> {
  const id = String(payload.duty);
  const duty = duties[id];
  if (duty === undefined) throw new Error(`this release has no duty ${id}`);
  const until = performance.now() + dutyMs;
  const batchLog: DutyLog = {
    ...log,
    error: (error, line) => {
      log.dutyFailed(id);
      log.error(error, line);
    },
  };
  for (;;) {
    const after = await store.dutyTimes.placeOf(id);
    const next = await duty.batch(after, batchLog).catch((error: unknown) => {
      log.dutyFailed(id);
      throw error;
    });
    if (next === undefined) break;
    await store.dutyTimes.goOn(id, next);
    if (performance.now() >= until) {
      await store.jobs.add(dutyJob(id, clock.now()));
      return;
    }
    await pause(LIMITS.dutyRestMs);
  }
  await store.dutyTimes.finish(id);
  await store.jobs.add(nextJob(duties, id, clock.now()));
}

const dutyJob = (id: string, dueAt: number): JobToAdd => ({
  id: `${DUTY_JOB}:${id}:${dueAt}`,
  kind: DUTY_JOB,
  payload: { duty: id },
  dueAt,
});

/** A minute apart in the order of the table, so that they do not all begin at once. */
function nextJob(duties: Duties, id: string, now: number): JobToAdd {
  const everyMs = duties[id]?.everyMs ?? LIMITS.dutyEveryMs;
  const offsetMs = (Object.keys(duties).indexOf(id) * 60_000) % everyMs;
  return dutyJob(id, (Math.floor((now - offsetMs) / everyMs) + 1) * everyMs + offsetMs);
}
