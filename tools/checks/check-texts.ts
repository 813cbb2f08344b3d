import { existsSync } from 'node:fs';
import { ERRORS } from '@signet/rulebook/core/errors';
import { placeholders } from '@signet/rulebook/core/format-message';
import { isKeyOf } from '@signet/rulebook/core/keys-of';
import {
  FALLBACK_LOCALE,
  LANGUAGES,
  type Language,
  LOCALE_IDS,
  languageOf,
  localeRow,
} from '@signet/rulebook/reference/locales';
import { isTest, type SourceFile, sourceFiles } from '../source-files.ts';
import {
  type FlatTexts,
  productTexts,
  type TextTable,
  withoutPlaceholders,
} from './product-texts.ts';
import { textDisagreements } from './text-agreement.ts';
import { textEchoes } from './text-echoes.ts';
import { longSentences, type Voice, voiceErrors } from './text-voice.ts';

/**
 * Texts quoted verbatim from the specification, by the end of their key. Errors carry this
 * themselves (`quoted` in errors.ts).
 */
const QUOTED_TEXTS: Readonly<Record<string, readonly string[]>> = {
  'packages/rulebook/src/': [
    'ssn.errors.notIssued',
    'sin.errors.notIssued',
    'street.errors.poBox',
    'homeStreet.errors.poBox',
    'apartment.errors.poBox',
    'bankAccountConfirm.errors.mismatch',
  ],
  'apps/portal/src/platform/incorrect-url/': ['title'],
};

/** Texts that are read aloud as a list, by the end of their key; their sentences may be long. */
const LISTS: Readonly<Record<string, readonly string[]>> = {
  'apps/portal/src/bank/bank/': ['check.labelUs', 'check.labelCa'],
};

type LanguageRules = Voice & {
  BANNED_WORDS: readonly string[];
  textErrors?: (text: string, english: string | undefined) => string[];
};

async function rulesOf(language: Language): Promise<[Language, LanguageRules][]> {
  const file = new URL(`./languages/${language}.ts`, import.meta.url);
  return existsSync(file) ? [[language, (await import(file.href)) as LanguageRules]] : []; // the same shape for every language
}

/** Loaded by language name; a language without a file has only its shape checked. */
const RULES = new Map((await Promise.all(LANGUAGES.map(rulesOf))).flat());

const TEXT_TABLES = await productTexts();

/**
 * Texts that differ in shape between languages, are empty, break typography, use a banned word, or
 * are unused.
 */
export function checkTexts(
  tables: readonly TextTable[] = TEXT_TABLES,
  files: readonly SourceFile[] = sourceFiles(['apps/portal/src']),
): string[] {
  return [
    ...tables.flatMap((one) => [...languageErrors(one), ...unusedIn(one, files)]),
    ...textEchoes(tables),
    ...textDisagreements(tables),
  ];
}

function languageErrors(one: TextTable): string[] {
  const english = one['en-US'];
  return LOCALE_IDS.flatMap((locale) => {
    const texts = one[locale];
    if (texts === undefined)
      return localeRow(locale).fallback === undefined && !isForStaff(one.table, FALLBACK_LOCALE)
        ? [`${one.table} has no ${locale}`]
        : [];
    const rules = RULES.get(languageOf(locale));
    return [
      ...errorsInText(one.table, locale, texts, rules),
      ...(locale === FALLBACK_LOCALE ? [] : shapeErrors(one.table, locale, english, texts)),
      ...Object.entries(texts).flatMap(([key, text]) =>
        (rules?.textErrors?.(text, english[key]) ?? []).map(
          (why) => `${one.table} ${locale} ${key}: ${why}`,
        ),
      ),
    ];
  });
}

function isQuoted(table: string, key: string): boolean {
  if (table === 'packages/rulebook/src/core/error-texts' && isKeyOf(ERRORS, key))
    return 'quoted' in ERRORS[key];
  return isNamed(QUOTED_TEXTS, table, key);
}

function isNamed(
  rows: Readonly<Record<string, readonly string[]>>,
  table: string,
  key: string,
): boolean {
  const ends = Object.entries(rows).find(([start]) => table.startsWith(start))?.[1] ?? [];
  return ends.some((end) => key === end || key.endsWith(`.${end}`));
}

function errorsInText(
  table: string,
  locale: string,
  texts: FlatTexts,
  rules: LanguageRules | undefined,
): string[] {
  return Object.entries(texts).flatMap(([key, text]) => {
    if (text.trim() === '') return [`${table} ${locale} ${key} is empty`];
    if (rules === undefined || isForStaff(table, locale) || isQuoted(table, key)) return [];
    const banned = rules.BANNED_WORDS.filter((word) => hasWord(withoutPlaceholders(text), word));
    return [
      ...banned.map((word) => `says "${word}"`),
      ...voiceErrors(text, rules),
      ...(isNamed(LISTS, table, key) ? [] : longSentences(text, rules)),
    ].map((why) => `${table} ${locale} ${key}: ${why}`);
  });
}

/** Staff are told facts in the terms of their work; the voice is for applicants. */
const isForStaff = (table: string, locale: string): boolean =>
  table.startsWith('apps/desk/') && locale === FALLBACK_LOCALE;

const hasWord = (text: string, word: string): boolean =>
  new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'iu').test(text);

function shapeErrors(
  table: string,
  locale: string,
  english: FlatTexts,
  other: FlatTexts,
): string[] {
  const missing = Object.keys(english).filter((key) => other[key] === undefined);
  const extra = Object.keys(other).filter((key) => english[key] === undefined);
  const unlike = Object.keys(english).filter(
    (key) =>
      other[key] !== undefined &&
      placeholders(other[key]).join() !== placeholders(english[key] ?? '').join(),
  );
  return [
    ...missing.map((key) => `${table} ${locale} lacks ${key}`),
    ...extra.map((key) => `${table} ${locale} has ${key}, which English has not`),
    ...unlike.map((key) => `${table} ${locale} ${key} has other {places} than English`),
  ];
}

const PORTAL = 'apps/portal/src/';
const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/') + 1);

/**
 * Portal texts whose key no file names; for a screen's own texts, files in other screens' folders
 * do not count.
 */
function unusedIn({ table, 'en-US': english }: TextTable, files: readonly SourceFile[]): string[] {
  if (!table.startsWith(PORTAL)) return [];
  const screens = files
    .filter(({ path }) => path.endsWith('/screen.tsx'))
    .map(({ path }) => folderOf(path));
  const own = screens.find((folder) => folder === folderOf(table));
  const others = own === undefined ? [] : screens.filter((folder) => folder !== own);
  const code = files
    .filter(
      ({ path }) =>
        path.startsWith(PORTAL) && !isTest(path) && !/texts\.[a-z]{2}-[A-Z]{2}\.ts$/.test(path),
    )
    .filter(({ path }) => !others.some((folder) => path.startsWith(folder)))
    .map(({ text }) => text)
    .join('\n');
  const keys = new Set(Object.keys(english).map((key) => key.split('.')[0] ?? key));
  return [...keys]
    .filter((key) => !new RegExp(`\\b${key}\\b`).test(code))
    .map((key) => `${table}: no file of the portal uses ${key}`);
}
