import { withoutPlaceholders } from './product-texts.ts';

export type Voice = {
  PATTERNS: readonly (readonly [pattern: RegExp, why: string])[];
  MAX_SENTENCE_WORDS: number;
};

const DOUBLE_STOP = /(?<!\.)\.\.(?!\.)/;

export function voiceErrors(text: string, { PATTERNS }: Voice): string[] {
  const plain = withoutPlaceholders(text);
  return [
    ...PATTERNS.filter(([pattern]) => pattern.test(plain)).map(([, why]) => why),
    ...(DOUBLE_STOP.test(plain) ? ['two full stops'] : []),
  ];
}

export function longSentences(text: string, { MAX_SENTENCE_WORDS }: Voice): string[] {
  return sentencesOf(withoutPlaceholders(text))
    .map((sentence) => ({ sentence, words: wordsIn(sentence) }))
    .filter(({ words }) => words > MAX_SENTENCE_WORDS)
    .map(
      ({ sentence, words }) =>
        `a sentence of ${words} words, ${MAX_SENTENCE_WORDS} are the limit: ${sentence.slice(0, 40)}…`,
    );
}

const sentencesOf = (text: string): string[] => text.split(/(?<=[.?!…])\s+|\n+/);

/** Standalone symbols do not count as words; a placeholder counts as one. */
const wordsIn = (sentence: string): number =>
  sentence.split(/\s+/).filter((word) => /[\p{L}\p{N}…]/u.test(word)).length;
