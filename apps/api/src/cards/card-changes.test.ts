import type { Problem } from '@signet/rulebook/core/problem';
import type { ReplyOf } from '@signet/rulebook/endpoints';
import Stripe from 'stripe';
import { expect, test } from 'vitest';
import { STRIPE_WEBHOOK_PATH } from '../bank/stripe-webhook.ts';
import { onPostgres } from '../testing/for-each-database.ts';
import {
  approvedApplication,
  breakVendor,
  clearVendorFaults,
  mailSubjects,
  testApi,
} from '../testing/test-api.ts';
import { jobsOf } from '../testing/test-jobs.ts';
import { cardToken } from '../testing/test-orders.ts';

const poll = { timeout: 20_000 };
const ADDED = 'Your card was added';
const REPLACED = 'Your card has changed';
const REMOVED = 'Your card was removed';
const DECLINED = 'Your card was declined';

type AtProvider = { id?: string; customer?: string | null; data?: { id: string; email: string }[] };

onPostgres('changing the card', (open) => {
  const at = testApi(open);

  const typed = (number: string) => cardToken(at, { number });
  const provider = async (path: string): Promise<AtProvider> =>
    (await (
      await fetch(at.sandbox + path, { headers: { authorization: 'Bearer sk_test_sandbox' } })
    ).json()) as AtProvider; // the vendor's shape
  const holderOf = async (token: string) =>
    (await provider(`/v1/payment_methods/${token}`)).customer;

  /** Delivers a declined charge the way Stripe does. */
  const tell = async (
    id: string,
    customer: string,
    secret = at.deps.config.stripe.webhookSecret,
  ): Promise<number> => {
    const payload = JSON.stringify({
      id,
      object: 'event',
      type: 'payment_intent.payment_failed',
      data: { object: { id: 'pi_1', customer } },
    });
    const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret });
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
    return (await at.app.inject({ method: 'POST', url: STRIPE_WEBHOOK_PATH, headers, payload }))
      .statusCode;
  };

  const approved = async () => {
    const { visitor, view, who } = await approvedApplication(at, 'ana');
    const path = `/api/v2/applications/${view.id}`;
    const cards = `${path}/financial-instruments/credit-cards`;
    const mails = async () => {
      await at.queue.runDue();
      return (await mailSubjects(at, who)).filter((subject) =>
        [ADDED, REPLACED, REMOVED, DECLINED].includes(subject),
      );
    };
    return {
      id: view.id,
      who,
      mails,
      add: (token: string, key?: string) =>
        visitor.send<ReplyOf<'addCreditCard'> & Problem>('POST', cards, { token }, { key }),
      remove: () => visitor.send<ReplyOf<'removeCreditCard'> & Problem>('DELETE', cards),
      read: async () => (await visitor.get<ReplyOf<'getApplication'>>(path)).body,
      audit: async () =>
        (await at.deps.store.reviews.story(view.id)).audit
          .map(({ action }) => action)
          .filter((action) => action.startsWith('card.')),
    };
  };

  test('adding, replacing and removing are audited and emailed, and the provider deletes unused cards', async () => {
    const { id, add, remove, mails, read, audit } = await approved();
    const [visa, mastercard] = [await typed('4242424242424242'), await typed('5555555555554444')];
    const shown = { brand: 'visa', last4: '4242', expiryMonth: 12, expiryYear: 2036 };
    expect((await add(visa)).body.application?.card).toMatchObject(shown);
    expect((await read()).card).toEqual({ cardId: expect.any(String), ...shown });
    await expect.poll(mails, poll).toEqual([ADDED]);
    expect((await add(mastercard)).body.application?.card).toMatchObject({
      brand: 'mastercard',
      last4: '4444',
    });
    await expect.poll(mails, poll).toEqual([REPLACED, ADDED]);
    await expect.poll(() => holderOf(visa), poll).toBeNull();
    expect(await holderOf(mastercard)).toMatch(/^cus_/);
    const removed = await remove();
    expect([removed.status, removed.body.card]).toEqual([200, undefined]);
    await expect.poll(mails, poll).toEqual([REMOVED, REPLACED, ADDED]);
    await expect.poll(() => holderOf(mastercard), poll).toBeNull();
    expect((await remove()).body.code).toBe('application.stepUpClosed');
    expect(await audit()).toEqual(['card.added', 'card.added', 'card.removed']);
    expect(await at.deps.store.audit.verify(id)).toMatchObject({ ok: true });
  });

  test('refuses a removed token, and accepts the same card when it is typed again', async () => {
    const { add, remove, read } = await approved();
    const token = await typed('4242424242424242');
    await add(token);
    await remove();
    await at.queue.runDue();
    await expect.poll(() => holderOf(token), poll).toBeNull();
    expect((await add(token, 'the-same-token-again')).body.code).toBe('card.declined');
    expect((await add(await typed('4242424242424242'))).body.verify).toBe('DONE');
    expect((await read()).card).toMatchObject({ last4: '4242' });
  });

  test('twenty removals at once remove the card once and send one email', async () => {
    const { add, remove, mails, audit } = await approved();
    await add(await typed('4242424242424242'));
    await expect.poll(mails, poll).toEqual([ADDED]); // two mails sent at once may arrive in either order
    const replies = await Promise.all(Array.from({ length: 20 }, remove));
    expect(replies.filter(({ status }) => status !== 200 && status !== 409)).toEqual([]);
    await expect.poll(mails, poll).toEqual([REMOVED, ADDED]);
    expect(await audit()).toEqual(['card.added', 'card.removed']);
  });

  test('a charge declined while the applicant is away sends one email; a refusal on the page sends none', async () => {
    const { id, who, add, mails } = await approved();
    await add(await typed('4000000000000002'));
    const token = await typed('4000000000000341');
    await add(token);
    const email = who.answers['applicant.email.emailAddress'] ?? '';
    const check = await at.deps.providers.cards.authenticate({ reference: id, email, token });
    if (check.state !== 'authenticated') throw new Error('it was taken before');
    const { customerId } = check.card;
    expect(await tell('evt_1', customerId, 'whsec_of_others')).toBe(401);
    expect(await tell('evt_2', 'cus_of_nobody')).toBe(202);
    expect(await mails()).toEqual([ADDED]);
    for (const event of ['evt_3', 'evt_3', 'evt_3', 'evt_4'])
      expect(await tell(event, customerId)).toBe(202);
    await expect.poll(mails, poll).toEqual([DECLINED, DECLINED, ADDED]);
  });

  test('erasing an application deletes its customer and cards at the provider, including rejected ones, once it answers', async () => {
    const { id, who, add } = await approved();
    const refused = await approved();
    const token = await typed('4242424242424242');
    await add(token);
    await refused.add(await typed('4000000000000002'));
    const known = async (of: typeof who) =>
      (
        await provider(
          `/v1/customers?email=${encodeURIComponent(of.answers['applicant.email.emailAddress'] ?? '')}`,
        )
      ).data?.length;
    expect([await known(who), await known(refused.who)]).toEqual([1, 1]);
    const jobs = async () => (await jobsOf(at.database, { kind: 'forget-cards' })).length;
    await breakVendor(at, 'stripe', '500', { path: '/v1/customers/search', times: 99 });
    for (const one of [id, refused.id]) await at.deps.store.erase(one, 'operator:ana');
    await at.queue.runDue();
    expect([await known(who), await known(refused.who), await jobs()]).toEqual([1, 1, 2]);
    await clearVendorFaults(at);
    await at.clock.moveTo(at.clock.offsetMs() + 10 * 60_000);
    await expect
      .poll(async () => {
        await at.queue.runDue();
        return [await known(who), await known(refused.who), await jobs()];
      }, poll)
      .toEqual([0, 0, 0]);
    expect(await holderOf(token)).toBeNull();
  });
});
