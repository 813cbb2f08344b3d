import { isDayOfRest } from '@signet/rulebook/reference/holidays';
import type { Market } from '@signet/rulebook/reference/markets';

const dayMs = 24 * 3_600_000;

const nextDay = (day: string): string => new Date(Date.parse(`${day}T00:00:00Z`) + dayMs).toISOString().slice(0, 10);

/**
 * The day (`YYYY-MM-DD`) that is so many business days after a day; weekends and the holidays of market and territory do not count. Days have no
 * hours here, so that no clock change moves one. Document 2, section 9, Follow-up times; trust case 145.
 */
export function businessDayAfter(day: string, count: number, market: Market, territory?: string): string {
  let at = day;
  for (let left = count; left > 0; ) {
    at = nextDay(at);
    if (!isDayOfRest(at, market, territory)) left -= 1;
  }
  return at;
}
