import { expect, test } from 'vitest';
import { isInvited, type OwnerProgress, ownerVerification } from './invitation.ts';

test.each<[string, Partial<OwnerProgress>, string, boolean]>([
  ['nobody was written to', {}, 'toInvite', false],
  ['the first mail begins their time', { invitedAt: [1_000], askedAt: 1_000 }, 'invited', true],
  ['a reminder', { invitedAt: [1_000, 2_000], askedAt: 1_000 }, 'invited', true],
  ['another address since the last mail', { invitedAt: [1_000, 2_000], askedAt: 3_000 }, 'toInvite', false],
  ['a mail to the other address', { invitedAt: [1_000, 2_000, 4_000], askedAt: 3_000 }, 'invited', true],
  ['asked again by a reviewer, with the account that they had', { invitedAt: [1_000], askedAt: 3_000, userId: 'lena' }, 'started', false],
])('who was invited: %s', (_name, progress, verification, wasInvited) => {
  const owner = { isVerified: false, ...progress };
  expect([ownerVerification(owner), isInvited(owner)]).toEqual([verification, wasInvited]);
});
