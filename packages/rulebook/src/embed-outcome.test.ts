import { expect, test } from 'vitest';
import {
  EMBED_OUTCOME_ROWS,
  type EmbedOutcomeFacts,
  embedOutcome,
  embedOutcomeRow,
} from './embed-outcome.ts';

const CASES: [what: string, facts: EmbedOutcomeFacts, row: string][] = [
  [
    'approved, at the end',
    { page: 'complete', status: 'approved', decision: 'APPROVED' },
    'approved',
  ],
  [
    'approved, the bank put off by choice',
    { page: 'complete', status: 'approvedNoBank', decision: 'APPROVED' },
    'approved',
  ],
  [
    'approved, other owners to verify',
    { page: 'complete', status: 'approvedPending', decision: 'APPROVED_PENDING' },
    'approvedPending',
  ],
  [
    'a person of ours looks',
    { page: 'success', status: 'inReview', decision: 'PENDING' },
    'inReview',
  ],
  [
    'a store that a person looks at',
    { page: 'store-success', status: 'inReview', decision: 'PENDING' },
    'inReview',
  ],
  ['not approved', { page: 'success', status: 'declined', decision: 'DECLINED' }, 'notApproved'],
  [
    'not approved, though a step was still open',
    { page: 'success', status: 'declined', decision: 'DECLINED', isStepOpen: true },
    'notApproved',
  ],
  [
    'the lender’s site was opened',
    { page: 'cash-advance-redirect', hasOpenedLender: true },
    'lenderOpened',
  ],
  [
    'the same beside an approved account',
    {
      page: 'cash-advance-redirect',
      status: 'approved',
      decision: 'APPROVED',
      hasOpenedLender: true,
    },
    'lenderOpened',
  ],
  ['an offer that is only shown, or has ended', { page: 'cash-advance-redirect' }, 'goesOn'],
  [
    'back from the lender’s site at the offers',
    { page: 'cash-advance-offers', hasOpenedLender: true },
    'goesOn',
  ],
  [
    'pending, a step put off',
    { page: 'success', status: 'stepUp', decision: 'PENDING', isStepOpen: true },
    'stepOpen',
  ],
  [
    'approved, identity put off',
    {
      page: 'complete',
      status: 'verificationNeeded',
      decision: 'APPROVED_PENDING',
      isStepOpen: true,
    },
    'stepOpen',
  ],
  ['still being checked', { page: 'success', status: 'checking', decision: 'PENDING' }, 'goesOn'],
  [
    'a source is asked again',
    { page: 'success', status: 'stillChecking', decision: 'PENDING' },
    'goesOn',
  ],
  [
    'approved, a bank is still to be linked',
    { page: 'success', status: 'approvedNoBank', decision: 'APPROVED' },
    'goesOn',
  ],
  ['at the bank', { page: 'bank', status: 'approvedNoBank', decision: 'APPROVED' }, 'goesOn'],
  [
    'while the checks run',
    { page: 'verifying', status: 'checking', decision: 'PENDING' },
    'goesOn',
  ],
  ['our own fault', { page: 'leave', status: 'error', decision: 'ERROR' }, 'goesOn'],
  ['nobody has begun', { page: 'get-started' }, 'goesOn'],
  ['an unknown page', { page: undefined, status: 'approved', decision: 'APPROVED' }, 'goesOn'],
];

test.each(CASES)('%s', (_what, facts, row) => expect(embedOutcomeRow(facts)?.id).toBe(row));

test('every row is reached by a case', () => {
  const reached = new Set(CASES.map(([, , row]) => row));
  expect(EMBED_OUTCOME_ROWS.map(({ id }) => id).filter((id) => !reached.has(id))).toEqual([]);
});

const pendingWith = (finishedAt?: number) => ({
  decision: 'PENDING' as const,
  status: { id: finishedAt === undefined ? 'stepUp' : 'inReview' },
  stepUpDetails: [{ type: 'EIN_DOC', requestedAt: 1, finishedAt }],
});

test('an application with a deferred document has no outcome until it is sent', () => {
  expect(embedOutcome('success', pendingWith(), false)).toBeUndefined();
  expect(embedOutcome('success', pendingWith(2), false)).toBe('inReview');
});
