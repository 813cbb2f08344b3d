import { FALLBACK_LOCALE, MARKETS, type Market } from '../reference/locales.ts';

/** Any locale with our digits and our calendar: only the parts are read. */
const dayFormat = (timeZone: string) =>
  new Intl.DateTimeFormat(FALLBACK_LOCALE, { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });

const DAYS: Record<Market, Intl.DateTimeFormat> = { US: dayFormat(MARKETS.US.timeZone), CA: dayFormat(MARKETS.CA.timeZone) };

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
  const { year, month, day } = Object.fromEntries(DAYS[market].formatToParts(at).map(({ type, value }) => [type, value]));
  return `${year}-${month}-${day}`;
}
