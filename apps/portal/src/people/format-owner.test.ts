import { secretsOnFile } from '@signet/rulebook/core/answers';
import type { OwnerView } from '@signet/rulebook/people/view';
import { LOCALE_IDS } from '@signet/rulebook/reference/locales';
import { expect, test } from 'vitest';
import { formatShare, fullName, ownerAnswers } from './format-owner.ts';

const LENA: OwnerView = {
  id: 'urn:own:0000-0000-0000-0000-0000',
  type: 'OWNER',
  firstName: 'Lena',
  lastName: 'Webb',
  email: 'lena@example.com',
  phone: '3035550177',
  ownershipPercentage: '33.5',
  noSsn: 'NO',
  status: 'completed',
  dob: { onFile: true },
  governmentIdentification: { onFile: true, last4: '2544' },
  address: { line1: '12 Oak St', zip: '80302', countryCode: 'US' },
};

test.each([
  ['en-US', '33.5', '33.5%'],
  ['en-CA', '33.5', '33.5%'],
  ['fr-CA', '33,5', '33,5\u00a0%'],
] as const)('in %s a share is edited as %s and told as %s', (locale, typed, told) => {
  expect(ownerAnswers(LENA, locale).ownershipPercentage).toBe(typed);
  expect(formatShare(33.5, locale)).toBe(told);
});

test.each(LOCALE_IDS)('formats a whole share without decimals in %s', (locale) =>
  expect(formatShare(100, locale)).toMatch(/^100\s?%$/),
);

test('returns an owner’s answers by path, and secrets on file without their value', () => {
  expect(ownerAnswers(LENA, 'en-US')).toEqual({
    firstName: 'Lena',
    lastName: 'Webb',
    email: 'lena@example.com',
    phone: '3035550177',
    ownershipPercentage: '33.5',
    noSsn: false,
    'address.line1': '12 Oak St',
    'address.zip': '80302',
    'address.countryCode': 'US',
  });
  expect([...secretsOnFile(LENA)]).toEqual([
    ['dob', {}],
    ['governmentIdentification.value', { last4: '2544' }],
  ]);
  expect([ownerAnswers(undefined, 'en-US'), secretsOnFile(undefined).size, fullName(LENA)]).toEqual(
    [{}, 0, 'Lena Webb'],
  );
});
