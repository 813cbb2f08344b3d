import { LIMITS } from '@signet/rulebook/core/limits';
import type { AuditStore } from '../audit/store.ts';
import type { Clock } from '../clock.ts';
import type { JobStore } from './store.ts';

/** The stores that housekeeping works on. */
export type HousekeepingStore = {
  jobs: Pick<JobStore, 'add'>;
  /** Gives a job to open work that has lost its own. */
  revive(): Promise<void>;
  audit: Pick<AuditStore, 'checkpoint'>;
  /** Removes what has run out. */
  sweep(): Promise<void>;
  /** Binds secrets of an older format to where they stand. */
  reseal(): Promise<void>;
};

export const HOUSEKEEPING_JOB = 'housekeeping';

/** Several processes ask for the same job id. */
export async function scheduleHousekeeping(store: Pick<HousekeepingStore, 'jobs'>, clock: Clock): Promise<void> {
  const slot = Math.floor(clock.now() / LIMITS.auditCheckpointMs) + 1;
  await store.jobs.add({ kind: HOUSEKEEPING_JOB, id: `${HOUSEKEEPING_JOB}:${slot}`, dueAt: slot * LIMITS.auditCheckpointMs });
}

/** Once an hour: work without a job gets one, the audit heads are hashed, and what has run out is removed. */
export async function runHousekeeping(store: HousekeepingStore, clock: Clock): Promise<void> {
  await store.revive();
  await store.audit.checkpoint();
  await store.sweep();
  await store.reseal();
  await scheduleHousekeeping(store, clock);
}
