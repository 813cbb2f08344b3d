import { sql } from '../platform/sql/sql.ts';
import type { StoreUnderTest } from './test-store.ts';

/** Runs the statements of what is looked up again of an approved application. */
export async function callOngoingStatements(
  { store: { ongoingChecks }, database }: StoreUnderTest,
  id: string,
): Promise<void> {
  await database.run(sql`insert into ongoing_checks (application_id, due_at)
    values (${id}, 0) on conflict (application_id) do update set due_at = 0`);
  await ongoingChecks.dueWatchLists('');
  const dueAt = (await ongoingChecks.dueOf(id)) ?? 0;
  await ongoingChecks.record({ id, dueAt, looked: 1, hits: [] });
  await ongoingChecks.listChanged({
    ...{ id: 'evt_ongoing', name: 'report/watchlist.matched', subject: id, happenedAt: 1 },
  });
  await ongoingChecks.forget('urn:app:nobody');
}
