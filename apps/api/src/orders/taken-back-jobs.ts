import { type DebitRefusal, isBankInstrument } from '@signet/rulebook/orders/bank-debit';
import { z } from 'zod';
import type { Deps } from '../deps.ts';
import type { Job, NewJob } from '../platform/jobs/job.ts';
import { type PaidCharge, TAKEN_BACK_JOB } from './debit-store.ts';
import { monthlyMail, orderMail } from './order-mails.ts';
import { CHARGE_MONTH_JOB, REFUND_ORDER_JOB } from './store.ts';

const PAYLOAD = z.object({ chargeId: z.string() });
const DAY_MS = 24 * 3_600_000;
/** How long a bank may reverse a debit. docs/readings.md 220. */
const RETURNS_MS = 60 * DAY_MS;
const CHECK_EVERY_MS = 5 * DAY_MS;
const actor = `job:${TAKEN_BACK_JOB}`;

/** Polls a paid debit for a reversal, in case the webhook is lost; cards need none. */
export const returnCheckJobs = (
  instrumentId: string | undefined,
  chargeId: string,
  now: number,
): NewJob[] =>
  instrumentId !== undefined && isBankInstrument(instrumentId)
    ? [nextReturnCheck(chargeId, now)]
    : [];

const nextReturnCheck = (chargeId: string, now: number) => ({
  kind: TAKEN_BACK_JOB,
  payload: { chargeId },
  dueAt: (Math.floor(now / CHECK_EVERY_MS) + 1) * CHECK_EVERY_MS,
});

/**
 * A reversal cancels an unshipped order, else the amount is owed; only the provider's state is
 * trusted. docs/decisions/0114.
 */
export async function runTakenBack(
  deps: Deps,
  { applicationId = '', payload }: Job,
): Promise<void> {
  const { store, providers, clock } = deps;
  const { chargeId } = PAYLOAD.parse(payload);
  const paid = await store.debits.paidBy(chargeId);
  if (paid === undefined) return;
  const refusal = await providers.cards.takenBack({ chargeId });
  if (refusal === undefined) {
    const now = clock.now();
    const look = nextReturnCheck(chargeId, now);
    // The id contains the time slot, so concurrent runs queue the same job.
    if (now - paid.paidAt < RETURNS_MS)
      await store.jobs.add({
        ...look,
        id: `${TAKEN_BACK_JOB}:${chargeId}:${look.dueAt}`,
        applicationId,
      });
    return;
  }
  if (await cancelUnshipped(deps, paid, refusal)) return;
  const application = await store.applications.loadForWork(applicationId);
  if (application === undefined) return;
  const { orderId, cents } = paid;
  const messages = [monthlyMail('debitReturned', { application, order: paid, cents }, deps)];
  const back = { refusal, day: clock.today(application.market) };
  const jobs = [{ kind: CHARGE_MONTH_JOB, payload: { orderId }, dueAt: clock.now() + DAY_MS }];
  await store.debits.recordTakenBack(chargeId, back, { actor, messages, jobs });
}

/** Cancels a parcel nobody pays for; false when it has left, or when a month was reversed. */
async function cancelUnshipped(
  deps: Deps,
  { orderId, isMonth }: PaidCharge,
  refusal: DebitRefusal,
): Promise<boolean> {
  const { store, providers } = deps;
  const order = await store.orders.byId(orderId);
  if (isMonth || order?.state !== 'placed') return false;
  const { status } = await providers.fulfilment.cancel({ reference: orderId });
  const application =
    status === 'cancelled' ? await store.applications.loadForWork(order.applicationId) : undefined;
  if (application === undefined) return false;
  const messages = [orderMail('orderTakenBack', { application, order }, deps)];
  const jobs = [{ kind: REFUND_ORDER_JOB, payload: { orderId } }];
  return store.orders.advance(orderId, 'cancelled', { actor, messages, jobs, facts: { refusal } });
}
