import { ERRORS } from '@signet/rulebook/core/errors';
import { placeholders } from '@signet/rulebook/core/format-message';
import { isTest, type SourceFile, sourceFiles } from '../source-files.ts';
import { findEnglishIn, typographyErrors, withoutPlaceholders } from './french-typography.ts';
import { type FlatTexts, productTexts, type TextTable } from './product-texts.ts';

/** Words that the product does not use in front of people. ux.md, section 2. */
const BANNED = ['please', 'sorry', 'oops', 'valid', 'invalid', 'forbidden', 'you forgot', 'this field is required'];
const BANNED_FRENCH = [
  'veuillez',
  's’il vous plaît',
  'désolé',
  'désolée',
  'oups',
  'valide',
  'invalide',
  'interdit',
  'vous avez oublié',
  'ce champ est obligatoire',
];

/** Texts that stand as the documents quote them, with where. Errors say it themselves (`quoted` in errors.ts). */
const QUOTED_TEXTS: Readonly<Record<string, string>> = {
  'packages/rulebook/src/fields/words ssn.errors.notIssued': 'Document 2, section 5, Identifiers',
  'packages/rulebook/src/fields/words sin.errors.notIssued': 'Document 2, section 5, Identifiers',
  'packages/rulebook/src/fields/words street.errors.poBox': 'Document 2, section 5, Address',
  'packages/rulebook/src/fields/words apartment.errors.poBox': 'Document 2, section 5, Address',
  'apps/portal/src/screens/incorrect-url/texts title': 'Document 2, section 8, Incorrect URL',
};

const WORDS = await productTexts();

/** Words that differ in shape between languages, are empty or badly set, are banned, or that no screen uses. */
export function checkTexts(words: readonly TextTable[] = WORDS, files: readonly SourceFile[] = sourceFiles(['apps/portal/src'])): string[] {
  return words.flatMap((one) => [...languageFaults(one), ...unusedIn(one, files)]);
}

function languageFaults(one: TextTable): string[] {
  const english = one['en-US'];
  const french = one['fr-CA'];
  if (french === undefined) return [`${one.table} has no French`];
  return [
    ...textFaults(one.table, 'en-US', english, BANNED),
    ...textFaults(one.table, 'fr-CA', french, BANNED_FRENCH),
    ...shapeFaults(one.table, 'fr-CA', english, french),
    ...Object.entries(french).flatMap(([key, text]) =>
      [...typographyErrors(text), ...findEnglishIn(text, english[key])].map((why) => `${one.table} fr-CA ${key}: ${why}`),
    ),
    ...(one['en-CA']
      ? [...textFaults(one.table, 'en-CA', one['en-CA'], BANNED), ...shapeFaults(one.table, 'en-CA', english, one['en-CA'])]
      : []),
  ];
}

const isQuoted = (table: string, key: string): boolean =>
  (table.endsWith('/errors') && key in ERRORS && 'quoted' in ERRORS[key as keyof typeof ERRORS]) || `${table} ${key}` in QUOTED_TEXTS; // the key was just looked up

function textFaults(table: string, locale: string, texts: FlatTexts, banned: readonly string[]): string[] {
  return Object.entries(texts).flatMap(([key, text]) => {
    if (text.trim() === '') return [`${table} ${locale} ${key} is empty`];
    if (isQuoted(table, key)) return [];
    return banned.filter((word) => hasWord(withoutPlaceholders(text), word)).map((word) => `${table} ${locale} ${key} says "${word}"`);
  });
}

const hasWord = (text: string, word: string): boolean => new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'iu').test(text);

function shapeFaults(table: string, locale: string, english: FlatTexts, other: FlatTexts): string[] {
  const missing = Object.keys(english).filter((key) => other[key] === undefined);
  const extra = Object.keys(other).filter((key) => english[key] === undefined);
  const unlike = Object.keys(english).filter(
    (key) => other[key] !== undefined && placeholders(other[key]).join() !== placeholders(english[key] ?? '').join(),
  );
  return [
    ...missing.map((key) => `${table} ${locale} lacks ${key}`),
    ...extra.map((key) => `${table} ${locale} has ${key}, which English has not`),
    ...unlike.map((key) => `${table} ${locale} ${key} has other {places} than English`),
  ];
}

/** Texts of a screen whose key neither its own folder nor what all screens share names. */
function unusedIn({ table, 'en-US': english }: TextTable, files: readonly SourceFile[]): string[] {
  const folder = /^apps\/portal\/src\/screens\/[^/]+\//.exec(table)?.[0];
  if (folder === undefined) return [];
  const code = files
    .filter(
      ({ path }) =>
        (path.startsWith(folder) || !path.startsWith('apps/portal/src/screens/')) &&
        !isTest(path) &&
        !/texts(\.[a-z]{2}-[A-Z]{2})?\.ts$/.test(path),
    )
    .map(({ text }) => text)
    .join('\n');
  const keys = new Set(Object.keys(english).map((key) => key.split('.')[0] ?? key));
  return [...keys].filter((key) => !new RegExp(`\\b${key}\\b`).test(code)).map((key) => `${table}: no file of the screen uses ${key}`);
}
