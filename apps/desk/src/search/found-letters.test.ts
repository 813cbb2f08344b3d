import { expect, test } from 'vitest';
import { foundLetters } from './found-letters.ts';

const marked = (name: string, ...words: string[]): string =>
  foundLetters(name, words)
    .map(({ text, isFound }) => (isFound ? `[${text}]` : text))
    .join('');

test.each([
  ['Nadia Petrosyan', ['petro'], 'Nadia [Petro]syan'],
  ['Pétrole et Fils Garage', ['petro'], '[Pétro]le et Fils Garage'],
  ['Lakeview Petro & Propane Inc.', ['petro'], 'Lakeview [Petro] & Propane Inc.'],
  ['Œuvres du Cœur', ['coeur'], 'Œuvres du [Cœur]'],
  ['Œuvres du Cœur', ['oeuv', 'du'], '[Œuv]res [du] Cœur'],
  ['Interpetrol', ['petro'], 'Interpetrol'],
  ['Petropetro', ['petro'], '[Petro]petro'],
  ['Ann-Marie O’Neil', ['marie', 'neil'], 'Ann-[Marie] O’[Neil]'],
  ['Casa Verde', [], 'Casa Verde'],
])('of “%s”, %j is marked as %s', (name, words, expected) =>
  expect(marked(name, ...words)).toBe(expected),
);
