import type { CardRefusal } from '@signet/rulebook/cards/card-brands';
import type { Deps } from '../deps.ts';
import { orderMail } from './order-mails.ts';
import { FOLLOW_ORDER_JOB, REFUND_ORDER_JOB, type StoredOrder } from './store.ts';

export type Charged =
  | { state: 'done' }
  | { state: 'refused'; why: CardRefusal }
  | { state: 'actionRequired'; clientSecret: string }
  /** Another event came first; nothing is charged that is not given back. */
  | { state: 'overtaken' };

/** The bank account or card of an order is charged once; asked again after a crash or a lost answer it finds what was done. Throws ProviderDown. */
export async function chargeOrder(
  deps: Deps,
  order: StoredOrder,
  { actor, isPresent }: { actor: string; isPresent: boolean },
): Promise<Charged> {
  const { store, providers, config } = deps;
  if (order.state !== 'paying') return { state: 'overtaken' };
  const application = await store.applications.loadForWork(order.applicationId);
  if (application === undefined) return { state: 'overtaken' };
  const card = order.totalCents === 0 ? undefined : await store.orders.cardFor(order);
  const { id: reference, totalCents: cents, currency, attempts: attempt } = order;
  const result =
    order.totalCents === 0
      ? undefined
      : card === undefined
        ? ({ state: 'refused', why: 'declined' } as const)
        : await providers.cards.charge(card, { reference, cents, currency, attempt, isPresent });
  if (result?.state === 'actionRequired') return result;
  if (result?.state === 'refused') {
    const isRecorded = await store.orders.advance(order.id, 'refused', { actor, facts: { refusal: result.why } });
    return isRecorded ? { state: 'refused', why: result.why } : { state: 'overtaken' };
  }
  const messages = [orderMail('orderPlaced', { application, order }, { config })];
  const facts = result === undefined ? {} : { chargeId: result.chargeId, ...(card && { instrumentLast4: card.last4 }) };
  if (
    await store.orders.advance(order.id, 'charged', {
      actor,
      messages,
      facts,
      jobs: [{ kind: FOLLOW_ORDER_JOB, payload: { orderId: order.id } }],
    })
  )
    return { state: 'done' };
  // It was cancelled while the provider charged it.
  if (result !== undefined)
    await store.jobs.add({ kind: REFUND_ORDER_JOB, applicationId: order.applicationId, payload: { orderId: order.id } });
  return { state: 'overtaken' };
}
