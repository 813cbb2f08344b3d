import { expect, test } from 'vitest';
import type { Facts } from './facts.ts';
import { asked, everyFacts, facts } from './facts-cases.ts';
import { STATUS, statusOf } from './status.ts';

const CASES: [what: string, facts: Facts, status: string][] = [
  ['answers are missing', facts({ onboarded: false, lacks: 'address' }), 'answering'],
  ['all answered, not sent', facts({ onboarded: false }), 'unsent'],
  ['being checked', facts({ checking: true }), 'checking'],
  ['not approved', facts({ decision: 'DECLINED' }), 'declined'],
  ['our own fault', facts({ decision: 'ERROR' }), 'error'],
  ['approved, identity still to verify', facts({ decision: 'APPROVED_PENDING', stepUps: asked('FULL_ONBOARDING') }), 'verificationNeeded'],
  ['a code is asked', facts({ stepUps: asked('OTP_SMS') }), 'stepUp'],
  ['approved, owners still to verify', facts({ decision: 'APPROVED_PENDING', stepUps: asked('BO_VERIFICATION') }), 'approvedPending'],
  ['approved, no bank', facts({ decision: 'APPROVED' }), 'approvedNoBank'],
  ['approved, the bank was put off', facts({ decision: 'APPROVED', bankPutOff: true }), 'approvedNoBank'],
  ['approved, bank linked', facts({ decision: 'APPROVED', bankSubmitted: true }), 'approved'],
  ['somebody looks', facts(), 'inReview'],
];

test.each(CASES)('%s', (_what, given, status) => expect(statusOf(given).id).toBe(status));

test('every row of status is reached by a case', () => {
  const reached = new Set(CASES.map(([, , status]) => status));
  expect(STATUS.map(({ id }) => id).filter((id) => !reached.has(id))).toEqual([]);
});

test('nobody is paid out unless approved with a bank', () => {
  const wrong = everyFacts().filter((given) => statusOf(given).money.payouts && !(given.decision === 'APPROVED' && given.bankSubmitted));
  expect(wrong).toEqual([]);
});

test('nobody takes money before a decision that allows it', () => {
  const allowing = new Set(['APPROVED', 'APPROVED_PENDING']);
  const wrong = everyFacts().filter(
    (given) => statusOf(given).money.online && !(given.onboarded && !given.checking && allowing.has(given.decision)),
  );
  expect(wrong).toEqual([]);
});
