import { withoutPlaceholders } from './product-texts.ts';

/** How a language sounds in this product: patterns that must not occur, and its longest sentence in words. */
export type Voice = { PATTERNS: readonly (readonly [pattern: RegExp, why: string])[]; MAX_SENTENCE_WORDS: number };

const DOUBLE_STOP = /(?<!\.)\.\.(?!\.)/;

/** What a text says in a voice that is not ours. */
export function voiceFaults(text: string, { PATTERNS }: Voice): string[] {
  const plain = withoutPlaceholders(text);
  return [
    ...PATTERNS.filter(([pattern]) => pattern.test(plain)).map(([, why]) => why),
    ...(DOUBLE_STOP.test(plain) ? ['two full stops'] : []),
  ];
}

/** Sentences of a text that are longer than its language allows, with their length. */
export function longSentences(text: string, { MAX_SENTENCE_WORDS }: Voice): string[] {
  return sentencesOf(withoutPlaceholders(text))
    .map((sentence) => ({ sentence, words: wordsIn(sentence) }))
    .filter(({ words }) => words > MAX_SENTENCE_WORDS)
    .map(({ sentence, words }) => `a sentence of ${words} words, ${MAX_SENTENCE_WORDS} are the limit: ${sentence.slice(0, 40)}…`);
}

const sentencesOf = (text: string): string[] => text.split(/(?<=[.?!…])\s+|\n+/);

/** Signs between spaces are no words; what a place is filled with counts as one. */
const wordsIn = (sentence: string): number => sentence.split(/\s+/).filter((word) => /[\p{L}\p{N}…]/u.test(word)).length;
