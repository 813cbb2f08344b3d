import { localDay, morningOf } from '@signet/rulebook/core/dates';
import {
  daysBetween,
  instrumentForMonth,
  type MonthlyCharge,
  monthlyChargesBy,
  nextMonthlyCharge,
  nextTryDay,
} from '@signet/rulebook/orders/monthly-charges';
import { daysAfter } from '@signet/rulebook/orders/order-summary';
import type { Market } from '@signet/rulebook/reference/locales';
import { z } from 'zod';
import type { StoredApplication } from '../application/stored-application.ts';
import type { Deps } from '../deps.ts';
import type { Job } from '../platform/jobs/job.ts';
import { chargeInstrument } from './charge-instrument.ts';
import type { StoredMonth } from './charge-store.ts';
import { ORDER_PERIOD } from './debit-store.ts';
import { parcelOf } from './fulfilment-jobs.ts';
import { monthlyMail } from './order-mails.ts';
import { instrumentsFor } from './payable-bank.ts';
import { CHARGE_MONTH_JOB, type StoredOrder } from './store.ts';
import { returnCheckJobs } from './taken-back-jobs.ts';

const PAYLOAD = z.object({ orderId: z.string() });

type Paid = { order: StoredOrder; application: StoredApplication };

export const firstMonthlyJob = ({ id, summary }: StoredOrder, market: Market, now: number) => {
  const today = localDay(market, now);
  const first = nextMonthlyCharge(summary.upcoming, today, today);
  return first === undefined
    ? []
    : [{ kind: CHARGE_MONTH_JOB, payload: { orderId: id }, dueAt: morningOf(first.day) }];
};

/** Charges each due month once and schedules the next relevant day. docs/decisions/0111. */
export async function runChargeMonth(
  deps: Deps,
  { payload, applicationId = '' }: Job,
): Promise<void> {
  const { store, providers } = deps;
  const { orderId } = PAYLOAD.parse(payload);
  const [order, application] = await Promise.all([
    store.orders.byId(orderId),
    store.applications.loadForWork(applicationId),
  ]);
  const parcel = order && application && parcelOf(order, application);
  if (order?.placedAt === undefined || application === undefined || parcel === undefined) return;
  const paid = { order, application };
  // Debits under way are followed to their end, whatever happened to the device.
  const known = await store.orderCharges.of(orderId);
  for (const month of known.filter(({ state }) => state === 'clearing'))
    await chargeMonth(deps, paid, month, month);
  // Asks the warehouse first, because a returned device ends the monthly charges even before the
  // next poll.
  const status =
    order.state === 'returned'
      ? order.state
      : isRunning(order)
        ? (await providers.fulfilment.ship(parcel)).status
        : undefined;
  if (status === 'returned') {
    if (order.state !== status) await store.orders.advance(orderId, status, { actor });
    for (const month of known.filter(isOpen)) await chargeMonth(deps, paid, month, month);
  } else if (status !== undefined)
    await chargeDue(deps, paid, { hasLeft: status === 'shipped' || status === 'delivered', known });
  await lookAgain(deps, paid);
}

const actor = `job:${CHARGE_MONTH_JOB}`;
const isRunning = ({ state }: StoredOrder): boolean =>
  state === 'placed' || state === 'shipped' || state === 'delivered';
const isOpen = ({ state }: StoredMonth): boolean => state === 'unpaid' || state === 'due';
const isSame = (
  one: Pick<MonthlyCharge, 'trialDays' | 'period'>,
  other: Pick<MonthlyCharge, 'trialDays' | 'period'>,
): boolean => one.trialDays === other.trialDays && one.period === other.period;

async function chargeDue(
  deps: Deps,
  paid: Paid,
  { hasLeft, known }: { hasLeft: boolean; known: readonly StoredMonth[] },
): Promise<void> {
  const { store, clock } = deps;
  const { order, application } = paid;
  const today = clock.today(application.market);
  const months = monthlyChargesBy(order.summary.upcoming, startOf(paid), today);
  const takenBack = known.filter(({ period }) => period === ORDER_PERIOD);
  for (const month of takenBack) await chargeMonth(deps, paid, month, month);
  for (const month of months)
    if (!hasLeft) await store.orderCharges.waive(order, month);
    else
      await chargeMonth(
        deps,
        paid,
        month,
        known.find((one) => isSame(one, month)),
      );
}

/** The next month of an order that runs. */
export const nextMonthOf = (
  paid: Paid,
  today: string,
): { day: string; cents: number } | undefined =>
  isRunning(paid.order)
    ? nextMonthlyCharge(paid.order.summary.upcoming, startOf(paid), today)
    : undefined;

const startOf = ({ order, application }: Paid): string =>
  localDay(application.market, order.placedAt ?? order.submittedAt);

/**
 * Tomorrow while something is owed or clearing, else the day of the next month; the day in the id
 * keeps concurrent runs to one job.
 */
async function lookAgain({ store, clock }: Deps, paid: Paid): Promise<void> {
  const { id: orderId, applicationId } = paid.order;
  const today = clock.today(paid.application.market);
  const after = await store.orders.byId(orderId);
  const isStillOwed = after !== undefined && (isRunning(after) || after.state === 'returned');
  const isAwaited = (await store.orderCharges.of(orderId)).some(
    (month) => month.state === 'clearing' || (isStillOwed && isOpen(month)),
  );
  const upcoming = after && nextMonthOf({ ...paid, order: after }, today)?.day;
  const next = isAwaited ? daysAfter(today, 1) : upcoming;
  if (next !== undefined)
    await store.jobs.add({
      id: `${CHARGE_MONTH_JOB}:${orderId}:${next}`,
      kind: CHARGE_MONTH_JOB,
      applicationId,
      payload: { orderId },
      dueAt: morningOf(next),
    });
}

/**
 * Starts or continues a month; one that failed waits for its retry day or for another instrument.
 */
async function chargeMonth(
  deps: Deps,
  paid: Paid,
  month: MonthlyCharge,
  known: StoredMonth | undefined,
): Promise<void> {
  const { store, config, clock } = deps;
  const { order, application } = paid;
  if (known !== undefined && !isOpen(known) && known.state !== 'clearing') return;
  const instrument = instrumentOf(known, paid, deps);
  if (known?.state === 'unpaid' && instrument === undefined) return;
  const begun =
    known?.state === 'clearing' ? known : await store.orderCharges.begin(order, month, instrument);
  if (begun === undefined) return;
  const reference = `${order.id}:${month.trialDays}:${month.period}`;
  const { cents } = month;
  const charge = {
    reference,
    cents,
    attempt: begun.attempts,
    begunBy: 'job',
    isPresent: false,
  } as const;
  const result = await chargeInstrument(deps, order, begun.instrumentId, charge);
  if (result.state === 'processing') {
    await store.orderCharges.record(
      order.id,
      month,
      { state: 'clearing', chargeId: result.chargeId },
      { actor },
    );
    return;
  }
  if (result.state === 'charged') {
    const jobs = returnCheckJobs(begun.instrumentId, result.chargeId, clock.now());
    await store.orderCharges.record(order.id, month, result, { actor, jobs });
    return;
  }
  const why = result.state === 'refused' ? result.why : 'notAuthenticated';
  // Automatic retries with the same instrument were announced in its first mail.
  const isAnnounced = known !== undefined && known.refusedInstrumentId === begun.instrumentId;
  const failedMonth = { day: month.day, attempts: begun.attempts + 1, by: begun.instrumentId, why };
  const isLast =
    nextTryDay(instrumentsFor(order, application), failedMonth, clock.today(application.market)) ===
    undefined;
  const mail = isLast ? 'monthStillUnpaid' : isAnnounced ? undefined : 'monthUnpaid';
  const messages =
    mail === undefined ? [] : [monthlyMail(mail, { application, order, cents }, { config })];
  await store.orderCharges.record(
    order.id,
    month,
    { state: 'unpaid', refusal: why },
    { actor, messages },
  );
}

/** The instrument to charge next; an attempt under way keeps its own. */
function instrumentOf(
  known: StoredMonth | undefined,
  { order, application }: Paid,
  { clock }: Deps,
): string | undefined {
  const instruments = instrumentsFor(order, application);
  if (known?.state !== 'unpaid')
    return instrumentForMonth(instruments, { attempts: 0, daysLate: 0 });
  const { attempts, day, refusedInstrumentId: by, refusal: why } = known;
  return instrumentForMonth(instruments, {
    attempts,
    daysLate: daysBetween(day, clock.today(application.market)),
    by,
    why,
  });
}
