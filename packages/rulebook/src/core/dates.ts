import { FALLBACK_LOCALE, MARKETS, type Market } from '../reference/locales.ts';
import { normaliseText } from './field.ts';
import { normalizeText } from './normalize-text.ts';
import { writeOnce } from './written.ts';

export type DateParts = { year: string; month: string; day: string };

const MONTHS = [
  ['january', 'jan', 'janvier', 'janv'],
  ['february', 'feb', 'fevrier', 'fevr', 'fev'],
  ['march', 'mar', 'mars'],
  ['april', 'apr', 'avril', 'avr'],
  ['may', 'mai'],
  ['june', 'jun', 'juin'],
  ['july', 'jul', 'juillet', 'juill', 'juil'],
  ['august', 'aug', 'aout'],
  ['september', 'sep', 'sept', 'septembre'],
  ['october', 'oct', 'octobre'],
  ['november', 'nov', 'novembre'],
  ['december', 'dec', 'decembre'],
] as const;

/** Parses `3`, `03`, `March` and `mars` as `03`; anything else is kept for validation. */
export function monthNumber(typed: string): string {
  const plain = normalizeText(normaliseText(typed).toLowerCase().replace(/\.$/, ''), 'NFD').replace(
    /\p{M}/gu,
    '',
  );
  const named = MONTHS.findIndex((names: readonly string[]) => names.includes(plain));
  return named >= 0 ? String(named + 1).padStart(2, '0') : plain.padStart(2, '0');
}

/** `YYYY-MM-DD`, or empty when nothing was typed. */
export function joinDate({ year, month, day }: DateParts): string {
  if ([year, month, day].every((part) => part.trim() === '')) return '';
  return `${year.trim()}-${month.trim() === '' ? '' : monthNumber(month)}-${day.trim() === '' ? '' : day.trim().padStart(2, '0')}`;
}

export function splitDate(date: string): DateParts {
  const [year = '', month = '', day = ''] = date.split('-');
  return { year, month, day };
}

export function isRealDate(date: string): boolean {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date);
  if (!match) return false;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  const days = [31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
  return year > 0 && day >= 1 && day <= (days[month - 1] ?? 0);
}

const formats: Partial<Record<Market, Intl.DateTimeFormat>> = {};

/**
 * Created lazily, because it takes a slow phone 50 to 150 ms. Only the parts are read, so any locale
 * with Western digits and the Gregorian calendar works.
 */
const dayFormat = (market: Market): Intl.DateTimeFormat =>
  (formats[market] ??= new Intl.DateTimeFormat(FALLBACK_LOCALE, {
    timeZone: MARKETS[market].timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }));

/**
 * Midnight falls on a quarter hour in every time zone, and computing a day is as expensive as
 * building a statement's text.
 */
const quarterMs = 15 * 60_000;
const lastDay: Partial<Record<Market, { quarter: number; day: string }>> = {};

/**
 * Day of a timestamp (ms since 1970) in the market's eastern time, `YYYY-MM-DD`. A page that the
 * server drew takes it over from there.
 */
export function localDay(market: Market, at: number): string {
  const quarter = Math.floor(at / quarterMs);
  return writeOnce(`${market} ${quarter}`, () => dayOfQuarter(market, quarter, at));
}

function dayOfQuarter(market: Market, quarter: number, at: number): string {
  const known = lastDay[market];
  if (known?.quarter === quarter) return known.day;
  const day = dayInParts(market, at);
  lastDay[market] = { quarter, day };
  return day;
}

/** Assembled from parts, because browsers differ in how a locale formats a whole date. */
function dayInParts(market: Market, at: number): string {
  const { year, month, day } = Object.fromEntries(
    dayFormat(market)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  );
  return `${year}-${month}-${day}`;
}

/** When a day (`YYYY-MM-DD`) begins in the market's eastern time, in ms since 1970. */
export function startOfDay(market: Market, day: string): number {
  let at = Date.parse(`${day}T00:00:00Z`); // still the day before, by some hours
  while (dayInParts(market, at) < day) at += HOUR_MS;
  return at;
}

/**
 * Morning of a day (`YYYY-MM-DD`) in both markets, in ms since 1970: banks have posted overnight
 * transfers, and whoever is notified can still act that day.
 */
export const morningOf = (day: string): number => Date.parse(`${day}T14:00:00Z`);

/** Parallel calls may commit out of order, so timestamps up to a minute ahead still count. */
export const TOGETHER_MS = 60_000;

export const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;

/**
 * The times within the window up to now, earliest first. Ignores times further in the future, so
 * that a clock set back locks nobody out.
 */
export const withinWindow = (times: readonly number[], windowMs: number, now: number): number[] =>
  times
    .filter((time) => time > now - windowMs && time <= now + TOGETHER_MS)
    .sort((one, other) => one - other);

/**
 * The times without one that equals `time`: two attempts of the same millisecond are given back one
 * by one.
 */
export const withoutTime = (times: readonly number[], time: number): number[] => {
  const at = times.indexOf(time);
  return at < 0 ? [...times] : times.toSpliced(at, 1);
};
