import { expect, test } from 'vitest';
import { OTHER_OWNERS_STEP_UP } from '../step-ups.ts';
import { mustDecideAfter, mustDecideAgain, type OwnerRoundFacts } from './owner-rounds.ts';

const owner = (id: string, isVerified = false) => ({ id, role: 'owner', isVerified }) as const;
const WAITING: OwnerRoundFacts = {
  onboardedAt: 1,
  decision: 'APPROVED_PENDING',
  stepUps: [{ type: OTHER_OWNERS_STEP_UP, requestedAt: 2 }],
  people: [{ id: 'ana', role: 'applicant', isVerified: false }, owner('lena'), owner('kim', true)],
};
const REST = { ...WAITING, stepUps: [] };

test.each<[string, OwnerRoundFacts, again: boolean, afterLena: boolean]>([
  ['it awaits its owners, and this is the last', WAITING, true, true],
  [
    'it awaits another owner as well',
    { ...WAITING, people: [owner('lena'), owner('kim')] },
    true,
    false,
  ],
  ['a check is running', { ...REST, checkingSince: 3 }, true, true],
  [
    'it is in review over an owner, while another is left',
    { ...REST, reason: 'owner.denied', people: [owner('lena'), owner('kim')] },
    true,
    true,
  ],
  ['it is in review over something else', { ...REST, reason: 'duplicate' }, false, false],
  ['its owners are done with', REST, false, false],
  ['it is final', { ...WAITING, decision: 'DECLINED' }, false, false],
  ['it is closed', { ...WAITING, closedAt: 4 }, false, false],
  ['it was never submitted', { ...WAITING, onboardedAt: undefined }, false, false],
])('an application is decided again where %s', (_case, facts, again, afterLena) => {
  expect([mustDecideAgain(facts), mustDecideAfter(facts, 'lena')]).toEqual([again, afterLena]);
});
