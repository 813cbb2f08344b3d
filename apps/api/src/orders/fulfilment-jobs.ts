import { orderedItems } from '@signet/rulebook/orders/order';
import { displayNameOf } from '@signet/rulebook/sign-up/display-names';
import { z } from 'zod';
import type { Deps } from '../deps.ts';
import { ProviderDown } from '../platform/provider-down.ts';
import type { Job, StoredApplication } from '../platform/store-types.ts';
import { orderMail } from './order-mails.ts';
import type { Parcel, Shipment } from './port.ts';
import { FOLLOW_ORDER_JOB, type StoredOrder } from './store.ts';

const PAYLOAD = z.object({ orderId: z.string() });
const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
/** Whoever packs may be silent so long before the page says that it takes longer. */
const SILENT_MS = DAY_MS;
/** A bought device is looked for so long after it arrived; a rented one for as long as somebody has it. docs/readings.md 215. */
const BOUGHT_RETURNS_MS = 60 * DAY_MS;
const FOLLOWED: readonly StoredOrder['state'][] = ['placed', 'shipped', 'delivered'];

/** When it is asked after again: each hour on its way, each day once it has arrived; never where nothing more can come. */
function nextLookMs({ status }: Shipment, { type, deliveredAt }: StoredOrder, now: number): number | undefined {
  if (status === 'returned' || status === 'cancelled') return undefined;
  if (status !== 'delivered') return HOUR_MS;
  return type === 'BUY' && now - (deliveredAt ?? now) >= BOUGHT_RETURNS_MS ? undefined : DAY_MS;
}

/** What the packer is asked for, the same each time; undefined where nothing is sent. */
export function parcelOf({ id: reference, address, choice }: StoredOrder, { answers }: StoredApplication): Parcel | undefined {
  const items = orderedItems(choice).filter(({ plan }) => plan !== 'LICENSE');
  return address && { reference, name: displayNameOf(answers), address, items };
}

/** Has a paid order packed, and follows it until it has arrived, or is back; a packer who is silent is asked again. docs/decisions/0100. */
export async function runFollowOrder(deps: Deps, { payload, applicationId = '' }: Job): Promise<void> {
  const { store, config, clock } = deps;
  const { orderId } = PAYLOAD.parse(payload);
  const [order, application] = await Promise.all([store.orders.byId(orderId), store.applications.loadForWork(applicationId)]);
  if (order === undefined || application === undefined || !FOLLOWED.includes(order.state)) return;
  const parcel = parcelOf(order, application);
  if (parcel === undefined) return;
  const shipment = await askPacker(deps, order, parcel);
  const { status, tracking } = shipment;
  const actor = `job:${FOLLOW_ORDER_JOB}`;
  if (status === 'shipped' || status === 'delivered' || status === 'returned') {
    if (order.state === 'placed') {
      const messages = [orderMail('orderShipped', { application, order: { ...order, ...(tracking && { tracking }) } }, { config })];
      await store.orders.advance(order.id, 'shipped', { actor, messages, facts: tracking === undefined ? {} : { tracking } });
    }
    if (status !== 'shipped') await store.orders.advance(order.id, status, { actor });
  } else await store.orders.recordDelay(order.id, status === 'outOfStock' ? 'outOfStock' : undefined);
  const waitsMs = nextLookMs(shipment, order, clock.now());
  if (waitsMs !== undefined)
    await store.jobs.add({ kind: FOLLOW_ORDER_JOB, applicationId, payload: { orderId }, dueAt: clock.now() + waitsMs });
}

/** What became of the parcel. Of one that a silent packer has had for a day the order says so, and the job is tried again as ever. */
async function askPacker({ store, providers, clock }: Deps, { id, placedAt, delay }: StoredOrder, parcel: Parcel): Promise<Shipment> {
  try {
    return await providers.fulfilment.ship(parcel);
  } catch (error) {
    const isLate = placedAt !== undefined && clock.now() - placedAt >= SILENT_MS;
    if (error instanceof ProviderDown && isLate && delay === undefined) await store.orders.recordDelay(id, 'silent');
    throw error;
  }
}
