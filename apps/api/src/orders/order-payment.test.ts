import { LIMITS } from '@signet/rulebook/core/limits';
import type { Problem } from '@signet/rulebook/core/problem';
import type { ReplyOf } from '@signet/rulebook/endpoints';
import { mailTo } from '@signet/testing/applications';
import { sandboxClient } from '@signet/testing/sandbox-client';
import { afterEach, expect, test } from 'vitest';
import { sql } from '../platform/sql/sql.ts';
import { buildProviders } from '../providers.ts';
import { onPostgres } from '../testing/for-each-database.ts';
import { CARDS } from '../testing/order-turns.ts';
import {
  approvedApplication,
  breakVendor,
  clearVendorFaults,
  submittedApplication,
  testApi,
} from '../testing/test-api.ts';
import { reconcile } from '../testing/test-duties.ts';
import { addTestCard, askFrame, chargesAt, oneTerminal } from '../testing/test-orders.ts';
import { SETTLE_ORDER_JOB } from './store.ts';

type Submitted = ReplyOf<'submitOrder'> & Problem;
type Paid = ReplyOf<'payOrder'> & Problem;
const minuteMs = 60_000;
const dayMs = 86_400_000;
const hurriedMs = 300;
const BUY = oneTerminal('BUY', 'CARD');
const PRICE = 24_900;

onPostgres('paying for an order', (open) => {
  const at = testApi(open);
  afterEach(() => clearVendorFaults(at));

  const later = async (ms: number) => {
    await at.clock.moveTo(at.clock.offsetMs() + ms);
    await at.queue.runDue();
  };
  /** A customer with a card. */
  const buyer = async (
    begin: typeof approvedApplication,
    typed?: Parameters<typeof addTestCard>[2],
  ) => {
    const { visitor, who, view } = await begin(at, 'ana');
    const path = (rest: string) => `/api/v2/applications/${view.id}${rest}`;
    const addCard = (card?: Parameters<typeof addTestCard>[2]) =>
      addTestCard(at, { visitor, id: view.id }, card);
    await addCard(typed);
    const submit = (totalCents = PRICE, chosen: object = {}) =>
      visitor.send<Submitted>('POST', path('/orders'), {
        profiles: { ...BUY, ...chosen },
        feeProfiles: { totalCents },
      });
    const newest = async () => (await at.deps.store.orders.of(view.id))[0];
    const pay = async (amount = PRICE) => {
      const { card } = (await at.deps.store.applications.loadForWork(view.id)) ?? {};
      return visitor.send<Paid>('POST', path('/payments'), {
        amount,
        financialInstrumentId: card?.cardId,
      });
    };
    const taken = async () => {
      const { id } = (await newest()) ?? {};
      return (await chargesAt(at))
        .filter(({ reference, status }) => reference === id && status === 'succeeded')
        .map(({ cents }) => cents);
    };
    const approve = async () => {
      await at.database.run(
        sql`update applications set decision = 'APPROVED' where id = ${view.id}`,
      );
      await at.deps.store.jobs.add({
        kind: SETTLE_ORDER_JOB,
        applicationId: view.id,
        payload: { orderId: (await newest())?.id },
      });
      await at.queue.runDue();
    };
    const mails = () => sandboxClient(at.sandbox).mails(mailTo(who));
    return { visitor, who, id: view.id, addCard, submit, newest, pay, taken, approve, mails };
  };

  test('answers 422 with the new total when a price changed, and charges that total', async () => {
    const own = await buyer(approvedApplication);
    const { config } = at.deps;
    const dearer: typeof config.partners.plansOf = (...asked) =>
      config.partners
        .plansOf(...asked)
        .map((row) => ({ ...row, perUnitCents: row.perUnitCents + 100 }));
    at.deps.config = { ...config, partners: { ...config.partners, plansOf: dearer } };
    const refused = await own.submit();
    expect([refused.status, refused.body.code, refused.body.data]).toEqual([
      422,
      'order.totalChanged',
      { totalCents: PRICE + 100 },
    ]);
    const taken = await own.submit(PRICE + 100);
    at.deps.config = config;
    await at.queue.runDue();
    expect([taken.status, (await own.newest())?.totalCents, await own.taken()]).toEqual([
      200,
      PRICE + 100,
      [PRICE + 100],
    ]);
  });

  test('refuses a bundle for other businesses, and orders nothing', async () => {
    const own = await buyer(approvedApplication);
    const bundle = { quantities: {}, bundle: 'N910_SUNMIT2S1', bundleQuantity: 1, licences: 1 };
    const { status, body } = await own.submit(PRICE, bundle);
    expect([status, body.errors]).toMatchObject([
      422,
      [{ code: 'order.notOffered', field: 'bundle' }],
    ]);
    expect(await own.newest()).toBeUndefined();
  });

  test('charges once when the provider acts after our timeout', async () => {
    const own = await buyer(approvedApplication);
    const { providers } = at.deps;
    at.deps.providers = buildProviders(at.deps.config, { log: at.deps.log, timeoutMs: hurriedMs });
    // The first call looks for earlier charges, the second one charges.
    for (const ms of [1, 3 * hurriedMs])
      await breakVendor(at, 'stripe', 'slow', { path: '/v1/payment_intents', ms });
    await own.submit();
    await at.queue.runDue();
    expect((await own.newest())?.state).toBe('paying');
    at.deps.providers = providers;
    await clearVendorFaults(at);
    await expect.poll(own.taken, { timeout: 5_000 }).toEqual([PRICE]);
    await later(10 * minuteMs);
    expect([(await own.newest())?.state, await own.taken()]).toEqual(['placed', [PRICE]]);
  });

  test('a later charge that needs authentication sends a mail with a link, and leaving the bank’s step loses nothing', async () => {
    const own = await buyer(submittedApplication, { number: CARDS.asksLater });
    await own.submit();
    await own.approve();
    const mail = (await own.mails()).find(
      ({ subject }) => subject === 'Confirm the payment for your order',
    );
    expect(mail?.text).toContain('/order/status');
    expect([(await own.newest())?.refusal, await own.taken()]).toEqual(['notAuthenticated', []]);
    expect((await own.pay()).body.clientSecret).toBeDefined();
    await later(11 * minuteMs);
    expect([(await own.newest())?.state, await own.taken()]).toEqual(['unpaid', []]);
    const { clientSecret = '' } = (await own.pay()).body;
    await askFrame(at, '/v1/3ds2/authenticate', { source: clientSecret, outcome: 'fail' });
    expect((await own.pay()).body.code).toBe('card.notAuthenticated');
    const again = (await own.pay()).body.clientSecret ?? '';
    await askFrame(at, '/v1/3ds2/authenticate', { source: again, outcome: 'pass' });
    expect([(await own.pay()).body.order.state, await own.taken()]).toEqual(['placed', [PRICE]]);
  });

  test('charges a card entered during the bank’s step, and not the abandoned one', async () => {
    const own = await buyer(submittedApplication, { number: CARDS.asksLater });
    await own.submit();
    await own.approve();
    const { clientSecret = '' } = (await own.pay()).body;
    await own.addCard();
    expect((await own.pay()).body.order.state).toBe('placed');
    await askFrame(at, '/v1/3ds2/authenticate', { source: clientSecret, outcome: 'pass' });
    await later(11 * minuteMs);
    expect(await own.taken()).toEqual([PRICE]);
  });

  test('asks for no payment after the application was declined', async () => {
    const own = await buyer(submittedApplication, { number: CARDS.asksLater });
    await own.submit();
    await own.approve();
    await at.database.run(sql`update applications set decision = 'DECLINED' where id = ${own.id}`);
    expect((await own.pay()).body.code).toBe('order.closed');
    await later(LIMITS.jobLostMs + minuteMs);
    await reconcile(at.deps.store);
    await at.queue.runDue();
    expect([(await own.newest())?.state, await own.taken()]).toEqual(['released', []]);
  });

  test('exports orders and charges with the applicant’s data, and erases them with the application', async () => {
    const [own, refused] = [await buyer(approvedApplication), await buyer(submittedApplication)];
    await own.submit(0, { type: 'RENT' });
    await refused.submit();
    await at.queue.runDue();
    const order = await own.newest();
    await at.deps.store.orderCharges.begin(
      { id: order?.id ?? '', applicationId: own.id },
      { trialDays: 30, period: 0, day: '2026-12-23', cents: 1_995 },
      undefined,
    );
    const told = await at.deps.store.exportPerson(mailTo(own.who));
    expect(told.orders).toMatchObject([{ id: order?.id, type: 'RENT', instrument_last4: '4242' }]);
    expect(told.order_charges).toMatchObject([{ order_id: order?.id, cents: 1_995 }]);
    await at.deps.store.orderCharges.begin(
      { id: (await refused.newest())?.id ?? '', applicationId: refused.id },
      { trialDays: 30, period: 0, day: '2026-12-23', cents: 1_995 },
      undefined,
    );
    await at.database.run(
      sql`update applications set decision = 'DECLINED' where id = ${refused.id}`,
    );
    await later(LIMITS.jobLostMs + minuteMs);
    await reconcile(at.deps.store);
    await at.queue.runDue();
    await at.deps.store.erase(refused.id, 'operator:ana');
    const left =
      await at.database.run(sql`select id from orders where application_id = ${refused.id}
      union all select order_id from order_charges where application_id = ${refused.id}`);
    expect([left, (await at.deps.store.exportPerson(mailTo(refused.who))).orders]).toEqual([
      [],
      undefined,
    ]);
  });

  // Must run last: the provider's clock cannot go back.
  test('reports a card that expired before the approval, and accepts another', async () => {
    const own = await buyer(submittedApplication, {
      year: String(new Date(at.deps.clock.now()).getUTCFullYear()),
    });
    await own.submit();
    await sandboxClient(at.sandbox).advance(70 * dayMs);
    await own.approve();
    expect([(await own.newest())?.state, (await own.newest())?.refusal]).toEqual([
      'unpaid',
      'expired',
    ]);
    expect(
      (await own.mails()).find(({ subject }) => subject === 'Your card was declined')?.text,
    ).toContain('/order/status');
    await own.addCard({ number: CARDS.other });
    expect([(await own.pay()).body.order.state, await own.taken()]).toEqual(['placed', [PRICE]]);
  });
});
