import { localDay } from '@signet/rulebook/core/local-day';
import { isNonBusinessDay } from '@signet/rulebook/reference/holidays';
import type { Market } from '@signet/rulebook/reference/locales';

const dayMs = 24 * 3_600_000;
/** Banks book overnight: at eight in the morning of their eastern winter. */
const bookedAt = 'T13:00:00Z';

/** The moment (ms) that so many business days from now are booked. */
export function businessDaysLater(market: Market, nowMs: number, count: number): number {
  let day = localDay(market, nowMs);
  for (let left = count; left > 0; ) {
    day = new Date(Date.parse(`${day}T00:00:00Z`) + dayMs).toISOString().slice(0, 10);
    if (!isNonBusinessDay(day, market, undefined)) left -= 1;
  }
  return Date.parse(day + bookedAt);
}
