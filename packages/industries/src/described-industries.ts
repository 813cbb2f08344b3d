import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { describeIndustries } from './describe-industries.ts';
import type { IndustryWords } from './parse-words.ts';

type Words = ReadonlyMap<number, IndustryWords>;

const FOLDER = new URL('./words/', import.meta.url);

/** The words of the file that has a language's name. */
async function wordsIn(file: string): Promise<[string, Words]> {
  const { INDUSTRY_WORDS }: { INDUSTRY_WORDS: Words } = await import(new URL(file, FOLDER).href);
  return [basename(file, '.ts'), INDUSTRY_WORDS];
}

const words = await Promise.all(readdirSync(FOLDER).sort().map(wordsIn));

/** Every industry in every language: for the server and the training, which read all; the browser loads the words of one. */
export const DESCRIBED_INDUSTRIES = describeIndustries(Object.fromEntries(words) as Record<'en' | 'fr', Words>); // the two that training and tests name
