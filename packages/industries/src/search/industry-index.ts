import type { DescribedIndustry } from '../describe-industries.ts';
import { isStopWord, significantAmong, stem, tokenize } from '../tokenize.ts';
import { buildPrefixTree, type PrefixTree } from './prefix-tree.ts';

/** A label or a keyword of an industry. */
export type Phrase = {
  /** The place of its industry in the list. */
  readonly row: number;
  readonly language: string;
  readonly isLabel: boolean;
  readonly text: string;
  /** What its words weigh together. */
  weight: number;
};

/** The industries' words in the languages at hand, ready to be searched letter by letter. */
export type IndustryIndex = {
  readonly industries: readonly DescribedIndustry[];
  readonly phrases: readonly Phrase[];
  readonly tree: PrefixTree;
  /** The phrases that hold a word, by the word's place in the tree. */
  readonly holders: readonly (readonly number[])[];
  /** How much a word tells: one that many industries share, in whatever form, tells little. */
  readonly weights: Float64Array;
  /** 1 for a word that stands in a label. */
  readonly inLabel: Uint8Array;
  /** The words that share a stem, by their places. */
  readonly stems: ReadonlyMap<string, readonly number[]>;
};

const JOINED_WORDS = 2;

/** The telling words of a phrase, and beside them its two words written as one: "food truck" is also found by "foodtruck". */
function wordsOf(text: string): { telling: readonly string[]; joined: string | undefined } {
  const words = tokenize(text);
  const telling = significantAmong(words);
  return { telling, joined: words.length === JOINED_WORDS && !words.some(isStopWord) ? words.join('') : undefined };
}

function phrasesOf({ label, keywords }: DescribedIndustry, row: number): Omit<Phrase, 'weight'>[] {
  const languageOf = (tag: string): string => tag.slice(0, 2);
  const labels = Object.entries(label)
    .filter(([tag]) => languageOf(tag) in keywords) // an English label alone only stands in for one
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

/** Builds the index; once. */
export function buildIndustryIndex(industries: readonly DescribedIndustry[]): IndustryIndex {
  const pieces = indexInPieces(industries);
  for (let piece = pieces.next(); ; piece = pieces.next()) if (piece.done) return piece.value;
}

/** Builds the index in pieces of a few milliseconds, so that a phone that does it while idle still answers whoever types meanwhile. */
export function* indexInPieces(industries: readonly DescribedIndustry[]): Generator<undefined, IndustryIndex> {
  const phrases: Phrase[] = industries.flatMap(phrasesOf).map((phrase) => ({ ...phrase, weight: 0 }));
  const read: (readonly string[])[] = []; // what each phrase says, word for word
  const found = new Map<string, number[]>();
  for (const [at, { text }] of phrases.entries()) {
    if (at % PHRASES_PER_PIECE === 0) yield;
    const { telling, joined } = wordsOf(text);
    read.push([...new Set(telling)]);
    for (const word of new Set(joined === undefined ? telling : [...telling, joined])) addTo(found, word, at);
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
    const rows = new Set(kin.flatMap((at) => (holders[at] ?? []).map((phrase) => phrases[phrase]?.row)));
    for (const at of kin) weights[at] = Math.log(1 + industries.length / rows.size);
  }
  yield;
  const places = new Map(words.map((word, at) => [word, at]));
  for (const [at, phrase] of phrases.entries())
    phrase.weight = (read[at] ?? []).reduce((sum, word) => sum + (weights[places.get(word) ?? 0] ?? 0), 0);
  yield;
  const inLabel = Uint8Array.from(holders, (at) => Number(at.some((phrase) => phrases[phrase]?.isLabel)));
  return { industries, phrases, tree: buildPrefixTree(words), holders, weights, inLabel, stems };
}
