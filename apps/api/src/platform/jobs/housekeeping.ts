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
  /** Brings what an earlier version of a key made under the current one. */
  rekey(): Promise<void>;
};

export const HOUSEKEEPING_JOB = 'housekeeping';

/** Several processes ask for the same job id. */
export async function scheduleHousekeeping(store: Pick<HousekeepingStore, 'jobs'>, clock: Clock): Promise<void> {
  const slot = Math.floor(clock.now() / LIMITS.auditCheckpointMs) + 1;
  await store.jobs.add({ kind: HOUSEKEEPING_JOB, id: `${HOUSEKEEPING_JOB}:${slot}`, dueAt: slot * LIMITS.auditCheckpointMs });
}

/** Where housekeeping says what it found. */
export type HousekeepingLog = {
  info(line: string): void;
  error(error: unknown, line: string): void;
  /** Counts each place where the audit log is not what was written. */
  auditBroken(): void;
};

/** The log is not what was written: somebody changed it, or the disk did. */
class AuditBrokenError extends Error {
  override readonly name = 'AuditBrokenError';
}

/** Verifies the log of the last day and covers it by a checkpoint; its root is told, so that it stands outside the database too. */
async function checkAudit({ audit }: Pick<HousekeepingStore, 'audit'>, log: HousekeepingLog): Promise<void> {
  const { seq, heads, root, verified, broken } = await audit.checkpoint();
  log.info(`audit checkpoint ${seq} covers ${heads} heads with root ${root}; ${verified} rows verified`);
  for (const at of broken) {
    const where = 'checkpoint' in at ? `checkpoint ${at.checkpoint}` : `row ${at.brokenAt} of ${at.applicationId}`;
    log.auditBroken();
    log.error(new AuditBrokenError(), `THE AUDIT LOG IS BROKEN at ${where}: SECURITY.md says what to do`);
  }
}

/** Once an hour: work without a job gets one, the audit log is verified and covered, and what has run out is removed. */
export async function runHousekeeping(store: HousekeepingStore, clock: Clock, log: HousekeepingLog): Promise<void> {
  await store.revive();
  await checkAudit(store, log);
  await store.sweep();
  await store.reseal();
  await store.rekey();
  await scheduleHousekeeping(store, clock);
}
