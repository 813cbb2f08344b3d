import { expect, test } from 'vitest';
import type { Facts } from './core/facts.ts';
import { allFactCombinations, openStepUps, testFacts } from './core/facts-cases.ts';
import { partnerViewOf } from './partner-status.ts';
import { STEPS_LEFT } from './partners/partner-news.ts';
import { PARTNER_STATUSES } from './partners/partner-statuses.ts';

test.each<[what: string, facts: Facts, status: string, left: string[]]>([
  [
    'a draft',
    testFacts({ isSubmitted: false, incompleteForm: 'address' }),
    'started',
    ['address', 'ownerIdentity', 'send'],
  ],
  [
    'a closed account leaves nothing to do',
    testFacts({
      decision: 'APPROVED_PENDING',
      stepUps: openStepUps('BO_VERIFICATION'),
      isClosed: true,
    }),
    'closed',
    [],
  ],
  [
    'a refusal leaves nothing to do',
    testFacts({ decision: 'DECLINED', stepUps: openStepUps('FULL_SSN') }),
    'declined',
    [],
  ],
  [
    'a number is asked',
    testFacts({ stepUps: openStepUps('FULL_SSN') }),
    'actionNeeded',
    ['FULL_SSN'],
  ],
  ['our own fault is told as a review', testFacts({ decision: 'ERROR' }), 'inReview', []],
  ['approved without a bank', testFacts({ decision: 'APPROVED' }), 'approved', ['bank']],
  [
    'approved with a verified bank',
    testFacts({ decision: 'APPROVED', isBankLinked: true, isBankVerified: true }),
    'approved',
    [],
  ],
  [
    'other owners still confirm themselves',
    testFacts({ decision: 'APPROVED_PENDING', stepUps: openStepUps('BO_VERIFICATION') }),
    'approvedPending',
    ['bank'],
  ],
])('%s', (_what, facts, status, left) =>
  expect(partnerViewOf({ ...facts, openOwners: [] }, ['address', 'ownerIdentity'])).toMatchObject({
    status,
    stepsLeft: left,
  }),
);

test('every state has a status and known steps, and each status occurs', () => {
  const closed = testFacts({ decision: 'APPROVED', isClosed: true });
  const views = [...allFactCombinations(), closed].map((facts) =>
    partnerViewOf({ ...facts, openOwners: [] }, []),
  );
  expect(new Set(views.map(({ status }) => status))).toEqual(new Set(PARTNER_STATUSES));
  expect(
    [...new Set(views.flatMap(({ stepsLeft }) => stepsLeft))].filter(
      (step) => !STEPS_LEFT.includes(step),
    ),
  ).toEqual([]);
});
