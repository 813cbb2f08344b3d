import { sql } from '../platform/sql/sql.ts';
import type { StoreUnderTest } from './test-store.ts';

/** Runs the statements of what is looked up again of an approved application. */
export async function callOngoingStatements(
  { store: { ongoingChecks }, database }: StoreUnderTest,
  id: string,
): Promise<void> {
  await database.run(sql`insert into ongoing_checks (application_id, due_at)
    values (${id}, 0) on conflict (application_id) do update set due_at = 0`);
  await database.run(sql`insert into evidence (application_id, round, source, answer, reference, answered_at)
    values (${id}, 99, 'watchList', '{}'::jsonb, 'rep_ongoing', 0) on conflict do nothing`);
  await ongoingChecks.dueWatchLists('');
  const dueAt = (await ongoingChecks.dueOf(id)) ?? 0;
  await ongoingChecks.record({ id, dueAt, looked: 1, hits: [], isWhole: true });
  await ongoingChecks.listChanged({
    ...{ eventId: 'evt_ongoing', name: 'report/watchlist.matched', happenedAt: 1 },
    reportId: 'rep_ongoing',
  });
  await ongoingChecks.forget('urn:app:nobody');
}
