import type { Market } from '../reference/locales.ts';

/** The clock that a market's days are told by: its eastern one. */
const TIME_ZONES: Record<Market, string> = { US: 'America/New_York', CA: 'America/Toronto' };
const DAYS: Record<Market, Intl.DateTimeFormat> = { US: dayFormat(TIME_ZONES.US), CA: dayFormat(TIME_ZONES.CA) };

function dayFormat(timeZone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en-US', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
}

/** The day of a moment (ms since 1970) in the market's eastern time, `YYYY-MM-DD`; put together from its parts, because no locale writes a date alike in all browsers. */
export function localDay(market: Market, at: number): string {
  const { year, month, day } = Object.fromEntries(DAYS[market].formatToParts(at).map(({ type, value }) => [type, value]));
  return `${year}-${month}-${day}`;
}
