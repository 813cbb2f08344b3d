import { expect, test } from 'vitest';
import { SALES_RANGES } from '../reference/sales-ranges.ts';
import { FIELD_TEXTS as EN } from '../texts.en-US.ts';
import { FIELD_TEXTS as FR } from '../texts.fr-CA.ts';
import { formatSalesRange } from './format-sales-range.ts';

test('US ranges read in dollars without cents', () => {
  const texts = SALES_RANGES.US.map((band) =>
    formatSalesRange(band, EN.salesRange.options?.[band.kind]?.label ?? '', {
      locale: 'en-US',
      currency: 'USD',
    }),
  );
  expect(texts).toEqual([
    'Just starting',
    'Under $25,000',
    '$25,001 to $100,000',
    '$100,001 to $1,000,000',
    'Over $1,000,000',
    'I’d rather not say',
  ]);
});

test('Canadian ranges in French keep their no-break spaces', () => {
  const [, under] = SALES_RANGES.CA;
  if (under === undefined) throw new Error('Canada has ranges');
  expect(
    formatSalesRange(under, FR.salesRange.options?.under?.label ?? '', {
      locale: 'fr-CA',
      currency: 'CAD',
    }),
  ).toContain('50\u00a0000\u00a0$');
});
