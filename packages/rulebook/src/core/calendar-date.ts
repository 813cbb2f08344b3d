import type { Locale } from '../reference/locales.ts';

/** A day with its year, as it stands on a receipt: "November 22, 2026", "22 novembre 2026". */
export const formatLongDate = (day: string, locale: Locale): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T12:00:00Z`));

/** The parts of a day for a leaf of a calendar: { month: "Nov", day: "24", weekday: "Tuesday" }. */
export function calendarLeaf(day: string, locale: Locale): { month: string; day: string; weekday: string } {
  const noon = new Date(`${day}T12:00:00Z`);
  const part = (wanted: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, { ...wanted, timeZone: 'UTC' }).format(noon);
  return { month: part({ month: 'short' }), day: part({ day: 'numeric' }), weekday: part({ weekday: 'long' }) };
}
