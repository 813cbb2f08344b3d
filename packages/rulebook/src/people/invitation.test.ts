import { expect, test } from 'vitest';
import { lastInvitedAt, type OwnerProgress, ownerVerification } from './invitation.ts';

test.each<[string, Partial<OwnerProgress>, string, number | undefined]>([
  ['nobody was written to', {}, 'toInvite', undefined],
  ['the first mail begins their time', { invitedAt: [1_000], askedAt: 1_000 }, 'invited', 1_000],
  ['a reminder', { invitedAt: [1_000, 2_000], askedAt: 1_000 }, 'invited', 2_000],
  ['another address since the last mail', { invitedAt: [1_000, 2_000], askedAt: 3_000 }, 'toInvite', undefined],
  ['a mail to the other address', { invitedAt: [1_000, 2_000, 4_000], askedAt: 3_000 }, 'invited', 4_000],
  [
    'asked again by a reviewer, with the account that they had',
    { invitedAt: [1_000], askedAt: 3_000, userId: 'lena' },
    'started',
    undefined,
  ],
])('who was invited: %s', (_name, progress, verification, invitedAt) => {
  const owner = { isVerified: false, ...progress };
  expect([ownerVerification(owner), lastInvitedAt(owner)]).toEqual([verification, invitedAt]);
});
