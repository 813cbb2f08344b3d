import { DESCRIBED_INDUSTRIES } from '../described-industries.ts';
import { modelTokens, modelWords } from './features.ts';
import { HONORIFICS } from './person-names.ts';

const shortestWord = 3;
const mostWords = 12;

const SAID = DESCRIBED_INDUSTRIES.flatMap(({ label, keywords }) =>
  [label.en, label.fr, ...keywords.en, ...keywords.fr].flatMap(modelTokens),
);
const KNOWN = new Set(
  SAID.filter((word) => word.length >= shortestWord && !/\d/.test(word) && !HONORIFICS.has(word)),
);

/**
 * Words of a business's names that may be stored for training: those in our public industry table
 * that are not common personal names, in alphabetical order. A sole trader's name is personal data,
 * so nothing of it remains.
 */
export const trainingWords = (names: readonly string[]): string[] =>
  [...new Set(names.flatMap((name) => modelWords(modelTokens(name))))]
    .filter((word) => KNOWN.has(word))
    .sort()
    .slice(0, mostWords);
