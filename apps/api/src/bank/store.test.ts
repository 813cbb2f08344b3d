import { beforeAll, expect, test } from 'vitest';
import { sql } from '../platform/sql/sql.ts';
import { forEachDatabase } from '../testing/for-each-database.ts';
import {
  loadOrThrow,
  openStore,
  runConcurrently,
  type StoreUnderTest,
  submittedTestApplication,
} from '../testing/test-store.ts';
import type { NewBank } from './linked-bank.ts';

const account = (id: string, accountNumber = '000123456789'): NewBank => ({
  id,
  kind: 'manual',
  bankName: 'Default',
  holder: 'Ana Silva',
  accountType: 'CHECKING',
  routing: '110000000',
  accountNumber,
  last4: accountNumber.slice(-4),
  status: 'VERIFIED',
  actor: 'x',
  messages: [
    {
      channel: 'email',
      template: 'bankLinked',
      to: 'ana@example.com',
      subject: 'Linked',
      text: 'Your bank account is linked',
    },
  ],
});

forEachDatabase('banks', (open) => {
  let at: StoreUnderTest;
  beforeAll(async () => {
    at = await openStore(open);
  });
  const rowsOf = (id: string) =>
    at.database.run(sql`select (select count(*) from bank_accounts where application_id = ${id}) as banks,
      (select count(*) from bank_accounts where application_id = ${id} and is_primary) as primaries, (select count(*) from outbox where application_id = ${id}) as messages,
      (select count(*) from audit where application_id = ${id} and action = 'bank.linked') as audited`);

  test('twenty links of one account at once store one row, one message and one audit line', async () => {
    const { id } = await submittedTestApplication(at.store);
    const added = await runConcurrently(20, () => at.store.banks.add(account(id)));
    expect(new Set(added.map((bank) => bank.id)).size).toBe(1);
    expect(await rowsOf(id)).toEqual([{ banks: 1, primaries: 1, messages: 1, audited: 1 }]);
    expect((await loadOrThrow(at.store, id)).bank).toEqual({
      kind: 'manual',
      bankName: 'Default',
      last4: '6789',
      accountType: 'CHECKING',
      status: 'VERIFIED',
    });
  });

  test.each([
    [
      'a check without an answer leaves a verified account unchanged',
      { status: 'PENDING', checkResult: 'down' },
      'VERIFIED',
      1,
    ],
    [
      'a check that finds another owner changes a verified account',
      { status: 'PENDING', checkResult: 'other' },
      'PENDING',
      2,
    ],
  ] as const)('%s', async (_name, later, status, audited) => {
    const { id } = await submittedTestApplication(at.store);
    await at.store.banks.add(account(id));
    await at.store.banks.add({ ...account(id), ...later });
    expect((await loadOrThrow(at.store, id)).bank).toMatchObject({ status });
    expect(await rowsOf(id)).toEqual([{ banks: 1, primaries: 1, messages: 1, audited }]);
  });

  test('adding different accounts at once leaves one primary account', async () => {
    const { id } = await submittedTestApplication(at.store);
    await runConcurrently(3, (turn) => at.store.banks.add(account(id, `00012345678${turn}`)));
    expect(await rowsOf(id)).toEqual([{ banks: 3, primaries: 1, messages: 3, audited: 3 }]);
    expect(await at.store.audit.verify(id)).toMatchObject({ ok: true });
  });

  test('a second account replaces the first, and the first can be restored from its row', async () => {
    const { id } = await submittedTestApplication(at.store);
    const first = await at.store.banks.add(account(id));
    await at.store.banks.add({
      ...account(id),
      kind: 'plaid',
      accountNumber: undefined,
      routing: undefined,
      vendorAccountId: 'acc_1',
      vendorToken: 'access-secret',
      last4: '0000',
    });
    expect(await at.store.banks.forWork(id)).toMatchObject({
      kind: 'plaid',
      vendorToken: 'access-secret',
    });
    expect(await at.store.banks.add(account(id))).toEqual(first);
    expect(await at.store.banks.forWork(id, 'job:test')).toMatchObject({
      id: first.id,
      accountNumber: '000123456789',
      holder: 'Ana Silva',
    });
    const [read] = await at.database.run(
      sql`select actor, action, detail from audit where application_id = ${id} order by seq desc limit 1`,
    );
    expect(read).toEqual({
      actor: 'job:test',
      action: 'secret.read',
      detail: '{"paths":["bank.accountNumber","bank.vendorToken"]}',
    });
    expect(await at.store.banks.primary(id)).toEqual({
      id: first.id,
      last4: expect.stringMatching(/^\d{4}$/),
    });
  });

  test('changes a status once', async () => {
    const { id } = await submittedTestApplication(at.store);
    const bank = await at.store.banks.add({ ...account(id), status: 'PENDING' });
    const change = { id, bankId: bank.id, result: 'verified', actor: 'x' } as const;
    expect(await at.store.banks.recordCheck(change)).toEqual({ changed: true });
    expect(await at.store.banks.recordCheck(change)).toEqual({ changed: false });
  });
});
