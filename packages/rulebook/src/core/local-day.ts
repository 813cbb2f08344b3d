import { FALLBACK_LOCALE, MARKETS, type Market } from '../reference/locales.ts';

const formats: Partial<Record<Market, Intl.DateTimeFormat>> = {};

/** Made when it is first wanted, because a slow phone takes a twentieth of a second for one. Any locale with our digits and our calendar: only the parts are read. */
const dayFormat = (market: Market): Intl.DateTimeFormat =>
  (formats[market] ??= new Intl.DateTimeFormat(FALLBACK_LOCALE, {
    timeZone: MARKETS[market].timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }));

/** Every zone's midnight falls on a quarter of an hour, and naming a day costs as much as a statement's text. */
const quarterMs = 15 * 60_000;
const lastDay: Partial<Record<Market, { quarter: number; day: string }>> = {};

/** The day of a moment (ms since 1970) in the market's eastern time, `YYYY-MM-DD`. */
export function localDay(market: Market, at: number): string {
  const quarter = Math.floor(at / quarterMs);
  const known = lastDay[market];
  if (known?.quarter === quarter) return known.day;
  const day = dayInParts(market, at);
  lastDay[market] = { quarter, day };
  return day;
}

/** Put together from its parts, because browsers differ in how a locale writes a whole date. */
function dayInParts(market: Market, at: number): string {
  const { year, month, day } = Object.fromEntries(
    dayFormat(market)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  );
  return `${year}-${month}-${day}`;
}
