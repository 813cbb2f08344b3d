import { DESCRIBED_INDUSTRIES } from '@signet/industries/described-industries';
import { expect, test } from 'vitest';
import { quebecEligibility } from './eligibility.ts';

const RESTAURANT = { segment: 'RESTAURANT' } as const;
const TAXI = { serviceGroup: 'TRANSPORTATION' } as const;

test.each([
  ['a restaurant in Quebec', RESTAURANT, 'CA', 'QC', 'refused'],
  ['transportation in Quebec', TAXI, 'CA', 'QC', 'refused'],
  ['a shop in Quebec', { segment: 'RETAIL' }, 'CA', 'QC', 'taken'],
  ['no industry yet, in Quebec', undefined, 'CA', 'QC', 'taken'],
  ['a restaurant in Ontario', RESTAURANT, 'CA', 'ON', 'taken'],
  ['a restaurant of which nobody has said where it is', RESTAURANT, 'CA', undefined, 'unknown'],
  ['a restaurant whose province was taken away', RESTAURANT, 'CA', '', 'unknown'],
  ['a restaurant in the US', RESTAURANT, 'US', undefined, 'taken'],
] as const)('%s: %s', (_what, industry, market, territory, verdict) => {
  expect(quebecEligibility(industry, { market, territory })).toBe(verdict);
});

test('couriers, movers and airlines need no sales-recording module; taxis and bars do', () => {
  const refused = DESCRIBED_INDUSTRIES.filter(
    (industry) => quebecEligibility(industry, { market: 'CA', territory: 'QC' }) === 'refused',
  );
  const has = (words: RegExp) => refused.some(({ label }) => words.test(label.en));
  expect([
    has(/taxi/i),
    has(/\bbar\b/i),
    has(/courier/i),
    has(/mover|moving/i),
    has(/airline/i),
  ]).toEqual([true, true, false, false, false]);
});
