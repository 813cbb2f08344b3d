import type { DescribedIndustry } from '../describe-industries.ts';
import { foldAccents, significantWords, stem, tokenize } from '../tokenize.ts';
import type { IndustryIndex, Phrase } from './industry-index.ts';
import { findFuzzyPrefix, findPrefix, type PrefixMatch } from './prefix-tree.ts';

const TYPED_MAX_WORDS = 6;
const WORD_MAX_CHARS = 24;
const PART_MIN_CHARS = 3;
/** One or two letters are the prefix of too many words, so only label words match. */
const BEGUN_ANYWHERE_CHARS = 3;
export const SHOWN_MAX = 8;
/** Minimum length for correcting one error, and for a second when the first finds nothing. */
const ERROR_FROM_CHARS = 4;
const TWO_ERRORS_FROM_CHARS = 6;
const TWO_ERRORS_BEGUN_FROM_CHARS = 8;
/** Results scoring below this share of the best are dropped. */
const KEPT_SHARE = 0.6;
/**
 * Looser for several words, as one of them may be what is meant: "real estate photography" is also
 * a photographer.
 */
const KEPT_SHARE_OF_SEVERAL = 0.3;

/**
 * Words that people add to any trade: beside another word they hardly count, alone they are a
 * search as any other.
 */
const QUIET_WORDS = new Set(
  'business businesses service services office offices general single family express other various private independent local small home professional commercial entreprise commerce bureau generale prive'.split(
    ' ',
  ),
);
const QUIET_SHARE = 0.3;

/** Match quality by how the typed word matched: exact, prefix, other form, or with errors. */
const MATCH_QUALITY = {
  whole: 1,
  stem: 0.85,
  begun: 0.7,
  begunBeside: 0.5,
  stemOnly: 0.62,
  error: 0.65,
  errorBegun: 0.45,
  twoErrors: 0.4,
  twoErrorsBegun: 0.3,
} as const;

type WordMatches = ReadonlyMap<number, number>;
/** One typed word: what it matches, and which share of its weight counts. */
type TypedWord = { readonly matches: WordMatches; readonly share: number };

/** Prefixes that sound alike and are easily confused. */
const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/^f/, 'ph'],
  [/^k/, 'c'],
  [/^k/, 'qu'],
];

/** An industry with what its words are worth for a text; comparable within one search only. */
export type FoundIndustry = { readonly industry: DescribedIndustry; readonly score: number };

/**
 * At most eight industries, best first; tolerant of accents, word order and one error.
 * docs/readings.md 59.
 */
export const searchIndustries = (
  index: IndustryIndex,
  text: string,
  language: string,
): DescribedIndustry[] => findIndustries(index, text, language).map(({ industry }) => industry);

/** As `searchIndustries`, with scores, which a list that joins several sources needs. */
export function findIndustries(
  index: IndustryIndex,
  text: string,
  language: string,
): FoundIndustry[] {
  const words = significantWords(text)
    .slice(0, TYPED_MAX_WORDS)
    .map((word) => word.slice(0, WORD_MAX_CHARS));
  const isAlone = words.length === 1;
  const typed = words.flatMap((word) =>
    matchesOrParts(index, word).map((matches) => ({
      matches,
      share: isAlone || !QUIET_WORDS.has(word) ? 1 : QUIET_SHARE,
    })),
  );
  const matches = [
    ...typed,
    ...joinedMatches(index, text).map((joined) => ({ matches: joined, share: 1 })),
  ];
  return ranked(index, matches, language, tokenize(text).join(' '));
}

/**
 * True when every typed word is an indexed word or its prefix, so that other languages need not be
 * searched.
 */
export const isEveryWordKnown = ({ tree }: IndustryIndex, text: string): boolean =>
  significantWords(text).every((word) => findPrefix(tree, word) !== undefined);

/**
 * Matches of a typed word, or of its two halves when it is two known words joined ("dollarstore").
 */
function matchesOrParts(index: IndustryIndex, word: string): WordMatches[] {
  const matches = matchesOf(index, word);
  if (matches.size > 0) return [matches];
  for (let at = word.length - PART_MIN_CHARS; at >= PART_MIN_CHARS; at -= 1) {
    const parts = [word.slice(0, at), word.slice(at)].map((part) => findPrefix(index.tree, part));
    const [first, second] = parts.map((part) =>
      part && index.tree.words[part.from]?.length === part.depth ? part.from : undefined,
    );
    if (first !== undefined && second !== undefined)
      return [new Map([[first, MATCH_QUALITY.whole]]), new Map([[second, MATCH_QUALITY.whole]])];
  }
  return [];
}

function matchesOf(index: IndustryIndex, word: string): WordMatches {
  const matches = new Map<number, number>();
  const addMatch = (at: number, quality: number) =>
    matches.set(at, Math.max(matches.get(at) ?? 0, quality));
  const begun = findPrefix(index.tree, word);
  const isKnown = begun !== undefined && index.tree.words[begun.from] === word;
  if (begun)
    addPrefixMatches(
      index,
      begun,
      word,
      addMatch,
      MATCH_QUALITY.whole,
      isKnown ? MATCH_QUALITY.begunBeside : MATCH_QUALITY.begun,
    );
  if (!isKnown && word.length >= ERROR_FROM_CHARS) addFuzzyMatches(index, word, addMatch, matches);
  const stemMatch = isKnown ? MATCH_QUALITY.stem : MATCH_QUALITY.stemOnly;
  if (isKnown || word.length >= ERROR_FROM_CHARS)
    for (const at of index.stems.get(stem(word)) ?? []) addMatch(at, stemMatch);
  return matches;
}

/** Adds one-error matches, or two-error matches when there are none. */
function addFuzzyMatches(
  index: IndustryIndex,
  word: string,
  addMatch: (at: number, quality: number) => void,
  matches: WordMatches,
): void {
  for (const reached of findFuzzyPrefix(index.tree, word, 1))
    addPrefixMatches(index, reached, word, addMatch, MATCH_QUALITY.error, MATCH_QUALITY.errorBegun);
  if (matches.size > 0 || word.length < TWO_ERRORS_FROM_CHARS) return;
  const alike = SOUNDS.filter(([sound]) => sound.test(word)).map(([sound, other]) =>
    word.replace(sound, other),
  );
  for (const other of [word, ...alike])
    for (const reached of findFuzzyPrefix(index.tree, other, 2))
      addPrefixMatches(
        index,
        reached,
        other,
        addMatch,
        MATCH_QUALITY.twoErrors,
        word.length >= TWO_ERRORS_BEGUN_FROM_CHARS ? MATCH_QUALITY.twoErrorsBegun : 0,
      );
}

/**
 * Adds the words under a prefix: an exact match counts as whole, longer words as begun, better the
 * closer they are to complete.
 */
function addPrefixMatches(
  index: IndustryIndex,
  reached: PrefixMatch,
  word: string,
  addMatch: (at: number, quality: number) => void,
  whole: number,
  begun: number,
) {
  const mayBegin = begun > 0 && (reached.errors === 0 || word.length > ERROR_FROM_CHARS);
  for (let at = reached.from; at < reached.to; at += 1) {
    const { length } = index.tree.words[at] ?? '';
    if (length === reached.depth) addMatch(at, whole);
    else if (mayBegin && (word.length >= BEGUN_ANYWHERE_CHARS || index.inLabel[at] === 1))
      addMatch(at, begun * (1 + 0.2 * (reached.depth / length)));
  }
}

/** Words typed apart but indexed as one: "book keeper", "make up artist". */
function joinedMatches(index: IndustryIndex, typed: string): WordMatches[] {
  const words = tokenize(typed).slice(0, TYPED_MAX_WORDS);
  return words.slice(1).flatMap((word, at) => {
    const joined = `${words[at]}${word}`;
    const found = joined.length <= WORD_MAX_CHARS ? findPrefix(index.tree, joined) : undefined;
    return found && index.tree.words[found.from] === joined
      ? [new Map([[found.from, MATCH_QUALITY.whole]])]
      : [];
  });
}

/**
 * Share of the typed words that a phrase or industry matches, and for a phrase the share of it that
 * was typed.
 */
type Coverage = { typed: number; covered: number };

function ranked(
  index: IndustryIndex,
  typed: readonly TypedWord[],
  language: string,
  whole: string,
): FoundIndustry[] {
  const coverages = new Map<number, Coverage>();
  const ofRow = new Float64Array(index.industries.length);
  let totalWeight = 0;
  for (const { matches, share } of typed) {
    const weight = weightOf(index, matches) * share;
    totalWeight += weight;
    addUp(index, matches, weight, coverages, ofRow);
  }
  const best = new Map<number, number>();
  for (const [at, coverage] of coverages) {
    const phrase = index.phrases[at];
    if (phrase === undefined) continue;
    const score = scoreOf(phrase, coverage, totalWeight, language);
    if (score > (best.get(phrase.row) ?? 0)) best.set(phrase.row, score);
  }
  const scored = [...best].map(([row, score]) => {
    const industry = index.industries[row];
    return {
      industry,
      score: score + (ofRow[row] ?? 0) / totalWeight + bonusOf(industry, language, whole),
    };
  });
  const top = Math.max(0, ...scored.map(({ score }) => score));
  return scored
    .filter(({ score }) => score >= top * (typed.length > 1 ? KEPT_SHARE_OF_SEVERAL : KEPT_SHARE))
    .sort((one, other) => other.score - one.score)
    .slice(0, SHOWN_MAX)
    .flatMap(({ industry, score }) => (industry === undefined ? [] : [{ industry, score }]));
}

function weightOf({ weights }: IndustryIndex, matches: WordMatches): number {
  let [best, bestWeight] = [0, 0];
  for (const [at, quality] of matches) {
    const weight = weights[at] ?? 0;
    if (quality > best || (quality === best && weight < bestWeight))
      [best, bestWeight] = [quality, weight];
  }
  return bestWeight;
}

/**
 * Adds one typed word's matches; a phrase or industry with several matching words counts only the
 * best.
 */
function addUp(
  { phrases, holders, weights }: IndustryIndex,
  matches: WordMatches,
  weight: number,
  coverages: Map<number, Coverage>,
  ofRow: Float64Array,
): void {
  const inPhrase = new Map<number, Coverage>();
  const inRow = new Map<number, number>();
  for (const [at, quality] of matches) {
    for (const phrase of holders[at] ?? []) {
      if (quality > (inPhrase.get(phrase)?.typed ?? 0))
        inPhrase.set(phrase, { typed: quality, covered: quality * (weights[at] ?? 0) });
      const row = phrases[phrase]?.row ?? 0;
      if (quality > (inRow.get(row) ?? 0)) inRow.set(row, quality);
    }
  }
  for (const [at, { typed, covered }] of inPhrase) {
    const before = coverages.get(at);
    coverages.set(at, {
      typed: (before?.typed ?? 0) + typed * weight,
      covered: (before?.covered ?? 0) + covered,
    });
  }
  for (const [row, quality] of inRow) ofRow[row] = (ofRow[row] ?? 0) + quality * weight;
}

/** Favors phrases typed in full, then labels and the reader's language. */
function scoreOf(
  phrase: Phrase,
  { typed, covered }: Coverage,
  totalWeight: number,
  language: string,
): number {
  const kind = (phrase.isLabel ? 0.1 : 0) + (phrase.language === language ? 0.06 : 0);
  return (typed / totalWeight) * (0.5 + 0.5 * Math.min(1, covered / phrase.weight)) + kind;
}

/** Prefers labels that start with the full typed text; ties go to unrestricted industries. */
function bonusOf(industry: DescribedIndustry | undefined, language: string, whole: string): number {
  if (industry === undefined) return 0;
  return (
    (foldAccents(industry.label[language] ?? industry.label.en).startsWith(whole) ? 0.15 : 0) +
    (industry.class === 'REGULAR' ? 0.03 : 0)
  );
}
