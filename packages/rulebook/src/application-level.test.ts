import { expect, test } from 'vitest';
import { initialLevel } from './accounts/service-types.ts';
import { openStepUps, testFacts } from './core/facts-cases.ts';
import { defaultFlags } from './core/flags.ts';
import { isIncomplete } from './core/form.ts';
import { formsOf, levelOf } from './forms.ts';
import { IDENTITY_FORMS } from './identity/forms.ts';

const WITH_ID = { applicationLevel: 'BASIC', hasBusinessId: true } as const;

test.each([
  ['a new business that has its id', testFacts(WITH_ID), 'FULL'],
  ['the same without an id', testFacts({ ...WITH_ID, hasBusinessId: false }), 'BASIC'],
  [
    'the same once something is asked',
    testFacts({ ...WITH_ID, stepUps: openStepUps('OTP_SMS') }),
    'BASIC',
  ],
  ['the same once it is decided', testFacts({ ...WITH_ID, decision: 'APPROVED_PENDING' }), 'BASIC'],
  ['another store of a business', testFacts({ ...WITH_ID, intent: 'ADD_STORE' }), 'BASIC'],
  ['whoever is FULL', testFacts(), 'FULL'],
] as const)('%s is treated as %3$s', (_what, given, level) => expect(levelOf(given)).toBe(level));

test('only FULL asks who the owner is before sending', () => {
  expect(formsOf('FULL').filter((form) => !formsOf('BASIC').includes(form))).toEqual([
    'ownerIdentity',
  ]);
});

test.each([
  ['a service of the row', 'WooCommerce', 'BASIC'],
  ['another service', 'invoice', 'FULL'],
  ['no service', undefined, 'FULL'],
] as const)('%s begins at its level', (_what, serviceType, level) =>
  expect(initialLevel(['Woo'], serviceType)).toBe(level),
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
