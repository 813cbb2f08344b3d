import { type Locale, localeRow } from '../reference/locales.ts';

/**
 * A day, `YYYY-MM-DD`, as people say it: "Tuesday, November 24", "mardi 24 novembre", "lundi 1er février". In text, dates are words.
 * docs/readings.md 32.
 */
export function formatDay(day: string, locale: Locale): string {
  // Noon UTC and the zone UTC: the day is a date on the calendar, and must not slip with anybody's time zone.
  const noon = new Date(`${day}T12:00:00Z`);
  const words = new Intl.DateTimeFormat(locale, { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' }).format(noon);
  const { firstOfMonth } = localeRow(locale);
  return firstOfMonth ? words.replace(/ 1 /, ` ${firstOfMonth} `) : words;
}

/** A day with its year, as it stands on a receipt: "November 22, 2026", "22 novembre 2026". */
export const formatLongDate = (day: string, locale: Locale): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T12:00:00Z`));

/** The twelve months by name: "January" and on, "janvier" and on. */
export function monthNames(locale: Locale): string[] {
  const name = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, month) => name.format(Date.UTC(2026, month, 1)));
}

/** The parts of a day for a leaf of a calendar: { month: "Nov", day: "24", weekday: "Tuesday" }. */
export function calendarLeaf(day: string, locale: Locale): { month: string; day: string; weekday: string } {
  const noon = new Date(`${day}T12:00:00Z`);
  const part = (wanted: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, { ...wanted, timeZone: 'UTC' }).format(noon);
  return { month: part({ month: 'short' }), day: part({ day: 'numeric' }), weekday: part({ weekday: 'long' }) };
}
