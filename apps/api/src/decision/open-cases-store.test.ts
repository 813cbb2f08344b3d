import { LIMITS } from '@signet/rulebook/core/limits';
import { beforeAll, expect, test } from 'vitest';
import { type Sql, sql } from '../platform/sql/sql.ts';
import { forEachDatabase } from '../testing/for-each-database.ts';
import { owedMonth } from '../testing/owed-month.ts';
import { doDuties } from '../testing/test-duties.ts';
import {
  loadOrThrow,
  openStore,
  runConcurrently,
  type StoreUnderTest,
  submittedTestApplication,
} from '../testing/test-store.ts';

const MAIL = { channel: 'email', template: 'wayBack', to: 'ana@example.com', text: 'x' } as const;

/** What can open, move or end a case, written as whoever forgets the queue would. */
const ACTS: readonly (readonly [name: string, act: (id: string) => Sql])[] = [
  ['waits', (id) => sql`update applications set checking_since = null where id = ${id}`],
  ['reason', (id) => sql`update applications set reason = 'watch.list' where id = ${id}`],
  ['promise', (id) => sql`update applications set promised_by = '2031-05-05' where id = ${id}`],
  ['language', (id) => sql`update applications set locale = 'fr-CA' where id = ${id}`],
  [
    'step-up',
    (id) => sql`insert into step_ups (application_id, round, type, requested_at, person_id)
      select ${id}::text, 1, 'OTP_SMS', 0, id from people where application_id = ${id} and role = 'applicant'`,
  ],
  ['step-up done', (id) => sql`update step_ups set finished_at = 5 where application_id = ${id}`],
  ['step-up gone', (id) => sql`delete from step_ups where application_id = ${id}`],
  [
    'job fails',
    (id) => sql`insert into failing_jobs (key, application_id, kind, since, fault)
      values (${`recheck ${id}`}, ${id}, 'recheck', 7, 'timeout')`,
  ],
  [
    'another fault',
    (id) => sql`update failing_jobs set fault = 'busy' where application_id = ${id}`,
  ],
  ['job done', (id) => sql`delete from failing_jobs where application_id = ${id}`],
  [
    'review asked',
    (id) => sql`insert into review_requests (id, application_id, requested_at, answer_by)
      values (${`req_${id}`}, ${id}, 9, '2031-01-02')`,
  ],
  [
    'answered',
    (id) => sql`update review_requests set answered_at = 10 where application_id = ${id}`,
  ],
  [
    'owner listed',
    (id) => sql`insert into people (id, application_id, role, listed_at, created_at, check_failure)
      values (${`urn:own:${id}`}, ${id}, 'owner', 1, 1, 'denied')`,
  ],
  [
    'owner failed',
    (id) =>
      sql`update people set check_failure = 'failed' where application_id = ${id} and role = 'owner'`,
  ],
  [
    'owner declined',
    (
      id,
    ) => sql`insert into owner_checks (application_id, person_id, round, decided_by, outcome, row_id, evidence, version, decided_at)
      select application_id, id, 0, 'person', 'failed', 'review', '{}', 'v', 0 from people
      where application_id = ${id} and role = 'owner'`,
  ],
  ['owner gone', (id) => sql`delete from people where application_id = ${id} and role = 'owner'`],
  [
    'month closed',
    (id) => sql`update order_charges set state = 'closed' where application_id = ${id}`,
  ],
  [
    'reopening proposed',
    (id) => sql`insert into reopenings (application_id, round, reason, proposed_by, proposed_at)
      select ${id}::text, 1, 'reopening.newFacts', id, 5 from reviewers limit 1`,
  ],
  ['reopening gone', (id) => sql`delete from reopenings where application_id = ${id}`],
  ['watched', (id) => sql`insert into ongoing_checks (application_id, due_at) values (${id}, 5)`],
  [
    'watch list matches',
    (id) => sql`update ongoing_checks set hits = '{x}', hit_at = 6 where application_id = ${id}`,
  ],
  [
    'photo ID kept',
    (id) => sql`insert into identity_documents (person_id, application_id, inquiry_id, expires_on)
      select id, ${id}::text, 'inq_1', '2020-05-04' from people where application_id = ${id} and role = 'applicant'
      on conflict (person_id) do update set asked_at = null, given_at = null`,
  ],
  ['decided', (id) => sql`update applications set decision = 'APPROVED' where id = ${id}`],
  [
    'photo ID asked',
    (id) => sql`update identity_documents set asked_at = 9 where application_id = ${id}`,
  ],
  [
    'photo ID given',
    (id) => sql`update identity_documents set given_at = 11 where application_id = ${id}`,
  ],
  ['photo ID gone', (id) => sql`delete from identity_documents where application_id = ${id}`],
  ['decision back', (id) => sql`update applications set decision = 'PENDING' where id = ${id}`],
  ['closed', (id) => sql`update applications set closed_at = 1 where id = ${id}`],
];

/** The list from each of some places on. */
const TURNS = [0, 11].map((from) => ({
  name: ACTS[from]?.[0],
  turn: [...ACTS.slice(from), ...ACTS.slice(0, from)],
}));

forEachDatabase('the kept rows of open cases', (open) => {
  let at: StoreUnderTest;
  beforeAll(async () => {
    at = await openStore(open);
    await at.store.reviewers.add('Kim');
  });
  const reader = () => ({
    ...{ reviewerId: 'rev_nobody', now: at.clock.now() },
    today: at.clock.today('US'),
  });
  const countOf = async () => (await at.store.reviews.counts(reader(), [])).views[0]?.count ?? 0;
  const casesNow = async (id: string) =>
    ((await at.store.reviews.find(id))?.cases ?? []).map((row) => row.case);
  const compared = () => doDuties(at.store, ['cases.compare']);

  test.each(TURNS)('match the rulebook after every write, from $name on', async ({ turn }) => {
    const { id } = await submittedTestApplication(at.store);
    await owedMonth(at, id, { day: '2020-01-01', state: 'unpaid', attempts: 4 });
    for (const [name, act] of turn) {
      await at.database.run(act(id));
      await doDuties(at.store, ['cases.marked']);
      expect([name, (await compared()).differing]).toEqual([name, 0]);
    }
  });

  test('a case that becomes due opens without a write', async () => {
    const { id } = await submittedTestApplication(at.store);
    await at.database.run(
      sql`update applications set checking_since = ${at.clock.now()}::bigint where id = ${id}`,
    );
    const before = await countOf();
    expect(await casesNow(id)).toEqual([]);
    await at.clock.advance(LIMITS.checkStuckMs + 1);
    expect(await casesNow(id)).toEqual(['check.stuck']);
    expect(await countOf()).toBeGreaterThan(before);
  });

  test('a rolled-back change leaves no mark, and an uncomputed change keeps its own', async () => {
    const { id } = await submittedTestApplication(at.store);
    await doDuties(at.store, ['cases.marked']);
    const stuck = sql`update applications set checking_since = 1 where id = ${id}`;
    const marks = () =>
      at.database.run(sql`select id from case_marks where application_id = ${id}`);
    await expect(
      at.database.transaction(async (tx) => {
        await tx.run(stuck);
        throw new Error('killed');
      }),
    ).rejects.toThrow('killed');
    expect(await marks()).toEqual([]);
    await at.database.run(stuck);
    expect(await marks()).toHaveLength(1);
    expect(await casesNow(id)).toEqual(['check.stuck']);
    expect(await marks()).toEqual([]);
  });

  test('ten concurrent writers and readers leave rows that match the rulebook', async () => {
    const { id } = await submittedTestApplication(at.store);
    await runConcurrently(10, async (turn) => {
      await at.database.run(
        turn % 2 === 0
          ? sql`update applications set checking_since = ${turn}::bigint where id = ${id}`
          : sql`insert into failing_jobs (key, application_id, kind, since, fault)
              values (${`recheck ${id} ${turn}`}, ${id}, 'recheck', ${turn}::bigint, 'timeout')`,
      );
      await countOf();
    });
    await doDuties(at.store, ['cases.marked']);
    expect((await compared()).differing).toBe(0);
    expect((await casesNow(id)).toSorted()).toEqual(['check.stuck', 'job.failing']);
  });

  test('a wrong row is reported and repaired', async () => {
    const { id } = await submittedTestApplication(at.store);
    await at.database.run(sql`update applications set checking_since = 1 where id = ${id}`);
    expect(await casesNow(id)).toEqual(['check.stuck']);
    await at.database.run(sql`delete from open_cases where application_id = ${id}`);
    expect(await casesNow(id)).toEqual([]);
    expect((await compared()).differing).toBe(1);
    expect(await casesNow(id)).toEqual(['check.stuck']);
    expect((await compared()).differing).toBe(0);
  });

  test('an application that waits for its applicant is listed under Waiting only, until they answer', async () => {
    const { id } = await submittedTestApplication(at.store);
    await at.database.run(sql`update applications set checking_since = null where id = ${id}`);
    await at.database.run(sql`insert into step_ups (application_id, round, type, requested_at, person_id)
      select ${id}, 1, 'OTP_SMS', 7, id from people where application_id = ${id}`);
    const rows = async (view: 'waiting' | 'all') =>
      (await at.store.reviews.queue({ filters: { view }, reader: reader() })).items.filter(
        (item) => item.id === id,
      );
    expect(await rows('waiting')).toMatchObject([
      { reviewCase: 'applicant.awaited', since: 7, dueBy: '', risk: 'low' },
    ]);
    expect(await rows('all')).toEqual([]);
    expect((await at.store.reviews.find(id))?.cases).toEqual([]);
    const { reviewer } = (await at.store.reviewers.add('Nobody waits')) ?? {};
    expect(reviewer && (await at.store.reviews.claim(id, reviewer))).toBe(false);
    expect(await at.store.reviews.nextOf({ view: 'waiting' }, reader())).toBeUndefined();
    await at.database.run(sql`update step_ups set finished_at = 8 where application_id = ${id}`);
    expect([await rows('waiting'), (await rows('all')).length]).toEqual([[], 1]);
  });

  test('a closed case has a history with who closed it', async () => {
    const { id } = await submittedTestApplication(at.store);
    const reviewer = (await at.store.reviewers.add(`Robin ${id}`))?.reviewer;
    if (reviewer === undefined) throw new Error('the name of a reviewer is taken');
    const mail = await at.store.outbox.add({ ...MAIL, applicationId: id });
    await at.store.outbox.failed(mail.id);
    const enteredAt = at.clock.now();
    expect(await casesNow(id)).toEqual(['message.undelivered']);
    await at.clock.advance(60_000);
    await at.store.reviews.claim(id, reviewer);
    const { version } = await loadOrThrow(at.store, id);
    await at.store.reviews.settle({
      ...{ id, reviewCase: 'message.undelivered', action: 'giveUp', messages: [] },
      by: { reviewer, version },
    });
    expect(await casesNow(id)).toEqual([]);
    const rows =
      await at.database.run(sql`select review_case, entered_at, ended_at, ended_with, staff_id
      from case_history where application_id = ${id}`);
    expect(rows).toEqual([
      {
        reviewCase: 'message.undelivered',
        ...{ enteredAt, endedAt: enteredAt + 60_000 },
        ...{ endedWith: 'review.settled', staffId: reviewer.id },
      },
    ]);
  });

  test('a case that was never open leaves no history', async () => {
    const { id } = await submittedTestApplication(at.store);
    await doDuties(at.store, ['cases.marked']);
    await at.database.run(sql`update applications set checking_since = null, decision = 'APPROVED'
      where id = ${id}`);
    await doDuties(at.store, ['cases.marked']);
    expect(
      await at.database.run(sql`select id from case_history where application_id = ${id}`),
    ).toEqual([]);
  });
});
