/** Words that name no trade, in both languages. */
const EMPTY_WORDS = new Set(
  'a an and at by for from in my of on or our the to with au aux chez d de des du en et l la le les mes nos ou pour sur un une inc llc ltd ltee corp co company cie'.split(
    ' ',
  ),
);

/** Endings that a trade, its people and its goods differ in: bakery, baker, bakes; plomberie, plombier. */
const ENDINGS = /(eries?|ieres?|iers?|istes?|ists?|eurs?|ings?|ers?|ery|es|s|e|y)$/;
const STEM_MIN_CHARS = 3;

/** A text's words in lower case, without accents and marks. */
export const plainWords = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

/** The words that can name a trade. */
export const tradeWords = (text: string): string[] => plainWords(text).filter((word) => !EMPTY_WORDS.has(word));

/** What is left of a word without its ending. */
export function stemOf(word: string): string {
  const stem = word.replace(ENDINGS, '');
  return stem.length >= STEM_MIN_CHARS ? stem : word;
}

/** True when one letter added, left out, changed or swapped with its neighbour turns `typed` into the beginning of `word`. */
export function isOneErrorFrom(typed: string, word: string): boolean {
  const at = [...typed].findIndex((letter, place) => letter !== word[place]);
  if (at < 0) return true;
  const rest = typed.slice(at + 1);
  const swapped = typed[at] === word[at + 1] && typed[at + 1] === word[at] && word.startsWith(typed.slice(at + 2), at + 2);
  return swapped || word.startsWith(rest, at + 1) || word.startsWith(rest, at) || word.startsWith(typed.slice(at), at + 1);
}
