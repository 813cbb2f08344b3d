import { LIMITS } from '@signet/rulebook/core/limits';
import type { Problem } from '@signet/rulebook/core/problem';
import type { ReplyOf } from '@signet/rulebook/endpoints';
import { mailTo } from '@signet/testing/applications';
import { expect, test } from 'vitest';
import { sql } from '../platform/sql/sql.ts';
import { onPostgres } from '../testing/for-each-database.ts';
import { approvedApplication, submittedApplication, testApi } from '../testing/test-api.ts';
import { reconcile } from '../testing/test-duties.ts';
import { addTestCard, chargesAt, oneTerminal, parcelIs } from '../testing/test-orders.ts';

const BUY = oneTerminal('BUY', 'CARD');
const PRICE = 24_900;
const RENT = { ...BUY, type: 'RENT' };
const DAY_MS = 86_400_000;
const ALWAYS_KEPT = ['person', 'business', 'bank', 'decisions', 'audit'];

onPostgres('erasing an application with an order', (open) => {
  const at = testApi(open);

  const later = async (ms: number) => {
    await at.clock.moveTo(at.clock.offsetMs() + ms);
    await at.queue.runDue();
  };
  const erase = async (id: string) => {
    const erased = await at.deps.store.erase(id, 'operator:ana');
    return erased && 'kept' in erased ? erased.kept.toSorted() : erased;
  };
  const followed = async (reference: string, status: string) => {
    await parcelIs(at, reference, status);
    await later(DAY_MS + 60_000);
  };
  /** What the provider charged for an order and its months, in cents. */
  const taken = async (orderId: string): Promise<number[]> =>
    (await chargesAt(at))
      .filter(
        ({ reference = '', status }) => status === 'succeeded' && reference.startsWith(orderId),
      )
      .map(({ cents }) => cents);
  const rowsIn = async (table: 'cards' | 'orders' | 'order_drafts', id: string): Promise<number> =>
    (
      await at.database.run({
        texts: [`select 1 from ${table} where application_id = '${id}'`],
        values: [],
      })
    ).length;
  /** A customer with a card and an order. */
  const ordered = async (
    begin: typeof approvedApplication,
    profiles: object,
    totalCents: number,
  ) => {
    const { visitor, who, view } = await begin(at, 'ana');
    const path = `/api/v2/applications/${view.id}`;
    await addTestCard(at, { visitor, id: view.id });
    const sent = await visitor.send<ReplyOf<'submitOrder'>>('POST', `${path}/orders`, {
      profiles,
      feeProfiles: { totalCents },
    });
    const { orderId } = sent.body;
    const state = async () => (await at.deps.store.orders.byId(orderId))?.state;
    return { visitor, who, id: view.id, path, orderId, state };
  };

  test('keeps a running rental and its card until the device is back, then removes the card', async () => {
    const own = await ordered(approvedApplication, RENT, 0);
    await own.visitor.send('PUT', `${own.path}/order`, {
      choice: { ...RENT, paymentMethod: 'NONE' },
    });
    await at.queue.runDue();
    await followed(own.orderId, 'shipped');
    await followed(own.orderId, 'delivered');
    expect(await erase(own.id)).toEqual([...ALWAYS_KEPT, 'orders', 'card'].toSorted());
    expect([
      await rowsIn('cards', own.id),
      await rowsIn('orders', own.id),
      await rowsIn('order_drafts', own.id),
    ]).toEqual([1, 1, 0]);
    for (let days = 0; days < 32; days += 4) await later(4 * DAY_MS);
    expect(await taken(own.orderId)).toHaveLength(1);
    const told = await at.deps.store.exportPerson(mailTo(own.who));
    expect(told.orders).toMatchObject([
      { id: own.orderId, type: 'RENT', instrument_last4: '4242', address: { country: 'US' } },
    ]);
    expect(told.order_charges).toMatchObject([{ order_id: own.orderId, state: 'charged' }]);
    expect(JSON.stringify(told)).not.toMatch(/4242424242424242|_sealed|_hmac|data_key/);
    await followed(own.orderId, 'returned');
    expect(await own.state()).toBe('returned');
    expect(await erase(own.id)).toEqual([...ALWAYS_KEPT, 'orders'].toSorted());
    expect([await rowsIn('cards', own.id), await rowsIn('orders', own.id)]).toEqual([0, 1]);
  });

  test('still refunds an unshipped order that is cancelled', async () => {
    const own = await ordered(approvedApplication, BUY, PRICE);
    await at.queue.runDue();
    expect(await own.state()).toBe('placed');
    await erase(own.id);
    const { status } = await own.visitor.send<Problem>(
      'POST',
      `${own.path}/orders/${own.orderId}/cancellation`,
      {},
    );
    expect(status).toBe(200);
    await at.queue.runDue();
    expect((await at.deps.store.orders.byId(own.orderId))?.refundedCents).toBe(PRICE);
    await later(DAY_MS);
    expect(await erase(own.id)).toEqual([...ALWAYS_KEPT, 'orders'].toSorted());
    expect(await rowsIn('cards', own.id)).toBe(0);
  });

  test('waits, after a decline, until the order is released and refunded', async () => {
    const [held, paid] = [
      await ordered(submittedApplication, BUY, PRICE),
      await ordered(approvedApplication, BUY, PRICE),
    ];
    await at.queue.runDue();
    await at.database.run(sql`update orders set state = 'cancelled' where id = ${paid.orderId}`);
    for (const { id } of [held, paid]) {
      await at.database.run(sql`update applications set decision = 'DECLINED' where id = ${id}`);
      expect(await erase(id)).toEqual({ waitsFor: 'order' });
      expect([await rowsIn('cards', id), await rowsIn('orders', id)]).toEqual([1, 1]);
    }
    await later(LIMITS.jobLostMs + 60_000);
    await reconcile(at.deps.store);
    await at.queue.runDue();
    expect([
      await held.state(),
      (await at.deps.store.orders.byId(paid.orderId))?.refundedCents,
    ]).toEqual(['released', PRICE]);
    expect([await erase(held.id), await rowsIn('orders', held.id)]).toEqual([
      ['audit', 'decisions'],
      0,
    ]);
    expect([await erase(paid.id), await rowsIn('orders', paid.id)]).toEqual([
      ['audit', 'decisions', 'orders'],
      1,
    ]);
    for (const { id, who } of [held, paid]) {
      expect(await rowsIn('cards', id)).toBe(0);
      expect(await at.deps.store.exportPerson(mailTo(who))).toEqual({});
    }
  });

  test('keeps the sale and its price, but not the buyer, after a later decline', async () => {
    const own = await ordered(approvedApplication, BUY, PRICE);
    const address = {
      country: 'US',
      line1: '12 Oak St',
      line2: 'Unit 4',
      city: 'Boulder',
      territory: 'CO',
      zip: '80302',
    };
    await at.database.run(
      sql`update orders set address = ${JSON.stringify(address)}::jsonb where id = ${own.orderId}`,
    );
    await at.queue.runDue();
    await followed(own.orderId, 'shipped');
    await followed(own.orderId, 'delivered');
    await at.database.run(sql`update applications set decision = 'DECLINED' where id = ${own.id}`);
    expect(await erase(own.id)).toEqual(['audit', 'decisions', 'orders']);
    const [sold, ...others] = await at.database.run<Record<string, unknown>>(
      sql`select * from orders where application_id = ${own.id}`,
    );
    expect(others).toEqual([]);
    const where = { country: 'US', line1: '', city: 'Boulder', territory: 'CO', zip: '80302' };
    expect(sold).toMatchObject({
      state: 'delivered',
      totalCents: PRICE,
      currency: 'USD',
      address: where,
    });
    expect([sold?.chargeId, sold?.instrumentLast4, sold?.tracking]).toEqual([
      expect.any(String),
      undefined,
      undefined,
    ]);
    expect([await erase(own.id), await rowsIn('cards', own.id)]).toEqual([
      ['audit', 'decisions', 'orders'],
      0,
    ]);
    expect(await at.deps.store.exportPerson(mailTo(own.who))).toEqual({});
  });
});
