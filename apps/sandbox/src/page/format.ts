import { FALLBACK_LOCALE } from '@signet/rulebook/reference/locales';

const UNITS: readonly [name: string, ms: number][] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1000],
];

const counted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`;

/** A duration in its two largest units, from milliseconds: "3 days 5 minutes". */
export function formatDuration(lengthMs: number): string {
  let restMs = Math.abs(lengthMs);
  const parts: string[] = [];
  for (const [unit, unitMs] of UNITS) {
    const count = Math.floor(restMs / unitMs);
    restMs -= count * unitMs;
    if (count > 0) parts.push(counted(count, unit));
  }
  return parts.slice(0, 2).join(' ') || '0 seconds';
}

export function formatOffset(offsetMs: number): string {
  if (offsetMs === 0) return 'The same as this machine’s time';
  return `${formatDuration(offsetMs)} ${offsetMs > 0 ? 'ahead of' : 'behind'} this machine’s time`;
}

/** Formats +14155550123 as (415) 555-0123; other numbers stay as they are. */
export function formatPhone(e164: string): string {
  const parts = /^\+1(\d{3})(\d{3})(\d{4})$/.exec(e164);
  return parts ? `(${parts[1]}) ${parts[2]}-${parts[3]}` : e164;
}

/** The first run of exactly six digits in a message, which is the one-time code. */
export function findCode(text: string): string | undefined {
  return /(?<!\d)\d{6}(?!\d)/.exec(text)?.[0];
}

const COUNT = new Intl.NumberFormat(FALLBACK_LOCALE);

/** 5,000 */
export const formatCount = (count: number): string => COUNT.format(count);

const TIME = new Intl.DateTimeFormat(FALLBACK_LOCALE, {
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
});
const DAY = new Intl.DateTimeFormat(FALLBACK_LOCALE, {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  year: 'numeric',
});
const SHORT_DAY = new Intl.DateTimeFormat(FALLBACK_LOCALE, { month: 'short', day: 'numeric' });

/** 09:41:22, in this machine's zone. */
export const formatTime = (at: string | number): string => TIME.format(new Date(at));

/** Friday, November 20, 2026, in this machine's zone. */
export const formatDay = (at: string | number): string => DAY.format(new Date(at));

/** The time, prefixed with the day unless it is today; `nowMs` is in milliseconds. */
export function formatMoment(at: string, nowMs: number): string {
  return formatDay(at) === formatDay(nowMs)
    ? formatTime(at)
    : `${SHORT_DAY.format(new Date(at))}, ${formatTime(at)}`;
}

const longestPart = 14;

/** A path whose long ids are shortened in the middle. */
export function shortenPath(path: string): string {
  const short = (part: string) =>
    part.length > longestPart && /\d/.test(part) ? `${part.slice(0, 6)}…${part.slice(-4)}` : part;
  return path.split('/').map(short).join('/');
}
