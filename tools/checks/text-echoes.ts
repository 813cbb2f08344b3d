import { LOCALE_IDS, type Locale } from '@signet/rulebook/reference/locales';
import type { FlatTexts, TextTable } from './product-texts.ts';

const PORTAL = 'apps/portal/src/';
const FIELDS = 'packages/rulebook/src/texts';
const STEP_NAMES = { table: 'apps/portal/src/platform/texts/texts', start: 'sections.' } as const;

/**
 * Texts that only repeat the one above: hints repeating labels, leads and step names repeating
 * headings.
 */
export const textEchoes = (tables: readonly TextTable[]): string[] =>
  LOCALE_IDS.flatMap((locale) => {
    const fields = tables.find(({ table }) => table === FIELDS)?.[locale] ?? {};
    return [
      ...tables.flatMap((one) => [
        ...echoesIn(
          one.table,
          locale,
          one[locale] ?? {},
          'hint',
          (texts, at) => texts[`${at}label`] ?? fields[`${fieldOf(at)}.label`],
        ),
        ...echoesIn(
          one.table,
          locale,
          one[locale] ?? {},
          'lead',
          (texts, at) => texts[`${at}title`],
        ),
      ]),
      ...stepsNamedAsHeadings(tables, locale),
    ];
  });

/** `fields.lastName.` belongs to the field lastName. */
const fieldOf = (at: string): string => at.split('.').at(-2) ?? at;

function echoesIn(
  table: string,
  locale: Locale,
  texts: FlatTexts,
  name: string,
  above: (texts: FlatTexts, at: string) => string | undefined,
): string[] {
  return Object.entries(texts).flatMap(([key, text]) => {
    const at = key.slice(0, key.lastIndexOf('.') + 1);
    if (key !== `${at}${name}`) return [];
    const precedingText = above(texts, at);
    return precedingText !== undefined && isEcho(text, precedingText)
      ? [`${table} ${locale} ${key} repeats “${precedingText}”`]
      : [];
  });
}

/** True if a text adds no meaningful word; examples like “5 digits” add their number. */
const isEcho = (text: string, precedingText: string): boolean => {
  const known = new Set(weightyWords(precedingText));
  return weightyWords(text).every((word) => known.has(word));
};

/** Short words carry no meaning; symbols and numbers do. */
const weightyWords = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}@%/{}]+/u)
    .filter((word) => word.length > 3 || /[\p{N}@%/{}]/u.test(word));

function stepsNamedAsHeadings(tables: readonly TextTable[], locale: Locale): string[] {
  const names = Object.entries(
    tables.find(({ table }) => table === STEP_NAMES.table)?.[locale] ?? {},
  ).filter(([key]) => key.startsWith(STEP_NAMES.start));
  const headings = new Map(
    tables
      .filter(({ table }) => table.startsWith(PORTAL) && table !== STEP_NAMES.table)
      .flatMap(({ table, [locale]: texts = {} }) =>
        Object.entries(texts).map(([key, text]) => ({ key, text, table })),
      )
      .filter(({ key }) => /^title[A-Z]?\w*$/.test(key))
      .map(({ text, table }) => [text.toLowerCase(), table] as const),
  );
  return names.flatMap(([key, name]) => {
    const table = headings.get(name.toLowerCase());
    return table === undefined
      ? []
      : [`${STEP_NAMES.table} ${locale} ${key} is the heading of ${table}: “${name}”`];
  });
}
