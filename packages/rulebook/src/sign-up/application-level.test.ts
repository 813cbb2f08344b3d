import { expect, test } from 'vitest';
import { openStepUps, testFacts } from '../core/facts-cases.ts';
import { defaultFlags } from '../core/flags.ts';
import { formsOf, identityError, initialLevel, levelOf } from './application-level.ts';

const WITH_ID = { applicationLevel: 'BASIC', hasBusinessId: true } as const;

test.each([
  ['a new business that has its id', testFacts(WITH_ID), 'FULL'],
  ['the same without an id', testFacts({ ...WITH_ID, hasBusinessId: false }), 'BASIC'],
  ['the same once something is asked', testFacts({ ...WITH_ID, stepUps: openStepUps('OTP_SMS') }), 'BASIC'],
  ['the same once it is decided', testFacts({ ...WITH_ID, decision: 'APPROVED_PENDING' }), 'BASIC'],
  ['another store of a business', testFacts({ ...WITH_ID, intent: 'ADD_STORE' }), 'BASIC'],
  ['whoever is FULL', testFacts(), 'FULL'],
] as const)('%s is treated as %3$s', (_what, given, level) => expect(levelOf(given)).toBe(level));

test('only FULL asks who the owner is before sending', () => {
  expect(formsOf('FULL').filter((form) => !formsOf('BASIC').includes(form))).toEqual(['ownerIdentity']);
});

const BASIC_SERVICES = [{ portal: 'GODADDY', group: 'Woo' }] as const;

test.each([
  ['a configured service of its portal', { portal: 'GODADDY', serviceType: 'WooCommerce' }, 'BASIC'],
  ['the same service in the other portal', { portal: 'POYNT', serviceType: 'WooCommerce' }, 'FULL'],
  ['another service', { portal: 'GODADDY', serviceType: 'invoice' }, 'FULL'],
  ['no service', { portal: 'GODADDY' }, 'FULL'],
] as const)('%s begins at its level', (_what, asked, level) => expect(initialLevel(BASIC_SERVICES, asked)).toBe(level));

const SSN = 'applicant.governmentIdentification.value';
const PHONE = { 'applicant.phone.localPhoneNumber': '4155550123' };

test.each([
  ['the whole identity', [SSN, ...Object.keys(PHONE)], PHONE, ['applicant.dob', SSN], undefined],
  ['a part, where the rest is on file', [SSN], PHONE, ['applicant.dob', SSN], undefined],
  ['a part, where more is missing', [SSN], {}, ['applicant.dob', SSN], 'application.incomplete'],
  ['another answer beside it', [SSN, 'company.name'], PHONE, ['applicant.dob', SSN], 'application.alreadySubmitted'],
] as const)('the identity that was left for later: %s', (_what, sent, answers, given, fault) => {
  expect(identityError(sent, { answers, given: new Set(given), context: { market: 'US', flags: defaultFlags({}) } })).toBe(fault);
});
