import type { CardRefusal } from '@signet/rulebook/cards/card-brands';
import type { Charge, ChargeResult } from '../cards/port.ts';
import type { Deps } from '../deps.ts';
import { firstMonthlyJob } from './monthly-jobs.ts';
import { orderMail, refusedMail } from './order-mails.ts';
import { FOLLOW_ORDER_JOB, REFUND_ORDER_JOB, type StoredOrder } from './store.ts';

export type Charged =
  | { state: 'done' }
  | { state: 'refused'; why: CardRefusal }
  | { state: 'actionRequired'; clientSecret: string }
  /** Another event came first; nothing is charged that is not given back. */
  | { state: 'overtaken' };

/**
 * Whether its person sits in front of the page (`present`), is away and is told by mail (`away`), or has chosen another card while this attempt was under
 * way (`elsewhere`).
 */
type Charging = { actor: string; person: 'present' | 'away' | 'elsewhere' };

/** The card of an order's attempt is charged once; asked again after a crash or a lost answer it finds what was done. Throws ProviderDown. docs/decisions/0110. */
export async function chargeOrder(deps: Deps, order: StoredOrder, { actor, person }: Charging): Promise<Charged> {
  const { store, config, clock } = deps;
  if (order.state !== 'paying') return { state: 'overtaken' };
  const application = await store.applications.loadForWork(order.applicationId);
  if (application === undefined) return { state: 'overtaken' };
  const { id: reference, totalCents: cents, currency, attempts: attempt } = order;
  const isPresent = person === 'present';
  // Only the first attempt comes by itself; each later one was begun by somebody in front of the page.
  const begunBy = attempt === 0 ? 'job' : 'person';
  const result = cents === 0 ? undefined : await chargeCard(deps, order, { reference, cents, currency, attempt, begunBy, isPresent });
  if (result?.state === 'actionRequired') return result;
  if (result?.state === 'refused') {
    const { why } = result;
    const messages = person === 'away' ? [refusedMail(why, { application, order }, { config })] : [];
    const isRecorded = await store.orders.advance(order.id, 'refused', { actor, facts: { refusal: why }, messages });
    if (!isRecorded) return { state: 'overtaken' };
    // The decision fell while it was being charged.
    if (application.decision === 'DECLINED') await store.orders.advance(order.id, 'declined', { actor });
    return { state: 'refused', why };
  }
  const isDone = await store.orders.advance(order.id, 'charged', {
    actor,
    messages: [orderMail('orderPlaced', { application, order }, { config })],
    facts: result === undefined ? {} : { chargeId: result.chargeId },
    jobs: [{ kind: FOLLOW_ORDER_JOB, payload: { orderId: order.id } }, ...firstMonthlyJob(order, application.market, clock.now())],
  });
  if (isDone) return { state: 'done' };
  // It was cancelled while the provider charged it.
  if (result !== undefined)
    await store.jobs.add({ kind: REFUND_ORDER_JOB, applicationId: order.applicationId, payload: { orderId: order.id } });
  return { state: 'overtaken' };
}

/** A card that is on file no more is refused. */
async function chargeCard({ store, providers }: Deps, order: StoredOrder, charge: Charge): Promise<ChargeResult> {
  const card = await store.orders.cardFor(order);
  return card === undefined ? { state: 'refused', why: 'declined' } : providers.cards.charge(card, charge);
}
