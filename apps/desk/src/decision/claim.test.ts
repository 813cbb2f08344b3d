import { expect, test } from 'vitest';
import { claimOf, decideStep } from './claim.ts';

const NOW = 1_000_000;
const minute = 60_000;
const robin = { id: 'robin', name: 'Robin' };
const sam = { id: 'sam', name: 'Sam' };
const until = NOW + 11 * minute;
const decisions: ('APPROVED' | 'DECLINED')[] = ['APPROVED', 'DECLINED'];
const proposedBy = (reviewer: typeof sam) => ({
  proposal: { decision: 'APPROVED', reviewer, proposedAt: NOW - minute },
});

test.each([
  ['nobody', { decisions }, { is: 'free' }],
  ['me', { decisions, heldBy: { ...robin, until } }, { is: 'mine', leftMs: 11 * minute }],
  [
    'somebody else',
    { decisions, heldBy: { ...sam, until } },
    { is: 'other', name: 'Sam', until, leftMs: 11 * minute },
  ],
  ['somebody whose time is over', { decisions, heldBy: { ...sam, until: NOW } }, { is: 'free' }],
])('claimed by %s', (_who, review, claim) => expect(claimOf(review, robin.id, NOW)).toEqual(claim));

test.each([
  ['only reads what is decided already', { decisions: [] }, 'nothing'],
  ['claims what is free', { decisions }, 'claim'],
  ['decides what is theirs', { decisions, heldBy: { ...robin, until } }, 'decide'],
  ['waits for somebody else', { decisions, heldBy: { ...sam, until } }, 'wait'],
  ['claims a proposal first', { decisions, ...proposedBy(sam) }, 'claim'],
  [
    'takes the second look at a claimed proposal',
    { decisions, heldBy: { ...robin, until }, ...proposedBy(sam) },
    'second',
  ],
  ['may only withdraw their own proposal', { decisions, ...proposedBy(robin) }, 'withdraw'],
  [
    'withdraws it while another one takes the second look',
    { decisions, heldBy: { ...sam, until }, ...proposedBy(robin) },
    'withdraw',
  ],
] as const)('a reviewer %s', (_what, review, step) =>
  expect(decideStep(review as Parameters<typeof decideStep>[0], robin.id, NOW)).toBe(step),
);
