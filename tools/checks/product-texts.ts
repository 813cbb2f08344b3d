import { existsSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { filesBelow, PROJECT } from '../source-files.ts';

/** All texts of one file in one language, each under its dotted key. */
export type FlatTexts = Readonly<Record<string, string>>;

/** One set of words: the English it is typed by, and the other languages where they stand. `table` is the path without a language. */
export type TextTable = { table: string; 'en-US': FlatTexts; 'en-CA'?: FlatTexts; 'fr-CA'?: FlatTexts };

const FOLDERS = ['packages/rulebook/src', 'apps/portal/src', 'apps/api/src'];

/** The words of the whole product: every `*.en-US.ts`, and every `texts.ts` (or `shell-texts.ts`) with the languages beside it. */
export async function productTexts(): Promise<TextTable[]> {
  const english = FOLDERS.flatMap((folder) => filesBelow(join(PROJECT, folder))).filter((path) => /\.en-US\.ts$|[-/]texts\.ts$/.test(path));
  return Promise.all(english.map(wordsAt));
}

async function wordsAt(english: string): Promise<TextTable> {
  const table = join(dirname(english), basename(english).replace(/(\.en-US)?\.ts$/, ''));
  const [enCa, frCa] = await Promise.all([textsOf(`${table}.en-CA.ts`), textsOf(`${table}.fr-CA.ts`)]);
  return {
    table: relative(PROJECT, table).replaceAll('\\', '/'),
    'en-US': (await textsOf(english)) ?? {},
    ...(enCa && { 'en-CA': enCa }),
    ...(frCa && { 'fr-CA': frCa }),
  };
}

/** The texts of a file; several exports are told apart by their names only when there is more than one. */
async function textsOf(path: string): Promise<FlatTexts | undefined> {
  if (!existsSync(path)) return undefined;
  const loaded: Record<string, unknown> = await import(pathToFileURL(path).href);
  const exported = Object.values(loaded).filter((value) => typeof value === 'object' && value !== null && !Array.isArray(value)); // a list of ids is no text
  return exported.length === 1 ? flat(exported[0]) : flat(loaded);
}

/** Every text below an object, by its dotted key; what is no text is left out. */
function flat(value: unknown, at = ''): Record<string, string> {
  if (typeof value === 'string') return { [at]: value };
  if (typeof value !== 'object' || value === null) return {};
  const parts = Object.entries(value).map(([key, below]) => flat(below, at === '' ? key : `${at}.${key}`));
  return Object.assign({}, ...parts);
}
