import { expect, test } from 'vitest';
import {
  awaitsReplacementReview,
  isReplacement,
  mailboxOf,
  sharesMailbox,
  takesPlace,
} from './owner-replacement.ts';

const LENA = { firstName: 'Lena', lastName: 'Webb', email: 'lena@example.com' };
const reached = { mailAcceptedAt: 1 };

test.each<[string, { mailAcceptedAt?: number; userId?: string }, Partial<typeof LENA>, boolean]>([
  [
    'another mailbox, once a mail has reached the first',
    reached,
    { email: 'me@example.com' },
    true,
  ],
  [
    'another mailbox, once somebody signed in by the link',
    { userId: 'lena' },
    { email: 'me@example.com' },
    true,
  ],
  ['another mailbox before any mail arrived', {}, { email: 'me@example.com' }, false],
  ['the same mailbox in capitals', reached, { email: 'LENA@Example.com' }, false],
  ['the same mailbox with a tag', reached, { email: 'lena+shop@example.com' }, false],
  ['another name altogether', reached, { firstName: 'Otto', lastName: 'Kray' }, true],
  [
    'another name altogether before any mail arrived',
    {},
    { firstName: 'Otto', lastName: 'Kray' },
    false,
  ],
  ['another last name, as after a wedding', reached, { lastName: 'Kray' }, false],
  ['another first name', reached, { firstName: 'Helena' }, false],
  ['first and last name swapped', reached, { firstName: 'Webb', lastName: 'Lena' }, false],
  ['a typo in both', reached, { firstName: 'Lenna', lastName: 'Wbeb' }, false],
  ['an accent', reached, { firstName: 'Léna', lastName: 'Wébb' }, false],
  ['nothing but the share', reached, {}, false],
])('a change is another person: %s', (_what, owner, changed, expected) =>
  expect(isReplacement(owner, LENA, { ...LENA, ...changed })).toBe(expected),
);

test.each([
  ['lena@example.com', 'lena@example.com'],
  [' LENA+a.b@Example.com', 'lena@example.com'],
  ['l.e.n.a+x@gmail.com', 'lena@gmail.com'],
  ['l.ena@example.com', 'l.ena@example.com'],
])('the mailbox of %s is %s', (email, mailbox) => expect(mailboxOf(email)).toBe(mailbox));

test('an address in a mailbox that another owner uses needs proof', () =>
  expect(
    [
      ['marcus@example.com'],
      ['marcus+lena@example.com', undefined],
      ['', 'kim@example.com'],
      [],
    ].map((others) => sharesMailbox('Marcus+2@example.com', others)),
  ).toEqual([true, true, false, false]));

test.each([
  ['nobody was taken off', [], false],
  ['the same mailbox was taken off and added again', ['lena'], false],
  ['somebody else was taken off', ['otto'], true],
])('an added owner takes a place: %s', (_what, removed, expected) =>
  expect(takesPlace(['lena', 'lena under the old key'], removed)).toBe(expected),
);

test.each([
  ['nobody was replaced', { isVerified: false }, false],
  ['replaced and not seen yet', { isVerified: false, replacedAt: 1 }, true],
  ['replaced and accepted', { isVerified: false, replacedAt: 1, replacementSettledAt: 2 }, false],
  ['replaced again after that', { isVerified: false, replacedAt: 3 }, true],
  [
    'proven before a reviewer saw it',
    { isVerified: false, replacedAt: 1, checkFailure: 'replaced' },
    true,
  ],
  [
    'whose check failed, which has a case of its own',
    { isVerified: false, replacedAt: 1, checkFailure: 'failed' },
    false,
  ],
  ['confirmed by a reviewer', { isVerified: true, replacedAt: 1 }, false],
] as const)('a reviewer must look: %s', (_what, owner, expected) =>
  expect(awaitsReplacementReview(owner)).toBe(expected),
);
