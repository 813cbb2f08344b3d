import { expect, test } from 'vitest';
import { salesAmount } from './sales-ranges.ts';

test.each([
  ['US', 'starting', 11_111],
  ['US', 'band1', 25_000],
  ['US', 'band4', 1_000_000],
  ['CA', 'starting', 11_111],
  ['CA', 'band2', 125_000],
  ['US', 'private', undefined],
  ['CA', undefined, undefined],
] as const)('%s %s stands for %s', (market, id, amount) =>
  expect(salesAmount(market, id)).toBe(amount),
);
