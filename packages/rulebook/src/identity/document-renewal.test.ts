import { expect, test } from 'vitest';
import type { IdentityDocument } from '../core/identity-document.ts';
import { type ReviewCaseFacts, waitingCases } from '../decision/review-queue.ts';
import { inquiriesOfRenewal, openRenewalOf, renewalMailsDue } from './document-renewal.ts';

test.each([
  ['2026-10-01', 0],
  ['2026-11-08', 0],
  ['2026-11-09', 1],
  ['2026-11-24', 1],
  ['2026-11-25', 2],
  ['2026-12-05', 2],
  ['2026-12-06', 3],
  ['2027-03-01', 3],
])('on %s, %i mails about an ID that ends on 2026-12-09 are due', (today, mails) =>
  expect(renewalMailsDue('2026-12-09', today)).toBe(mails),
);

const asked: IdentityDocument = { personId: 'per_1', expiresOn: '2026-12-09', askedAt: 10 };

test.each<[what: string, application: Parameters<typeof openRenewalOf>[0], isOpen: boolean]>([
  ['an approved account that was asked', { decision: 'APPROVED', documents: [asked] }, true],
  [
    'nobody was asked yet',
    { decision: 'APPROVED', documents: [{ ...asked, askedAt: undefined }] },
    false,
  ],
  ['somebody else was', { decision: 'APPROVED', documents: [{ ...asked, personId: 'x' }] }, false],
  ['it was shown', { decision: 'APPROVED', documents: [{ ...asked, givenAt: 11 }] }, false],
  ['it was settled', { decision: 'APPROVED', documents: [{ ...asked, settledAt: 11 }] }, false],
  ['the account is closed', { decision: 'APPROVED', closedAt: 11, documents: [asked] }, false],
  ['checks may still go on', { decision: 'APPROVED_PENDING', documents: [asked] }, false],
  ['no document is known', { decision: 'APPROVED' }, false],
])('a new photo ID is taken: %s', (_what, application, isOpen) =>
  expect(openRenewalOf(application, 'per_1') !== undefined).toBe(isOpen),
);

test('what was shown before a renewal says nothing about it', () => {
  const shown = [{ createdAt: 5 }, { createdAt: 12 }];
  expect(inquiriesOfRenewal(shown, asked)).toEqual([{ createdAt: 12 }]);
  expect(inquiriesOfRenewal(shown, undefined)).toEqual(shown);
});

const reviewCaseFacts = (
  given: Pick<ReviewCaseFacts, 'decision' | 'isClosed' | 'renewals'>,
): ReviewCaseFacts => ({
  ...{ market: 'US', applicationLevel: 'FULL', stepUps: [], unpaidMonths: [] },
  ...{ areOwnersAwaited: false, owners: [] },
  ...given,
});

const eastern = (at: string): number => Date.parse(`${at}-05:00`);

test.each([
  ['its last day goes by', [{ ...asked }], eastern('2026-12-10T00:00:00')],
  ['something was shown that needs a look', [{ ...asked, givenAt: 12 }], 12],
  [
    'they were asked too late',
    [{ ...asked, askedAt: eastern('2027-01-05T09:00:00') }],
    eastern('2027-01-05T09:00:00'),
  ],
  [
    'the first of two',
    [
      { ...asked, expiresOn: '2027-12-09' },
      { ...asked, givenAt: 12 },
    ],
    12,
  ],
])('a case opens once %s', (_what, renewals, opensAt) =>
  expect(
    waitingCases(reviewCaseFacts({ decision: 'APPROVED', renewals }))
      .filter(({ reviewCase }) => reviewCase === 'photoId.expired')
      .map((one) => one.opensAt),
  ).toEqual([opensAt]),
);

test('no case opens for an account that is closed, or whose checks go on', () => {
  const renewals = [asked];
  for (const facts of [
    { decision: 'APPROVED' as const, isClosed: true },
    { decision: 'PENDING' as const },
  ])
    expect(
      waitingCases(reviewCaseFacts({ ...facts, renewals })).map(({ reviewCase }) => reviewCase),
    ).not.toContain('photoId.expired');
});
