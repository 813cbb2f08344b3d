import type { ReplyOf } from '@signet/rulebook/endpoints';
import { mailTo } from '@signet/testing/applications';
import { sandboxClient } from '@signet/testing/sandbox-client';
import { afterEach, expect, test } from 'vitest';
import { onPostgres } from '../testing/for-each-database.ts';
import {
  approvedApplication,
  breakVendor,
  clearVendorFaults,
  testApi,
} from '../testing/test-api.ts';
import { addTestCard, oneTerminal, parcelIs } from '../testing/test-orders.ts';

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
const RENT = oneTerminal('RENT', 'CARD');
const BUY = { ...RENT, type: 'BUY' };

onPostgres('parcels', (open) => {
  const at = testApi(open);
  afterEach(() => clearVendorFaults(at));

  const later = async (ms: number) => {
    await at.clock.moveTo(at.clock.offsetMs() + ms);
    await at.queue.runDue();
  };
  /** From the store, because a session expires before a parcel comes back. */
  const read = (orderId: string) => at.deps.store.orders.byId(orderId);
  /** A paid order. */
  const placed = async (profiles: object, totalCents: number) => {
    const { visitor, who, view } = await approvedApplication(at, 'ana');
    await addTestCard(at, { visitor, id: view.id });
    const path = `/api/v2/applications/${view.id}/orders`;
    const { body } = await visitor.send<ReplyOf<'submitOrder'>>('POST', path, {
      profiles,
      feeProfiles: { totalCents },
    });
    return { visitor, who, id: view.id, orderId: body.orderId };
  };

  test.each([
    ['rented', RENT, 0, 90],
    ['bought', BUY, 24_900, 30],
  ] as const)(
    'a %s device that is sent back after delivery is returned, and the application shows each step',
    async (_how, profiles, cents, days) => {
      const own = await placed(profiles, cents);
      await at.queue.runDue();
      await at.queue.runDue();
      const seen: unknown[] = [];
      for (const [status, afterMs] of [
        ['shipped', HOUR_MS],
        ['delivered', HOUR_MS],
        ['returned', days * DAY_MS],
      ] as const) {
        await parcelIs(at, own.orderId, status);
        await later(afterMs + 60_000);
        seen.push((await at.deps.store.applications.loadForWork(own.id))?.order);
      }
      expect(seen).toMatchObject(
        ['shipped', 'delivered', 'returned'].map((state) => ({ orderId: own.orderId, state })),
      );
      const { endedAt = 0, deliveredAt = 0 } = (await read(own.orderId)) ?? {};
      expect(endedAt).toBeGreaterThan(deliveredAt);
    },
  );

  test('a parcel returned in transit counts as shipped first, with its tracking number', async () => {
    const own = await placed(RENT, 0);
    await at.queue.runDue();
    await at.queue.runDue();
    await parcelIs(at, own.orderId, 'returned');
    await later(HOUR_MS + 60_000);
    const { state, shippedAt, deliveredAt, tracking } = (await read(own.orderId)) ?? {};
    expect([state, shippedAt === undefined, deliveredAt, tracking?.carrier]).toEqual([
      'returned',
      false,
      undefined,
      'Parcel Post',
    ]);
    expect(tracking?.url).toMatch(/\/fulfilment\/parcels\/PP[\w-]+$/);
  });

  test('shows the order as delayed while the warehouse is silent for a day, with mails that link to it', async () => {
    const own = await placed(RENT, 0);
    await breakVendor(at, 'fulfilment', '503', { times: 999 });
    await at.queue.runDue();
    await later(DAY_MS - 2 * HOUR_MS);
    const before = await read(own.orderId);
    await later(3 * HOUR_MS);
    const silent = await read(own.orderId);
    await clearVendorFaults(at);
    await later(DAY_MS);
    await parcelIs(at, own.orderId, 'shipped');
    await later(DAY_MS);
    const after = await read(own.orderId);
    expect([before, silent, after].map((order) => [order?.state, order?.delay])).toEqual([
      ['placed', undefined],
      ['placed', 'silent'],
      ['shipped', undefined],
    ]);
    const mails = await sandboxClient(at.sandbox).mails(mailTo(own.who));
    const orders = mails.filter(({ subject = '' }) => /order/.test(subject));
    expect(orders.length).toBeGreaterThan(1);
    for (const { text } of orders) expect(text).toContain(`/${own.id}/order/status`);
  });
});
