import { FALLBACK_LOCALE, MARKETS, type Market } from '../reference/locales.ts';

/** Any locale with our digits and our calendar: only the parts are read. */
const dayFormat = (timeZone: string) =>
  new Intl.DateTimeFormat(FALLBACK_LOCALE, { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });

const DAYS: Record<Market, Intl.DateTimeFormat> = { US: dayFormat(MARKETS.US.timeZone), CA: dayFormat(MARKETS.CA.timeZone) };

/** The day of a moment (ms since 1970) in the market's eastern time, `YYYY-MM-DD`; put together from its parts, because browsers differ in how a locale writes a whole date. */
export function localDay(market: Market, at: number): string {
  const { year, month, day } = Object.fromEntries(DAYS[market].formatToParts(at).map(({ type, value }) => [type, value]));
  return `${year}-${month}-${day}`;
}
