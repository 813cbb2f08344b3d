import { FALLBACK_LOCALE, LOCALE_IDS, type Locale } from '@signet/rulebook/reference/locales';
import { type FlatTexts, type TextTable, withoutPlaceholders } from './product-texts.ts';

const FIELDS = 'packages/rulebook/src/texts';

/** Texts whose numbers are not the same in every language, by the start of their table and the end of their key, and why. */
const OWN_NUMBERS: readonly (readonly [table: string, key: string, why: string])[] = [
  ['apps/api/src/platform/config/', 'supportHours', 'hours of a day are written by 12 or by 24'],
  ['apps/api/src/messages/', 'needs.EIN_DOC.lines.1', 'names of American papers'],
];

/** Texts that do not agree: an error that names its field by other words than the label, languages that tell other numbers. */
export const textDisagreements = (tables: readonly TextTable[]): string[] => [
  ...LOCALE_IDS.flatMap((locale) => {
    const fields = tables.find(({ table }) => table === FIELDS)?.[locale] ?? {};
    return tables.flatMap((one) => errorsOfOtherLabels(one.table, locale, one[locale] ?? {}, fields));
  }),
  ...tables.flatMap(otherNumbers),
];

const REQUIRED = '.errors.required';

/** What is said where nothing was given has a word of the label, or of a choice: “Choose checking or savings”. */
function errorsOfOtherLabels(table: string, locale: Locale, texts: FlatTexts, fields: FlatTexts): string[] {
  return Object.entries(texts).flatMap(([key, error]) => {
    if (!key.endsWith(REQUIRED)) return [];
    const at = key.slice(0, -REQUIRED.length);
    const field =
      at
        .replace(/\.byMarket\.\w+$/, '')
        .split('.')
        .at(-1) ?? at;
    const labels = [texts[`${at}.label`] ?? fields[`${field}.label`], ...choicesOf(texts, at)].filter((text) => text !== undefined);
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

/** Words that any question may have. */
const ANY = new Set(['your', 'their', 'this', 'what', 'does', 'votre', 'leur', 'pour', 'avec', 'entrez', 'enter']);

/** How the words of weight begin: singular and plural, noun and adjective share that. */
const stems = (text: string): string[] =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .split(/[^\p{L}\p{N}%]+/u)
    .filter((word) => word.length > 2 && !ANY.has(word))
    .map((word) => word.slice(0, 5));

/** A language that promises other days, minutes, tries or shares than English. */
function otherNumbers(one: TextTable): string[] {
  const english = one[FALLBACK_LOCALE] ?? {};
  return LOCALE_IDS.filter((locale) => locale !== FALLBACK_LOCALE).flatMap((locale) =>
    Object.entries(one[locale] ?? {})
      .filter(([key, text]) => !hasOwnNumbers(one.table, key) && numbersIn(text) !== numbersIn(english[key] ?? text))
      .map(([key, text]) => `${one.table} ${locale} ${key} tells the numbers ${numbersIn(text)}, English ${numbersIn(english[key] ?? '')}`),
  );
}

const hasOwnNumbers = (table: string, key: string): boolean =>
  OWN_NUMBERS.some(([start, end]) => table.startsWith(start) && key.endsWith(end));

/** The numbers of a text in order of size, without the signs between their digits: 25%, 1,000 and 1 000. */
const numbersIn = (text: string): string =>
  [...withoutPlaceholders(text).matchAll(/\d+(?:[.,\u00a0\u202f]\d+)*/g)]
    .map(([number]) => number.replaceAll(/\D/g, ''))
    .toSorted()
    .join(' ') || 'none';
