import { orderedItems } from '@signet/rulebook/orders/order';
import { displayNameOf } from '@signet/rulebook/sign-up/display-names';
import { z } from 'zod';
import type { StoredApplication } from '../application/stored-application.ts';
import type { Deps } from '../deps.ts';
import type { Job } from '../platform/jobs/job.ts';
import { ProviderDown } from '../platform/provider-down.ts';
import { orderMail } from './order-mails.ts';
import type { Parcel, Shipment } from './port.ts';
import { FOLLOW_ORDER_JOB, type StoredOrder } from './store.ts';

const PAYLOAD = z.object({ orderId: z.string() });
const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
const SILENT_MS = DAY_MS;
/**
 * A purchase is watched this long after delivery for a return; a rental for as long as it lasts.
 * docs/readings.md 215.
 */
const BOUGHT_RETURNS_MS = 60 * DAY_MS;
const FOLLOWED: readonly StoredOrder['state'][] = ['placed', 'shipped', 'delivered'];

/** Polls hourly in transit and daily after delivery; undefined when nothing more can happen. */
function nextLookMs(
  { status }: Shipment,
  { type, deliveredAt }: StoredOrder,
  now: number,
): number | undefined {
  if (status === 'returned' || status === 'cancelled') return undefined;
  if (status !== 'delivered') return HOUR_MS;
  return type === 'BUY' && now - (deliveredAt ?? now) >= BOUGHT_RETURNS_MS ? undefined : DAY_MS;
}

/** Must be identical on every call; undefined when nothing ships. */
export function parcelOf(
  { id: reference, address, choice }: StoredOrder,
  { answers }: StoredApplication,
): Parcel | undefined {
  const items = orderedItems(choice).filter(({ plan }) => plan !== 'LICENSE');
  return address && { reference, name: displayNameOf(answers), address, items };
}

/**
 * Has a paid order packed and tracks it to delivery or return; retries while the warehouse is down.
 * docs/decisions/0100.
 */
export async function runFollowOrder(
  deps: Deps,
  { payload, applicationId = '' }: Job,
): Promise<void> {
  const { store, config, clock } = deps;
  const { orderId } = PAYLOAD.parse(payload);
  const [order, application] = await Promise.all([
    store.orders.byId(orderId),
    store.applications.loadForWork(applicationId),
  ]);
  if (order === undefined || application === undefined || !FOLLOWED.includes(order.state)) return;
  const parcel = parcelOf(order, application);
  if (parcel === undefined) return;
  const shipment = await askPacker(deps, order, parcel);
  const { status, tracking } = shipment;
  const actor = `job:${FOLLOW_ORDER_JOB}`;
  if (status === 'shipped' || status === 'delivered' || status === 'returned') {
    if (order.state === 'placed') {
      const messages = [
        orderMail(
          'orderShipped',
          { application, order: { ...order, ...(tracking && { tracking }) } },
          { config },
        ),
      ];
      await store.orders.advance(order.id, 'shipped', {
        actor,
        messages,
        facts: tracking === undefined ? {} : { tracking },
      });
    }
    if (status !== 'shipped') await store.orders.advance(order.id, status, { actor });
  } else
    await store.orders.recordDelay(order.id, status === 'outOfStock' ? 'outOfStock' : undefined);
  const waitsMs = nextLookMs(shipment, order, clock.now());
  if (waitsMs !== undefined)
    await store.jobs.add({
      kind: FOLLOW_ORDER_JOB,
      applicationId,
      payload: { orderId },
      dueAt: clock.now() + waitsMs,
    });
}

/**
 * Marks the order as delayed once the warehouse has been silent for a day, then rethrows so that
 * the job retries.
 */
async function askPacker(
  { store, providers, clock }: Deps,
  { id, placedAt, delay }: StoredOrder,
  parcel: Parcel,
): Promise<Shipment> {
  try {
    return await providers.fulfilment.ship(parcel);
  } catch (error) {
    const isLate = placedAt !== undefined && clock.now() - placedAt >= SILENT_MS;
    if (error instanceof ProviderDown && isLate && delay === undefined)
      await store.orders.recordDelay(id, 'silent');
    throw error;
  }
}
