import { BANK_LIMITS } from '@signet/rulebook/bank/limits';
import { textAt } from '@signet/rulebook/core/records';
import type { ReplyOf } from '@signet/rulebook/endpoints';
import Stripe from 'stripe';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { type FakeVendor, startFakeVendor } from '../testing/fake-vendor.ts';
import { onPostgres } from '../testing/for-each-database.ts';
import {
  type ApiUnderTest,
  approvedApplication,
  breakVendor,
  clearVendorFaults,
  mailSubjects,
  startTestApi,
} from '../testing/test-api.ts';
import { PLAID_WEBHOOK_PATH } from './plaid.ts';
import { STRIPE_WEBHOOK_PATH } from './stripe-webhook.ts';

const poll = { timeout: 20_000 };
const LOST = 'Link your bank account again to get paid';

const LINKS = z.object({ links: z.array(z.object({ id: z.string() })) });

onPostgres('vendor webhooks about an account', (open) => {
  let at: ApiUnderTest;
  let hook: FakeVendor;
  beforeAll(async () => {
    [at, hook] = [await startTestApi(open), await startFakeVendor()];
    hook.answers(() => ({ body: {} }));
  });
  afterAll(async () => {
    await at.close();
    await hook.close();
  });

  const atSandbox = async (path: string, body: object) => {
    const headers = {
      'content-type': 'application/json',
      'plaid-client-id': 'sandbox-client',
      'plaid-secret': 'sandbox-secret',
    };
    return fetch(`${at.sandbox}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  };
  /** A public token from the sandbox; the link's webhooks reach us through `hook`. */
  const chosen = async () => {
    const body = {
      institution_id: 'ins_109508',
      initial_products: ['auth', 'identity'],
      options: { webhook: `${hook.url}/hook` },
    };
    const answer = await atSandbox('/sandbox/public_token/create', body);
    return textAt(await answer.json(), 'public_token') ?? '';
  };
  const newestLink = async (): Promise<string> => {
    const answer = await fetch(`${at.sandbox}/control/bank-links`);
    const { links } = LINKS.parse(await answer.json());
    return links[0]?.id ?? '';
  };
  const approved = async () => {
    const { visitor, view, who } = await approvedApplication(at, 'ana');
    const path = `/api/v2/applications/${view.id}`;
    const link = async (value: string) =>
      visitor.send<ReplyOf<'linkPlaidAccount'>>('POST', `${path}/financial-instruments/plaid`, {
        value,
        requestMetadata: { accounts: [] },
      });
    const bank = async () => {
      await at.queue.runDue();
      return (await visitor.get(path)).body.bank;
    };
    const mails = () => mailSubjects(at, who);
    const audit = async () =>
      (await at.deps.store.reviews.story(view.id)).audit.filter(
        ({ action }) => action === 'bank.status',
      ).length;
    return { id: view.id, visitor, who, path, link, bank, mails, audit };
  };
  const linked = async () => {
    const made = await approved();
    expect((await made.link(await chosen())).body.bank.status).toBe('VERIFIED');
    return { ...made, item: await newestLink() };
  };
  type Letter = { headers: Record<string, string>; payload: string };
  /** Triggers an event at the bank and returns the webhook exactly as the vendor signed it. */
  const happens = async (item: string, code: string): Promise<Letter> => {
    const before = hook.asked.length;
    expect((await atSandbox(`/control/bank-links/${item}`, { code })).status).toBe(204);
    await expect.poll(() => hook.asked.length, poll).toBe(before + 1);
    const { headers, body = '' } = hook.asked.at(-1) ?? {};
    return {
      headers: {
        'content-type': 'application/json',
        'plaid-verification': String(headers?.['plaid-verification']),
      },
      payload: body,
    };
  };
  const deliver = async (letter: Letter) =>
    (await at.app.inject({ method: 'POST', url: PLAID_WEBHOOK_PATH, ...letter })).statusCode;

  test.each([
    ['USER_PERMISSION_REVOKED', 'FAILED', LOST],
    ['VERIFICATION_EXPIRED', 'FAILED', LOST],
    ['DEFAULT_UPDATE', 'FAILED', LOST],
    ['ERROR', 'VERIFIED', 'Your bank has ended its connection to us'],
  ])('%s leaves a verified account %s, and its person is told', async (code, status, subject) => {
    const { item, bank, mails, visitor, path, link } = await linked();
    expect(await deliver(await happens(item, code))).toBe(202);
    await expect.poll(async () => (await bank())?.status, poll).toBe(status);
    await expect.poll(mails, poll).toContain(subject);
    if (status !== 'FAILED') return;
    const { body } = await visitor.get(path);
    expect([body.page, body.status.nextAction, body.status.money.payouts]).toEqual([
      'bank',
      'linkBank',
      false,
    ]);
    expect((await link(await chosen())).body.bank.status).toBe('VERIFIED');
  });

  test('checks an account whose check was lost once the vendor reports it as verified', async () => {
    const { link, bank, mails } = await approved();
    const value = await chosen();
    await breakVendor(at, 'plaid', '503', { path: '/identity/match', times: 10 });
    expect((await link(value)).body.bank.status).toBe('PENDING');
    await clearVendorFaults(at);
    expect(await deliver(await happens(await newestLink(), 'AUTOMATICALLY_VERIFIED'))).toBe(202);
    await expect.poll(async () => (await bank())?.status, poll).toBe('VERIFIED');
    await expect.poll(mails, poll).toContain('Your bank account is confirmed');
  });

  test('twenty copies of an event, and others late or out of order, cause one change and one email', async () => {
    const { item, bank, mails, audit } = await linked();
    const letters = [
      await happens(item, 'LOGIN_REPAIRED'),
      await happens(item, 'USER_PERMISSION_REVOKED'),
    ];
    const all = Array.from({ length: 20 }, (_one, turn) => letters[turn % 2 === 0 ? 1 : 0]).filter(
      (letter) => letter !== undefined,
    );
    expect(new Set(await Promise.all(all.map(deliver)))).toEqual(new Set([202]));
    await expect.poll(async () => (await bank())?.status, poll).toBe('FAILED');
    await at.queue.runDue();
    expect((await mails()).filter((subject) => subject === LOST)).toHaveLength(1);
    expect(await audit()).toBe(1);
  });

  test('rereads an event that arrived before its account was linked', async () => {
    const { link, bank, mails } = await approved();
    const value = await chosen();
    const before = await newestLink();
    await breakVendor(at, 'plaid', 'slow', { path: '/identity/match', times: 1, ms: 4_000 });
    const linking = link(value);
    // The vendor has issued the link, but we have not stored it yet.
    await expect.poll(newestLink, poll).not.toBe(before);
    expect(await deliver(await happens(await newestLink(), 'VERIFICATION_EXPIRED'))).toBe(202);
    await at.queue.runDue();
    expect((await linking).body.bank.status).toBe('VERIFIED');
    await at.clock.moveTo(at.clock.offsetMs() + BANK_LIMITS.bankNewsLooksMs[0]);
    await expect.poll(async () => (await bank())?.status, poll).toBe('FAILED');
    await expect.poll(mails, poll).toContain(LOST);
  });

  test('ignores an event without a signature or signed for another body', async () => {
    const { item, bank } = await linked();
    const letter = await happens(item, 'USER_PERMISSION_REVOKED');
    expect(await deliver({ ...letter, payload: `${letter.payload} ` })).toBe(401);
    expect(await deliver({ ...letter, headers: { 'content-type': 'application/json' } })).toBe(401);
    expect((await bank())?.status).toBe('VERIFIED');
  });

  const deposited = async (number: string) => {
    const made = await approved();
    const body = {
      fullName: made.who.bank.fullName,
      accountType: 'CHECKING',
      routingNumber: '021000021',
      accountNumber: number,
    };
    await made.visitor.send('POST', `${made.path}/financial-instruments/manual`, body);
    const deposits = await at.deps.store.banks
      .forWork(made.id)
      .then((bank) => at.deps.store.testDeposits.find(bank?.id ?? ''));
    return { ...made, vendorId: deposits?.vendorId ?? '' };
  };
  const tell = async (
    type: string,
    vendorId: string,
    secret = at.deps.config.stripe.webhookSecret,
    id = `evt_${vendorId}_${type}`,
  ) => {
    const payload = JSON.stringify({
      id,
      object: 'event',
      type,
      data: { object: { id: vendorId } },
    });
    const headers = {
      'content-type': 'application/json',
      'stripe-signature': Stripe.webhooks.generateTestHeaderString({ payload, secret }),
    };
    return (await at.app.inject({ method: 'POST', url: STRIPE_WEBHOOK_PATH, headers, payload }))
      .statusCode;
  };

  test('learns of confirmed or returned test deposits before their day', async () => {
    const { vendorId, bank, mails } = await deposited('000777900001');
    expect(await tell('setup_intent.setup_failed', vendorId)).toBe(202);
    await at.queue.runDue();
    expect((await bank())?.testDeposits?.state).toBe('sent'); // the vendor's own state is unchanged
    const amounts = new URLSearchParams({ 'amounts[0]': '32', 'amounts[1]': '45' });
    const headers = {
      authorization: 'Bearer sk_test_sandbox',
      'content-type': 'application/x-www-form-urlencoded',
    };
    await fetch(`${at.sandbox}/v1/setup_intents/${vendorId}/verify_microdeposits`, {
      method: 'POST',
      headers,
      body: amounts.toString(),
    });
    expect(await tell('setup_intent.succeeded', vendorId, 'whsec_of_others')).toBe(401);
    expect(await tell('setup_intent.succeeded', 'seti_of_nobody')).toBe(202);
    expect((await bank())?.status).toBe('PENDING');
    for (const _time of [1, 2, 3]) expect(await tell('setup_intent.succeeded', vendorId)).toBe(202);
    await expect.poll(async () => (await bank())?.status, poll).toBe('VERIFIED');
    await expect
      .poll(
        async () =>
          (await mails()).filter((subject) => subject === 'Your bank account is confirmed'),
        poll,
      )
      .toHaveLength(1);
  });

  test('accepts a signed event with ids no database can hold, and does nothing', async () => {
    expect(await tell('setup_intent.succeeded', 'seti_\u0000')).toBe(202);
    expect(
      await tell(
        'setup_intent.succeeded',
        'seti_1',
        at.deps.config.stripe.webhookSecret,
        'evt_\u0000',
      ),
    ).toBe(202);
  });
});
