import { LIMITS } from '../core/limits.ts';
import { daysAfter, monthsAfter, type UpcomingCharge } from './order-summary.ts';

/** One month of what is rented or subscribed to: `trialDays` and `period` name it among those of its order; `day` is the market's own. */
export type MonthlyCharge = { trialDays: number; period: number; day: string; cents: number };

export const MONTHLY_STATES = ['due', 'charged', 'unpaid', 'waived', 'closed'] as const;
/** Due: begun, the bank has not answered. Unpaid: it said no. Waived: nothing had been sent yet. Closed: a person of ours asks for it no more. */
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

/** The day on which a month that its bank refused is tried again by itself; undefined after the last try. */
export function nextTryDay({ day, attempts }: { day: string; attempts: number }): string | undefined {
  const wait = LIMITS.monthlyRetryDays[attempts - 1];
  return wait === undefined ? undefined : daysAfter(day, wait);
}

/** How late the last try by itself comes. */
export const LAST_TRY_DAYS = Math.max(...LIMITS.monthlyRetryDays);

/** True for a refused month that no try by itself follows, or should have by now: a person of ours sees to it. docs/decisions/0116. */
export const isLeftToPeople = (month: { day: string; attempts: number }, today: string): boolean =>
  nextTryDay(month) === undefined || daysBetween(month.day, today) > LAST_TRY_DAYS;

/** How many days lie between two days (`YYYY-MM-DD`). */
export const daysBetween = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
