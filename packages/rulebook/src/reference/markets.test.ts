import { expect, test } from 'vitest';
import { isMarket, marketOfCurrency } from './locales.ts';

test.each([
  ['USD', 'US'],
  ['CAD', 'CA'],
  ['EUR', undefined],
  ['', undefined],
])('the currency %s is used in %s', (currency, market) =>
  expect(marketOfCurrency(currency)).toBe(market),
);

test('recognizes only our own markets', () =>
  expect(['US', 'CA', 'us', 'toString'].filter(isMarket)).toEqual(['US', 'CA']));
