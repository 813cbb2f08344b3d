import { BANK_CHECK_RESULTS } from '@signet/rulebook/bank/bank-status';
import { BANK_LIMITS } from '@signet/rulebook/bank/limits';
import { beforeAll, expect, test } from 'vitest';
import { sql } from '../platform/sql/sql.ts';
import { forEachDatabase } from '../testing/for-each-database.ts';
import { reconcile } from '../testing/test-duties.ts';
import { jobsOf, loseJobs } from '../testing/test-jobs.ts';
import {
  loadOrThrow,
  openStore,
  runConcurrently,
  type StoreUnderTest,
  submittedTestApplication,
} from '../testing/test-store.ts';

const ACCOUNT = {
  kind: 'manual',
  accountType: 'CHECKING',
  routing: '021000021',
  accountNumber: '000777777777',
  last4: '7777',
} as const;
const MAIL = {
  channel: 'email',
  template: 'testDepositSent',
  to: 'ana@example.com',
  text: 'sent',
} as const;
const RIGHT = '32:45';

forEachDatabase('test deposits', (open) => {
  let at: StoreUnderTest;
  beforeAll(async () => {
    at = await openStore(open);
  });

  const sent = async () => {
    const { id, userId } = await submittedTestApplication(at.store);
    await at.database.run(
      sql`update applications set decision = 'APPROVED', checking_since = null where id = ${id}`,
    );
    const { id: bankId } = await at.store.banks.add({
      ...ACCOUNT,
      id,
      actor: userId,
      status: 'PENDING',
      checkResult: 'unproven',
    });
    const change = { id, bankId, actor: 'x' };
    const [arrivesOn, enterBy] = [at.clock.today('US'), '2999-01-01'];
    const send = (sends: number, vendorId = `seti_${sends}`) =>
      at.store.testDeposits.recordSent({
        ...change,
        deposits: { vendorId, arrivesOn, enterBy },
        sends,
        messages: [MAIL],
      });
    expect(await send(1)).toEqual({ changed: true });
    const reserve = (amounts: string) => at.store.testDeposits.reserveTry({ bankId, amounts });
    const wrong = (tries: number) => at.store.testDeposits.recordMismatch({ ...change, tries });
    const bank = async () => (await loadOrThrow(at.store, id)).bank;
    return {
      id,
      bankId,
      change,
      send,
      reserve,
      wrong,
      bank,
      find: () => at.store.testDeposits.find(bankId),
    };
  };

  test('stores the same pair once and sends one email', async () => {
    const { id, send } = await sent();
    expect(await runConcurrently(5, () => send(1))).toEqual(
      Array.from({ length: 5 }, () => ({ changed: false })),
    );
    expect(
      await at.database.run(sql`select template from outbox where application_id = ${id}`),
    ).toEqual([{ template: 'testDepositSent' }]);
    expect(await at.store.audit.verify(id)).toMatchObject({ ok: true });
  });

  test('an application shows the status of its deposits, never an amount', async () => {
    const { bank, reserve } = await sent();
    await reserve(RIGHT);
    const shown = await bank();
    expect(shown?.testDeposits).toEqual({
      state: 'arrived',
      arrivesOn: at.clock.today('US'),
      enterBy: '2999-01-01',
      triesLeft: BANK_LIMITS.testDepositTries - 1,
      mayResend: true,
    });
    expect(JSON.stringify(await at.database.run(sql`select * from test_deposits`))).not.toContain(
      RIGHT,
    );
  });

  test('twenty identical attempts at once call the vendor once and count once', async () => {
    const { reserve, find } = await sent();
    const states = (await runConcurrently(20, () => reserve(RIGHT))).map(({ state }) => state);
    expect(states.toSorted()).toEqual(['ask', ...Array.from({ length: 19 }, () => 'busy')]);
    expect((await find())?.tries).toBe(1);
  });

  test('of twenty different attempts at once, three reach the vendor, one after the other', async () => {
    const { reserve, wrong, find } = await sent();
    const ask = async () =>
      (await runConcurrently(20, (turn) => reserve(`${turn + 1}:99`))).filter(
        ({ state }) => state === 'ask',
      );
    for (const tries of [1, 2, 3]) {
      expect(await ask()).toMatchObject([{ state: 'ask', tries }]);
      await wrong(tries);
    }
    expect(await ask()).toEqual([]);
    expect((await find())?.tries).toBe(3);
  });

  test('refuses amounts known to be wrong without using another attempt', async () => {
    const { reserve, wrong } = await sent();
    await reserve('1:2');
    await wrong(1);
    expect(await reserve('1:2')).toEqual({ state: 'known', tries: 1 });
    expect(await reserve('1:3')).toMatchObject({ state: 'ask', tries: 2 });
  });

  test('gives an attempt back when the vendor did not answer', async () => {
    const { bankId, reserve, find } = await sent();
    await reserve(RIGHT);
    await at.store.testDeposits.giveBackTry({ bankId, amounts: RIGHT });
    expect((await find())?.tries).toBe(0);
    expect(await reserve(RIGHT)).toMatchObject({ state: 'ask', tries: 1 });
  });

  test('repeats an attempt whose process died, and counts it once', async () => {
    const { reserve } = await sent();
    await reserve(RIGHT);
    expect(await reserve(RIGHT)).toEqual({ state: 'busy' });
    await at.clock.advance(BANK_LIMITS.testDepositCheckMs);
    expect(await reserve(RIGHT)).toMatchObject({ state: 'ask', tries: 1 });
  });

  test.each([
    ['matched', 'VERIFIED', undefined],
    ['tries', 'FAILED', 'tries'],
    ['term', 'FAILED', 'term'],
    ['returned', 'FAILED', 'returned'],
  ] as const)('%s: the account is %s, once', async (outcome, status, failure) => {
    const { change, bank, reserve } = await sent();
    const ended = await runConcurrently(5, () =>
      at.store.testDeposits.recordOutcome({ ...change, outcome }),
    );
    expect(ended.filter(({ changed }) => changed)).toHaveLength(1);
    const shown = await bank();
    expect([shown?.status, shown?.testDeposits?.failure]).toEqual([status, failure]);
    expect(await reserve(RIGHT)).toEqual({ state: 'closed' });
  });

  test('a second pair replaces the first, keeps the used attempts, and there is no third pair', async () => {
    const { reserve, wrong, send, find } = await sent();
    await reserve('1:2');
    await wrong(1);
    expect((await runConcurrently(3, () => send(2))).filter(({ changed }) => changed)).toHaveLength(
      1,
    );
    expect(await find()).toMatchObject({ vendorId: 'seti_2', sends: 2, tries: 1 });
    expect(await reserve('1:2')).toMatchObject({ state: 'ask', vendorId: 'seti_2', tries: 2 });
  });

  test('keeps an account confirmed that a reviewer confirmed in the meantime', async () => {
    const { change, bankId, bank } = await sent();
    await at.database.run(
      sql`update bank_accounts set status = 'VERIFIED', check_result = 'confirmed' where id = ${bankId}`,
    );
    await at.store.testDeposits.recordOutcome({ ...change, outcome: 'term' });
    expect(await bank()).toMatchObject({ status: 'VERIFIED' });
  });

  const typed = (
    id: string,
    checkResult: 'unproven' | 'down' | 'verified',
    accountNumber: string = ACCOUNT.accountNumber,
  ) =>
    at.store.banks.add({
      ...ACCOUNT,
      accountNumber,
      id,
      actor: 'x',
      status: BANK_CHECK_RESULTS[checkResult],
      checkResult,
    });

  test('an account whose deposits failed stays refused when typed again, until the account network knows it', async () => {
    const { id, change, bank, bankId } = await sent();
    await at.store.testDeposits.recordOutcome({ ...change, outcome: 'tries' });
    expect(await typed(id, 'unproven')).toMatchObject({ refusal: 'depositsFailed' });
    await at.database.run(
      sql`update bank_accounts set check_result = 'replaceAsked' where id = ${bankId}`,
    );
    for (const result of ['unproven', 'down'] as const)
      expect(await typed(id, result)).toMatchObject({ refusal: 'depositsFailed' });
    expect(await typed(id, 'verified')).toEqual({ id: bankId });
    expect(await bank()).toMatchObject({ status: 'VERIFIED' });
  });

  test('an account that was proven and replaced is still proven when typed again', async () => {
    const { id, change, bank, bankId } = await sent();
    await at.store.testDeposits.recordOutcome({ ...change, outcome: 'matched' });
    const other = await typed(id, 'verified', '000123456789');
    expect((await at.store.banks.forWork(id))?.id).toBe(other.id);
    expect(await typed(id, 'unproven')).toEqual({ id: bankId });
    expect(await bank()).toMatchObject({ last4: '7777', status: 'VERIFIED' });
    expect((await at.store.banks.forWork(id))?.id).toBe(bankId);
  });

  test('adds the missing job for earlier accounts without deposits and for expired deposits', async () => {
    const jobs = (id: string) => jobsOf(at.database, { applicationId: id, kind: 'test-deposits' });
    const before = await sent();
    await at.database.run(sql`delete from test_deposits where bank_id = ${before.bankId}`);
    const [late, well] = [await sent(), await sent()];
    await at.database.run(
      sql`update test_deposits set enter_by = '2020-01-01' where bank_id = ${late.bankId}`,
    );
    await loseJobs(at.database);
    await reconcile(at.store);
    await reconcile(at.store);
    expect(await jobs(before.id)).toMatchObject([
      { kind: 'test-deposits', payload: { bankId: before.bankId } },
    ]);
    expect(await jobs(late.id)).toMatchObject([{ kind: 'test-deposits' }]);
    expect(await jobs(well.id)).toEqual([]);
  });
});
