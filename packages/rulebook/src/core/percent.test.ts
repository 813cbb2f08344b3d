import { expect, test } from 'vitest';
import { basisPointsOf, percentOf, WHOLE_BASIS_POINTS } from './percent.ts';

test.each([
  ['25', 2_500],
  ['33.34', 3_334],
  ['8.1', 810],
  ['0.07', 7],
  ['100', WHOLE_BASIS_POINTS],
])('%s percent are %i basis points, and back', (percent, basisPoints) => {
  expect(basisPointsOf(percent)).toBe(basisPoints);
  expect(percentOf(basisPoints)).toBe(percent);
});

test('reads a missing share as zero, and rounds a third', () => {
  expect(basisPointsOf('')).toBe(0);
  expect(basisPointsOf('33.333')).toBe(3_333);
});
