import type { DescribedIndustry } from '../describe-industries.ts';
import { isStopWord, significantAmong, stem, tokenize } from '../tokenize.ts';
import { buildPrefixTree, type PrefixTree } from './prefix-tree.ts';

export type Phrase = {
  /** Index of its industry in the list. */
  readonly row: number;
  readonly language: string;
  readonly isLabel: boolean;
  readonly text: string;
  weight: number;
};

export type IndustryIndex = {
  readonly industries: readonly DescribedIndustry[];
  readonly phrases: readonly Phrase[];
  readonly tree: PrefixTree;
  /** Phrase indexes by the word's index in the tree. */
  readonly holders: readonly (readonly number[])[];
  /** Specificity of each word; a word or stem that many industries share weighs little. */
  readonly weights: Float64Array;
  /** 1 for a word that occurs in a label. */
  readonly inLabel: Uint8Array;
  readonly stems: ReadonlyMap<string, readonly number[]>;
};

const JOINED_WORDS = 2;

/**
 * Significant words of a phrase, plus a two-word phrase joined, so that "foodtruck" finds "food
 * truck".
 */
function wordsOf(text: string): { significant: readonly string[]; joined: string | undefined } {
  const words = tokenize(text);
  const significant = significantAmong(words);
  return {
    significant,
    joined: words.length === JOINED_WORDS && !words.some(isStopWord) ? words.join('') : undefined,
  };
}

function phrasesOf({ label, keywords }: DescribedIndustry, row: number): Omit<Phrase, 'weight'>[] {
  const languageOf = (tag: string): string => tag.slice(0, 2);
  const labels = Object.entries(label)
    .filter(([tag]) => languageOf(tag) in keywords) // skips an English label that is only the fallback
    .map(([tag, text = '']) => ({ row, language: languageOf(tag), isLabel: true, text }));
  const words = Object.entries(keywords).flatMap(([language, texts = []]) =>
    texts.map((text) => ({ row, language, isLabel: false, text })),
  );
  return [...labels, ...words];
}

function addTo(lists: Map<string, number[]>, key: string, value: number): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [value]);
  else list.push(value);
}

const PHRASES_PER_PIECE = 250;

export function buildIndustryIndex(industries: readonly DescribedIndustry[]): IndustryIndex {
  const pieces = indexInPieces(industries);
  for (let piece = pieces.next(); ; piece = pieces.next()) if (piece.done) return piece.value;
}

/**
 * Builds the index in slices of a few milliseconds, so that a phone indexing while idle still
 * responds to typing.
 */
export function* indexInPieces(
  industries: readonly DescribedIndustry[],
): Generator<undefined, IndustryIndex> {
  const phrases: Phrase[] = industries
    .flatMap(phrasesOf)
    .map((phrase) => ({ ...phrase, weight: 0 }));
  const significantWords: (readonly string[])[] = []; // each phrase's significant words
  const found = new Map<string, number[]>();
  for (const [at, { text }] of phrases.entries()) {
    if (at % PHRASES_PER_PIECE === 0) yield;
    const { significant, joined } = wordsOf(text);
    significantWords.push([...new Set(significant)]);
    for (const word of new Set(joined === undefined ? significant : [...significant, joined]))
      addTo(found, word, at);
  }
  yield;
  const words = [...found.keys()].sort();
  const holders = words.map((word) => found.get(word) ?? []);
  yield;
  const stems = new Map<string, number[]>();
  for (const [at, word] of words.entries()) addTo(stems, stem(word), at);
  yield;
  const weights = new Float64Array(words.length);
  for (const kin of stems.values()) {
    const rows = new Set(
      kin.flatMap((at) => (holders[at] ?? []).map((phrase) => phrases[phrase]?.row)),
    );
    for (const at of kin) weights[at] = Math.log(1 + industries.length / rows.size);
  }
  yield;
  const places = new Map(words.map((word, at) => [word, at]));
  for (const [at, phrase] of phrases.entries())
    phrase.weight = (significantWords[at] ?? []).reduce(
      (sum, word) => sum + (weights[places.get(word) ?? 0] ?? 0),
      0,
    );
  yield;
  const inLabel = Uint8Array.from(holders, (at) =>
    Number(at.some((phrase) => phrases[phrase]?.isLabel)),
  );
  return { industries, phrases, tree: buildPrefixTree(words), holders, weights, inLabel, stems };
}
