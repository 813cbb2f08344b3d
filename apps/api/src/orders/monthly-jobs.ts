import { localDay } from '@signet/rulebook/core/dates';
import {
  daysBetween,
  isTriedAgain,
  type MonthlyCharge,
  monthlyChargesBy,
  nextMonthlyCharge,
  nextTryDay,
} from '@signet/rulebook/orders/monthly-charges';
import { daysAfter } from '@signet/rulebook/orders/order-summary';
import type { Market } from '@signet/rulebook/reference/locales';
import { z } from 'zod';
import type { ChargeResult } from '../cards/port.ts';
import type { Deps } from '../deps.ts';
import type { Job, StoredApplication } from '../platform/store-types.ts';
import type { StoredMonth } from './charge-store.ts';
import { parcelOf } from './fulfilment-jobs.ts';
import { monthlyMail } from './order-mails.ts';
import { CHARGE_MONTH_JOB, type StoredOrder } from './store.ts';

const PAYLOAD = z.object({ orderId: z.string() });
/** In the morning of the market, so that whoever is told of a refusal can still do something that day. */
const morningOf = (day: string): number => Date.parse(`${day}T14:00:00Z`);

type Paid = { order: StoredOrder; application: StoredApplication };

/** When the first month of an order that is paid now comes; none where nothing is monthly. */
export const firstMonthlyJob = ({ id, summary }: StoredOrder, market: Market, now: number) => {
  const today = localDay(market, now);
  const first = nextMonthlyCharge(summary.upcoming, today, today);
  return first === undefined ? [] : [{ kind: CHARGE_MONTH_JOB, payload: { orderId: id }, dueAt: morningOf(first.day) }];
};

/** Charges the months of an order that have come, each once, and looks again on the next day that matters. docs/decisions/0111. */
export async function runChargeMonth(deps: Deps, { payload, applicationId = '' }: Job): Promise<void> {
  const { store, clock, providers } = deps;
  const { orderId } = PAYLOAD.parse(payload);
  const [order, application] = await Promise.all([store.orders.byId(orderId), store.applications.loadForWork(applicationId)]);
  const parcel = order && application && parcelOf(order, application);
  if (order?.placedAt === undefined || application === undefined || parcel === undefined || !MONTHLY.includes(order.state)) return;
  // Whoever has sent their device back owes no further month, though nobody has asked the packer since it arrived.
  const status = order.state === 'returned' ? order.state : (await providers.fulfilment.ship(parcel)).status;
  if (status === 'returned' && order.state !== 'returned') await store.orders.advance(orderId, 'returned', { actor });
  const today = clock.today(application.market);
  const start = localDay(application.market, order.placedAt);
  const isOver = status === 'returned';
  const months = isOver ? await openMonths(deps, orderId) : monthlyChargesBy(order.summary.upcoming, start, today);
  for (const month of months)
    if (isOver || status === 'shipped' || status === 'delivered') await chargeMonth(deps, { order, application }, month);
    else await store.orderCharges.waive(order, month);
  const isOwing = (await openMonths(deps, orderId)).length > 0;
  const next = isOwing ? daysAfter(today, 1) : isOver ? undefined : nextMonthlyCharge(order.summary.upcoming, start, today)?.day;
  // By its day: two of them that run at once ask for the same one.
  if (next !== undefined)
    await store.jobs.add({
      id: `${CHARGE_MONTH_JOB}:${orderId}:${next}`,
      kind: CHARGE_MONTH_JOB,
      applicationId,
      payload: { orderId },
      dueAt: morningOf(next),
    });
}

const actor = `job:${CHARGE_MONTH_JOB}`;
/** A device that is back costs no further month; one that was begun before is still owed. */
const MONTHLY: readonly StoredOrder['state'][] = ['placed', 'shipped', 'delivered', 'returned'];

/** Months that were begun and are not paid. */
const openMonths = async ({ store }: Deps, orderId: string): Promise<StoredMonth[]> =>
  (await store.orderCharges.of(orderId)).filter(({ state }) => state === 'unpaid' || state === 'due');

async function chargeMonth({ store, providers, config, clock }: Deps, { order, application }: Paid, month: MonthlyCharge): Promise<void> {
  const known = (await store.orderCharges.of(order.id)).find((one) => one.trialDays === month.trialDays && one.period === month.period);
  if (known !== undefined && !isTriedNow(known, application, clock.today(application.market))) return;
  const begun = await store.orderCharges.begin(order, month, application.card?.cardId);
  if (begun === undefined) return;
  const card = await store.orders.cardFor({
    applicationId: order.applicationId,
    ...(begun.instrumentId && { instrumentId: begun.instrumentId }),
  });
  const reference = `${order.id}:${month.trialDays}:${month.period}`;
  const charge = {
    reference,
    cents: month.cents,
    currency: order.currency,
    attempt: begun.attempts,
    begunBy: 'job',
    isPresent: false,
  } as const;
  const result: ChargeResult = card === undefined ? { state: 'refused', why: 'declined' } : await providers.cards.charge(card, charge);
  if (result.state === 'charged') return void (await store.orderCharges.record(order.id, month, result, { actor }));
  const why = result.state === 'refused' ? result.why : 'notAuthenticated';
  // Once for each card: the tries that follow by themselves were announced with the first.
  const isTold = known !== undefined && known.refusedInstrumentId === begun.instrumentId;
  const isLast = nextTryDay({ ...month, attempts: begun.attempts + 1 }) === undefined;
  const about = { application, order, cents: month.cents };
  const messages = isLast
    ? [monthlyMail('monthStillUnpaid', about, { config })]
    : isTold
      ? []
      : [monthlyMail('monthUnpaid', about, { config })];
  await store.orderCharges.record(order.id, month, { state: 'unpaid', refusal: why }, { actor, messages });
}

/** One that is under way is asked after; one that was refused waits for another card or for its day. */
function isTriedNow({ state, attempts, day, refusedInstrumentId }: StoredMonth, { card }: StoredApplication, today: string): boolean {
  if (state !== 'unpaid') return state === 'due';
  const isOtherCard = card !== undefined && card.cardId !== refusedInstrumentId;
  return card !== undefined && isTriedAgain({ attempts, daysLate: daysBetween(day, today), isOtherCard });
}
