import { startOfDay } from '../core/dates.ts';
import type { Market } from '../reference/locales.ts';
import type { PaymentMethod } from '../reference/order-types.ts';
import { isBankInstrument, isDebitRefusal, mayDebitAgain } from './bank-debit.ts';
import { ORDER_LIMITS } from './limits.ts';
import { daysAfter, monthsAfter, type UpcomingCharge } from './order-summary.ts';

/**
 * One month of a rental or subscription; `trialDays` and `period` identify it within its order,
 * `day` is in the market's time zone.
 */
export type MonthlyCharge = { trialDays: number; period: number; day: string; cents: number };

export const MONTHLY_STATES = ['due', 'clearing', 'charged', 'unpaid', 'waived', 'closed'] as const;
/**
 * Due: charge started, no response yet. Clearing: a bank debit is pending. Unpaid: declined.
 * Waived: nothing had shipped yet. Closed: staff gave up collecting it.
 */
export type MonthlyState = (typeof MONTHLY_STATES)[number];

const periodDay = (start: string, trialDays: number, period: number): string =>
  trialDays === 0
    ? monthsAfter(start, period + 1)
    : monthsAfter(daysAfter(start, trialDays), period);

/**
 * Every month due by a day, oldest first; counted from the day the order was paid, so that a short
 * month shifts no later one. docs/readings.md 209.
 */
export function monthlyChargesBy(
  upcoming: readonly UpcomingCharge[],
  start: string,
  today: string,
): MonthlyCharge[] {
  const all = upcoming.filter(({ cents }) => cents > 0);
  const due = all.flatMap(({ trialDays, cents }) => {
    const months: MonthlyCharge[] = [];
    for (let period = 0; periodDay(start, trialDays, period) <= today; period += 1)
      months.push({ trialDays, period, cents, day: periodDay(start, trialDays, period) });
    return months;
  });
  return due.toSorted(
    (one, other) => one.day.localeCompare(other.day) || one.trialDays - other.trialDays,
  );
}

/** The next charge after a day; undefined when nothing is monthly. */
export function nextMonthlyCharge(
  upcoming: readonly UpcomingCharge[],
  start: string,
  today: string,
): { day: string; cents: number } | undefined {
  const next = upcoming
    .filter(({ cents }) => cents > 0)
    .map(({ trialDays, cents }) => {
      let period = 0;
      while (periodDay(start, trialDays, period) <= today) period += 1;
      return { day: periodDay(start, trialDays, period), cents };
    });
  const day = next.map((one) => one.day).toSorted()[0];
  return day === undefined
    ? undefined
    : { day, cents: next.reduce((sum, one) => sum + (one.day === day ? one.cents : 0), 0) };
}

/**
 * Whether a declined month is retried: at once with another card, on set days with the same one.
 */
export const isTriedAgain = ({
  attempts,
  daysLate,
  isOtherCard,
}: {
  attempts: number;
  daysLate: number;
  isOtherCard: boolean;
}): boolean => {
  const wait = ORDER_LIMITS.monthlyRetryDays[attempts - 1];
  return attempts === 0 || isOtherCard || (wait !== undefined && daysLate >= wait);
};

/**
 * Banks allow two retries of a debit that failed for lack of funds, and none of any other.
 * docs/readings.md 219.
 */
const DEBIT_TRIES = 3;

type FailedCharge = {
  attempts: number;
  daysLate: number;
  by?: string | undefined;
  why?: string | undefined;
};
export type Instruments = {
  paymentMethod: PaymentMethod;
  bankId?: string | undefined;
  cardId?: string | undefined;
};

/**
 * The instrument to charge for a month now, if any: the account of an order paid by bank, the card
 * once the account was declined; a declined instrument waits for its retry day.
 * docs/decisions/0114.
 */
export function instrumentForMonth(
  { paymentMethod, bankId, cardId }: Instruments,
  { attempts, daysLate, by, why }: FailedCharge,
): string | undefined {
  const isRetryDue = (id: string): boolean =>
    isTriedAgain({ attempts, daysLate, isOtherCard: id !== by });
  const card = cardId !== undefined && isRetryDue(cardId) ? cardId : undefined;
  if (paymentMethod !== 'BANK') return card;
  const isOfBank = by !== undefined && isBankInstrument(by);
  if (by === undefined || (isOfBank && by !== bankId)) return bankId ?? card;
  if (!isOfBank || cardId !== undefined) return card;
  const mayAgain =
    why !== undefined && isDebitRefusal(why) && mayDebitAgain(why) && attempts < DEBIT_TRIES;
  return mayAgain && isRetryDue(by) ? by : undefined;
}

/** The next automatic retry after today; undefined after the last one. */
export function nextTryDay(
  instruments: Instruments,
  { day, ...failed }: { day: string } & Omit<FailedCharge, 'daysLate'>,
  today: string,
): string | undefined {
  const tomorrow = daysAfter(today, 1);
  const wait = ORDER_LIMITS.monthlyRetryDays[failed.attempts - 1];
  const onRetryDay =
    wait === undefined ? [] : [daysAfter(day, wait)].filter((next) => next > tomorrow);
  return [tomorrow, ...onRetryDay].find(
    (next) =>
      instrumentForMonth(instruments, { ...failed, daysLate: daysBetween(day, next) }) !==
      undefined,
  );
}

export const LAST_TRY_DAYS = Math.max(...ORDER_LIMITS.monthlyRetryDays);

/**
 * From when staff look after a declined month: its last refusal, once no automatic retry follows;
 * else the day after the last retry’s, or a refusal still later. A refusal of before the release that
 * keeps their times counts as on the day of the last retry. docs/decisions/0116 and 0239.
 */
export function leftToPeopleAt(
  { day, attempts, refusedAt }: { day: string; attempts: number; refusedAt?: number },
  market: Market,
): number {
  const isLast = attempts > ORDER_LIMITS.monthlyRetryDays.length;
  const planned = startOfDay(market, daysAfter(day, isLast ? LAST_TRY_DAYS : LAST_TRY_DAYS + 1));
  return isLast ? (refusedAt ?? planned) : Math.max(planned, refusedAt ?? 0);
}

export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
