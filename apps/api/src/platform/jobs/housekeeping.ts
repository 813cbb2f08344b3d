import { LIMITS } from '@signet/rulebook/core/limits';
import type { AuditStore } from '../audit/store.ts';
import type { Clock } from '../clock.ts';
import type { JobStore } from './store.ts';

export type HousekeepingStore = {
  jobs: Pick<JobStore, 'add'>;
  reconcile(): Promise<void>;
  audit: Pick<AuditStore, 'checkpoint'>;
  sweep(): Promise<void>;
  /** Re-encrypts and re-hashes under the current key version whatever used an older one. */
  rekey(): Promise<void>;
};

export const HOUSEKEEPING_JOB = 'housekeeping';

/** All processes use the same job id, so only one job exists per slot. */
export async function scheduleHousekeeping(
  store: Pick<HousekeepingStore, 'jobs'>,
  clock: Clock,
): Promise<void> {
  const slot = Math.floor(clock.now() / LIMITS.auditCheckpointMs) + 1;
  await store.jobs.add({
    kind: HOUSEKEEPING_JOB,
    id: `${HOUSEKEEPING_JOB}:${slot}`,
    dueAt: slot * LIMITS.auditCheckpointMs,
  });
}

export type HousekeepingLog = {
  info(line: string): void;
  error(error: unknown, line: string): void;
  auditBroken(): void;
};

/** The audit log differs from what was written: tampering or disk corruption. */
class AuditBrokenError extends Error {
  override readonly name = 'AuditBrokenError';
}

/**
 * Verifies the last day of the audit log and adds a checkpoint; logs its root, so that a copy
 * exists outside the database.
 */
async function checkAudit(
  { audit }: Pick<HousekeepingStore, 'audit'>,
  log: HousekeepingLog,
): Promise<void> {
  const { seq, heads, root, verified, broken } = await audit.checkpoint();
  log.info(
    `audit checkpoint ${seq} covers ${heads} heads with root ${root}; ${verified} rows verified`,
  );
  for (const at of broken) {
    const where =
      'checkpoint' in at
        ? `checkpoint ${at.checkpoint}`
        : `row ${at.brokenAt} of ${at.applicationId}`;
    log.auditBroken();
    log.error(
      new AuditBrokenError(),
      `THE AUDIT LOG IS BROKEN at ${where}: SECURITY.md says what to do`,
    );
  }
}

/** A step that fails holds up neither the others nor the next hour; the job is tried again. */
export async function runHousekeeping(
  store: HousekeepingStore,
  clock: Clock,
  log: HousekeepingLog,
): Promise<void> {
  await scheduleHousekeeping(store, clock);
  const steps = [store.reconcile, () => checkAudit(store, log), store.sweep, store.rekey];
  const faults: unknown[] = [];
  for (const step of steps) await step().catch((error: unknown) => faults.push(error));
  if (faults.length > 0) throw faults[0];
}
