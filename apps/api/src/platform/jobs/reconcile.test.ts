import { LIMITS } from '@signet/rulebook/core/limits';
import { ORDER_JOBS, ORDER_STATES } from '@signet/rulebook/orders/order-states';
import { PEOPLE_LIMITS } from '@signet/rulebook/people/limits';
import { beforeAll, expect, test } from 'vitest';
import { forEachDatabase } from '../../testing/for-each-database.ts';
import { reconcile } from '../../testing/test-duties.ts';
import { jobsOf, loseJobs } from '../../testing/test-jobs.ts';
import {
  openStore,
  type StoreUnderTest,
  submittedTestApplication,
} from '../../testing/test-store.ts';
import { sql } from '../sql/sql.ts';

const DECISION = {
  outcome: 'PENDING',
  rowId: '14-unknown',
  evidence: {},
  version: 'v',
  decidedBy: 'rules',
  actor: 'rules',
} as const;
const BANK = {
  kind: 'manual',
  accountType: 'CHECKING',
  routing: '021000021',
  accountNumber: '000123456789',
  last4: '6789',
} as const;
const MAIL = {
  channel: 'email',
  template: 'approved',
  to: 'ana@example.com',
  text: 'text',
} as const;

forEachDatabase('open work that has lost its job', (open) => {
  let at: StoreUnderTest;
  beforeAll(async () => {
    at = await openStore(open);
  });

  const kindsOf = async (id: string): Promise<string[]> =>
    (await jobsOf(at.database, { applicationId: id })).map(({ kind }) => kind);
  /** What has waited too long gets its job again, and once. */
  const reconcileLater = async () => {
    await at.clock.advance(LIMITS.jobLostMs + 1);
    for (let times = 0; times < 2; times += 1) await reconcile(at.store);
  };

  test('an open check is decided again', async () => {
    const { id } = await submittedTestApplication(at.store);
    await loseJobs(at.database);
    await reconcileLater();
    expect(await kindsOf(id)).toEqual(['decide']);
  });

  test.each([
    ['source.unavailable', ['recheck']],
    ['source.unavailableTooLong', ['recheck']],
    ['review', []],
  ])('after %s there is %j', async (reason, expected) => {
    const { id, round } = await submittedTestApplication(at.store);
    await at.store.applications.recordDecision({ ...DECISION, id, round, reason });
    await loseJobs(at.database);
    await reconcileLater();
    expect(await kindsOf(id)).toEqual(expected);
  });

  test.each([
    ['APPROVED', []],
    ['DECLINED', []],
  ] as const)('what is %s for good gets none', async (outcome, expected) => {
    const { id, round } = await submittedTestApplication(at.store);
    await at.store.applications.recordDecision({ ...DECISION, id, round, outcome });
    await loseJobs(at.database);
    await reconcileLater();
    expect(await kindsOf(id)).toEqual(expected);
  });

  test.each([
    ['down', 'PENDING', ['recheck-bank']],
    ['unproven', 'PENDING', ['test-deposits']],
    ['other', 'PENDING', []],
    ['verified', 'VERIFIED', []],
  ] as const)('an account whose check said %s', async (checkResult, status, expected) => {
    const { id, userId, round } = await submittedTestApplication(at.store);
    await at.store.applications.recordDecision({ ...DECISION, id, round, outcome: 'APPROVED' });
    await at.store.banks.add({ ...BANK, id, actor: userId, status, checkResult });
    await loseJobs(at.database);
    await reconcileLater();
    expect(await kindsOf(id)).toEqual(expected);
  });

  test('other owners who have not answered are looked at again, 14 days after they were asked', async () => {
    const { id, round } = await submittedTestApplication(at.store);
    await at.store.applications.recordDecision({
      ...DECISION,
      id,
      round,
      outcome: 'APPROVED_PENDING',
      stepUp: 'BO_VERIFICATION',
    });
    await loseJobs(at.database);
    await reconcileLater();
    const dueAt = at.clock.now() + PEOPLE_LIMITS.ownerAnswerMs;
    expect(await jobsOf(at.database, { applicationId: id })).toMatchObject([
      { kind: 'owners-overdue', dueAt },
    ]);
  });

  test('an unsent message is sent again, one that was sent or given up is not', async () => {
    const { id, round } = await submittedTestApplication(at.store);
    await at.store.applications.recordDecision({
      ...DECISION,
      id,
      round,
      outcome: 'APPROVED',
      messages: [MAIL, MAIL, MAIL],
    });
    const rows = await at.database.run<{ id: string }>(
      sql`select id from outbox where application_id = ${id} order by id`,
    );
    const [waiting, sent, failed] = rows.map((row) => row.id);
    await at.store.outbox.sent(sent ?? '');
    await at.store.outbox.failed(failed ?? '');
    await loseJobs(at.database);
    await reconcileLater();
    expect(await jobsOf(at.database, { applicationId: id })).toMatchObject([
      { id: `send-message:${waiting}` },
    ]);
  });

  test.each([
    ...ORDER_STATES.map((state) => [state, 'APPROVED', false] as const),
    ...ORDER_STATES.map((state) => [state, 'PENDING', false] as const),
    ...ORDER_STATES.map((state) => [state, 'DECLINED', false] as const),
    ['cancelled', 'APPROVED', true] as const,
    ['released', 'DECLINED', true] as const,
  ])(
    'an order that is %s, its application %s, money kept %j: the job that the table owes it',
    async (state, decision, isKept) => {
      const { id } = await submittedTestApplication(at.store);
      await at.database.run(sql`update applications set decision = ${decision} where id = ${id}`);
      await at.database.run(sql`insert into orders (id, application_id, state, type, payment_method, currency, choice, summary, total_cents, charge_id, submitted_at, changed_at)
      values (${`ord_${id}`}, ${id}, ${state}, 'BUY', 'CARD', 'USD', '{}', '{"upcoming": [{"cents": 100, "trialDays": 0}]}', 100, ${isKept ? 'pi_1' : null}::text, 0, 0)`);
      await at.database.run(sql`insert into order_charges (order_id, application_id, trial_days, period, day, cents, state)
      values (${`ord_${id}`}, ${id}, 0, 0, '2026-01-01', 100, 'unpaid')`);
      await loseJobs(at.database);
      await reconcileLater();
      const isCase = {
        always: true,
        decided: decision !== 'PENDING',
        declined: decision === 'DECLINED',
        refundDue: isKept,
        monthly: true,
        owing: true,
      };
      const owed = ORDER_JOBS.filter(
        ({ states, when }) => states.includes(state) && isCase[when],
      ).map(({ job }) => job);
      expect((await kindsOf(id)).filter((kind) => kind !== 'decide').sort()).toEqual(owed.sort());
    },
  );

  test('an account whose check waits gets no second one', async () => {
    const { id, userId, round } = await submittedTestApplication(at.store);
    await at.store.applications.recordDecision({ ...DECISION, id, round, outcome: 'APPROVED' });
    await loseJobs(at.database);
    const dueAt = at.clock.now() + 24 * 3_600_000;
    const jobs = [{ kind: 'recheck-bank', dueAt }];
    const check = { status: 'PENDING', checkResult: 'down' } as const;
    await at.store.banks.add({ ...BANK, ...check, id, actor: userId, jobs });
    await reconcileLater();
    expect(await jobsOf(at.database, { applicationId: id })).toMatchObject([
      { kind: 'recheck-bank', dueAt },
    ]);
  });

  test('after an outage every application gets its job, across batches', async () => {
    const many = LIMITS.rowsAtOnce + 100;
    await at.database.run(sql`insert into outbox (id, channel, template, body_sealed, state, created_at)
      select 'lost-' || n, 'email', 'approved', 'sealed', 'waiting', 0
      from generate_series(1, ${many}::integer) n`);
    await reconcileLater();
    const sent = await jobsOf(at.database, { kind: 'send-message' });
    expect(sent.filter(({ id }) => id.startsWith('send-message:lost-'))).toHaveLength(many);
  });

  test('an application that has waited only briefly keeps its job', async () => {
    const { id } = await submittedTestApplication(at.store);
    await loseJobs(at.database);
    await reconcile(at.store);
    expect(await kindsOf(id)).toEqual([]);
  });
});
