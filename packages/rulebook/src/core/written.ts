/** What was formatted, by language, manner and value. */
export type Written = Readonly<Record<string, string>>;

/** In a browser, which comes back to the same few; the server keeps none. */
let kept: Record<string, string> | undefined;
let noted: Record<string, string> | undefined;

/** What a drawing gives, and the dates and amounts that it wrote, so that they can travel with it. */
export function withWritten<Drawn>(draw: () => Drawn): { drawn: Drawn; written: Written } {
  noted = {};
  const drawn = draw();
  const written = noted;
  noted = undefined;
  return { drawn, written };
}

/** Takes what came with the page: a browser’s first formatter costs a slow phone a tenth of a second, and its words may differ from the server’s. */
export function keepWritten(written: Written = {}): void {
  kept = { ...written };
}

function write(key: string, format: () => string): string {
  const text = kept?.[key] ?? format();
  for (const list of [noted, kept]) if (list !== undefined) list[key] = text;
  return text;
}

/** A date in a language's way; `atMs` or a `Date`. */
export const writeDate = (at: number | Date, locale: string, options: Intl.DateTimeFormatOptions): string =>
  write(JSON.stringify([locale, options, at]), () => new Intl.DateTimeFormat(locale, options).format(at));

/** A number in a language's way. */
export const writeNumber = (value: number, locale: string, options: Intl.NumberFormatOptions = {}): string =>
  write(JSON.stringify([locale, options, value]), () => new Intl.NumberFormat(locale, options).format(value));
