import { existsSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { LOCALE_IDS, type Locale, localeRow } from '@signet/rulebook/reference/locales';
import { PROJECT } from '@signet/testing/project-folder';
import { filesBelow } from '../source-files.ts';

export type FlatTexts = Readonly<Record<string, string>>;

/**
 * One text table: English, which types it, and its translations. `table` is the path without
 * locale.
 */
export type TextTable = { table: string; 'en-US': FlatTexts } & { [Key in Locale]?: FlatTexts };

const FOLDERS = [
  'packages/rulebook/src',
  'apps/portal/src',
  'apps/desk/src',
  'apps/api/src',
  'packages/embed-sdk/src',
];

export async function productTexts(): Promise<TextTable[]> {
  const english = FOLDERS.flatMap((folder) => filesBelow(join(PROJECT, folder))).filter((path) =>
    /\.en-US\.ts$/.test(path),
  );
  return Promise.all(english.map(textTableAt));
}

async function textTableAt(path: string): Promise<TextTable> {
  const table = join(dirname(path), basename(path, '.en-US.ts'));
  const english = await exportsOf(path);
  const names = Object.keys(english ?? {});
  // Export names become part of the key only if English has more than one export.
  const flatten = (exports: Exports): FlatTexts =>
    flat(
      names.length === 1
        ? exports[names[0] ?? '']
        : Object.fromEntries(names.map((name) => [name, exports[name]])),
    );
  const own = await Promise.all(
    LOCALE_IDS.map(async (locale) => {
      const exports = await exportsOf(`${table}.${locale}.ts`);
      const beneath = localeRow(locale).fallback === undefined ? {} : flatten(english ?? {});
      return exports === undefined ? [] : [[locale, { ...beneath, ...flatten(exports) }] as const];
    }),
  );
  return {
    table: relative(PROJECT, table).replaceAll('\\', '/'),
    'en-US': flatten(english ?? {}),
    ...Object.fromEntries(own.flat()),
  };
}

type Exports = Readonly<Record<string, unknown>>;

/** A file's exports without functions and lists; undefined when the file does not exist. */
async function exportsOf(path: string): Promise<Exports | undefined> {
  if (!existsSync(path)) return undefined;
  const loaded: Exports = await import(pathToFileURL(path).href);
  return Object.fromEntries(
    Object.entries(loaded).filter(
      ([, value]) => typeof value === 'object' && value !== null && !Array.isArray(value),
    ), // a list of ids is not a text
  );
}

function flat(value: unknown, at = ''): Record<string, string> {
  if (typeof value === 'string') return { [at]: value };
  if (typeof value !== 'object' || value === null) return {};
  const parts = Object.entries(value).map(([key, below]) =>
    flat(below, at === '' ? key : `${at}.${key}`),
  );
  return Object.assign({}, ...parts);
}

/** Replaces `{placeholders}`; text inside plural forms is kept. */
export const withoutPlaceholders = (text: string): string =>
  text
    .replace(/\{\w+, plural,((?: \w+ \{[^{}]*\})+)\}/g, (_all, forms: string) =>
      forms.replace(/ \w+ \{([^{}]*)\}/g, ' $1').trim(),
    )
    .replace(/\{\w+\}/g, '…');
