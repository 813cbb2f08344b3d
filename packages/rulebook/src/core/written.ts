import { isLocale, localeRow } from '../reference/locales.ts';

/** Formatted texts by locale, options and value. */
export type Written = Readonly<Record<string, string>>;

/** Only in a browser, which reuses the same few; the server keeps none. */
let kept: Record<string, string> | undefined;
let noted: Record<string, string> | undefined;

/** Renders, and records the dates, days and amounts that it formatted, so that they can be sent along. */
export function withWritten<Drawn>(draw: () => Drawn): { drawn: Drawn; written: Written } {
  noted = {};
  const drawn = draw();
  const written = noted;
  noted = undefined;
  return { drawn, written };
}

/**
 * Reuses the server's formatted texts: the browser's first formatter costs a slow phone 100 ms, and
 * its output may differ from the server's.
 */
export function keepWritten(written: Written = {}): void {
  kept = { ...written };
}

/** What was written for the key before, or else now. */
export function writeOnce(key: string, format: () => string): string {
  const text = kept?.[key] ?? format();
  for (const list of [noted, kept]) if (list !== undefined) list[key] = text;
  return text;
}

/** Newspapers write the halves of the day like this; only the formatter of American English does not. */
const HALVES: Readonly<Record<string, string>> = { AM: 'a.m.', PM: 'p.m.' };

/**
 * A number stays on one line with what it counts: the day with its month, an hour with its minutes.
 * The first of a month is an ordinal where the language writes it so.
 */
function formatDate(
  at: number | Date,
  locale: string,
  options: Intl.DateTimeFormatOptions,
): string {
  const parts = new Intl.DateTimeFormat(locale, options).formatToParts(at);
  const text = ({ type, value }: Intl.DateTimeFormatPart, nth: number): string => {
    const before = parts[nth - 1]?.type;
    const after = parts[nth + 1]?.type;
    if (type === 'dayPeriod') return HALVES[value] ?? value;
    if (type === 'day' && value === '1' && parts[nth + 2]?.type === 'month')
      return (isLocale(locale) && localeRow(locale).firstOfMonth) || value;
    const isOneNumber =
      (before === 'day' && after === 'month') || (before === 'hour' && value === ' h ');
    return isOneNumber ? value.replaceAll(' ', '\u00A0') : value;
  };
  return parts.map(text).join('');
}

export const writeDate = (
  at: number | Date,
  locale: string,
  options: Intl.DateTimeFormatOptions,
): string =>
  writeOnce(JSON.stringify([locale, options, at]), () => formatDate(at, locale, options));

export const writeNumber = (
  value: number,
  locale: string,
  options: Intl.NumberFormatOptions = {},
): string =>
  writeOnce(JSON.stringify([locale, options, value]), () =>
    new Intl.NumberFormat(locale, options).format(value),
  );
