import { DAY_MS, HOUR_MS, localDay } from '@signet/rulebook/core/dates';
import { tableOf } from '@signet/rulebook/core/keys-of';
import {
  FALLBACK_LOCALE,
  MARKET_IDS,
  MARKETS,
  type Market,
} from '@signet/rulebook/reference/locales';

/** What is due is due by 5 p.m. of its day, in the market's eastern time. */
const DUE_HOUR = 17;
const minuteMs = 60_000;
const SOON_DAYS = 6;

export type Due =
  | { is: 'late'; days: number }
  | { is: 'today'; hours: number }
  | { is: 'todayMinutes'; minutes: number }
  | { is: 'todayPast' }
  | { is: 'tomorrow' }
  | { is: 'soon'; day: string }
  | { is: 'later'; day: string }
  | { is: 'none' };

const noonOf = (day: string): number => Date.parse(`${day}T12:00:00Z`);

const daysBetween = (from: string, to: string): number =>
  Math.round((noonOf(to) - noonOf(from)) / DAY_MS);

const TIMES = tableOf(
  MARKET_IDS,
  (market) =>
    new Intl.DateTimeFormat(FALLBACK_LOCALE, {
      timeZone: MARKETS[market].timeZone,
      hour: 'numeric',
      minute: 'numeric',
      hourCycle: 'h23',
    }),
);

function minutesOfDay(market: Market, at: number): number {
  const parts = TIMES[market].formatToParts(at);
  const part = (type: string) => Number(parts.find((one) => one.type === type)?.value ?? 0);
  return part('hour') * 60 + part('minute');
}

/** How far off the day is, as its market's calendar has it. */
export function dueOf(dueBy: string, market: Market, now: number): Due {
  if (dueBy === '') return { is: 'none' };
  const days = daysBetween(localDay(market, now), dueBy);
  if (days < 0) return { is: 'late', days: -days };
  if (days === 1) return { is: 'tomorrow' };
  if (days > SOON_DAYS) return { is: 'later', day: dueBy };
  if (days > 0) return { is: 'soon', day: dueBy };
  const minutes = DUE_HOUR * 60 - minutesOfDay(market, now);
  if (minutes <= 0) return { is: 'todayPast' };
  return minutes < 60
    ? { is: 'todayMinutes', minutes }
    : { is: 'today', hours: Math.floor(minutes / 60) };
}

export type Duration = { days: number; hours: number; minutes: number };

/** Days and hours; below a day hours, below an hour minutes. */
export function durationOf(ms: number): Duration {
  const whole = Math.max(0, ms);
  const days = Math.floor(whole / DAY_MS);
  const hours = Math.floor((whole % DAY_MS) / HOUR_MS);
  const minutes = Math.floor((whole % HOUR_MS) / minuteMs);
  return { days, hours, minutes };
}
