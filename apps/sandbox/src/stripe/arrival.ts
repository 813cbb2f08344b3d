import { isNonBusinessDay } from '@signet/rulebook/reference/holidays';
import type { Market } from '@signet/rulebook/reference/locales';

const dayMs = 24 * 3_600_000;
/** Banks book overnight by Eastern time; winter time is used all year. */
const bookedAt = 'T13:00:00Z';
const eastMs = -5 * 3_600_000;
const isoDay = (atMs: number): string => new Date(atMs).toISOString().slice(0, 10);

/** The booking time, in milliseconds, of the given number of business days from now. */
export function businessDaysLater(market: Market, nowMs: number, count: number): number {
  let day = isoDay(nowMs + eastMs);
  for (let left = count; left > 0; ) {
    day = isoDay(Date.parse(`${day}T00:00:00Z`) + dayMs);
    if (!isNonBusinessDay(day, market, undefined)) left -= 1;
  }
  return Date.parse(day + bookedAt);
}
