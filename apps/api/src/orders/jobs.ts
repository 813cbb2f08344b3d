import { isApproved } from '@signet/rulebook/core/facts';
import { z } from 'zod';
import type { Deps } from '../deps.ts';
import type { Job } from '../platform/store-types.ts';
import { chargeOrder } from './charge-order.ts';
import { CHARGE_ORDER_JOB, SETTLE_ORDER_JOB } from './store.ts';

const PAYLOAD = z.object({ orderId: z.string() });

/** A held order goes on when its application is approved, with the card that is on file then, and is released at no cost when it is refused. */
export async function runSettleOrder({ store }: Deps, { applicationId = '', payload }: Job): Promise<void> {
  const { orderId } = PAYLOAD.parse(payload);
  const application = await store.applications.loadForWork(applicationId);
  if (application === undefined) return;
  const actor = `job:${SETTLE_ORDER_JOB}`;
  if (isApproved(application)) {
    const { card } = application;
    const facts = card === undefined ? {} : { instrumentId: card.cardId, instrumentLast4: card.last4 };
    await store.orders.advance(orderId, 'approved', { actor, facts, jobs: [{ kind: CHARGE_ORDER_JOB, payload: { orderId } }] });
  }
  if (application.decision === 'DECLINED') await store.orders.advance(orderId, 'declined', { actor });
}

/** Charges an order once; what was charged for one that is over goes back. */
export async function runChargeOrder(deps: Deps, job: Job): Promise<void> {
  const order = await deps.store.orders.byId(PAYLOAD.parse(job.payload).orderId);
  if (order?.state === 'cancelled' || order?.state === 'released') return runRefundOrder(deps, job);
  if (order !== undefined) await chargeOrder(deps, order, { actor: `job:${CHARGE_ORDER_JOB}`, person: 'away' });
}

/** Gives back what was charged for an order that is over, once. */
export async function runRefundOrder({ store, providers }: Deps, { payload }: Job): Promise<void> {
  const order = await store.orders.byId(PAYLOAD.parse(payload).orderId);
  if (order?.state !== 'cancelled' && order?.state !== 'released') return;
  const customer = await store.orders.customerFor(order);
  if (customer === undefined) return;
  const cents = await providers.cards.refund(customer, { reference: order.id });
  if (cents > 0) await store.orders.recordRefund(order.id, cents);
}
