import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describeIndustries } from './describe-industries.ts';
import { type LanguageWords, parseWords } from './parse-words.ts';

const FOLDER = new URL('words/', import.meta.url);
const wordsIn = (file: string) => [basename(file, '.txt'), parseWords(readFileSync(new URL(file, FOLDER), 'utf8'))] as const;

/** What people call each industry, by language. The files are data, which the browser fetches as they are: the words of one language. */
export const WORDS_BY_LANGUAGE = Object.fromEntries(readdirSync(FOLDER).sort().map(wordsIn)) as Readonly<
  Record<'en' | 'fr', LanguageWords> // the two that search cases and training name; others are read as well
>;

/** Every industry in every language: for the server and the training, which read both. */
export const DESCRIBED_INDUSTRIES = describeIndustries(WORDS_BY_LANGUAGE);

/** The groups that the list of industries is read in, in the order that they are shown, with their labels in every language. */
export const GROUP_LABELS = [...new Map(DESCRIBED_INDUSTRIES.map(({ group, groupLabel }) => [group, groupLabel]))].map(([id, label]) => ({
  id,
  label,
}));

const BY_ID = new Map(DESCRIBED_INDUSTRIES.map((industry) => [industry.id, industry]));

/** The industry with its words in every language; undefined where there is none of this id. */
export const describedIndustryById = (id: number) => BY_ID.get(id);
