import { expect, test } from 'vitest';
import { repliedAt, unanswered } from './entities-doc.ts';

test('a field that is said to be kept, or to have one of some values, is answered', () =>
  expect(unanswered()).toEqual([]));

test.each([
  ['application', 'decision', 'decision'],
  ['application', 'campaignName', 'campaignName'],
  ['application', 'utmSource', 'utmSource'],
  ['applicant', 'name.firstName', 'applicant.name.firstName'],
  ['application', 'createdAt', 'createdAt'],
  ['applicant', 'submitted', 'applicant.submitted'],
  ['company', 'submitted', 'company.submitted'],
  ['applicant', 'terms.signedAt', 'applicant.terms.signedAt'],
  ['company', 'location', 'market'],
  ['owner', 'ownershipPercentage', 'owners.list.ownershipPercentage'],
  ['bank', 'linked.availableBalance', 'bank.availableBalance'],
  ['channel', 'externalId', 'connection.externalId'],
  ['bank', 'account.accountNumber', undefined],
  ['applicant', 'personaInquiryId', undefined],
  ['application', 'isPowerSeller', undefined],
] as const)('%s.%s stands at %s', (entity, name, path) =>
  expect(repliedAt(entity, name)).toBe(path),
);
