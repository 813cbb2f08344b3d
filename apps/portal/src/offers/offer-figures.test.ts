import { expect, test } from 'vitest';
import { formatAmount, formatShareOfSales } from './offer-figures.ts';

test.each([
  [1_500_000, 'USD', 'en-US', '$15,000'],
  [1_500_050, 'USD', 'en-US', '$15,000.50'],
  [1_500_000, 'CAD', 'en-CA', '$15,000'],
  [1_500_000, 'CAD', 'fr-CA', '15\u00a0000\u00a0$'],
] as const)('%d cents in %s are in %s "%s"', (cents, currency, locale, words) =>
  expect(formatAmount(cents, { currency }, locale)).toBe(words),
);

test.each([
  [1_200, 'en-US', '12%'],
  [850, 'fr-CA', '8,5\u00a0%'],
] as const)('%d basis points are in %s "%s"', (basisPoints, locale, words) =>
  expect(formatShareOfSales(basisPoints, locale)).toBe(words),
);
