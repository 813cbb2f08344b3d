import type { IssuedRanges } from '../reference/issued-ranges.ts';
import type { Locale, Market } from '../reference/locales.ts';
import type { SourceType } from '../reference/tax-id-types.ts';

/** What a rule may know besides the value: nothing here is read from a clock or the network. */
export type ValidationContext = {
  market: Market;
  today: string;
  issued: IssuedRanges;
};

/**
 * Why a value is rejected; `code` is appended to the field's id (`ssn4` + `digits` = `ssn4.digits`). `suggest` gives what the person
 * may have meant. docs/readings.md 45 and 48.
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
  /** Enforced by the rules, not by the input: pasted text carries spaces, dashes and +1 that cleaning removes. docs/readings.md 28. */
  length?: LengthRange;
  spellcheck?: false;
  capitalize?: 'words' | 'characters' | 'none';
  /** Never in a log, a URL, browser storage, analytics or an answer; sealed in the store. */
  secret?: true;
  /** A secret of the business, which whoever types it may see: only numbers of persons and accounts are masked. docs/readings.md 28. */
  unmasked?: true;
  /** The number in its groups as far as it is typed; as typed where it is written in another way. docs/readings.md 28. */
  group?: (typed: string, locale: Locale) => string;
  /** Which kind of number a clean answer is; of no other field than a tax id. */
  sourceType?: (value: string) => SourceType;
  values?: readonly string[] | Readonly<Record<Market, readonly string[]>>;
  /** Idempotent. */
  normalise: (typed: string) => string;
  /** In order; the first that rejects is the error. */
  rules: readonly ValidationRule[];
};

/** Offset of full-width characters to ASCII. */
const WIDE_BY = 0xfee0;

/** Folds spaces and full-width characters, and drops invisible ones (soft hyphens, zero-width spaces, direction marks). */
export const normaliseText = (typed: string): string =>
  typed
    .replace(/[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]+/g, '')
    .normalize('NFC')
    .replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - WIDE_BY))
    .replace(/[\s\u00a0\u2007\u202f]+/g, ' ')
    .trim();

/** Letters that are no plain letter with a mark on it, in the letters that US sources take. */
const WITHOUT_MARK: Readonly<Record<string, string>> = {
  ...{ Œ: 'OE', œ: 'oe', Æ: 'AE', æ: 'ae', ß: 'ss', ẞ: 'SS', Þ: 'Th', þ: 'th' },
  ...{ Ø: 'O', ø: 'o', Ł: 'L', ł: 'l', Đ: 'D', đ: 'd', Ð: 'D', ð: 'd', Ħ: 'H', ħ: 'h', ı: 'i', Ŋ: 'N', ŋ: 'n' },
};

/** The name in the letters that US sources take: José becomes Jose. docs/readings.md 45. */
export const withoutAccents = (name: string): string =>
  name
    .replace(/[ŒœÆæßẞÞþØøŁłĐđÐðĦħıŊŋ]/g, (letter) => WITHOUT_MARK[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .normalize('NFC');

/** The text with curly apostrophes and every dash made plain. docs/readings.md 45. */
export const normalisePunctuation = (typed: string): string =>
  normaliseText(typed)
    .replace(/[\u2018-\u201b\u02b9-\u02bc\u2032\uff07\u00b4\u0060]/g, "'")
    .replace(/[\u2010-\u2015\u2212\ufe58\ufe63\uff0d]/g, '-')
    .replace(/[\u201c-\u201f\u2033]/g, '"');

export const digitsOnly = (typed: string): string => typed.replace(/\D+/g, '');

/** Keeps any other character, so that validation can reject it. */
export const stripSeparators = (typed: string): string => normaliseText(typed).replace(/[\s.\-\u2010-\u2015\u2212()/]+/g, '');

/** Digits in the groups of a pattern such as `##-#######`, as far as they go; as typed where there is anything else, or too many. */
export function groupDigits(typed: string, pattern: string): string {
  const digits = stripSeparators(typed);
  const places = pattern.split('#').length - 1;
  if (!/^\d+$/.test(digits) || digits.length > places) return typed;
  let next = 0;
  let grouped = '';
  for (const sign of pattern) {
    if (next === digits.length) break;
    grouped += sign === '#' ? digits[next++] : sign;
  }
  return grouped;
}

export const isRepeatedDigit = (digits: string): boolean => /^(\d)\1*$/.test(digits);

export const isSequential = (digits: string): boolean => '0123456789'.includes(digits) || '9876543210'.includes(digits);

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

export const exactLength = (count: number): LengthRange => [count, count];

export const isWithin = (value: string, [least, most]: LengthRange): boolean => value.length >= least && value.length <= most;

export const isDigits = (value: string, chars: LengthRange): boolean => isWithin(value, chars) && /^\d+$/.test(value);

export const minLengthRule = ([least]: LengthRange): ValidationRule => ({ code: 'short', rejects: (value) => value.length < least });

export const maxLengthRule = ([, most]: LengthRange): ValidationRule => ({ code: 'long', rejects: (value) => value.length > most });

export const digitsRule = (chars: LengthRange, code = 'digits'): ValidationRule => ({ code, rejects: (value) => !isDigits(value, chars) });
