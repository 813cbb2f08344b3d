import { isApproved } from '@signet/rulebook/core/facts';
import { z } from 'zod';
import type { Deps } from '../deps.ts';
import type { Job } from '../platform/jobs/job.ts';
import { chargeOrder, nextOutcomeCheck } from './charge-order.ts';
import { payableBank } from './payable-bank.ts';
import { CHARGE_ORDER_JOB, REFUND_ORDER_JOB, SETTLE_ORDER_JOB } from './store.ts';

const PAYLOAD = z.object({ orderId: z.string() });
/** Pays nothing: the account was unlinked before the approval. */
const NO_ACCOUNT = { instrumentId: 'bank_none' };

/**
 * On approval, a held order is charged to the card or account then on file; on a decline it is
 * released at no cost.
 */
export async function runSettleOrder(
  { store }: Deps,
  { applicationId = '', payload }: Job,
): Promise<void> {
  const { orderId } = PAYLOAD.parse(payload);
  const application = await store.applications.loadForWork(applicationId);
  if (application === undefined) return;
  const actor = `job:${SETTLE_ORDER_JOB}`;
  if (application.closedAt !== undefined)
    return void (await store.orders.advance(orderId, 'closed', { actor }));
  if (isApproved(application)) {
    const isByBank = (await store.orders.byId(orderId))?.paymentMethod === 'BANK';
    const { card } = application;
    const ofCard =
      card === undefined ? {} : { instrumentId: card.cardId, instrumentLast4: card.last4 };
    const facts = isByBank ? (payableBank(application) ?? NO_ACCOUNT) : ofCard;
    await store.orders.advance(orderId, 'approved', {
      actor,
      facts,
      jobs: [{ kind: CHARGE_ORDER_JOB, payload: { orderId } }],
    });
  }
  if (application.decision === 'DECLINED')
    await store.orders.advance(orderId, 'declined', { actor });
}

export async function runChargeOrder(deps: Deps, job: Job): Promise<void> {
  const order = await deps.store.orders.byId(PAYLOAD.parse(job.payload).orderId);
  if (order?.state === 'cancelled' || order?.state === 'released') return runRefundOrder(deps, job);
  if (order !== undefined)
    await chargeOrder(deps, order, { actor: `job:${CHARGE_ORDER_JOB}`, person: 'away' });
}

export async function runRefundOrder(
  { store, providers, clock }: Deps,
  { payload }: Job,
): Promise<void> {
  const order = await store.orders.byId(PAYLOAD.parse(payload).orderId);
  if (order?.state !== 'cancelled' && order?.state !== 'released') return;
  let cents = 0;
  let isOpen = false;
  for (const customer of await store.orders.customersFor(order)) {
    const back = await providers.cards.refund(customer, { reference: order.id });
    cents += back.cents;
    isOpen ||= back.isOpen;
  }
  // A pending debit may still succeed, and then needs a refund too.
  if (isOpen) await store.jobs.add(nextOutcomeCheck(REFUND_ORDER_JOB, order, clock.now()));
  else await store.orders.recordRefund(order.id, cents);
}
