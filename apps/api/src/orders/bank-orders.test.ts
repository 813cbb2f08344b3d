import type { Problem } from '@signet/rulebook/core/problem';
import type { ReplyOf } from '@signet/rulebook/endpoints';
import { DEBIT_MANDATES } from '@signet/rulebook/orders/bank-debit';
import { mailTo } from '@signet/testing/applications';
import { sandboxClient } from '@signet/testing/sandbox-client';
import Stripe from 'stripe';
import { afterEach, expect, test } from 'vitest';
import { STRIPE_WEBHOOK_PATH } from '../bank/stripe-webhook.ts';
import { sql } from '../platform/sql/sql.ts';
import { onPostgres } from '../testing/for-each-database.ts';
import {
  approvedApplication,
  breakVendor,
  clearVendorFaults,
  testApi,
} from '../testing/test-api.ts';
import {
  addTestCard,
  chargesAt,
  oneTerminal,
  parcelIs,
  parcelsAt,
} from '../testing/test-orders.ts';
import { SETTLE_ORDER_JOB } from './store.ts';

type Submitted = ReplyOf<'submitOrder'> & Problem;
type Paid = ReplyOf<'payOrder'> & Problem;

const dayMs = 86_400_000;
const [PAYS, OTHER_BANK, NO_FUNDS, CLOSED, TAKEN_BACK] = [
  '000123456789',
  '000333333335',
  '000222222227',
  '000111111113',
  '000555555559',
] as const;
const BUY = oneTerminal('BUY', 'BANK');
const PRICE = 24_900;
const { version } = DEBIT_MANDATES.US;

onPostgres('an order paid by bank debit', (open) => {
  const at = testApi(open);
  afterEach(() => clearVendorFaults(at));

  /** Advances the bank's clock and ours together, without webhooks. */
  const pass = async (days: number) => {
    await sandboxClient(at.sandbox).advance(days * dayMs);
    await at.clock.moveTo(at.clock.offsetMs() + days * dayMs);
    await at.queue.runDue();
  };
  /** Delivers a webhook the way Stripe does. */
  const tell = async (type: string, object: object) => {
    const payload = JSON.stringify({ id: `evt_${crypto.randomUUID()}`, type, data: { object } });
    const signature = Stripe.webhooks.generateTestHeaderString({
      payload,
      secret: at.deps.config.stripe.webhookSecret,
    });
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
    await at.app.inject({ method: 'POST', url: STRIPE_WEBHOOK_PATH, headers, payload });
    await at.queue.runDue();
  };

  /** A customer with that account. */
  const buyer = async (accountNumber: string = PAYS) => {
    const { visitor, who, view } = await approvedApplication(at, 'ana');
    const { accountNumberConfirm: _typedTwice, ...bank } = who.bank;
    const path = (rest: string) => `/api/v2/applications/${view.id}${rest}`;
    const link = (number: string) =>
      visitor.send('POST', path('/financial-instruments/manual'), {
        ...bank,
        accountNumber: number,
      });
    await link(accountNumber);
    const signIn = () => visitor.signIn(mailTo(who));
    const addCard = () => addTestCard(at, { visitor, id: view.id });
    const submit = async (mandate: string | undefined = version, chosen: object = {}) => {
      const answer = await visitor.send<Submitted>('POST', path('/orders'), {
        profiles: { ...BUY, ...chosen },
        feeProfiles: { totalCents: PRICE },
        ...(mandate && { mandate }),
      });
      await at.queue.runDue();
      return answer;
    };
    const newest = async () => {
      const [order] = await at.deps.store.orders.of(view.id);
      if (order === undefined) throw new Error('nothing was ordered');
      return order;
    };
    const pay = async (by: 'bank' | 'card', mandate: string | undefined = version) => {
      const application = await at.deps.store.applications.loadForWork(view.id);
      const financialInstrumentId = by === 'bank' ? application?.bankId : application?.card?.cardId;
      return visitor.send<Paid>('POST', path('/payments'), {
        amount: PRICE,
        financialInstrumentId,
        ...(mandate && { mandate }),
      });
    };
    const charges = async () => {
      const { id } = await newest();
      return (await chargesAt(at)).filter(({ reference = '' }) => reference.startsWith(id));
    };
    const cancel = async () =>
      visitor.send('POST', path(`/orders/${(await newest()).id}/cancellation`), {});
    const isPacked = async () => {
      const { id } = await newest();
      return (await parcelsAt(at)).some(({ reference }) => reference === id);
    };
    const mails = async () =>
      (await sandboxClient(at.sandbox).mails(mailTo(who))).map(({ subject = '' }) => subject);
    const mandates = () =>
      at.database.run(
        sql`select scheme, version, language from debit_mandates where application_id = ${view.id} order by accepted_at`,
      );
    return {
      visitor,
      who,
      id: view.id,
      link,
      signIn,
      addCard,
      submit,
      newest,
      pay,
      charges,
      cancel,
      isPacked,
      mails,
      mandates,
    };
  };

  test('waits for days, ships only after the bank has paid, and stores the mandate', async () => {
    const own = await buyer();
    expect((await own.submit()).body.order).toMatchObject({ state: 'paying', last4: '6789' });
    expect([(await own.newest()).state, await own.isPacked()]).toEqual(['clearing', false]);
    expect(await own.mails()).toContain('We’re waiting for your bank’s payment');
    await pass(1);
    expect([(await own.newest()).state, await own.isPacked()]).toEqual(['clearing', false]);
    await pass(4);
    expect([(await own.newest()).state, await own.isPacked()]).toEqual(['placed', true]);
    expect(await own.charges()).toMatchObject([{ status: 'succeeded', cents: PRICE }]);
    expect(await own.mandates()).toEqual([{ scheme: 'ACH', version, language: 'en' }]);
  });

  test('is refused with an outdated or missing mandate, or from an unverified account', async () => {
    const own = await buyer();
    expect([(await own.submit('ach-2020-01')).body.code, (await own.submit('')).body.code]).toEqual(
      ['bankDebit.notAgreed', 'bankDebit.notAgreed'],
    );
    await own.link('000777777777');
    const { body } = await own.submit();
    expect(body.errors).toMatchObject([{ code: 'paymentMethod.required', field: 'paymentMethod' }]);
    expect(await at.deps.store.orders.of(own.id)).toEqual([]);
  });

  test('is held before the approval and debited once after it', async () => {
    const own = await buyer();
    await at.database.run(sql`update applications set decision = 'PENDING' where id = ${own.id}`);
    await own.submit();
    expect([(await own.newest()).state, await own.charges()]).toEqual(['held', []]);
    await at.database.run(sql`update applications set decision = 'APPROVED' where id = ${own.id}`);
    const { id: orderId } = await own.newest();
    for (const _twice of [1, 2])
      await at.deps.store.jobs.add({
        kind: SETTLE_ORDER_JOB,
        applicationId: own.id,
        payload: { orderId },
      });
    await at.queue.runDue();
    await pass(5);
    expect([(await own.newest()).state, (await own.charges()).length]).toEqual(['placed', 1]);
  });

  test('is paid from the account that replaced the first one', async () => {
    const own = await buyer();
    await at.database.run(sql`update applications set decision = 'PENDING' where id = ${own.id}`);
    await own.submit();
    await at.database.run(sql`update applications set decision = 'APPROVED' where id = ${own.id}`);
    await own.link(OTHER_BANK);
    await at.deps.store.jobs.add({
      kind: SETTLE_ORDER_JOB,
      applicationId: own.id,
      payload: { orderId: (await own.newest()).id },
    });
    await at.queue.runDue();
    expect(await own.newest()).toMatchObject({ state: 'clearing', instrumentLast4: '3335' });
  });

  test('continues at once on a webhook, and debits once when the provider acts but answers 500', async () => {
    const own = await buyer();
    await breakVendor(at, 'stripe', 'acts-500', { path: '/v1/payment_intents', times: 2 });
    await own.submit();
    await clearVendorFaults(at);
    await at.clock.moveTo(at.clock.offsetMs() + 600_000);
    await at.queue.runDue();
    expect((await own.newest()).state).toBe('clearing');
    await sandboxClient(at.sandbox).advance(5 * dayMs);
    const [charge] = await own.charges();
    await tell('payment_intent.succeeded', {
      id: charge?.id,
      metadata: { reference: charge?.reference },
    });
    expect([(await own.newest()).state, (await own.charges()).length]).toEqual(['placed', 1]);
  });

  test.each([
    [NO_FUNDS, 'bankFunds'],
    [CLOSED, 'bankClosed'],
  ])(
    'becomes unpaid when the bank refuses the debit from %s, sends a mail, and can be paid by card',
    async (number, refusal) => {
      const own = await buyer(number);
      await own.submit();
      await pass(5);
      expect([(await own.newest()).state, (await own.newest()).refusal]).toEqual([
        'unpaid',
        refusal,
      ]);
      expect(await own.mails()).toContain('The payment for your order didn’t go through');
      await own.signIn();
      await own.addCard();
      expect((await own.pay('card')).body.order.state).toBe('placed');
      await pass(5);
      expect(
        (await own.charges())
          .filter(({ status }) => status === 'succeeded')
          .map(({ cents }) => cents),
      ).toEqual([PRICE]);
    },
  );

  test('is paid from another account after a refused debit, with a new mandate', async () => {
    const own = await buyer(NO_FUNDS);
    await own.submit();
    await pass(5);
    await own.signIn();
    await own.link(PAYS);
    expect((await own.pay('bank', 'ach-2020-01')).body.code).toBe('bankDebit.notAgreed');
    expect((await own.pay('bank')).body.order.state).toBe('clearing');
    await pass(5);
    expect([(await own.newest()).state, (await own.mandates()).length]).toEqual(['placed', 2]);
  });

  test('is refunded after the bank has paid when it was cancelled meanwhile', async () => {
    const own = await buyer();
    await own.submit();
    expect((await own.cancel()).status).toBe(200);
    await at.queue.runDue();
    expect((await own.charges())[0]).toMatchObject({ status: 'processing', refundedCents: 0 });
    await pass(5);
    expect((await own.charges())[0]).toMatchObject({ status: 'succeeded', refundedCents: PRICE });
    expect([(await own.newest()).refundedCents, await own.isPacked()]).toEqual([PRICE, false]);
  });

  test('is owed when its debit is reversed after shipping, sends one mail, and is paid by a card that is added', async () => {
    const own = await buyer(TAKEN_BACK);
    await own.submit();
    await pass(5);
    await parcelIs(at, (await own.newest()).id, 'shipped');
    await pass(4);
    const [charge] = await own.charges();
    for (const _twice of [1, 2])
      await tell('charge.dispute.created', { id: 'dp_1', payment_intent: charge?.id });
    expect([(await own.newest()).state, (await own.newest()).owed]).toMatchObject([
      'shipped',
      [{ cents: PRICE, isTakenBack: true }],
    ]);
    expect(
      (await own.mails()).filter((subject) => subject === 'Your bank reversed a payment').length,
    ).toBe(1);
    await own.signIn();
    await own.addCard();
    await pass(2);
    expect((await own.newest()).owed).toBeUndefined();
    const kept = (await own.charges()).filter(
      ({ status, isTakenBack }) => status === 'succeeded' && isTakenBack !== true,
    );
    expect(kept.map(({ cents }) => cents)).toEqual([PRICE]);
  });

  test('is stopped and cancelled when its debit is reversed before shipping, also without a webhook', async () => {
    const own = await buyer(TAKEN_BACK);
    await own.submit();
    await pass(5);
    await parcelIs(at, (await own.newest()).id, 'out_of_stock');
    await pass(9);
    expect(await own.newest()).toMatchObject({ state: 'cancelled', refusal: 'bankNotAuthorised' });
    expect((await own.newest()).owed).toBeUndefined();
    expect(await own.mails()).toContain('Your bank reversed your payment');
  });

  test('a card dispute is no reversed debit: the order continues and nothing is owed', async () => {
    const own = await buyer();
    await own.addCard();
    await own.submit(undefined, { paymentMethod: 'CARD' });
    const [charge] = await own.charges();
    await tell('charge.dispute.created', { id: 'dp_2', payment_intent: charge?.id });
    expect(await at.deps.store.debits.paidBy(charge?.id ?? '')).toBeUndefined();
    expect([(await own.newest()).state, (await own.newest()).owed]).toEqual(['placed', undefined]);
  });

  test('leaves no trace of the account after the application is erased', async () => {
    const own = await buyer();
    await own.submit();
    expect(
      await at.database.run(sql`select 1 from debit_methods where application_id = ${own.id}`),
    ).toHaveLength(1);
    const told = await at.deps.store.exportPerson(mailTo(own.who));
    expect(told.debit_mandates).toMatchObject([{ scheme: 'ACH', version }]);
    await at.database.run(sql`update applications set decision = 'DECLINED' where id = ${own.id}`);
    expect(await at.deps.store.erase(own.id, 'operator:ana')).toEqual({ waitsFor: 'order' });
    await own.cancel();
    await pass(5);
    await at.deps.store.erase(own.id, 'operator:ana');
    expect(
      await at.database.run(sql`select 1 from debit_methods where application_id = ${own.id}`),
    ).toEqual([]);
    // The mandate is kept with the payment; it says nothing about the account.
    expect(await own.mandates()).toEqual([{ scheme: 'ACH', version, language: 'en' }]);
    expect((await own.newest()).instrumentLast4).toBeUndefined();
  });
});
