import { normalizeText } from '../core/normalize-text.ts';

/**
 * Letters that no decomposition makes plain, each with its capital, and the signs that people type
 * for each other.
 */
const LETTERS = {
  ae: 'æÆ',
  oe: 'œŒ',
  ss: 'ßẞ',
  th: 'þÞ',
  o: 'øØ',
  l: 'łŁ',
  d: 'đĐðÐ',
  h: 'ħĦ',
  i: 'ı',
  n: 'ŋŊ',
  θ: 'Θ',
  χ: 'Χ',
  "'": '’‘ʼʻ`',
  '"': '“”«»',
  '-': '‐‒–—',
} as const;

/**
 * What each letter or sign is folded to; read by `foldName` and, for the database's side, by the
 * store's SQL.
 */
export const FOLDED_LETTERS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(LETTERS).flatMap(([plain, letters]) =>
    [...letters].map((letter) => [letter, plain]),
  ),
);

/**
 * A name as it is searched and sorted: without case, accents and typographic signs, so that `Cafe`
 * finds `Café`. docs/decisions/0150.
 */
export const foldName = (name: string): string =>
  [...normalizeText(name, 'NFKD').replace(/[\u0300-\u036f]/g, '')]
    .map((letter) => FOLDED_LETTERS[letter] ?? letter)
    .join('')
    .replace(/[A-Z]/g, (letter) => letter.toLowerCase());
