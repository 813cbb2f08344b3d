import { LIMITS } from '../core/limits.ts';
import type { PaymentMethod } from '../reference/order-types.ts';
import { isBankInstrument, isDebitRefusal, mayDebitAgain } from './bank-debit.ts';
import { daysAfter, monthsAfter, type UpcomingCharge } from './order-summary.ts';

/** One month of what is rented or subscribed to: `trialDays` and `period` name it among those of its order; `day` is the market's own. */
export type MonthlyCharge = { trialDays: number; period: number; day: string; cents: number };

export const MONTHLY_STATES = ['due', 'clearing', 'charged', 'unpaid', 'waived', 'closed'] as const;
/** Due: begun, nobody has answered. Clearing: a bank was asked for it and has not paid yet. Unpaid: it said no. Waived: nothing had been sent yet. Closed: a person of ours asks for it no more. */
export type MonthlyState = (typeof MONTHLY_STATES)[number];

const periodDay = (start: string, trialDays: number, period: number): string =>
  trialDays === 0 ? monthsAfter(start, period + 1) : monthsAfter(daysAfter(start, trialDays), period);

/** Every month that has come by a day, the oldest first; counted from the day that the order was paid, so that a short month moves no later one. docs/readings.md 209. */
export function monthlyChargesBy(upcoming: readonly UpcomingCharge[], start: string, today: string): MonthlyCharge[] {
  const all = upcoming.filter(({ cents }) => cents > 0);
  const due = all.flatMap(({ trialDays, cents }) => {
    const months: MonthlyCharge[] = [];
    for (let period = 0; periodDay(start, trialDays, period) <= today; period += 1)
      months.push({ trialDays, period, cents, day: periodDay(start, trialDays, period) });
    return months;
  });
  return due.toSorted((one, other) => one.day.localeCompare(other.day) || one.trialDays - other.trialDays);
}

/** What is charged next after a day, and when; undefined where nothing is monthly. */
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
  return day === undefined ? undefined : { day, cents: next.reduce((sum, one) => sum + (one.day === day ? one.cents : 0), 0) };
}

/** Whether a month that its bank refused is tried again: with another card at once, with the same one on a few days. */
export const isTriedAgain = ({
  attempts,
  daysLate,
  isOtherCard,
}: {
  attempts: number;
  daysLate: number;
  isOtherCard: boolean;
}): boolean => {
  const wait = LIMITS.monthlyRetryDays[attempts - 1];
  return attempts === 0 || isOtherCard || (wait !== undefined && daysLate >= wait);
};

/** Banks allow a debit that found no money twice more, and no other one. docs/readings.md 219. */
const DEBIT_TRIES = 3;

/** How often, how late, by which card or account and why a month was refused. */
type Refused = { attempts: number; daysLate: number; by?: string | undefined; why?: string | undefined };
/** What is on file to pay the months of an order with. */
export type Instruments = { paymentMethod: PaymentMethod; bankId?: string | undefined; cardId?: string | undefined };

/** What a month of an order is charged to now, if to anything: the account of an order that is paid so, and the card once that has refused; whichever refused waits for its day. docs/decisions/0114. */
export function instrumentForMonth(
  { paymentMethod, bankId, cardId }: Instruments,
  { attempts, daysLate, by, why }: Refused,
): string | undefined {
  const isTried = (id: string): boolean => isTriedAgain({ attempts, daysLate, isOtherCard: id !== by });
  const card = cardId !== undefined && isTried(cardId) ? cardId : undefined;
  if (paymentMethod !== 'BANK') return card;
  const isOfBank = by !== undefined && isBankInstrument(by);
  if (by === undefined || (isOfBank && by !== bankId)) return bankId ?? card;
  if (!isOfBank || cardId !== undefined) return card;
  const mayAgain = why !== undefined && isDebitRefusal(why) && mayDebitAgain(why) && attempts < DEBIT_TRIES;
  return mayAgain && isTried(by) ? by : undefined;
}

/** The day after today on which a refused month is tried again by itself; undefined after the last try. */
export function nextTryDay(
  instruments: Instruments,
  { day, ...refused }: { day: string } & Omit<Refused, 'daysLate'>,
  today: string,
): string | undefined {
  const tomorrow = daysAfter(today, 1);
  const wait = LIMITS.monthlyRetryDays[refused.attempts - 1];
  const onItsDay = wait === undefined ? [] : [daysAfter(day, wait)].filter((next) => next > tomorrow);
  return [tomorrow, ...onItsDay].find(
    (next) => instrumentForMonth(instruments, { ...refused, daysLate: daysBetween(day, next) }) !== undefined,
  );
}

/** How late the last try by itself comes. */
export const LAST_TRY_DAYS = Math.max(...LIMITS.monthlyRetryDays);

/** True for a refused month whose last try by itself has been, or should have been by now: a person of ours sees to it. docs/decisions/0116. */
export const isLeftToPeople = ({ day, attempts }: { day: string; attempts: number }, today: string): boolean =>
  attempts > LIMITS.monthlyRetryDays.length || daysBetween(day, today) > LAST_TRY_DAYS;

/** How many days lie between two days (`YYYY-MM-DD`). */
export const daysBetween = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
