import type { Industry } from '@signet/rulebook/reference/categories';
import { isOneErrorFrom, plainWords, stemOf, tradeWords } from './words-of.ts';

type Language = 'en' | 'fr';

/** One word by which an industry is found: where it stands, how many words stand with it, and whether it is in the reader's language. */
type Entry = { word: string; stem: string; isLabel: boolean; isOwn: boolean; wordsBeside: number };

export type IndustryIndex = readonly { industry: Industry; entries: readonly Entry[]; label: string; phrases: ReadonlySet<string> }[];

const FORGIVEN_MIN_CHARS = 4;
/** The nearness of a word without an error. */
const WRITTEN_RIGHT = 2;
const SHOWN_MAX = 8;
const GUESSES_MAX = 3;
/** A guess must be as good as one whole word of a label or keyword. */
const GUESS_MIN_SCORE = 3;

/** The industries' words, both languages, the reader's own marked. Document 1, section 3, Industry. */
export function indexOf(industries: readonly Industry[], language: Language): IndustryIndex {
  return industries.map((industry) => ({
    industry,
    label: plainWords(industry.label[language]).join(' '),
    phrases: new Set([...industry.keywords.en, ...industry.keywords.fr].map((keyword) => plainWords(keyword).join(' '))),
    entries: (['en', 'fr'] as const).flatMap((written) => [
      ...entriesOf(industry.label[written], true, written === language),
      ...industry.keywords[written].flatMap((keyword) => entriesOf(keyword, false, written === language)),
    ]),
  }));
}

const entriesOf = (text: string, isLabel: boolean, isOwn: boolean): Entry[] => {
  const words = tradeWords(text);
  return words.map((word) => ({ word, stem: stemOf(word), isLabel, isOwn, wordsBeside: words.length - 1 }));
};

/** How well a typed word names an entry, from 0 (not at all). */
function nearness(typed: string, entry: Entry): number {
  const { word, stem, isLabel, isOwn } = entry;
  const more = (isLabel ? 0.5 : 0) + (isOwn ? 0.25 : 0);
  if (word === typed) return 4 + more;
  if (word.startsWith(typed)) return 3 + more + typed.length / word.length / 4;
  if (typed.length >= FORGIVEN_MIN_CHARS && stem === stemOf(typed)) return 2 + more;
  if (typed.length >= FORGIVEN_MIN_CHARS && isOneErrorFrom(typed, word)) return 1 + more;
  return 0;
}

const best = (typed: string, entries: readonly Entry[]): number => Math.max(0, ...entries.map((entry) => nearness(typed, entry)));

/** The industries that have every typed word, or where none has, those with most of them; best first. ux.md, Category. */
export function searchIndustries(index: IndustryIndex, text: string): Industry[] {
  const typed = tradeWords(text).length > 0 ? tradeWords(text) : plainWords(text);
  if (typed.length === 0) return [];
  const whole = plainWords(text).join(' ');
  const scored = index.map((row) => {
    const scores = typed.map((word) => best(word, row.entries));
    const found = scores.filter((score) => score > 0).length;
    const named = (row.label.startsWith(whole) ? 3 : 0) + (row.phrases.has(whole) ? 2 : 0);
    return { industry: row.industry, found, worst: Math.min(...scores), score: scores.reduce((sum, score) => sum + score, named) };
  });
  const most = Math.max(...scored.map(({ found }) => found));
  if (most === 0) return [];
  const hits = scored.filter(({ found }) => found === most);
  const meant = hits.filter(({ worst }) => worst >= WRITTEN_RIGHT); // an error is forgiven only where nothing is written that way
  return (meant.length > 0 ? meant : hits)
    .sort((one, other) => other.score - one.score)
    .slice(0, SHOWN_MAX)
    .map(({ industry }) => industry);
}

/** Up to three industries that a business's name speaks of; none where it only names people or places. Document 2, section 5, Other. */
export function guessIndustries(index: IndustryIndex, name: string): Industry[] {
  const words = tradeWords(name);
  const weights = new Map(words.map((word) => [word, rarity(index, word)]));
  const scored = index.map(({ industry, entries }) => {
    const scores = words.map((word) => (weights.get(word) ?? 0) * Math.max(0, ...entries.map((entry) => likeness(word, entry))));
    return { industry, score: scores.reduce((sum, score) => sum + score, 0) };
  });
  return scored
    .filter(({ score, industry }) => score >= GUESS_MIN_SCORE && industry.class !== 'SUPER_PROHIBITED')
    .sort((one, other) => other.score - one.score)
    .slice(0, GUESSES_MAX)
    .map(({ industry }) => industry);
}

/** Whole words and stems only: a name is no search, and "Webb" is not the web. A word out of a phrase says less than a word alone. */
function likeness(word: string, { word: known, stem, isLabel, wordsBeside }: Entry): number {
  const isSame = word === known;
  if (!isSame && (word.length <= STEM_FROM_CHARS || stemOf(word) !== stem)) return 0;
  return ((isSame ? 1 : 0.8) * (isLabel ? 1.2 : 1)) / (1 + wordsBeside / 2);
}

const STEM_FROM_CHARS = 3;

/** How much a word tells: one that many industries share tells little. */
function rarity(index: IndustryIndex, word: string): number {
  const holders = index.filter(({ entries }) => entries.some((entry) => likeness(word, entry) > 0)).length;
  return holders === 0 ? 0 : Math.log(index.length / holders);
}
