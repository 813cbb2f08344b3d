import { expect, test } from 'vitest';
import { auditSince, changesBetween } from './case-changes.ts';
import { caseHistory } from './case-fixture.ts';

const before = caseHistory();
const { review } = before;
const at = Date.parse('2026-11-24T15:46:00Z');

test.each([
  ['nothing but the version', { review: { ...review, version: 41 } }, []],
  [
    'a claim, which is no change of the case',
    { review: { ...review, heldBy: { id: 's', name: 'Sam', until: at } } },
    [],
  ],
  [
    'a decision',
    { review: { ...review, decision: 'DECLINED' as const } },
    ['Decision: In review → Declined'],
  ],
  [
    'a request for a review',
    {
      review: {
        ...review,
        cases: [...review.cases, { case: 'review.requested' as const, actions: [] }],
      },
    },
    ['Waits for: Decision → Decision, Review asked'],
  ],
  ['a promise', { dueBy: undefined }, ['Due: Tuesday, November 24 → –']],
  [
    'an answer to what we asked for',
    { stepUps: [{ type: 'FULL_SSN', requestedAt: at, finishedAt: at }] },
    ['Asked for: – → Whole SSN or SIN ✓'],
  ],
])('a newer reading shows %s', (_what, change, lines) =>
  expect(
    changesBetween(before, caseHistory(change)).map(
      (one) => `${one.what}: ${one.before} → ${one.after}`,
    ),
  ).toEqual(lines),
);

test('what came on record since is told by its number, not by its time', () => {
  const line = (seq: number, time: number) => ({
    seq,
    at: time,
    actor: 'applicant',
    action: 'review.requested',
    detail: '',
  });
  expect(
    auditSince([line(1, at), line(2, at)], [line(1, at), line(2, at), line(3, at - 1)]),
  ).toEqual([line(3, at - 1)]);
});
