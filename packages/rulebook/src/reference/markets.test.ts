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

test('only our own markets are ours', () =>
  expect(['US', 'CA', 'us', 'toString'].filter(isMarket)).toEqual(['US', 'CA']));
