import { OWNER_CASES } from '@signet/rulebook/decision/review-queue';
import { OWNER_VERIFICATIONS } from '@signet/rulebook/people/invitation';
import { NEXT_OWNER_PAGE } from '@signet/rulebook/people/owner-pages';
import { expect, test } from 'vitest';
import { partnersProof, turnsOf } from './partners.ts';

const proof = partnersProof();

test('in every way that one, two or three partners may stand, somebody has a turn, and nobody is approved over a partner', () => {
  expect(proof.faults).toEqual([]);
  expect(proof.states).toBeGreaterThan(1_000);
});

test('each row of a partner’s pages, of what the applicant sees of them, of the queue and of the rules about owners is met', () => {
  const rows = [...NEXT_OWNER_PAGE.map(({ id }) => id), ...OWNER_VERIFICATIONS, ...OWNER_CASES];
  const all = [...rows, '15-owner-trouble', '15-other-owner', '17-all-clear', 'decision'];
  expect(all.filter((row) => !proof.met.has(row))).toEqual([]);
});

test('a partner declined by a reviewer cannot act, and a reviewer cannot act on a running check', () => {
  expect(turnsOf({ standing: 'declined', isLate: true })).toEqual([]);
  expect(
    turnsOf({ standing: 'checking', isLate: true }).filter(({ by }) => by === 'reviewer'),
  ).toEqual([]);
});
