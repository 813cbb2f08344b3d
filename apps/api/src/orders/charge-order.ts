import type { OrderRefusal } from '@signet/rulebook/orders/bank-debit';
import type { StoredApplication } from '../application/stored-application.ts';
import type { Deps } from '../deps.ts';
import { chargeInstrument } from './charge-instrument.ts';
import { firstMonthlyJob } from './monthly-jobs.ts';
import { orderMail, refusedMail } from './order-mails.ts';
import { CHARGE_ORDER_JOB, FOLLOW_ORDER_JOB, REFUND_ORDER_JOB, type StoredOrder } from './store.ts';
import { returnCheckJobs } from './taken-back-jobs.ts';

export type Charged =
  | { state: 'done' }
  | { state: 'processing' }
  | { state: 'refused'; why: OrderRefusal }
  | { state: 'actionRequired'; clientSecret: string }
  /** Another event won the race; whatever was charged is refunded. */
  | { state: 'overtaken' };

/**
 * `present`: the customer is on the page; `away`: a mail notifies them; `elsewhere`: they switched
 * cards during the attempt.
 */
type Charging = { actor: string; person: 'present' | 'away' | 'elsewhere' };

/**
 * Charges an attempt once, however often and late it is retried. Throws ProviderDown.
 * docs/decisions/0110.
 */
export async function chargeOrder(
  deps: Deps,
  order: StoredOrder,
  { actor, person }: Charging,
): Promise<Charged> {
  const { store, config, clock } = deps;
  if (order.state !== 'paying' && order.state !== 'clearing') return { state: 'overtaken' };
  const application = await store.applications.loadForWork(order.applicationId);
  if (application === undefined) return { state: 'overtaken' };
  const { id: reference, totalCents: cents, attempts: attempt } = order;
  const isPresent = person === 'present';
  // Only the first attempt is automatic; every later one is started by the customer on the page.
  const begunBy = attempt === 0 ? 'job' : 'person';
  const result =
    cents === 0
      ? undefined
      : await chargeInstrument(deps, order, order.instrumentId, {
          reference,
          cents,
          attempt,
          begunBy,
          isPresent,
        });
  if (result?.state === 'actionRequired') return result;
  if (result?.state === 'processing')
    return waitForBank(deps, { order, application, actor, chargeId: result.chargeId });
  if (result?.state === 'refused') {
    const { why } = result;
    const messages =
      person === 'away' ? [refusedMail(why, { application, order }, { config })] : [];
    const isRecorded = await store.orders.advance(order.id, 'refused', {
      actor,
      facts: { refusal: why },
      messages,
    });
    if (!isRecorded) return { state: 'overtaken' };
    if (application.decision === 'DECLINED')
      await store.orders.advance(order.id, 'declined', { actor });
    return { state: 'refused', why };
  }
  const isDone = await store.orders.advance(order.id, 'charged', {
    actor,
    messages: [orderMail('orderPlaced', { application, order }, { config })],
    facts: result === undefined ? {} : { chargeId: result.chargeId },
    jobs: [
      { kind: FOLLOW_ORDER_JOB, payload: { orderId: order.id } },
      ...firstMonthlyJob(order, application.market, clock.now()),
      ...(result === undefined
        ? []
        : returnCheckJobs(order.instrumentId, result.chargeId, clock.now())),
    ],
  });
  if (isDone) return { state: 'done' };
  // The order was canceled while the provider charged it.
  if (result !== undefined)
    await store.jobs.add({
      kind: REFUND_ORDER_JOB,
      applicationId: order.applicationId,
      payload: { orderId: order.id },
    });
  return { state: 'overtaken' };
}

type Waiting = {
  order: StoredOrder;
  application: StoredApplication;
  actor: string;
  chargeId: string;
};

/**
 * Nothing ships before the bank has paid; besides the webhook, the debit is polled every few hours.
 * docs/decisions/0114.
 */
async function waitForBank(
  deps: Deps,
  { order, application, actor, chargeId }: Waiting,
): Promise<Charged> {
  const { store, config, clock } = deps;
  if (order.state === 'paying') {
    const messages = [orderMail('orderDebited', { application, order }, { config })];
    const isRecorded = await store.orders.advance(order.id, 'debited', {
      actor,
      messages,
      facts: { chargeId },
    });
    // The order was canceled meanwhile, so whatever the bank pays is refunded.
    if (!isRecorded) {
      await store.jobs.add({
        kind: REFUND_ORDER_JOB,
        applicationId: order.applicationId,
        payload: { orderId: order.id },
      });
      return { state: 'overtaken' };
    }
  }
  await store.jobs.add(nextOutcomeCheck(CHARGE_ORDER_JOB, order, clock.now()));
  return { state: 'processing' };
}

const CHECK_EVERY_MS = 6 * 3_600_000;

/** The id contains the time slot, so concurrent runs queue the same job. */
export const nextOutcomeCheck = (
  kind: string,
  { id: orderId, applicationId }: Pick<StoredOrder, 'id' | 'applicationId'>,
  now: number,
) => {
  const at = Math.floor(now / CHECK_EVERY_MS) + 1;
  return {
    id: `${kind}:${orderId}:look:${at}`,
    kind,
    applicationId,
    payload: { orderId },
    dueAt: at * CHECK_EVERY_MS,
  };
};
