import { orderedItems } from '@signet/rulebook/orders/order';
import { displayNameOf } from '@signet/rulebook/sign-up/display-names';
import { z } from 'zod';
import type { Deps } from '../deps.ts';
import type { Job } from '../platform/store-types.ts';
import { orderMail } from './order-mails.ts';
import { FOLLOW_ORDER_JOB } from './store.ts';

const PAYLOAD = z.object({ orderId: z.string() });
/** How often the packer is asked while a parcel is on its way. */
const FOLLOW_MS = 60 * 60_000;

/** Has a paid order packed, and follows it until it has arrived; a packer who is silent is asked again. docs/decisions/0100. */
export async function runFollowOrder({ store, providers, config, clock }: Deps, { payload, applicationId = '' }: Job): Promise<void> {
  const { orderId } = PAYLOAD.parse(payload);
  const [order, application] = await Promise.all([store.orders.byId(orderId), store.applications.loadForWork(applicationId)]);
  if (order?.address === undefined || application === undefined || (order.state !== 'placed' && order.state !== 'shipped')) return;
  const items = orderedItems(order.choice).filter(({ plan }) => plan !== 'LICENSE');
  const parcel = { reference: order.id, name: displayNameOf(application.answers), address: order.address, items };
  const { status, tracking } = await providers.fulfilment.ship(parcel);
  const actor = `job:${FOLLOW_ORDER_JOB}`;
  if (status === 'shipped' || status === 'delivered' || status === 'returned') {
    if (order.state === 'placed') {
      const messages = [orderMail('orderShipped', { application, order: { ...order, ...(tracking && { tracking }) } }, { config })];
      await store.orders.advance(order.id, 'shipped', { actor, messages, facts: tracking === undefined ? {} : { tracking } });
    }
    if (status !== 'shipped') await store.orders.advance(order.id, status, { actor });
  } else await store.orders.recordDelay(order.id, status === 'outOfStock' ? 'outOfStock' : undefined);
  if (status !== 'delivered' && status !== 'returned' && status !== 'cancelled')
    await store.jobs.add({ kind: FOLLOW_ORDER_JOB, applicationId, payload: { orderId }, dueAt: clock.now() + FOLLOW_MS });
}
