import type { DescribedIndustry } from '../describe-industries.ts';
import { isStopWord, significantWords, stem, tokenize } from '../tokenize.ts';
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

/** The words of a phrase, and its two words written as one: "food truck" is also found by "foodtruck". */
function wordsOf(text: string): string[] {
  const words = significantWords(text);
  const plain = tokenize(text);
  return plain.length === JOINED_WORDS && !plain.some(isStopWord) ? [...words, plain.join('')] : words;
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

/** Builds the index; once, while the browser is idle. */
export function buildIndustryIndex(industries: readonly DescribedIndustry[]): IndustryIndex {
  const phrases: Phrase[] = industries.flatMap(phrasesOf).map((phrase) => ({ ...phrase, weight: 0 }));
  const found = new Map<string, number[]>();
  phrases.forEach(({ text }, at) => {
    for (const word of new Set(wordsOf(text))) addTo(found, word, at);
  });
  const words = [...found.keys()].sort();
  const holders = words.map((word) => found.get(word) ?? []);
  const stems = new Map<string, number[]>();
  for (const [at, word] of words.entries()) addTo(stems, stem(word), at);
  const kinOf = (word: string) => stems.get(stem(word)) ?? [];
  const rowsOf = (word: string) => new Set(kinOf(word).flatMap((at) => holders[at]?.map((phrase) => phrases[phrase]?.row) ?? [])).size;
  const weights = Float64Array.from(words, (word) => Math.log(1 + industries.length / rowsOf(word)));
  const places = new Map(words.map((word, at) => [word, at]));
  for (const phrase of phrases) {
    const own = new Set(significantWords(phrase.text));
    phrase.weight = [...own].reduce((sum, word) => sum + (weights[places.get(word) ?? 0] ?? 0), 0);
  }
  const inLabel = Uint8Array.from(holders, (at) => Number(at.some((phrase) => phrases[phrase]?.isLabel)));
  return { industries, phrases, tree: buildPrefixTree(words), holders, weights, inLabel, stems };
}
