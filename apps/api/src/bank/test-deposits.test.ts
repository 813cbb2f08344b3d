import { LIMITS } from '@signet/rulebook/core/limits';
import type { Problem } from '@signet/rulebook/core/problem';
import type { ReplyOf } from '@signet/rulebook/endpoints';
import { mailTo } from '@signet/testing/applications';
import { sandboxClient } from '@signet/testing/sandbox-client';
import { expect, test } from 'vitest';
import { onPostgres } from '../testing/for-each-database.ts';
import {
  approvedApplication,
  breakVendor,
  clearVendorFaults,
  mailSubjects,
  testApi,
} from '../testing/test-api.ts';

type Reply = ReplyOf<'confirmTestDeposits'> & Problem;
type Amounts = readonly [string, string];

const UNKNOWN = { accountType: 'CHECKING', routingNumber: '021000021' };
const dayMs = 24 * 3_600_000;
/** Outlives the window in which identical calls share one response. */
const sharedMs = 11_000;
const poll = { timeout: 20_000 };

onPostgres('test deposits of an account that no source can verify', (open) => {
  const at = testApi(open);
  let accounts = 0;

  const pass = async (ms: number) => {
    await sandboxClient(at.sandbox).advance(ms);
    await at.clock.moveTo(at.clock.offsetMs() + ms);
  };
  const linked = async (accountNumber = `0007777${++accounts + 1000}`, holder?: string) => {
    const { visitor, view, who } = await approvedApplication(at, 'ana');
    const path = `/api/v2/applications/${view.id}`;
    const link = (number: string) =>
      visitor.send<Reply>('POST', `${path}/financial-instruments/manual`, {
        ...UNKNOWN,
        fullName: holder ?? who.bank.fullName,
        accountNumber: number,
      });
    expect((await link(accountNumber)).body.bank).toMatchObject({ status: 'PENDING' });
    /** Signs in again, because the session expires in the meantime. */
    const later = async (days: number) => {
      await pass(days * dayMs);
      await visitor.signIn(mailTo(who));
    };
    const read = async () => (await visitor.get(path)).body;
    const deposits = async () => (await read()).bank?.testDeposits;
    const confirm = ([firstAmount, secondAmount]: Amounts, key?: string) =>
      visitor.send<Reply>(
        'POST',
        `${path}/financial-instruments/test-deposits/confirmations`,
        { firstAmount, secondAmount },
        { key },
      );
    const resend = () => visitor.send<Reply>('POST', `${path}/financial-instruments/test-deposits`);
    const mails = () => mailSubjects(at, who);
    return { id: view.id, later, link, accountNumber, read, deposits, confirm, resend, mails };
  };
  const sent = async (accountNumber?: string, holder?: string) => {
    const made = await linked(accountNumber, holder);
    await expect.poll(async () => (await made.deposits())?.state, poll).toBe('sent');
    return made;
  };
  const summary = ({ status, body }: { status: number; body: Reply }) => [
    status,
    body.code ?? body.bank.status,
    body.data?.count,
  ];
  const intents = async () =>
    (await sandboxClient(at.sandbox).calls('stripe')).filter(
      (call) =>
        JSON.stringify(call).includes('"/v1/setup_intents"') &&
        JSON.stringify(call).includes('POST'),
    ).length;

  test('deposits are sent and announced, and their amounts prove the account in either order', async () => {
    const { deposits, confirm, mails, read, later } = await sent();
    expect(await deposits()).toMatchObject({ triesLeft: 3, mayResend: false });
    expect((await read()).status).toMatchObject({ waitingOn: 'bank', nextAction: 'wait' });
    await expect
      .poll(mails, poll)
      .toContainEqual(expect.stringMatching(/^Look for two small deposits by /));
    await later(7);
    expect((await read()).status).toMatchObject({
      waitingOn: 'applicant',
      nextAction: 'enterAmounts',
    });
    await expect.poll(mails, poll).toContain('Enter your two test deposit amounts');
    expect(summary(await confirm(['$0.45', ',32']))).toEqual([200, 'VERIFIED', undefined]);
    expect((await read()).status.money.payouts).toBe(true);
    await expect.poll(mails, poll).toContain('Your bank account is confirmed');
  });

  test('refuses impossible amounts at their fields, and uses no attempt', async () => {
    const { confirm, deposits } = await sent();
    const fieldsOf = async (amounts: Amounts) =>
      (await confirm(amounts)).body.errors?.map(({ code, field }) => [code, field]);
    expect(await fieldsOf(['32', '0.32'])).toEqual([['testDepositSecond.same', 'secondAmount']]);
    expect(await fieldsOf(['1.00', ''])).toEqual([
      ['testDepositFirst.format', 'firstAmount'],
      ['testDepositSecond.required', 'secondAmount'],
    ]);
    expect((await deposits())?.triesLeft).toBe(3);
  });

  test('after three wrong attempts the account is rejected with a mail, and only a reviewer may confirm it', async () => {
    const { confirm, mails, read, link, accountNumber } = await sent();
    expect(summary(await confirm(['1', '2']))).toEqual([422, 'bank.amountsDiffer', 2]);
    await pass(sharedMs);
    expect(summary(await confirm(['2', '1']))).toEqual([422, 'bank.amountsDiffer', 2]);
    expect(summary(await confirm(['1', '3']))).toEqual([422, 'bank.amountsDiffer', 1]);
    expect(summary(await confirm(['1', '4']))).toEqual([200, 'FAILED', undefined]);
    expect((await read()).bank?.testDeposits).toMatchObject({
      state: 'failed',
      failure: 'tries',
      triesLeft: 0,
    });
    expect((await confirm(['32', '45'])).status).toBe(409);
    await expect.poll(mails, poll).toContain('We couldn’t confirm your bank account');
    expect((await link(accountNumber)).body).toMatchObject({ code: 'bank.depositsSpent' });
    const { openPages } = await read();
    expect(openPages).toEqual(expect.arrayContaining(['bank', 'bank-deposits']));
    expect(summary(await link('000123456789'))).toEqual([200, 'VERIFIED', undefined]);
  });

  test('twenty identical submits count as one attempt, whatever their idempotency keys', async () => {
    const { confirm, deposits } = await sent();
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_one, turn) =>
        confirm(['1', '2'], `key-${turn}-${'x'.repeat(20)}`),
      ),
    );
    for (const { status, body } of replies)
      expect([status, body.code]).toEqual(
        status === 422 ? [422, 'bank.amountsDiffer'] : [409, 'idempotency.inProgress'],
      );
    expect((await deposits())?.triesLeft).toBe(2);
  });

  test('a second pair is sent once, after the first should have arrived, and keeps the remaining attempts', async () => {
    const { confirm, resend, deposits, mails, later } = await sent();
    expect((await resend()).status).toBe(409);
    await confirm(['1', '2']);
    await later(7);
    expect(summary(await resend())).toEqual([200, 'PENDING', undefined]);
    expect(await deposits()).toMatchObject({ state: 'sent', triesLeft: 2, mayResend: false });
    await expect
      .poll(
        async () => (await mails()).filter((subject) => subject.startsWith('Look for')).length,
        poll,
      )
      .toBe(2);
    await later(7);
    expect((await resend()).status).toBe(409);
    expect(summary(await confirm(['32', '45']))).toEqual([200, 'VERIFIED', undefined]);
  });

  test('deposits expire after fourteen days, and a returned deposit is shown as returned', async () => {
    const late = await sent();
    await late.later(15);
    await expect.poll(late.deposits, poll).toMatchObject({ state: 'failed', failure: 'term' });
    const back = await sent('000666666661');
    await back.later(7);
    await expect.poll(back.deposits, poll).toMatchObject({ state: 'failed', failure: 'returned' });
    await expect.poll(back.mails, poll).toContain('We couldn’t confirm your bank account');
  });

  test('matching amounts do not prove the holder’s name: a foreign account waits for a reviewer', async () => {
    const { confirm, read, mails, link, accountNumber, id } = await sent(undefined, 'Robert Webb');
    const cases = async () =>
      (await at.deps.store.reviews.find(id))?.cases.map((found) => found.case);
    expect(await cases()).toEqual([]);
    expect(summary(await confirm(['32', '45']))).toEqual([200, 'PENDING', undefined]);
    expect((await read()).bank).not.toHaveProperty('testDeposits');
    expect(await cases()).toEqual(['bank.nameMismatch']);
    await pass(sharedMs);
    expect(summary(await link(accountNumber))).toEqual([200, 'PENDING', undefined]);
    expect(await cases()).toEqual(['bank.nameMismatch']);
    expect(await mails()).not.toContain('Your bank account is confirmed');
  });

  test('sends no second pair when the vendor made the deposits but answered 500', async () => {
    const before = await intents();
    // The lookup for an existing intent.
    await breakVendor(at, 'stripe', 'slow', { path: '/v1/setup_intents', times: 1, ms: 1 });
    await breakVendor(at, 'stripe', 'acts-500', { path: '/v1/setup_intents', times: 1 });
    const { deposits } = await linked();
    expect(await deposits()).toBeUndefined();
    await clearVendorFaults(at);
    await pass(LIMITS.recheckDelaysMs[0]);
    await expect.poll(async () => (await deposits())?.state, poll).toBe('sent');
    expect((await intents()) - before).toBe(1);
  });

  test('uses no attempt while the vendor is down, and recovers a lost answer with the next call', async () => {
    const { confirm, deposits } = await sent();
    await breakVendor(at, 'stripe', '503', { path: 'verify_microdeposits', times: 1 });
    expect(summary(await confirm(['32', '45']))).toEqual([503, 'provider.unavailable', undefined]);
    expect((await deposits())?.triesLeft).toBe(3);
    await pass(sharedMs);
    await breakVendor(at, 'stripe', 'acts-500', { path: 'verify_microdeposits', times: 1 });
    expect(summary(await confirm(['32', '45']))).toEqual([503, 'provider.unavailable', undefined]);
    await clearVendorFaults(at);
    await pass(sharedMs);
    expect(summary(await confirm(['32', '45']))).toEqual([200, 'VERIFIED', undefined]);
  });
});
