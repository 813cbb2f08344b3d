import { expect, test } from 'vitest';
import type { StoredApplication, StoredPerson } from '../application/stored-application.ts';
import { isOwnerSelfieOptional } from './owner-record.ts';

test.each([
  ['lives in Quebec', 'CA', 'QC', 'ON', true],
  ['has a business there', 'CA', 'ON', 'QC', true],
  ['has neither there', 'CA', 'ON', 'BC', false],
  ['is in the United States', 'US', 'CO', 'CO', false],
] as const)(
  'an owner who %s: whether the selfie is theirs to choose',
  (_what, market, home, business, isOptional) => {
    const application = {
      market,
      answers: { 'company.address.territory': business },
    } as StoredApplication; // all that is read
    const owner = { answers: { territory: home } } as StoredPerson; // likewise
    expect(isOwnerSelfieOptional(application, owner)).toBe(isOptional);
  },
);
