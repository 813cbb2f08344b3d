import { expect, test } from 'vitest';
import type { Facts } from './core/facts.ts';
import { allFactCombinations, openStepUps, testFacts } from './core/facts-cases.ts';
import { nextPage } from './next-page.ts';
import type { StepUpType } from './reference/enumerations.ts';
import { STATUS, slaOf, statusOf } from './status.ts';

const CASES: [what: string, facts: Facts, status: string][] = [
  [
    'answers are missing',
    testFacts({ isSubmitted: false, incompleteForm: 'address' }),
    'answering',
  ],
  ['all answered, not sent', testFacts({ isSubmitted: false }), 'unsent'],
  ['being checked', testFacts({ checking: true }), 'checking'],
  ['not approved', testFacts({ decision: 'DECLINED' }), 'declined'],
  ['our own fault', testFacts({ decision: 'ERROR' }), 'error'],
  [
    'approved, identity still to verify',
    testFacts({ decision: 'APPROVED_PENDING', stepUps: openStepUps('FULL_ONBOARDING') }),
    'verificationNeeded',
  ],
  ['a code is asked', testFacts({ stepUps: openStepUps('OTP_SMS') }), 'stepUp'],
  [
    'approved, no mail has reached an owner',
    testFacts({
      decision: 'APPROVED_PENDING',
      stepUps: openStepUps('BO_VERIFICATION'),
      hasUnreachedOwner: true,
    }),
    'ownersToInvite',
  ],
  [
    'approved, owners still to verify, no bank',
    testFacts({ decision: 'APPROVED_PENDING', stepUps: openStepUps('BO_VERIFICATION') }),
    'approvedPendingNoBank',
  ],
  [
    'approved, owners still to verify, bank linked',
    testFacts({
      decision: 'APPROVED_PENDING',
      stepUps: openStepUps('BO_VERIFICATION'),
      isBankLinked: true,
    }),
    'approvedPending',
  ],
  [
    'approved, details of the owners missing',
    testFacts({
      decision: 'APPROVED_PENDING',
      boStatus: 'WAITING_FOR_INFO',
      stepUps: openStepUps('BO_VERIFICATION'),
    }),
    'approvedPending',
  ],
  ['approved, no bank', testFacts({ decision: 'APPROVED' }), 'approvedNoBank'],
  [
    'approved, the bank was put off',
    testFacts({ decision: 'APPROVED', isBankDeferred: true }),
    'approvedNoBank',
  ],
  [
    'approved, the bank has not said yes',
    testFacts({ decision: 'APPROVED', isBankLinked: true }),
    'bankPending',
  ],
  [
    'approved, the account replaced another one today',
    testFacts({
      decision: 'APPROVED',
      isBankLinked: true,
      isBankVerified: true,
      arePayoutsHeld: true,
    }),
    'payoutsHeld',
  ],
  [
    'approved, a person looks at the account',
    testFacts({ decision: 'APPROVED', isBankLinked: true, bankReview: 'open' }),
    'bankInReview',
  ],
  [
    'approved, test deposits are on their way',
    testFacts({ decision: 'APPROVED', isBankLinked: true, testDeposits: 'sent' }),
    'depositsSent',
  ],
  [
    'approved, their amounts are to be entered',
    testFacts({ decision: 'APPROVED', isBankLinked: true, testDeposits: 'arrived' }),
    'depositsArrived',
  ],
  [
    'approved, bank linked',
    testFacts({ decision: 'APPROVED', isBankLinked: true, isBankVerified: true }),
    'approved',
  ],
  [
    'closed by its person',
    testFacts({ decision: 'APPROVED', isBankLinked: true, isBankVerified: true, isClosed: true }),
    'closed',
  ],
  ['a source is asked again', testFacts({ isRecheckPending: true }), 'stillChecking'],
  ['somebody looks', testFacts(), 'inReview'],
];

test.each(CASES)('%s', (_what, given, status) => expect(statusOf(given).id).toBe(status));

test('every row is reached by a case', () => {
  const reached = new Set(CASES.map(([, , status]) => status));
  expect(STATUS.map(({ id }) => id).filter((id) => !reached.has(id))).toEqual([]);
});

test('payouts need an approval and a confirmed account that was not changed today', () => {
  const wrong = allFactCombinations().filter(
    (given) =>
      statusOf(given).money.payouts &&
      !(given.decision === 'APPROVED' && given.isBankVerified && given.arePayoutsHeld !== true),
  );
  expect(wrong).toEqual([]);
});

test('online payments need an approval', () => {
  const allowing = new Set(['APPROVED', 'APPROVED_PENDING']);
  const wrong = allFactCombinations().filter(
    (given) =>
      statusOf(given).money.online &&
      !(given.isSubmitted && !given.checking && allowing.has(given.decision)),
  );
  expect(wrong).toEqual([]);
});

test('on the pages that link a bank the next action is linkBank', () => {
  const pages = allFactCombinations().map((given) => ({
    page: nextPage(given).page,
    ...statusOf(given),
  }));
  expect(
    pages.filter(({ page, next }) => ['bank', 'owners-bank'].includes(page) && next !== 'linkBank'),
  ).toEqual([]);
});

test('every status that waits for us or the bank has a promised time, except checking', () => {
  const silent = allFactCombinations().filter(
    (given) => ['us', 'bank'].includes(statusOf(given).waitingOn) && slaOf(given) === undefined,
  );
  expect([...new Set(silent.map((given) => statusOf(given).id))]).toEqual(['checking']);
});

const answered = (...types: StepUpType[]) =>
  types.map((type, at) => ({ type, requestedAt: at, finishedAt: at + 1, result: 'done' as const }));

test.each([
  ['the application itself', testFacts(), 'review'],
  [
    'the application, once the phone is proven',
    testFacts({ stepUps: answered('OTP_SMS') }),
    'review',
  ],
  ['a tax number', testFacts({ stepUps: answered('OTP_SMS', 'FULL_SSN') }), 'tax'],
  [
    'a photo ID that came after the number',
    testFacts({ stepUps: answered('FULL_SSN', 'GOV_ID_SELFIE') }),
    'stepUp',
  ],
  ['a document', testFacts({ stepUps: answered('OTP_SMS', 'BUSINESS_INFO', 'EIN_DOC') }), 'stepUp'],
  [
    'a list of owners, which is not looked at',
    testFacts({ stepUps: answered('BUSINESS_INFO', 'BO_INFO') }),
    'tax',
  ],
] as const)('a review of %s takes as long as that', (_what, given, followUp) =>
  expect(slaOf(given)).toBe(followUp),
);

test.each([
  ['a code', testFacts({ stepUps: openStepUps('OTP_SMS') }), undefined],
  ['the number', testFacts({ stepUps: openStepUps('FULL_SSN') }), 'tax'],
  ['photo ID', testFacts({ stepUps: openStepUps('GOV_ID_SELFIE') }), 'stepUp'],
  [
    'a document, while payments are taken',
    testFacts({ decision: 'APPROVED_PENDING', stepUps: openStepUps('EIN_DOC') }),
    'stepUp',
  ],
  [
    'identity, later',
    testFacts({ decision: 'APPROVED_PENDING', applicationLevel: 'BASIC' }),
    'stepUp',
  ],
] as const)('what is asked says how long a look at it takes: %s', (_what, given, followUp) =>
  expect(slaOf(given)).toBe(followUp),
);
