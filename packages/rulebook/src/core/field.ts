import type { IssuedRanges } from '../reference/issued-ranges.ts';
import type { Market } from '../reference/markets.ts';

/** What a rule may know besides the value: nothing here is read from a clock or the network. */
export type ValidationContext = {
  market: Market;
  /** The day on the product's clock, `YYYY-MM-DD`. */
  today: string;
  issued: IssuedRanges;
};

/**
 * One reason for refusing a value; `code` ends an error code after the field's own id (`ssn4` + `digits` = `ssn4.digits`). `offer` is what the person
 * may have meant, to be taken with one press. decisions.md, rows 12 and 15.
 */
export type ValidationRule = {
  code: string;
  rejects: (value: string, context: ValidationContext) => boolean;
  suggest?: (value: string) => string | undefined;
};

/** How many characters a clean value has: the fewest and the most. */
export type LengthRange = readonly [least: number, most: number];

/** Everything about one question: how it is asked, cleaned and judged. Every value is text on the wire. */
export type FieldRow = {
  control: 'text' | 'secret' | 'date' | 'code' | 'choice' | 'select' | 'address' | 'industry' | 'agree';
  type?: 'email' | 'tel' | 'url';
  inputMode?: 'numeric' | 'decimal' | 'tel' | 'email' | 'url';
  /** The HTML autofill token; `off` for numbers that browsers must not keep. */
  autocomplete: string;
  widthCh?: number;
  /**
   * Of every question that is answered by typing, and held by its rules. No input cuts at it: what is pasted carries spaces, dashes and +1 that
   * cleaning drops. ux.md, items 5 and 18.
   */
  length?: LengthRange;
  spellcheck?: false;
  capitalize?: 'words' | 'characters' | 'none';
  /** Never in a log, a URL, browser storage, analytics or an answer; sealed in the store. */
  secret?: true;
  /** For choices: the values there are. */
  values?: readonly string[] | Readonly<Record<Market, readonly string[]>>;
  /** Cleans what was typed or pasted; cleaning twice changes nothing. */
  normalise: (typed: string) => string;
  /** In order; the first that refuses is the error. */
  rules: readonly ValidationRule[];
};

/** How far the wide signs of Asian keyboards stand from the plain ones. */
const WIDE_BY = 0xfee0;

/** The text with spaces of every kind folded and trimmed, wide signs made plain, and without signs that nobody sees (soft hyphens, zero-width spaces, direction marks). */
export const normaliseText = (typed: string): string =>
  typed
    .replace(/[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]+/g, '')
    .normalize('NFC')
    .replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - WIDE_BY))
    .replace(/[\s\u00a0\u2007\u202f]+/g, ' ')
    .trim();

/** The text with curly apostrophes and every dash made plain. decisions.md, row 12. */
export const normalisePunctuation = (typed: string): string =>
  normaliseText(typed)
    .replace(/[\u2018-\u201b\u02b9-\u02bc\u2032\uff07\u00b4\u0060]/g, "'")
    .replace(/[\u2010-\u2015\u2212\ufe58\ufe63\uff0d]/g, '-')
    .replace(/[\u201c-\u201f\u2033]/g, '"');

/** Only the digits of what was typed. */
export const digitsOnly = (typed: string): string => typed.replace(/\D+/g, '');

/** Removes what people put between the groups of a number, and keeps any other character so that it can be judged. */
export const stripSeparators = (typed: string): string => normaliseText(typed).replace(/[\s.\-\u2010-\u2015\u2212()/]+/g, '');

/** True when every digit is the same. */
export const isRepeatedDigit = (digits: string): boolean => /^(\d)\1*$/.test(digits);

/** True when the digits run up or down by one (123456789, 987654321, 012345678). */
export const isSequential = (digits: string): boolean => '0123456789'.includes(digits) || '9876543210'.includes(digits);

/** The values a choice offers in a market. */
export function choicesOf(row: FieldRow, market: Market): readonly string[] {
  if (row.values === undefined) return [];
  return 'US' in row.values ? row.values[market] : (row.values as readonly string[]); // an array has no US
}

/** The clean value, or how the error code ends (`required` where nothing was given). */
export function validateField(row: FieldRow, typed: string, context: ValidationContext): { value: string } | { code: string } {
  const value = row.normalise(typed);
  if (value === '') return { code: 'required' };
  const broken = row.rules.find((rule) => rule.rejects(value, context));
  return broken ? { code: broken.code } : { value };
}

/** What the person may have meant where a rule refused, as long as the field takes it; undefined where nothing can be offered. */
export function suggestedCorrection(row: FieldRow, code: string, typed: string, context: ValidationContext): string | undefined {
  const value = row.normalise(typed);
  const offered = row.rules.find((rule) => rule.code === code)?.suggest?.(value);
  return offered !== undefined && offered !== value && 'value' in validateField(row, offered, context) ? offered : undefined;
}
