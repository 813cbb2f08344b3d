import type { Locale } from '../reference/locales.ts';
import { writeDate } from './written.ts';

/** Noon UTC, formatted in UTC: a calendar day must not shift with the local time zone. */
const noonOf = (day: string): Date => new Date(`${day}T12:00:00Z`);

/**
 * Formats a day (`YYYY-MM-DD`) in words: "Tuesday, November 24", "mardi 24 novembre", "lundi 1er
 * février". docs/readings.md 32.
 */
export const formatDay = (day: string, locale: Locale): string =>
  writeDate(noonOf(day), locale, {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  });

export const formatLongDate = (day: string, locale: Locale): string =>
  writeDate(noonOf(day), locale, { dateStyle: 'long', timeZone: 'UTC' });

/** Where there is little room and the year goes without saying: "November 24", "24 novembre". */
export const formatMonthDay = (day: string, locale: Locale): string =>
  writeDate(noonOf(day), locale, { month: 'long', day: 'numeric', timeZone: 'UTC' });

export function monthNames(locale: Locale): string[] {
  return Array.from({ length: 12 }, (_, month) =>
    writeDate(Date.UTC(2026, month, 1), locale, { month: 'long', timeZone: 'UTC' }),
  );
}

export function calendarLeaf(
  day: string,
  locale: Locale,
): { month: string; day: string; weekday: string } {
  const part = (wanted: Intl.DateTimeFormatOptions) =>
    writeDate(noonOf(day), locale, { ...wanted, timeZone: 'UTC' });
  return {
    month: part({ month: 'short' }),
    day: part({ day: 'numeric' }),
    weekday: part({ weekday: 'long' }),
  };
}
