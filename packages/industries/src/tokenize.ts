const EMPTY_WORDS = new Set(
  'a an and at by for from i in is my of on or our the to we with au aux avec chez d de des du en et je l la le les mes mon nos ou par pour sur un une inc llc ltd ltee corp co company cie compagnie entreprise entreprises enr'.split(
    ' ',
  ),
);

/**
 * Suffixes that vary between a trade, its people and its goods: bakery, baker, bakes; plomberie,
 * plombier, plombière.
 */
const ENDINGS =
  /(eries?|ieres?|iers?|istes?|ists?|euses?|eurs?|trices?|teurs?|ings?|ers?|ery|ies|es|s|e|y)$/;
const STEM_MIN_CHARS = 3;

/** Fast path: most texts are plain ASCII and have no accents to strip. */
const isAscii = (text: string): boolean => /^[ -~]*$/.test(text);

export const foldAccents = (text: string): string =>
  isAscii(text)
    ? text.toLowerCase()
    : text
        .toLowerCase()
        .replaceAll('œ', 'oe')
        .normalize('NFD')
        .replace(/\p{M}+/gu, '');

/** Splits on anything but letters and digits, after folding. */
export const tokenize = (text: string): string[] =>
  foldAccents(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

export const significantWords = (text: string): string[] => significantAmong(tokenize(text));

/** Drops stop words, unless nothing else remains. */
export function significantAmong(words: string[]): string[] {
  const telling = words.filter((word) => !EMPTY_WORDS.has(word));
  return telling.length > 0 ? telling : words;
}

export const isStopWord = (word: string): boolean => EMPTY_WORDS.has(word);

export function stem(word: string): string {
  const stem = word.replace(ENDINGS, '');
  return stem.length >= STEM_MIN_CHARS ? stem : word;
}
