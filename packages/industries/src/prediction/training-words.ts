import { DESCRIBED_INDUSTRIES } from '../described-industries.ts';
import { modelTokens, modelWords } from './features.ts';
import { HONORIFICS } from './person-names.ts';

const shortestWord = 3;
const mostWords = 12;

const SAID = DESCRIBED_INDUSTRIES.flatMap(({ label, keywords }) =>
  [label.en, label.fr, ...keywords.en, ...keywords.fr].flatMap(modelTokens),
);
const KNOWN = new Set(SAID.filter((word) => word.length >= shortestWord && !/\d/.test(word) && !HONORIFICS.has(word)));

/**
 * What may be kept of a business's names so that the next training learns from a choice: the words that stand in our own public table of
 * industries and are no common name of a person, in the order of the alphabet. A sole trader's name is a personal name: of it nothing is left.
 */
export const trainingWords = (names: readonly string[]): string[] =>
  [...new Set(names.flatMap((name) => modelWords(modelTokens(name))))]
    .filter((word) => KNOWN.has(word))
    .sort()
    .slice(0, mostWords);
