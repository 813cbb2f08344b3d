import { giveToPeople } from '../ongoing/renewal-store.ts';
import { sql } from '../platform/sql/sql.ts';
import { loadOrThrow, type StoreUnderTest } from './test-store.ts';

/** Runs the statements of what is looked up again of an approved application. */
export async function callOngoingStatements(
  { store, database }: StoreUnderTest,
  id: string,
): Promise<void> {
  const { ongoingChecks, renewals } = store;
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

  await database.run(sql`insert into identity_documents
    (person_id, application_id, inquiry_id, expires_on)
    select id, ${id}::text, 'inq_ongoing', '2020-05-04' from people
      where application_id = ${id} and role = 'applicant' on conflict do nothing`);
  await renewals.dueRenewals('');
  const [kept] = await database.run<{ personId: string }>(
    sql`select person_id from identity_documents where application_id = ${id}`,
  );
  await renewals.ask({
    ...{ id, personId: kept?.personId ?? '' },
    message: () => ({
      channel: 'email',
      template: 'photoIdExpiring',
      to: 'a@example.com',
      text: 'x',
    }),
  });
  const personId = kept?.personId ?? '';
  const { closedAt: _closedAt, ...application } = await loadOrThrow(store, id);
  const documents = [{ personId, expiresOn: '2020-05-04', askedAt: 1 }];
  await database.transaction(async (tx) =>
    giveToPeople(tx, { ...application, decision: 'APPROVED', documents }, personId, 5),
  );
}
