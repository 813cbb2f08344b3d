/** Words that name no trade, in both languages. */
const EMPTY_WORDS = new Set(
  'a an and at by for from i in is my of on or our the to we with au aux avec chez d de des du en et je l la le les mes mon nos ou par pour sur un une inc llc ltd ltee corp co company cie compagnie entreprise entreprises enr'.split(
    ' ',
  ),
);

/** Endings that a trade, its people and its goods differ in: bakery, baker, bakes; plomberie, plombier, plombière. */
const ENDINGS = /(eries?|ieres?|iers?|istes?|ists?|euses?|eurs?|trices?|teurs?|ings?|ers?|ery|ies|es|s|e|y)$/;
const STEM_MIN_CHARS = 3;

/** Most texts are plain ASCII, which has no accents to look for. */
const isAscii = (text: string): boolean => /^[ -~]*$/.test(text);

/** A text in lower case, without accents. */
export const foldAccents = (text: string): string =>
  isAscii(text)
    ? text.toLowerCase()
    : text
        .toLowerCase()
        .replaceAll('œ', 'oe')
        .normalize('NFD')
        .replace(/\p{M}+/gu, '');

/** A text's words, folded, without marks. */
export const tokenize = (text: string): string[] =>
  foldAccents(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

/** The words that can name a trade; where none can, all. */
export const significantWords = (text: string): string[] => significantAmong(tokenize(text));

/** Of these words those that can name a trade; where none can, all. */
export function significantAmong(words: string[]): string[] {
  const telling = words.filter((word) => !EMPTY_WORDS.has(word));
  return telling.length > 0 ? telling : words;
}

/** True for a word that names no trade. */
export const isStopWord = (word: string): boolean => EMPTY_WORDS.has(word);

/** What is left of a word without its ending. */
export function stem(word: string): string {
  const stem = word.replace(ENDINGS, '');
  return stem.length >= STEM_MIN_CHARS ? stem : word;
}
