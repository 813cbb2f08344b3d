import { expect, test } from 'vitest';
import { PARTNER_ROW } from '../platform/config/partner-row.ts';
import { readPartners } from '../platform/config/partners.ts';
import { partnerReferrals, partnersOf, storedFilters } from './queue-partners.ts';

const partners = readPartners([
  PARTNER_ROW.parse({
    ...{ id: 'northwind', portal: 'POYNT', referralUrlIds: ['northwind'] },
    brand: { name: 'Northwind' },
    movedReferrals: { 'north-wind': 'https://north-wind.example/start' },
  }),
]);

test.each([
  ['no partner', { case: 'decision' }, { case: 'decision' }],
  [
    'a partner, by what leads and has led to it',
    { risk: 'high', partner: 'northwind' },
    { risk: 'high', referrals: ['POYNT/northwind', 'POYNT/north-wind'] },
  ],
  ['a partner that is gone: nothing', { partner: 'nobody' }, { referrals: [] }],
] as const)('filters with %s', (_which, asked, stored) =>
  expect(storedFilters(asked, partners)).toEqual(stored),
);

test('names each partner of a referral once, and none for unknown referrals', () => {
  expect(partnerReferrals(partners)).toEqual(['POYNT/northwind', 'POYNT/north-wind']);
  expect(partnersOf(['POYNT/north-wind', 'POYNT/northwind', 'POYNT/spring'], partners)).toEqual([
    { id: 'northwind', name: 'Northwind' },
  ]);
  expect(partnersOf(['POYNT/spring'], partners)).toEqual([]);
});
