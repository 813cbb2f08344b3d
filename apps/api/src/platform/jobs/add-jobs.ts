import { newRowId } from '../ids.ts';
import type { Tx } from '../sql/database.ts';
import { query } from '../sql/query.ts';
import type { StoreDeps } from '../store-deps.ts';
import type { NewJob } from './job.ts';

/**
 * Adds jobs that run if and when the transaction commits. A job with an id that is there already
 * is not added again.
 */
export function addJobs(
  { clock }: Pick<StoreDeps, 'clock'>,
  tx: Tx,
  jobs: readonly (NewJob & { applicationId?: string })[],
): void {
  if (jobs.length === 0) return;
  const now = clock.now();
  const rows = jobs.map(({ id = newRowId('job'), kind, applicationId, payload = {}, dueAt }) => ({
    id,
    kind,
    applicationId,
    payload: JSON.stringify(payload),
    dueAt: dueAt ?? now,
    attempts: 0,
    state: 'waiting' as const,
    createdAt: now,
  }));
  tx.send(
    query
      .insertInto('jobs')
      .values(rows)
      .onConflict((conflict) => conflict.column('id').doNothing()),
  );
}
