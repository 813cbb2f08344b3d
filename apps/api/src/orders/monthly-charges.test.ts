import type { ReplyOf } from '@signet/rulebook/endpoints';
import { monthlyChargesBy } from '@signet/rulebook/orders/monthly-charges';
import { orderSummary } from '@signet/rulebook/orders/order-summary';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { sql } from '../platform/sql/sql.ts';
import { onPostgres } from '../testing/for-each-database.ts';
import {
  type ApiUnderTest,
  approvedApplication,
  breakVendor,
  clearVendorFaults,
  mailSubjects,
  startTestApi,
  type TestVisitor,
} from '../testing/test-api.ts';
import { offerFor } from './offer.ts';
import { CHARGE_MONTH_JOB } from './store.ts';

const [GOOD, DECLINED_LATER] = ['4242424242424242', '4000000000000341'];
const RENT = { type: 'RENT', quantities: { POYNTC: 1 }, bundleQuantity: 0, licences: 1, paymentMethod: 'CARD' } as const;
const dayMs = 86_400_000;
const UNPAID = 'Your monthly payment didn’t go through';
type Charge = { reference?: string; status: string; cents: number };

onPostgres('what is rented', (open) => {
  let at: ApiUnderTest;
  beforeAll(async () => {
    at = await startTestApi(open);
  });
  afterEach(() => clearVendorFaults(at));
  afterAll(() => at.close());

  const addCard = async (visitor: TestVisitor, id: string, number = GOOD ?? '') => {
    const card = { type: 'card', 'card[number]': number, 'card[exp_month]': '12', 'card[exp_year]': '2036', 'card[cvc]': '123' };
    const init = { method: 'POST', body: new URLSearchParams(card), headers: { authorization: 'Bearer pk_test_sandbox' } };
    const { id: token } = (await (await fetch(`${at.sandbox}/v1/payment_methods`, init)).json()) as { id: string }; // the vendor's shape
    await visitor.send('POST', `/api/v2/applications/${id}/financial-instruments/credit-cards`, { token });
  };
  const parcel = (reference: string, status: string) =>
    fetch(`${at.sandbox}/control/fulfilment`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ reference, status }),
    });
  const days = async (count: number, step = 1) => {
    for (let left = count; left > 0; left -= step) {
      await at.clock.moveTo(at.clock.offsetMs() + step * dayMs);
      await at.queue.runDue();
    }
  };
  /** What was taken for the order's months, in cents, by the month's name. */
  const months = async (orderId: string): Promise<string[]> => {
    const { charges } = (await (await fetch(`${at.sandbox}/control/charges`)).json()) as { charges: Charge[] }; // the twin's shape
    const own = charges.filter(({ reference = '', status }) => reference.startsWith(`${orderId}:`) && status === 'succeeded');
    return own.map(({ reference = '', cents }) => `${reference.slice(orderId.length + 1)} ${cents}`).sort();
  };
  /** A rental that was delivered, and everything that its agreed price makes due by now. */
  const rented = async (number?: string) => {
    const { visitor, who, view } = await approvedApplication(at, 'ana');
    await addCard(visitor, view.id);
    const application = await at.deps.store.applications.loadForWork(view.id);
    if (application === undefined) throw new Error('it was just approved');
    const offer = offerFor(application, at.deps, 'en-US');
    const territory = application.answers['company.address.territory'];
    const { totalCents, upcoming } = orderSummary(RENT, offer, { day: offer.day, isApproved: true, territory });
    const path = `/api/v2/applications/${view.id}/orders`;
    const { body } = await visitor.send<ReplyOf<'submitOrder'>>('POST', path, { profiles: RENT, feeProfiles: { totalCents } });
    await at.queue.runDue();
    await parcel(body.orderId, 'delivered');
    await days(1);
    const signIn = () => visitor.signIn(who.answers['applicant.email.emailAddress'] ?? '');
    if (number !== undefined) {
      await signIn();
      await addCard(visitor, view.id, number);
    }
    const due = () =>
      monthlyChargesBy(upcoming, offer.day, at.deps.clock.today('US'))
        .map(({ trialDays, period, cents }) => `${trialDays}:${period} ${cents}`)
        .sort();
    return { visitor, who, id: view.id, orderId: body.orderId, due, signIn };
  };
  const owed = async ({ orderId }: { orderId: string }) => (await at.deps.store.orders.byId(orderId))?.owed;

  test('is charged once each month, on its day, at the price that was agreed', async () => {
    const own = await rented();
    const { config } = at.deps;
    const doubled: typeof config.partners.plansOf = (...asked) =>
      config.partners.plansOf(...asked).map((row) => ({ ...row, perUnitCents: row.perUnitCents * 2 }));
    at.deps.config = { ...config, partners: { ...config.partners, plansOf: doubled } };
    expect(await months(own.orderId)).toEqual([]);
    await days(100);
    await Promise.all(
      [1, 2, 3].map(() => at.deps.store.jobs.add({ kind: CHARGE_MONTH_JOB, applicationId: own.id, payload: { orderId: own.orderId } })),
    );
    await at.queue.runDue();
    at.deps.config = config;
    expect(own.due().length).toBeGreaterThan(2);
    expect(await months(own.orderId)).toEqual(own.due());
    const late = await at.database.run(sql`select day from order_charges where order_id = ${own.orderId}
      and to_char(to_timestamp(charged_at / 1000.0) at time zone 'America/New_York', 'YYYY-MM-DD') <> day`);
    expect(late).toEqual([]);
  });

  test.each(['503', 'acts-500', 'reset'])('is charged once also where the provider answers %s for days', async (mode) => {
    const own = await rented();
    await days(29);
    await breakVendor(at, 'stripe', mode, { path: '/v1/payment_intents', times: 12 });
    await days(4);
    await clearVendorFaults(at);
    await days(35);
    expect(await months(own.orderId)).toEqual(own.due());
    expect((await mailSubjects(at, own.who)).includes(UNPAID)).toBe(false);
  });

  test('tells of a refusal, tries on its days, and takes another card within one', async () => {
    const own = await rented(DECLINED_LATER);
    await days(48);
    const tries = (await mailSubjects(at, own.who)).filter((subject) => subject === UNPAID).length;
    expect([await months(own.orderId), tries, (await owed(own))?.length]).toEqual([[], 2, 2]);
    await own.signIn();
    await addCard(own.visitor, own.id);
    await days(2);
    expect([await months(own.orderId), await owed(own)]).toEqual([own.due(), undefined]);
  });

  test('costs nothing more once it came back, and nothing before it has left', async () => {
    const [back, waiting] = [await rented(), await rented()];
    await days(35);
    await parcel(back.orderId, 'returned');
    const before = await months(back.orderId);
    await parcel(waiting.orderId, 'out_of_stock');
    await at.database.run(sql`update orders set state = 'placed' where id = ${waiting.orderId}`);
    await days(40);
    expect([await months(back.orderId), before.length]).toEqual([before, 2]);
    expect((await at.deps.store.orders.byId(back.orderId))?.state).toBe('returned');
    expect(await months(waiting.orderId)).toEqual(before);
  });

  test('goes on where its job was lost', async () => {
    const own = await rented();
    await at.database.run(sql`delete from jobs where application_id = ${own.id}`);
    await at.deps.store.revive();
    await days(40, 5);
    expect(await months(own.orderId)).toEqual(own.due());
  });
});
