import type { OwnerView } from '@signet/rulebook/people/view';
import { expect, test } from 'vitest';
import { nextOwner, ownerState, ownersLeft, stepOf } from './owner-state.ts';
import { TEXTS } from './texts.en-US.ts';

type Seen = Pick<OwnerView, 'verification' | 'status' | 'invitation' | 'need'>;
const refused = { isOpen: true, left: 3, delivery: 'refused' } as const;

test.each<[string, Seen, 'open' | 'waiting' | 'closed', string]>([
  ['the applicant', { status: 'completed' }, 'open', 'Completed'],
  [
    'a partner whose details are missing',
    { status: 'incomplete', verification: 'toInvite' },
    'open',
    'Incomplete',
  ],
  [
    'a partner who gives the rest',
    { status: 'request to be sent', verification: 'toInvite' },
    'open',
    'Request to be sent',
  ],
  [
    'everything known while the list is filled',
    { status: 'completed', verification: 'toInvite' },
    'open',
    'Completed',
  ],
  [
    'everything known of somebody who was never asked',
    { status: 'completed', verification: 'toInvite' },
    'closed',
    'Request to be sent',
  ],
  [
    'a link is out',
    { status: 'request to be sent', verification: 'invited' },
    'waiting',
    'Link sent',
  ],
  [
    'a link that came back',
    { status: 'completed', verification: 'invited', invitation: refused },
    'closed',
    'Email came back',
  ],
  [
    'a submitted list that lacks their details',
    { status: 'incomplete', verification: 'toInvite', need: 'details' },
    'waiting',
    'Details missing',
  ],
  [
    'signed in, and out of time',
    { status: 'completed', verification: 'started', need: 'late' },
    'closed',
    'Out of time',
  ],
  ['signed in', { status: 'completed', verification: 'started' }, 'closed', 'Signed in'],
  ['under check', { status: 'completed', verification: 'checking' }, 'closed', 'Being checked'],
  ['looked at', { status: 'completed', verification: 'inReview' }, 'closed', 'In review'],
  ['done', { status: 'completed', verification: 'verified' }, 'closed', 'Confirmed'],
  ['not theirs', { status: 'completed', verification: 'denied' }, 'closed', 'Not their business'],
])('the word on a card: %s', (_name, owner, stage, text) =>
  expect(ownerState(owner, stage, TEXTS).text).toBe(text),
);

const owner = (id: string, more: Partial<OwnerView>): OwnerView => ({
  id,
  type: 'OWNER',
  status: 'completed',
  firstName: id,
  lastName: 'Rowe',
  email: `${id}@example.com`,
  ownershipPercentage: '30',
  ...more,
});
const sentTo = (answerBy?: number): OwnerView['invitation'] => ({
  isOpen: true,
  left: 3,
  delivery: 'accepted',
  ...(answerBy === undefined ? {} : { answerBy }),
});

test.each<[string, Pick<OwnerView, 'verification' | 'invitation'>, number | undefined]>([
  ['nobody was asked', { verification: 'toInvite' }, undefined],
  [
    'the link is on its way',
    { verification: 'invited', invitation: { isOpen: true, left: 3, delivery: 'sending' } },
    0,
  ],
  ['the link arrived', { verification: 'invited', invitation: sentTo() }, 1],
  ['the link came back', { verification: 'invited', invitation: refused }, undefined],
  ['signed in', { verification: 'started', invitation: sentTo() }, 2],
  ['details given', { verification: 'checking' }, 3],
  ['a reviewer looks', { verification: 'inReview' }, 3],
  ['confirmed', { verification: 'verified' }, undefined],
  ['not theirs', { verification: 'denied' }, undefined],
])('the step of four: %s', (_name, seen, step) => expect(stepOf(seen)).toBe(step));

const DAY = 86_400_000;
const now = 10 * DAY;
const dayOf = (at: number): string => String(Math.floor(at / DAY));

test('counts remaining owners by who must act, and returns their common deadline', () => {
  const dana = owner('Dana', { verification: 'invited', invitation: sentTo(24 * DAY + 5) });
  const theo = owner('Theo', { verification: 'started', invitation: sentTo(24 * DAY + 9) });
  const kim = owner('Kim', { verification: 'checking', invitation: sentTo(20 * DAY) });
  const lena = owner('Lena', { verification: 'verified' });
  const you = owner('You', { type: 'APPLICANT_OWNER' });
  const left = ownersLeft([you, dana, theo, kim, lena], { now, dayOf });
  expect(left.theirs).toEqual([dana, theo]);
  expect(left.ours).toEqual([kim]);
  expect(left.by).toBe(24 * DAY + 5);
});

test.each<[string, readonly (number | undefined)[]]>([
  ['the days differ', [24 * DAY, 25 * DAY]],
  ['one has none yet', [24 * DAY, undefined]],
  ['it has passed', [9 * DAY, 9 * DAY]],
])('tells no day for all of them where %s', (_name, days) => {
  const owners = days.map((at, nth) =>
    owner(`o${nth}`, { verification: 'invited', invitation: sentTo(at) }),
  );
  expect(ownersLeft(owners, { now, dayOf }).by).toBeUndefined();
});

test('only the owner with the most urgent need has the filled button', () => {
  const late = owner('late', { need: 'late' });
  const mail = owner('mail', { need: 'mail' });
  const second = owner('second', { need: 'mail' });
  expect(nextOwner([late, owner('waits', {}), mail, second])).toBe(mail);
  expect(nextOwner([owner('waits', {})])).toBeUndefined();
});
