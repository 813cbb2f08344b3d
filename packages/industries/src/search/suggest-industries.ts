import type { DescribedIndustry } from '../describe-industries.ts';
import { FALLBACK_CATEGORIES } from '../industries.ts';
import type { Industry } from '../parse-industries.ts';
import { significantWords, stem, tokenize } from '../tokenize.ts';
import type { IndustryIndex } from './industry-index.ts';
import { findPrefix } from './prefix-tree.ts';

/** About the score of one specific word that is a whole label or keyword. */
const GUESS_MIN_SCORE = 2.4;
const HOST_WORD_MIN_CHARS = 4;
const STEM_FROM_CHARS = 4;
const STEM_SHARE = 0.8;
const LABEL_SHARE = 1.15;

/** Splits a website's host into known words: "anasplumbing.ca" yields "plumbing". */
export function wordsInHost(index: IndustryIndex, site: string): string[] {
  const host = site.replace(/^[a-z]+:\/\//i, '').split(/[/?#:]/)[0] ?? '';
  const names = host
    .split('.')
    .slice(0, -1)
    .filter((name) => name !== 'www');
  return names
    .flatMap((name) => tokenize(name))
    .flatMap((name) => partsOf(index, name.slice(0, 40)));
}

/** Greedy left-to-right split of an unspaced name into the longest known words. */
function partsOf(index: IndustryIndex, name: string): string[] {
  const parts: string[] = [];
  for (let at = 0; at < name.length; ) {
    const part = longestAt(index, name, at);
    if (part !== '') parts.push(part);
    at += part.length || 1;
  }
  return parts;
}

function longestAt(index: IndustryIndex, name: string, at: number): string {
  for (let to = name.length; to - at >= HOST_WORD_MIN_CHARS; to -= 1) {
    const part = name.slice(at, to);
    if (placeOf(index, part) !== undefined) return part;
  }
  return '';
}

function placeOf({ tree }: IndustryIndex, word: string): number | undefined {
  const begun = findPrefix(tree, word);
  return begun && tree.words[begun.from] === word ? begun.from : undefined;
}

/**
 * Industries suggested by a business's names and website, best first; none when they only name
 * people or places.
 */
export function suggestIndustries(
  index: IndustryIndex,
  names: readonly string[],
  site = '',
): DescribedIndustry[] {
  const words = new Set([...names.flatMap(significantWords), ...wordsInHost(index, site)]);
  const scores = new Map<number, number>();
  for (const word of words)
    for (const [row, score] of scoresOf(index, word))
      scores.set(row, (scores.get(row) ?? 0) + score);
  return [...scores]
    .filter(([, score]) => score >= GUESS_MIN_SCORE)
    .sort(([, one], [, other]) => other - one)
    .flatMap(([row]) => index.industries[row] ?? [])
    .filter((industry) => industry.class !== 'SUPER_PROHIBITED');
}

/**
 * Scores each industry for one word of a name. Matches whole words and stems only: a name is not a
 * search, and "Webb" is not the web.
 */
function scoresOf(index: IndustryIndex, word: string): Map<number, number> {
  const best = new Map<number, number>();
  const own = placeOf(index, word);
  const akin = word.length >= STEM_FROM_CHARS ? (index.stems.get(stem(word)) ?? []) : [];
  for (const at of own === undefined ? akin : [own, ...akin]) {
    const weight = (index.weights[at] ?? 0) * (at === own ? 1 : STEM_SHARE);
    for (const held of index.holders[at] ?? []) {
      const phrase = index.phrases[held];
      if (phrase === undefined) continue;
      const share = Math.min(1, (index.weights[at] ?? 0) / phrase.weight); // less than a phrase of its own
      const score = weight * share * (phrase.isLabel ? LABEL_SHARE : 1);
      if (score > (best.get(phrase.row) ?? 0)) best.set(phrase.row, score);
    }
  }
  return best;
}

export const fallbackIndustries = <Row extends Industry>(industries: readonly Row[]): Row[] =>
  FALLBACK_CATEGORIES.flatMap((wanted) => industries.find(({ id }) => id === wanted) ?? []);
