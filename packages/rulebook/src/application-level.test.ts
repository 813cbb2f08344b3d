import { expect, test } from 'vitest';
import { initialLevel } from './accounts/service-types.ts';
import { defaultFlags } from './core/flags.ts';
import { isIncomplete } from './core/form.ts';
import { formsOf } from './forms.ts';
import { IDENTITY_FORMS } from './identity/forms.ts';

test('only FULL asks for identity before submission', () => {
  expect(formsOf('FULL').filter((form) => !formsOf('BASIC').includes(form))).toEqual([
    'ownerIdentity',
  ]);
});

test.each([
  ['a service of the row', { serviceType: 'WooCommerce' }, 'BASIC'],
  ['another service', { serviceType: 'invoice' }, 'FULL'],
  ['no service', {}, 'FULL'],
  [
    'a service of the row, for a business that has its id',
    { serviceType: 'WooCommerce', businessId: '0000-0000-0000-0000-0000' },
    'FULL',
  ],
] as const)('%s begins at its level', (_what, asked, level) =>
  expect(initialLevel(['Woo'], asked)).toBe(level),
);

const SSN = 'applicant.governmentIdentification.value';
const PHONE = { 'applicant.phone.localPhoneNumber': '4155550123' };

test.each([
  ['the whole identity', PHONE, ['applicant.dob', SSN], false],
  ['a part of it', {}, ['applicant.dob', SSN], true],
] as const)('the identity that was left for later: %s', (_what, answers, given, isMissing) => {
  const context = { market: 'US', flags: defaultFlags({}) } as const;
  expect(isIncomplete(IDENTITY_FORMS.ownerIdentity, answers, new Set<string>(given), context)).toBe(
    isMissing,
  );
});
