import type { IssuedRanges } from '../reference/issued-ranges.ts';
import type { Locale, Market } from '../reference/locales.ts';
import type { SourceType } from '../reference/tax-id-types.ts';
import { type AnswersByPath, wireText } from './answers.ts';
import { normalizeText } from './normalize-text.ts';

/**
 * Everything a rule may read besides the value, so that validation depends on no clock or network.
 */
export type ValidationContext = {
  market: Market;
  today: string;
  issued: IssuedRanges;
};

/**
 * Why a value is rejected; `code` is appended to the field's id (`ssn4` + `digits` =
 * `ssn4.digits`). `suggest` returns a likely correction. docs/readings.md 45 and 48.
 */
export type ValidationRule = (RefusingRule | AskingRule) & {
  code: string;
  suggest?: (value: string, context: ValidationContext) => string | undefined;
  /** The part of the value that the rule rejects, which the error's text names. */
  character?: (value: string, context: ValidationContext) => string | undefined;
};

type RefusingRule = {
  asks?: never;
  rejects: (value: string, context: ValidationContext) => boolean;
};

/**
 * The value is only unlikely: its person is asked once, and it is accepted when they confirm it.
 * docs/decisions/0163.
 */
type AskingRule = {
  asks: true;
  rejects: (value: string, context: Pick<ValidationContext, 'market'>) => boolean;
};

export type LengthRange = readonly [least: number, most: number];

/**
 * Everything about one field: its control, normalization and validation. Every value is text on the
 * wire.
 */
export type FieldRow = {
  control:
    | 'text'
    | 'secret'
    | 'date'
    | 'code'
    | 'choice'
    | 'tick'
    | 'select'
    | 'address'
    | 'industry'
    | 'agree';
  type?: 'email' | 'tel' | 'url';
  inputMode?: 'numeric' | 'decimal' | 'tel' | 'email' | 'url';
  /** The HTML autofill token; `off` for numbers that browsers must not keep. */
  autocomplete: string;
  widthCh?: number;
  /**
   * Enforced by the rules, not by the input: pasted text carries spaces, dashes and +1 that
   * normalization removes. docs/readings.md 28.
   */
  length?: LengthRange;
  spellcheck?: false;
  capitalize?: 'words' | 'characters' | 'none';
  /** Never in a log, URL, browser storage, analytics or response; encrypted in the database. */
  secret?: true;
  /**
   * A business secret that stays readable while typed: only numbers of people and accounts are
   * masked. docs/readings.md 28.
   */
  unmasked?: true;
  /** Groups the digits while typing; returns any other notation unchanged. docs/readings.md 28. */
  group?: (typed: string, locale: Locale) => string;
  /** The kind of number of a clean answer; tax ids only. */
  sourceType?: (value: string) => SourceType;
  values?: readonly string[] | Readonly<Record<Market, readonly string[]>>;
  /** Path of the answer that is the likely choice here; it stands first in the list. */
  likelyAs?: string;
  /** Idempotent. */
  normalise: (typed: string) => string;
  /** In order; the first rule that rejects gives the error. */
  rules: readonly ValidationRule[];
};

/** Offset of full-width characters to ASCII. */
const WIDE_BY = 0xfee0;

/**
 * Everything that nobody can see: control and format characters, whatever Unicode says to ignore by
 * default, and the blank of Braille. Tabs and line ends are blanks instead.
 */
const INVISIBLE = /(?![\t-\r\u0085])[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]+/gu;

/** False for text that no database can hold: NUL, and half of a surrogate pair. */
export const isStorableText = (text: string): boolean =>
  !text.includes('\0') && text.isWellFormed();

/**
 * Folds spaces and full-width characters, and drops invisible ones; edges are trimmed, and nothing
 * else inside is removed.
 */
export const normaliseText = (typed: string): string =>
  normalizeText(typed.replace(INVISIBLE, ''), 'NFC')
    .replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - WIDE_BY))
    .replace(/[\s\u0085]+/g, ' ')
    .trim();

/**
 * Letters that Unicode does not decompose into a base letter and a mark, in the spelling that US
 * sources accept.
 */
const WITHOUT_MARK: Readonly<Record<string, string>> = {
  ...{ Œ: 'OE', œ: 'oe', Æ: 'AE', æ: 'ae', ß: 'ss', ẞ: 'SS', Þ: 'Th', þ: 'th' },
  ...{
    Ø: 'O',
    ø: 'o',
    Ł: 'L',
    ł: 'l',
    Đ: 'D',
    đ: 'd',
    Ð: 'D',
    ð: 'd',
    Ħ: 'H',
    ħ: 'h',
    ı: 'i',
    Ŋ: 'N',
    ŋ: 'n',
  },
};

/** Spelling that US sources accept: José becomes Jose. docs/readings.md 45. */
export const withoutAccents = (name: string): string =>
  normalizeText(
    normalizeText(
      name.replace(/[ŒœÆæßẞÞþØøŁłĐđÐðĦħıŊŋ]/g, (letter) => WITHOUT_MARK[letter] ?? letter),
      'NFD',
    ).replace(/\p{M}+/gu, ''),
    'NFC',
  );

/**
 * Replaces curly quotes and all dashes with ASCII; the letters ʻ and ʼ stay. docs/readings.md 45
 * and 264.
 */
export const normalisePunctuation = (typed: string): string =>
  normaliseText(typed)
    .replace(/[\u2018-\u201b\u02b9\u02ba\u2032\uff07\u00b4\u0060]/g, "'")
    .replace(/[\u2010-\u2015\u2212\ufe58\ufe63\uff0d]/g, '-')
    .replace(/[\u201c-\u201f\u2033]/g, '"');

export const digitsOnly = (typed: string): string => typed.replace(/\D+/g, '');

/** Keeps any other character, so that validation can reject it. */
export const stripSeparators = (typed: string): string =>
  normaliseText(typed).replace(/[\s.\-\u2010-\u2015\u2212()/]+/g, '');

/**
 * Groups digits by a pattern such as `##-#######`, as far as they go; returns the input unchanged
 * when it holds anything else or too many digits.
 */
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

export const isSequential = (digits: string): boolean =>
  '0123456789'.includes(digits) || '9876543210'.includes(digits);

export function choicesOf(row: FieldRow, market: Market): readonly string[] {
  if (row.values === undefined) return [];
  return 'length' in row.values ? row.values : row.values[market];
}

/** The same as a page lists them: the likely one first. */
export function listedChoices(
  row: FieldRow,
  market: Market,
  answers: AnswersByPath,
): readonly string[] {
  const choices = choicesOf(row, market);
  const likely = row.likelyAs === undefined ? '' : wireText(answers[row.likelyAs] ?? '');
  return choices.includes(likely)
    ? [likely, ...choices.filter((choice) => choice !== likely)]
    : choices;
}

/**
 * `confirmed` holds the codes of the rules that would have asked about the value; `asks` says that
 * confirming it is enough.
 */
export type ValidatedField =
  | { value: string; confirmed?: readonly string[] }
  | { code: string; asks?: true };

/**
 * The clean value, or the last part of the error code (`required` when empty). `confirmed` repeats
 * the value that its person was asked about; a confirmation of any other value counts for nothing.
 */
export function validateField(
  row: FieldRow,
  typed: string,
  context: ValidationContext,
  confirmed = '',
): ValidatedField {
  const value = row.normalise(typed);
  if (value === '') return { code: 'required' };
  const broken = row.rules.find(({ asks, rejects }) => asks !== true && rejects(value, context));
  if (broken !== undefined) return { code: broken.code };
  const suspected = suspicions(row, value, context);
  const [first] = suspected;
  if (first === undefined) return { value };
  return row.normalise(confirmed) === value
    ? { value, confirmed: suspected }
    : { code: first, asks: true };
}

/** Codes of the rules that ask about a clean value. */
export const suspicions = (
  { rules }: FieldRow,
  value: string,
  at: Pick<ValidationContext, 'market'>,
): string[] =>
  rules.flatMap((rule) => (rule.asks === true && rule.rejects(value, at) ? [rule.code] : []));

/** The clean value, even if it is still unconfirmed; undefined for an impossible one. */
export function possibleValue(
  row: FieldRow,
  typed: string,
  context: ValidationContext,
): string | undefined {
  const validated = validateField(row, typed, context, typed);
  return 'value' in validated ? validated.value : undefined;
}

/** A correction to offer after a rule rejected the value; undefined unless the field accepts it. */
export function suggestedCorrection(
  row: FieldRow,
  code: string,
  typed: string,
  context: ValidationContext,
): string | undefined {
  const value = row.normalise(typed);
  const offered = row.rules
    .find((rule) => rule.code === code && rule.rejects(value, context))
    ?.suggest?.(value, context);
  return offered !== undefined &&
    offered !== value &&
    'value' in validateField(row, offered, context)
    ? offered
    : undefined;
}

/**
 * What the text of an error may repeat; nothing of a secret. docs/readings.md 45, 48 and 282.
 */
export function errorData(
  row: FieldRow,
  code: string,
  typed: string,
  context: ValidationContext,
): { suggestion?: string; character?: string } {
  if (row.secret) return {};
  const value = row.normalise(typed);
  const suggestion = suggestedCorrection(row, code, typed, context);
  const character = row.rules
    .find((rule) => rule.code === code && rule.rejects(value, context))
    ?.character?.(value, context);
  return {
    ...(suggestion === undefined ? {} : { suggestion }),
    ...(character === undefined ? {} : { character }),
  };
}

/** The inside of a character class, for each market. */
type AllowedCharacters = Readonly<Record<Market, string>>;

/** The first other character as it is seen: a flag, or with its marks and skin colour. */
const otherThan = (allowed: string): RegExp =>
  new RegExp(String.raw`(?:\p{RI}{2}|[^${allowed}])[\p{M}\p{EMod}]*`, 'u');

const otherCharacterRule = (
  code: string,
  allowed: AllowedCharacters,
  isOfKind: (character: string) => boolean,
): ValidationRule => {
  const others = { US: otherThan(allowed.US), CA: otherThan(allowed.CA) };
  const character = (value: string, { market }: Pick<ValidationContext, 'market'>) =>
    others[market].exec(value)?.[0];
  return {
    code,
    character,
    rejects: (value, context) => {
      const found = character(value, context);
      return found !== undefined && isOfKind(found);
    },
  };
};

const isLetter = (character: string): boolean => /^\p{L}/u.test(character);

/** A sign that the field doesn't take is left out. */
export const signsRule = (allowed: AllowedCharacters): ValidationRule =>
  otherCharacterRule('characters', allowed, (character) => !isLetter(character));

/** A letter of another alphabet can't be left out: the name is spelled in Latin letters. */
export const alphabetRule = (allowed: AllowedCharacters): ValidationRule =>
  otherCharacterRule('alphabet', allowed, isLetter);

export const exactLength = (count: number): LengthRange => [count, count];

export const isWithin = (value: string, [least, most]: LengthRange): boolean =>
  value.length >= least && value.length <= most;

export const isDigits = (value: string, chars: LengthRange): boolean =>
  isWithin(value, chars) && /^\d+$/.test(value);

export const minLengthRule = ([least]: LengthRange): ValidationRule => ({
  code: 'short',
  rejects: (value) => value.length < least,
});

export const maxLengthRule = ([, most]: LengthRange): ValidationRule => ({
  code: 'long',
  rejects: (value) => value.length > most,
});

export const digitsRule = (chars: LengthRange, code = 'digits'): ValidationRule => ({
  code,
  rejects: (value) => !isDigits(value, chars),
});
