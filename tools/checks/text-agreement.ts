import { FALLBACK_LOCALE, LOCALE_IDS, type Locale } from '@signet/rulebook/reference/locales';
import { type FlatTexts, type TextTable, withoutPlaceholders } from './product-texts.ts';

const FIELDS = 'packages/rulebook/src/texts';

/**
 * Texts whose numbers may differ between languages, by table prefix and key suffix, with the
 * reason.
 */
const OWN_NUMBERS: readonly (readonly [table: string, key: string, why: string])[] = [
  ['apps/api/src/platform/config/', 'supportHours', 'hours of a day are written by 12 or by 24'],
  ['apps/desk/src/decision/', 'due.todayPast', 'hours of a day are written by 12 or by 24'],
  ['apps/api/src/messages/', 'needs.EIN_DOC.lines.1', 'names of American papers'],
];

/** Errors that name a field differently from its label, and translations with different numbers. */
export const textDisagreements = (tables: readonly TextTable[]): string[] => [
  ...LOCALE_IDS.flatMap((locale) => {
    const fields = tables.find(({ table }) => table === FIELDS)?.[locale] ?? {};
    return tables.flatMap((one) =>
      errorsOfOtherLabels(one.table, locale, one[locale] ?? {}, fields),
    );
  }),
  ...tables.flatMap(otherNumbers),
];

const REQUIRED = '.errors.required';

/**
 * A "required" error shares a word with the label or one of its choices: “Choose checking or
 * savings”.
 */
function errorsOfOtherLabels(
  table: string,
  locale: Locale,
  texts: FlatTexts,
  fields: FlatTexts,
): string[] {
  return Object.entries(texts).flatMap(([key, error]) => {
    if (!key.endsWith(REQUIRED)) return [];
    const at = key.slice(0, -REQUIRED.length);
    const field =
      at
        .replace(/\.byMarket\.\w+$/, '')
        .split('.')
        .at(-1) ?? at;
    const labels = [
      texts[`${at}.label`] ?? fields[`${field}.label`],
      ...choicesOf(texts, at),
    ].filter((text) => text !== undefined);
    const known = new Set(labels.flatMap(stems));
    return labels.length === 0 || stems(error).some((stem) => known.has(stem))
      ? []
      : [`${table} ${locale} ${key} has no word of “${labels[0]}”`];
  });
}

const choicesOf = (texts: FlatTexts, at: string): string[] =>
  Object.entries(texts)
    .filter(([key]) => key.startsWith(`${at}.options.`) && key.endsWith('.label'))
    .map(([, label]) => label);

const ANY = new Set([
  'your',
  'their',
  'this',
  'what',
  'does',
  'votre',
  'leur',
  'pour',
  'avec',
  'entrez',
  'enter',
]);

/** The first letters of meaningful words, which singular, plural, noun and adjective share. */
const stems = (text: string): string[] =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .split(/[^\p{L}\p{N}%]+/u)
    .filter((word) => word.length > 2 && !ANY.has(word))
    .map((word) => word.slice(0, 5));

/** Translations that promise other days, minutes, attempts or percentages than English. */
function otherNumbers(one: TextTable): string[] {
  const english = one[FALLBACK_LOCALE] ?? {};
  return LOCALE_IDS.filter((locale) => locale !== FALLBACK_LOCALE).flatMap((locale) =>
    Object.entries(one[locale] ?? {})
      .filter(
        ([key, text]) =>
          !hasOwnNumbers(one.table, key) && numbersIn(text) !== numbersIn(english[key] ?? text),
      )
      .map(
        ([key, text]) =>
          `${one.table} ${locale} ${key} tells the numbers ${numbersIn(text)}, English ${numbersIn(english[key] ?? '')}`,
      ),
  );
}

const hasOwnNumbers = (table: string, key: string): boolean =>
  OWN_NUMBERS.some(([start, end]) => table.startsWith(start) && key.endsWith(end));

/** A text's numbers, sorted, without separators: 25%, 1,000 and 1 000. */
const numbersIn = (text: string): string =>
  [...withoutPlaceholders(text).matchAll(/\d+(?:[.,\u00a0\u202f]\d+)*/g)]
    .map(([number]) => number.replaceAll(/\D/g, ''))
    .toSorted()
    .join(' ') || 'none';
