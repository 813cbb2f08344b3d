import { readFileSync } from 'node:fs';
import { describeIndustries } from './describe-industries.ts';
import { parseWords } from './parse-words.ts';

const wordsIn = (language: string) => parseWords(readFileSync(new URL(`words/${language}.txt`, import.meta.url), 'utf8'));

/** What people call each industry, by language. The files are data, which the browser fetches as they are: the words of one language. */
export const WORDS_BY_LANGUAGE = { en: wordsIn('en'), fr: wordsIn('fr') };

/** Every industry in every language: for the server and the training, which read both. */
export const DESCRIBED_INDUSTRIES = describeIndustries(WORDS_BY_LANGUAGE);
