import { expect, test } from 'vitest';
import { contrastOf, inkOnAccent } from './theme-contrast.ts';

test.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#ffffff', 1],
  ['#767676', '#ffffff', 4.54],
  ['#ff0000', '#ffffff', 4],
])('the contrast of %s on %s is %d', (one, other, contrast) =>
  expect(contrastOf(one, other)).toBeCloseTo(contrast, 1),
);

test.each([
  ['#0a5c36', 'light', '#ffffff'],
  ['#0a5c36', 'dark', undefined],
  ['#7fe0b0', 'dark', '#12151e'],
  ['#7fe0b0', 'light', undefined],
  ['#ffffff', 'light', undefined],
  ['#000000', 'dark', undefined],
  ['#ffff00', 'light', undefined],
] as const)('text on the accent %s of a %s page is %s', (accent, scheme, ink) =>
  expect(inkOnAccent(accent, scheme)).toBe(ink),
);
