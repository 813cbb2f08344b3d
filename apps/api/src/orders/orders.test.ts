import type { Problem } from '@signet/rulebook/core/problem';
import type { ReplyOf } from '@signet/rulebook/endpoints';
import { afterEach, describe, expect, test } from 'vitest';
import { sql } from '../platform/sql/sql.ts';
import { onPostgres } from '../testing/for-each-database.ts';
import { CARDS } from '../testing/order-turns.ts';
import {
  approvedApplication,
  breakVendor,
  clearVendorFaults,
  completedApplication,
  mailSubjects,
  newestCode,
  submittedApplication,
  type TestVisitor,
  testApi,
  waitForDecision,
} from '../testing/test-api.ts';
import { reconcile } from '../testing/test-duties.ts';
import { addTestCard, askFrame, oneTerminal, parcelIs, parcelsAt } from '../testing/test-orders.ts';

type Submitted = ReplyOf<'submitOrder'> & Problem;
type Paid = ReplyOf<'payOrder'> & Problem;
const minuteMs = 60_000;
const BUY = oneTerminal('BUY', 'CARD');
const PRICE = 24_900;
const NO_DEVICE = {
  type: 'NO_DEVICE',
  quantities: {},
  bundleQuantity: 0,
  licences: 0,
  paymentMethod: 'NONE',
};

onPostgres('orders', (open) => {
  const at = testApi(open);
  afterEach(() => clearVendorFaults(at));

  const provider = async <Answer>(path: string): Promise<Answer> =>
    (await (
      await fetch(at.sandbox + path, { headers: { authorization: 'Bearer sk_test_sandbox' } })
    ).json()) as Answer; // the vendor's shape
  const submit = (visitor: TestVisitor, id: string, profiles: object = BUY, totalCents = PRICE) =>
    visitor.send<Submitted>('POST', `/api/v2/applications/${id}/orders`, {
      profiles,
      feeProfiles: { totalCents },
    });
  const read = async (visitor: TestVisitor, id: string, orderId: string) =>
    (await visitor.get<ReplyOf<'getOrder'>>(`/api/v2/applications/${id}/orders/${orderId}`)).body
      .order;
  const pay = (visitor: TestVisitor, id: string, financialInstrumentId: string, amount = PRICE) =>
    visitor.send<Paid>('POST', `/api/v2/applications/${id}/payments`, {
      amount,
      financialInstrumentId,
    });
  /** cancelOrder */
  const cancel = (visitor: TestVisitor, id: string, orderId: string) =>
    visitor.send<Submitted>(
      'POST',
      `/api/v2/applications/${id}/orders/${orderId}/cancellation`,
      {},
    );
  /** What the provider charged for the application, in cents. */
  const charged = async (id: string): Promise<number[]> => {
    const { data } = await provider<{ data: { id: string }[] }>(
      `/v1/customers/search?query=${encodeURIComponent(`metadata['reference']:'${id}'`)}`,
    );
    const payments = await Promise.all(
      data.map((one) =>
        provider<{ data: { amount: number; status: string }[] }>(
          `/v1/payment_intents?customer=${one.id}`,
        ),
      ),
    );
    return payments.flatMap((list) =>
      list.data.filter(({ status }) => status === 'succeeded').map(({ amount }) => amount),
    );
  };
  const held = async (number?: string) => {
    const begun = await submittedApplication(at, 'ana');
    await addTestCard(at, { visitor: begun.visitor, id: begun.view.id }, { number });
    const { body } = await submit(begun.visitor, begun.view.id);
    expect([body.order.state, await charged(begun.view.id)]).toEqual(['held', []]);
    return { ...begun, id: begun.view.id, orderId: body.orderId };
  };
  const approve = async ({ visitor, who, id }: Awaited<ReturnType<typeof held>>) => {
    await visitor.send('POST', `/api/v2/applications/${id}/step-ups/otp`, {
      code: await newestCode(at, who),
    });
    await waitForDecision(at, visitor, id);
    await at.queue.runDue();
  };
  const later = async (ms: number) => {
    await at.clock.moveTo(at.clock.offsetMs() + ms);
    await at.queue.runDue();
  };

  test('holds an order before the approval, and charges it once after it', async () => {
    const own = await held();
    await approve(own);
    await Promise.all([at.queue.runDue(), at.queue.runDue()]);
    await later(minuteMs);
    const order = await read(own.visitor, own.id, own.orderId);
    expect([order.state, order.last4, order.summary.totalCents, order.mayCancel]).toEqual([
      'placed',
      '4242',
      PRICE,
      true,
    ]);
    expect(await charged(own.id)).toEqual([PRICE]);
    const subjects = await mailSubjects(at, own.who);
    expect(
      ['We have your order', 'Your order is placed'].map(
        (one) => subjects.filter((subject) => subject === one).length,
      ),
    ).toEqual([1, 1]);
  });

  test('twenty equal submissions are one order and one charge; a second order waits until the first has shipped', async () => {
    const { visitor, view } = await approvedApplication(at, 'ana');
    await addTestCard(at, { visitor, id: view.id });
    const sent = await Promise.all(Array.from({ length: 20 }, () => submit(visitor, view.id)));
    expect(new Set(sent.map(({ status, body }) => `${status} ${body.orderId}`)).size).toBe(1);
    await at.queue.runDue();
    expect(await charged(view.id)).toEqual([PRICE]);
    const other = await submit(visitor, view.id, { ...BUY, quantities: { N910: 1 } }, 39_900);
    expect([other.status, other.body.code]).toEqual([409, 'order.alreadyOpen']);
  });

  test('refuses a wrong total with the right one; an order without devices costs nothing', async () => {
    const { visitor, view } = await approvedApplication(at, 'ana');
    await addTestCard(at, { visitor, id: view.id });
    for (const total of [0, PRICE - 1, PRICE + 1, -PRICE, 1e15]) {
      const { status, body } = await submit(visitor, view.id, BUY, total);
      expect([status, body.code, body.data]).toEqual([
        422,
        'order.totalChanged',
        { totalCents: PRICE },
      ]);
    }
    const { body } = await submit(visitor, view.id, NO_DEVICE, 0);
    expect([body.order.state, body.order.summary.totalCents]).toEqual(['completed', 0]);
    expect(await charged(view.id)).toEqual([]);
  });

  test.each([
    [{ quantities: { POYNTC: 0 } }, 'quantities'],
    [{ quantities: { POYNTC: 1.5 } }, 'quantities.POYNTC'],
    [{ quantities: { POYNTC: 1e9 } }, 'quantities.POYNTC'],
    [{ quantities: { POYNTC: -1 } }, 'quantities.POYNTC'],
    [{ paymentMethod: 'NONE' }, 'paymentMethod'],
    [{ paymentMethod: 'BANK' }, 'paymentMethod'],
    [{}, 'paymentMethod'],
  ])('without a card on file, %j is refused at %s', async (chosen, field) => {
    const { visitor, view } = await submittedApplication(at, 'ana');
    const { status, body } = await submit(visitor, view.id, { ...BUY, ...chosen });
    expect([status, body.errors?.map((one) => one.field)]).toEqual([422, [field]]);
  });

  test('cancels or releases a held order at no cost', async () => {
    const [own, refused] = [await held(), await held()];
    await Promise.all(Array.from({ length: 5 }, () => cancel(own.visitor, own.id, own.orderId)));
    await at.queue.runDue();
    expect(
      (await mailSubjects(at, own.who)).filter((subject) => subject === 'Your order is canceled'),
    ).toHaveLength(1);
    await approve(own);
    await at.database.run(
      sql`update applications set decision = 'DECLINED' where id = ${refused.id}`,
    );
    await later(minuteMs);
    expect((await read(own.visitor, own.id, own.orderId)).state).toBe('cancelled');
    expect((await read(refused.visitor, refused.id, refused.orderId)).state).toBe('released');
    expect([await charged(own.id), await charged(refused.id)]).toEqual([[], []]);
  });

  test('refunds a charge once when the order is cancelled before it ships', async () => {
    const own = await held();
    await approve(own);
    await Promise.all(Array.from({ length: 3 }, () => cancel(own.visitor, own.id, own.orderId)));
    await at.queue.runDue();
    const { state, refundedCents, mayCancel } = await read(own.visitor, own.id, own.orderId);
    expect([state, refundedCents, mayCancel]).toEqual(['cancelled', PRICE, false]);
  });

  test('never keeps a charge when approval and cancellation meet', async () => {
    const own = await held();
    const code = await newestCode(at, own.who);
    await Promise.all([
      own.visitor.send('POST', `/api/v2/applications/${own.id}/step-ups/otp`, { code }),
      cancel(own.visitor, own.id, own.orderId),
      at.queue.runDue(),
    ]);
    await waitForDecision(at, own.visitor, own.id);
    await later(minuteMs);
    const { state, refundedCents = 0 } = await read(own.visitor, own.id, own.orderId);
    expect([state, (await charged(own.id)).reduce((sum, one) => sum + one, 0)]).toEqual([
      'cancelled',
      refundedCents,
    ]);
  });

  describe('a declined card', () => {
    test('keeps the order, which another card pays once', async () => {
      const own = await held(CARDS.declinedLater);
      await approve(own);
      await later(minuteMs);
      expect(await read(own.visitor, own.id, own.orderId)).toMatchObject({
        state: 'unpaid',
        refusal: 'declined',
        paymentMethod: 'CARD',
      });
      expect(await mailSubjects(at, own.who)).not.toContain('Your order is placed');
      const card = await addTestCard(at, own);
      expect((await pay(own.visitor, own.id, card, PRICE - 1)).body.code).toBe(
        'order.totalChanged',
      );
      const paid = await Promise.all(
        Array.from({ length: 10 }, () => pay(own.visitor, own.id, card)),
      );
      expect(paid.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
      expect([(await read(own.visitor, own.id, own.orderId)).state, await charged(own.id)]).toEqual(
        ['placed', [PRICE]],
      );
      expect((await pay(own.visitor, own.id, card)).body.code).toBe('order.closed');
    });

    test('shows the quoted message when the next card is declined too', async () => {
      const own = await held(CARDS.declinedLater);
      await approve(own);
      const card =
        (await own.visitor.get<ReplyOf<'getOrderForm'>>(`/api/v2/applications/${own.id}/order`))
          .body.instruments.card?.id ?? '';
      const { status, body } = await pay(own.visitor, own.id, card);
      expect([status, body.message]).toEqual([
        402,
        'Your selected payment method was declined by bank. Please use another one.',
      ]);
    });

    test('leads through authentication for a later charge, and charges once', async () => {
      const own = await held(CARDS.asksLater);
      await approve(own);
      expect((await read(own.visitor, own.id, own.orderId)).refusal).toBe('notAuthenticated');
      const card =
        (await own.visitor.get<ReplyOf<'getOrderForm'>>(`/api/v2/applications/${own.id}/order`))
          .body.instruments.card?.id ?? '';
      const { clientSecret = '', order } = (await pay(own.visitor, own.id, card)).body;
      expect([order.state, await charged(own.id)]).toEqual(['paying', []]);
      await askFrame(at, '/v1/3ds2/authenticate', { source: clientSecret, outcome: 'pass' });
      expect((await pay(own.visitor, own.id, card)).body.order.state).toBe('placed');
      await later(11 * minuteMs);
      expect(await charged(own.id)).toEqual([PRICE]);
    });
  });

  test.each(['503', 'acts-500'])(
    'retries a provider that answers %s, and charges once',
    async (mode) => {
      const own = await held();
      await breakVendor(at, 'stripe', mode, { path: '/v1/payment_intents', times: 1 });
      await approve(own);
      await later(10 * minuteMs);
      await later(10 * minuteMs);
      expect([(await read(own.visitor, own.id, own.orderId)).state, await charged(own.id)]).toEqual(
        ['placed', [PRICE]],
      );
    },
  );

  describe('a parcel', () => {
    const hour = 60 * minuteMs;

    test('waits while out of stock, ships with a tracking number, arrives and may be returned, with one mail each', async () => {
      const own = await held();
      await approve(own);
      await at.queue.runDue();
      const seen: unknown[] = [];
      for (const status of ['out_of_stock', 'accepted', 'shipped', 'delivered']) {
        await parcelIs(at, own.orderId, status);
        await later(hour + minuteMs);
        const [stored] = await at.database.run(
          sql`select state, delay from orders where id = ${own.orderId}`,
        );
        seen.push(stored);
      }
      expect(seen).toEqual([
        { state: 'placed', delay: 'outOfStock' },
        { state: 'placed' },
        { state: 'shipped' },
        { state: 'delivered' },
      ]);
      expect(
        (await mailSubjects(at, own.who)).filter((subject) => subject === 'Your order has shipped'),
      ).toHaveLength(1);
    });

    test('can be cancelled until it ships, and is never packed unpaid', async () => {
      const [own, packed, unpaid] = [await held(), await held(), await held(CARDS.declinedLater)];
      for (const one of [own, packed, unpaid]) await approve(one);
      await at.queue.runDue();
      await parcelIs(at, own.orderId, 'shipped');
      expect((await cancel(own.visitor, own.id, own.orderId)).body.code).toBe('order.closed');
      expect((await cancel(packed.visitor, packed.id, packed.orderId)).body.order.state).toBe(
        'cancelled',
      );
      const parcels = await parcelsAt(at);
      expect(parcels.find(({ reference }) => reference === packed.orderId)?.status).toBe(
        'canceled',
      );
      expect(parcels.some(({ reference }) => reference === unpaid.orderId)).toBe(false);
    });

    test('ships later when the warehouse was silent for a day', async () => {
      const own = await held();
      await breakVendor(at, 'fulfilment', '503', { times: 999 });
      await approve(own);
      for (let hours = 0; hours < 24; hours += 6) await later(6 * hour);
      await clearVendorFaults(at);
      await reconcile(at.deps.store);
      for (let tries = 0; tries < 3; tries += 1) await later(hour);
      expect((await parcelsAt(at)).some(({ reference }) => reference === own.orderId)).toBe(true);
      expect(await charged(own.id)).toEqual([PRICE]);
    });
  });

  test('every call answers a foreign order with the same 404 as a missing one', async () => {
    const own = await held();
    const { visitor: other, view } = await completedApplication(at, 'marcus');
    const answers = [
      await other.get<Problem>(`/api/v2/applications/${own.id}/orders/${own.orderId}`),
      await other.get<Problem>(`/api/v2/applications/${view.id}/orders/${own.orderId}`),
      await cancel(other, own.id, own.orderId),
      await cancel(other, view.id, own.orderId),
      await pay(other, own.id, 'card_x'),
      await submit(other, own.id),
    ];
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual(
      answers.map(() => [404, 'application.notFound']),
    );
    expect((await read(own.visitor, own.id, own.orderId)).state).toBe('held');
  });
});
