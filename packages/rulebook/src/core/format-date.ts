import { type Locale, localeRow } from '../reference/locales.ts';
import { writeDate } from './written.ts';

/**
 * Formats a day (`YYYY-MM-DD`) in words: "Tuesday, November 24", "mardi 24 novembre", "lundi 1er
 * février". docs/readings.md 32.
 */
export function formatDay(day: string, locale: Locale): string {
  // Noon UTC, formatted in UTC: a calendar day must not shift with the local time zone.
  const noon = new Date(`${day}T12:00:00Z`);
  const words = writeDate(noon, locale, {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  });
  const { firstOfMonth } = localeRow(locale);
  return firstOfMonth ? words.replace(/ 1 /, ` ${firstOfMonth} `) : words;
}

export const formatLongDate = (day: string, locale: Locale): string =>
  writeDate(new Date(`${day}T12:00:00Z`), locale, { dateStyle: 'long', timeZone: 'UTC' });

export function monthNames(locale: Locale): string[] {
  return Array.from({ length: 12 }, (_, month) =>
    writeDate(Date.UTC(2026, month, 1), locale, { month: 'long', timeZone: 'UTC' }),
  );
}

export function calendarLeaf(
  day: string,
  locale: Locale,
): { month: string; day: string; weekday: string } {
  const noon = new Date(`${day}T12:00:00Z`);
  const part = (wanted: Intl.DateTimeFormatOptions) =>
    writeDate(noon, locale, { ...wanted, timeZone: 'UTC' });
  return {
    month: part({ month: 'short' }),
    day: part({ day: 'numeric' }),
    weekday: part({ weekday: 'long' }),
  };
}
