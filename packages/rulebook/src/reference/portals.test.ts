import { expect, test } from 'vitest';
import { pageContacts } from './portals.ts';

const CONTACTS = {
  legalName: 'Payments Inc.',
  address: 'Wilmington',
  agreementUrls: { US: { en: 'https://docs.example/us', fr: 'https://docs.example/us-fr' } },
  companies: { CA: { legalName: 'Payments Canada ULC', address: 'Toronto' } },
};

test.each([
  ['US', { legalName: 'Payments Inc.', address: 'Wilmington' }],
  ['CA', { legalName: 'Payments Canada ULC', address: 'Toronto' }],
] as const)(
  'a page of %s names the company behind its accounts, and no link of another market',
  (market, company) => expect(pageContacts(CONTACTS, market)).toEqual(company),
);

test.each([
  ['100 Sample Street, Wilmington, DE 19801', '100 Sample Street, Wilmington, DE\u00a019801'],
  [
    '300 Sample Street, Toronto ON  M5V 0A1',
    '300 Sample Street, Toronto ON\u00a0\u00a0M5V\u00a00A1',
  ],
  ['Wilmington', 'Wilmington'],
])('the postal code of %s stays on one line', (address, shown) =>
  expect(pageContacts({ address }, 'US').address).toBe(shown),
);
