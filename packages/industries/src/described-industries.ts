import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describeIndustries } from './describe-industries.ts';
import { type LanguageWords, parseWords } from './parse-words.ts';

const FOLDER = new URL('words/', import.meta.url);
const wordsIn = (file: string) =>
  [basename(file, '.txt'), parseWords(readFileSync(new URL(file, FOLDER), 'utf8'))] as const;

/**
 * Words by language, one data file each, so that the browser can fetch only the reader's language.
 */
export const WORDS_BY_LANGUAGE = Object.fromEntries(
  readdirSync(FOLDER).sort().map(wordsIn),
) as Readonly<
  Record<'en' | 'fr', LanguageWords> // the two that search cases and training rely on; further files are loaded as well
>;

export const DESCRIBED_INDUSTRIES = describeIndustries(WORDS_BY_LANGUAGE);

export const GROUP_LABELS = [
  ...new Map(DESCRIBED_INDUSTRIES.map(({ group, groupLabel }) => [group, groupLabel])),
].map(([id, label]) => ({
  id,
  label,
}));

const BY_ID = new Map(DESCRIBED_INDUSTRIES.map((industry) => [industry.id, industry]));

export const describedIndustryById = (id: number) => BY_ID.get(id);
