import { expect, test } from 'vitest';
import {
  invitationEndsAt,
  isInvited,
  isReminderDue,
  isUnreached,
  mailDelivery,
  type OwnerProgress,
  ownerAnswerBy,
  ownerVerification,
} from './invitation.ts';
import { PEOPLE_LIMITS } from './limits.ts';

test.each<[string, Partial<OwnerProgress>, string, boolean]>([
  ['nobody was written to', {}, 'toInvite', false],
  ['the first mail begins their time', { invitedAt: [1_000], askedAt: 1_000 }, 'invited', true],
  ['a reminder', { invitedAt: [1_000, 2_000], askedAt: 1_000 }, 'invited', true],
  [
    'another address since the last mail',
    { invitedAt: [1_000, 2_000], askedAt: 3_000 },
    'toInvite',
    false,
  ],
  [
    'a mail to the other address',
    { invitedAt: [1_000, 2_000, 4_000], askedAt: 3_000 },
    'invited',
    true,
  ],
  [
    'asked again by a reviewer, with the account that they had',
    { invitedAt: [1_000], askedAt: 3_000, userId: 'lena' },
    'started',
    false,
  ],
])('who was invited: %s', (_name, progress, verification, wasInvited) => {
  const owner = { isVerified: false, ...progress };
  expect([ownerVerification(owner), isInvited(owner)]).toEqual([verification, wasInvited]);
});

test.each<[string, Partial<OwnerProgress>, string, boolean, number | undefined]>([
  ['nobody was written to', {}, 'none', true, undefined],
  ['the mail is on its way', { invitedAt: [1_000], askedAt: 1_000 }, 'sending', true, undefined],
  [
    'the mail was accepted',
    { invitedAt: [1_000], mailAcceptedAt: 2_000 },
    'accepted',
    false,
    2_000 + PEOPLE_LIMITS.ownerAnswerMs,
  ],
  [
    'the first mail came back',
    { invitedAt: [1_000], mailRefusedAt: 2_000 },
    'refused',
    true,
    undefined,
  ],
  [
    'a reminder came back',
    { invitedAt: [1_000, 5_000], mailAcceptedAt: 2_000, mailRefusedAt: 6_000 },
    'refused',
    false,
    2_000 + PEOPLE_LIMITS.ownerAnswerMs,
  ],
  [
    'they signed in by a link that somebody handed on',
    { invitedAt: [1_000], mailRefusedAt: 2_000, userId: 'lena' },
    'refused',
    false,
    undefined,
  ],
  [
    'they disowned the business',
    { invitedAt: [1_000], checkFailure: 'denied' },
    'sending',
    false,
    undefined,
  ],
])('whether mail reached them: %s', (_name, progress, delivery, unreached, answerBy) => {
  const owner = { isVerified: false, ...progress };
  expect([mailDelivery(owner), isUnreached(owner), ownerAnswerBy(owner)]).toEqual([
    delivery,
    unreached,
    answerBy,
  ]);
});

test.each([
  ['three days after the last', [0], 3 * 24 * 3_600_000, true],
  ['an hour after one by hand', [3 * 24 * 3_600_000 - 3_600_000], 3 * 24 * 3_600_000, false],
])('a reminder goes out by itself %s: %s', (_what, invitedAt, now, due) =>
  expect(isReminderDue({ invitedAt }, now)).toBe(due),
);

const dayMs = 24 * 3_600_000;

test.each<[string, number, number | undefined, number]>([
  ['the first one, which nobody has accepted yet', 0, undefined, 14],
  ['a reminder', 7, 0, 14],
  ['a reminder of the last day', 13, 0, 14],
  ['one that is sent after the deadline', 20, 0, 34],
])('a link ends with its owner’s time: %s', (_name, sentOn, acceptedOn, endsOn) => {
  const owner = acceptedOn === undefined ? {} : { mailAcceptedAt: acceptedOn * dayMs };
  expect(invitationEndsAt(sentOn * dayMs, owner)).toBe(endsOn * dayMs);
});
