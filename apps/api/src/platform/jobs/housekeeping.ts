import { LIMITS } from '@signet/rulebook/core/limits';
import type { Store } from '../../store.ts';
import type { Clock } from '../clock.ts';

export const HOURLY = 'hourly';

/** Asks for the next hour's round; several processes ask for the same one. */
export async function scheduleHourly(store: Store, clock: Clock): Promise<void> {
  const slot = Math.floor(clock.now() / LIMITS.auditCheckpointMs) + 1;
  await store.jobs.add({ kind: HOURLY, id: `${HOURLY}:${slot}`, dueAt: slot * LIMITS.auditCheckpointMs });
}

/** Once an hour: the audit heads are hashed, and what has run out is removed. issue 1, Facts and store. */
export async function runHourly(store: Store, clock: Clock): Promise<void> {
  await store.audit.checkpoint();
  await store.sweep();
  await scheduleHourly(store, clock);
}
