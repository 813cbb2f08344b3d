import { expect, test } from 'vitest';
import { keysOf } from '../core/keys-of.ts';
import { REVIEW_DECISIONS } from './reasons.ts';
import {
  CONFIRMED_DECISIONS,
  caseReviewStep,
  needsSecondReviewer,
  reviewStep,
} from './second-reviewer.ts';
import { UNDERWRITING } from './underwriting.ts';

const ROWS = UNDERWRITING.map(({ id }) => id);
const DECISIONS = keysOf(REVIEW_DECISIONS);

test('each row names one of underwriting that sends to review', () => {
  for (const row of CONFIRMED_DECISIONS)
    if ('sentBy' in row) expect([undefined, ...ROWS]).toContain(row.sentBy);
});

test('approving a watch-list hit, a duplicate person, a failed owner or an undecided application needs two reviewers', () => {
  const two = DECISIONS.flatMap((decision) =>
    [undefined, ...ROWS].map((sentBy) => ({ decision, sentBy })),
  ).filter(({ decision, sentBy }) => needsSecondReviewer(decision, { sentBy }));
  expect(two).toEqual([
    { decision: 'APPROVED', sentBy: undefined },
    { decision: 'APPROVED', sentBy: '3-watch-list' },
    { decision: 'APPROVED', sentBy: '5-duplicate' },
    { decision: 'APPROVED', sentBy: '15-owner-unnamed' },
    { decision: 'APPROVED', sentBy: '15-owner-trouble' },
  ]);
});

test.each([
  ['confirmOwner', 'clear', undefined, 'decides'],
  ['confirmOwner', 'hit', undefined, 'proposes'],
  ['confirmOwner', 'hit', 'one', 'repeats'],
  ['confirmOwner', 'hit', 'other', 'decides'],
  ['confirmOwner', 'unknown', undefined, 'proposes'],
  ['confirmOwner', undefined, undefined, 'proposes'],
  ['confirm', undefined, undefined, 'proposes'],
  ['confirm', undefined, 'one', 'repeats'],
  ['confirm', undefined, 'other', 'decides'],
  ['decline', undefined, undefined, 'decides'],
  ['askForAnother', undefined, undefined, 'decides'],
  ['askOwnerAgain', 'hit', undefined, 'decides'],
  ['declineOwner', undefined, undefined, 'decides'],
] as const)(
  '%s, where the watch list says %s of an owner, proposed by %s: %s',
  (action, watchList, proposedBy, step) =>
    expect(caseReviewStep(action, { watchList, proposedBy, reviewer: 'one' })).toBe(step),
);

test.each([
  ['APPROVED', '3-watch-list', undefined, 'proposes'],
  ['APPROVED', '3-watch-list', 'one', 'repeats'],
  ['APPROVED', '3-watch-list', 'other', 'decides'],
  ['DECLINED', '3-watch-list', undefined, 'decides'],
  ['DECLINED', '3-watch-list', 'one', 'decides'],
  ['APPROVED', '13-review', undefined, 'decides'],
  ['APPROVED', undefined, undefined, 'proposes'],
  ['DECLINED', undefined, undefined, 'decides'],
] as const)('%s after %s, proposed by %s: it %s', (decision, sentBy, proposedBy, step) => {
  expect(reviewStep(decision, { sentBy, proposedBy, reviewer: 'one' })).toBe(step);
});

test('approving after two failed photo IDs needs two reviewers; declining needs one', () => {
  const sent = { sentBy: '7-phone-other', reason: 'inquiry.failedTwice' };
  expect(DECISIONS.filter((decision) => needsSecondReviewer(decision, sent))).toEqual(['APPROVED']);
  const once = { sentBy: '7-phone-other', reason: 'inquiry.review' };
  expect(DECISIONS.filter((decision) => needsSecondReviewer(decision, once))).toEqual([]);
});
