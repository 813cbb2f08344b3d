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
