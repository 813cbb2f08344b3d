import type { Problem } from '@signet/rulebook/core/problem';
import type { ReplyOf } from '@signet/rulebook/endpoints';
import { statusOf } from '@signet/rulebook/status';
import { mailTo } from '@signet/testing/applications';
import { sandboxClient } from '@signet/testing/sandbox-client';
import { expect, test } from 'vitest';
import { factsOf } from '../application/facts.ts';
import { sql } from '../platform/sql/sql.ts';
import { onPostgres } from '../testing/for-each-database.ts';
import { approvedApplication, mailSubjects, testApi } from '../testing/test-api.ts';
import { accountAddedMails } from './bank-mails.ts';

/** Outlives the window in which identical calls without a key share one response. */
const sharedMs = 11_000;
const dayMs = 24 * 3_600_000;
/** Longer than the queue's quick retries, because on a loaded machine a mail may need one. */
const poll = { timeout: 60_000 };
const slow = { timeout: 120_000 };
const LINKED = 'Your bank account is linked';
const REPLACED = 'Your bank account for payouts has changed';
const REMOVED = 'Your bank account was removed';
const FIRST = 'Link your bank account to get paid';
const LAST = 'Your payouts are still waiting for a bank account';

onPostgres('changing the payout account', (open) => {
  const at = testApi(open);

  const approved = async () => {
    const { visitor, view, who } = await approvedApplication(at, 'ana');
    const { accountNumberConfirm: _typedTwice, ...bank } = who.bank;
    const path = `/api/v2/applications/${view.id}`;
    const link = (changed: object = {}, key?: string) =>
      visitor.send<ReplyOf<'addManualAccount'> & Problem>(
        'POST',
        `${path}/financial-instruments/manual`,
        { ...bank, ...changed },
        { key },
      );
    const remove = () =>
      visitor.send<ReplyOf<'removeBank'> & Problem>('DELETE', `${path}/financial-instruments/bank`);
    const defer = () => visitor.send('POST', `${path}/financial-instruments/deferral`);
    const mails = async () => {
      await at.queue.runDue();
      return (await mailSubjects(at, who)).filter((subject) =>
        [LINKED, REPLACED, REMOVED, FIRST, LAST].includes(subject),
      );
    };
    const audit = async () =>
      (await at.deps.store.reviews.story(view.id)).audit
        .map(({ action }) => action)
        .filter((action) => action.startsWith('bank.'));
    const pass = async (ms: number) => {
      await at.clock.moveTo(at.clock.offsetMs() + ms);
      await at.queue.runDue();
    };
    return {
      id: view.id,
      visitor,
      who,
      link,
      remove,
      defer,
      mails,
      audit,
      pass,
      read: async () => (await visitor.get(path)).body,
    };
  };

  test(
    'linking, replacing and removing are each audited and mailed with the last digits only',
    slow,
    async () => {
      const { who, link, remove, mails, audit, read, pass } = await approved();
      expect((await link()).body.bank).toMatchObject({ last4: '6789', status: 'VERIFIED' });
      await expect.poll(mails, poll).toEqual([LINKED]);
      expect((await link({ accountNumber: '000777777777' })).body.bank).toMatchObject({
        last4: '7777',
        status: 'PENDING',
      });
      await expect.poll(mails, poll).toEqual([REPLACED, LINKED]);
      await pass(sharedMs);
      expect((await link()).body.bank).toMatchObject({ last4: '6789', status: 'VERIFIED' });
      await expect.poll(mails, poll).toEqual([REPLACED, REPLACED, LINKED]);
      const removed = await remove();
      expect([removed.status, removed.body.bank, removed.body.page]).toEqual([
        200,
        undefined,
        'bank',
      ]);
      await expect.poll(mails, poll).toEqual([REMOVED, REPLACED, REPLACED, LINKED]);
      expect((await read()).status).toMatchObject({
        nextAction: 'linkBank',
        money: { payouts: false },
      });
      expect(await audit()).toEqual([
        'bank.linked',
        'bank.linked',
        'bank.depositsSent',
        'bank.linked',
        'bank.removed',
      ]);
      const all = (await sandboxClient(at.sandbox).mails(mailTo(who)))
        .map((mail) => JSON.stringify(mail))
        .join();
      expect(all).not.toMatch(/000123456789|000777777777/);
      await pass(sharedMs);
      expect((await link()).body.bank).toMatchObject({ last4: '6789', status: 'VERIFIED' });
    },
  );

  test(
    'twenty at once link one account with one mail, and twenty removals remove it once',
    slow,
    async () => {
      const { id, link, remove, mails, audit } = await approved();
      const linked = await Promise.all(
        Array.from({ length: 20 }, (_one, turn) => link({}, `link-${turn}-${'x'.repeat(20)}`)),
      );
      expect(linked.filter(({ status }) => status !== 200 && status !== 409)).toEqual([]);
      expect(
        await at.database.run(
          sql`select count(*)::int as accounts from bank_accounts where application_id = ${id}`,
        ),
      ).toEqual([{ accounts: 1 }]);
      const removed = await Promise.all(Array.from({ length: 20 }, remove));
      expect([...new Set(removed.map(({ status }) => status))].sort()).toEqual(
        removed.every(({ status }) => status === 200) ? [200] : [200, 409],
      );
      // Same moment, any order.
      await expect.poll(async () => (await mails()).sort(), poll).toEqual([LINKED, REMOVED].sort());
      expect(await audit()).toEqual(['bank.linked', 'bank.removed']);
      expect((await remove()).body.code).toBe('application.stepUpClosed');
      expect(await at.deps.store.audit.verify(id)).toMatchObject({ ok: true });
    },
  );

  test('each of them needs a new sign-in after a long pause', async () => {
    const { link, remove, pass } = await approved();
    await link();
    await pass(31 * 60_000);
    for (const reply of [await remove(), await link({ accountNumber: '000777777777' })])
      expect([reply.status, reply.body.code]).toEqual([401, 'auth.reauthRequired']);
  });

  test('reminds of a deferred bank once after three and once after seven days', slow, async () => {
    const { defer, mails, pass } = await approved();
    expect((await defer()).status).toBe(200);
    await defer();
    await pass(2.9 * dayMs);
    expect(await mails()).toEqual([]);
    await pass(0.2 * dayMs);
    await expect.poll(mails, poll).toEqual([FIRST]);
    await pass(4 * dayMs);
    await expect.poll(mails, poll).toEqual([LAST, FIRST]);
    await pass(30 * dayMs);
    expect(await mails()).toEqual([LAST, FIRST]);
  });

  test('reminders stop once an account is linked', slow, async () => {
    const { defer, link, mails, pass } = await approved();
    await defer();
    expect((await link()).status).toBe(200);
    await pass(8 * dayMs);
    await expect.poll(mails, poll).toEqual([LINKED]);
  });

  test('payouts to an account that replaced another one wait for 24 hours', async () => {
    const { id, link, read, pass } = await approved();
    await link();
    expect((await read()).bank?.payoutsFrom).toBeUndefined();
    expect((await read()).status.money.payouts).toBe(true);
    await link({ accountNumber: '000777777777' });
    const verified = sql`update bank_accounts set status = 'VERIFIED', check_result = 'verified' where application_id = ${id}`;
    await at.database.run(verified);
    expect((await read()).status).toMatchObject({
      id: 'payoutsHeld',
      money: { online: true, inPerson: true, payouts: false },
    });
    expect((await read()).bank?.payoutsFrom).toBeGreaterThan(at.clock.now());
    await pass(dayMs);
    const later = await at.deps.store.applications.loadForWork(id); // the session has ended by then
    expect(later && statusOf(factsOf(later))).toMatchObject({
      id: 'approved',
      money: { payouts: true },
    });
    expect(later?.bank?.payoutsFrom).toBeUndefined();
  });

  test('counts a return to the first account as a change', async () => {
    const { id, link, read, pass } = await approved();
    await link();
    await link({ accountNumber: '000777777777' });
    await at.database.run(
      sql`update bank_accounts set status = 'VERIFIED', check_result = 'verified' where application_id = ${id}`,
    );
    await pass(sharedMs);
    await link();
    expect(await read()).toMatchObject({ status: { id: 'payoutsHeld' }, bank: { last4: '6789' } });
  });

  test('removing an account first does not shorten the wait', async () => {
    const { id, link, remove, read } = await approved();
    await link();
    await remove();
    await link({ accountNumber: '000777777777' });
    await at.database.run(
      sql`update bank_accounts set status = 'VERIFIED', check_result = 'verified' where application_id = ${id}`,
    );
    expect((await read()).status.id).toBe('payoutsHeld');
  });

  test('mails a change once a day to every owner who has heard from us, but not a first account', async () => {
    const { id } = await approved();
    const stored = await at.deps.store.applications.loadForWork(id);
    if (stored === undefined) throw new Error('no application');
    const owner = { role: 'owner', secretsOnFile: {}, isVerified: true } as const;
    const people = [
      ...stored.people,
      {
        ...owner,
        id: 'urn:own:1',
        answers: { firstName: 'Lena', emailAddress: 'lena@example.com' },
        invitedAt: [1],
      },
      {
        ...owner,
        id: 'urn:own:2',
        answers: { firstName: 'Omar', emailAddress: 'omar@example.com' },
      },
    ];
    const account = {
      kind: 'manual',
      last4: '7777',
      accountType: 'CHECKING',
      status: 'PENDING',
      checkResult: 'other',
    } as const;
    const bank = {
      kind: 'manual',
      last4: '6789',
      accountType: 'CHECKING',
      status: 'VERIFIED',
    } as const;
    const told = (isChange: boolean, more: object = {}) =>
      accountAddedMails(
        { ...stored, people, bank: { ...bank, ...more } },
        { ...account, isChange },
        at.deps,
      ).map(({ to, template }) => `${template} ${to}`);
    expect(told(true)).toEqual([
      'bankChangedOwner lena@example.com',
      expect.stringMatching(/^bankReplaced /),
    ]);
    expect(told(true, { payoutsFrom: at.clock.now() + 1 })).toEqual([
      expect.stringMatching(/^bankReplaced /),
    ]);
    expect(told(false)).toEqual([expect.stringMatching(/^bankReplaced /)]);
  });
});
