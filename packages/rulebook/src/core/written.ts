/** Formatted texts by locale, options and value. */
export type Written = Readonly<Record<string, string>>;

/** Only in a browser, which reuses the same few; the server keeps none. */
let kept: Record<string, string> | undefined;
let noted: Record<string, string> | undefined;

/** Renders, and records the dates and amounts that it formatted, so that they can be sent along. */
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

function write(key: string, format: () => string): string {
  const text = kept?.[key] ?? format();
  for (const list of [noted, kept]) if (list !== undefined) list[key] = text;
  return text;
}

/** Newspapers write the halves of the day like this; only the formatter of American English does not. */
const HALVES: Readonly<Record<string, string>> = { AM: 'a.m.', PM: 'p.m.' };

export const writeDate = (
  at: number | Date,
  locale: string,
  options: Intl.DateTimeFormatOptions,
): string =>
  write(
    JSON.stringify([locale, options, at]),
    () =>
      new Intl.DateTimeFormat(locale, options)
        .format(at)
        .replace(/\b[AP]M\b/, (half) => HALVES[half] ?? half)
        .replace(/(\d) h (\d)/, '$1\u00A0h\u00A0$2'), // a French time stays on one line
  );

export const writeNumber = (
  value: number,
  locale: string,
  options: Intl.NumberFormatOptions = {},
): string =>
  write(JSON.stringify([locale, options, value]), () =>
    new Intl.NumberFormat(locale, options).format(value),
  );
