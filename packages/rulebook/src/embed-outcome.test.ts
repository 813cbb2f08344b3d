import { expect, test } from 'vitest';
import { embedOutcome } from './embed-outcome.ts';

test.each([
  ['complete', 'APPROVED', 'approved'],
  ['complete', 'APPROVED_PENDING', 'approvedPending'],
  ['success', 'PENDING', 'inReview'],
  ['success', 'DECLINED', 'notApproved'],
  ['success', 'APPROVED', undefined], // a bank is still to be linked
  ['bank', 'APPROVED', undefined],
  ['verifying', 'PENDING', undefined],
  ['error', 'ERROR', undefined],
  ['leave', 'ERROR', undefined],
  ['store-success', 'PENDING', 'inReview'],
  ['get-started', undefined, undefined],
  ['cash-advance-offers', undefined, undefined],
  ['cash-advance-redirect', undefined, 'cashAdvance'],
  [undefined, 'APPROVED', undefined],
] as const)('%s with %s: %s', (route, decision, outcome) => expect(embedOutcome(route, decision)).toBe(outcome));
