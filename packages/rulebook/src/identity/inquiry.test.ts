import { expect, test } from 'vitest';
import {
  currentInquiry,
  failedInquiries,
  type InquiryFacts,
  inquiryAttemptsLeft,
  inquiryFailure,
  inquiryModeOf,
  inquiryResult,
  isSelfieOptional,
  mayRequestManualReview,
  openInquiry,
  resolveSelfie,
  withoutTimedOut,
} from './inquiry.ts';
import { IDENTITY_LIMITS } from './limits.ts';

const inquiry = (
  settledAt: number,
  result?: InquiryFacts['result'],
  mode: InquiryFacts['mode'] = 'identification',
): InquiryFacts => ({
  id: `inq_${settledAt}`,
  mode,
  withSelfie: true,
  status: result ? 'RECEIVED' : 'TIMEOUT',
  createdAt: 0,
  settledAt,
  ...(result ? { result } : {}),
});

test('the last result of a mode counts, and an expired inquiry has none', () => {
  expect(inquiryResult([], 'identification')).toBe('none');
  expect(inquiryResult([inquiry(5)], 'identification')).toBe('none');
  expect(
    inquiryResult(
      [inquiry(5, 'review'), inquiry(9, 'passed'), inquiry(7, 'failed')],
      'identification',
    ),
  ).toBe('passed');
  expect(inquiryResult([inquiry(5, 'passed')], 'verification')).toBe('none');
});

test('counts failed inquiries and gives the reason of the last', () => {
  const expired = { ...inquiry(3, 'failed'), failure: 'documentExpired' as const };
  expect([failedInquiries([], 'identification'), inquiryFailure([], 'identification')]).toEqual([
    0,
    undefined,
  ]);
  expect([
    failedInquiries([expired], 'identification'),
    inquiryFailure([expired], 'identification'),
  ]).toEqual([1, 'documentExpired']);
  expect(inquiryFailure([expired, inquiry(9)], 'identification')).toBe('documentExpired');
  expect(inquiryFailure([expired, inquiry(9, 'failed')], 'identification')).toBe('other');
  expect(
    failedInquiries([expired, inquiry(9, 'failed'), inquiry(10, 'fraud')], 'identification'),
  ).toBe(2);
  expect(inquiryFailure([expired, inquiry(9, 'passed')], 'identification')).toBeUndefined();
  expect(failedInquiries([expired], 'verification')).toBe(0);
});

const hour = 3_600_000;
test('allows five tries in six hours', () => {
  const now = 100 * hour;
  expect(inquiryAttemptsLeft([], now)).toEqual({ left: 5 });
  expect(inquiryAttemptsLeft([now - 7 * hour, now - hour], now)).toEqual({ left: 4 });
  const five = [5, 4, 3, 2, 1].map((ago) => now - ago * hour);
  expect(inquiryAttemptsLeft(five, now)).toEqual({ left: 0, nextAt: now + hour });
  expect(inquiryAttemptsLeft(five, now + hour - 1).left).toBe(0);
  expect(inquiryAttemptsLeft(five, now + hour).left).toBe(1);
  expect([5, 2, 1, 0].map((left) => mayRequestManualReview(left))).toEqual([
    false,
    false,
    true,
    true,
  ]);
  expect(mayRequestManualReview(4, true)).toBe(true);
  expect([0, 1, 2].map((timedOut) => mayRequestManualReview(5, false, timedOut))).toEqual([
    false,
    false,
    true,
  ]);
  expect(IDENTITY_LIMITS.photoIdAttempts).toBe(5);
});

test('makes the selfie optional only in Quebec, by home or business address', () => {
  expect(isSelfieOptional({ 'applicant.address.territory': 'QC' }, 'CA')).toBe(true);
  expect(
    isSelfieOptional(
      { 'company.address.territory': 'QC', 'applicant.address.territory': 'ON' },
      'CA',
    ),
  ).toBe(true);
  expect(isSelfieOptional({ 'company.address.territory': 'ON' }, 'CA')).toBe(false);
  expect(isSelfieOptional({ 'company.address.territory': 'QC' }, 'US')).toBe(false);
});

test.each([
  [
    'elsewhere there is one, whatever is asked',
    'identification',
    { withSelfie: false },
    false,
    true,
  ],
  ['in Quebec none unless asked for', 'identification', {}, true, false],
  [
    'in Quebec one with consent',
    'identification',
    { withSelfie: true, selfieConsent: true },
    true,
    true,
  ],
  ['in Quebec none without consent', 'identification', { withSelfie: true }, true, undefined],
  ['a business has no face', 'verification', { withSelfie: true }, true, false],
] as const)('a selfie: %s', (_name, mode, wish, isChoice, expected) =>
  expect(resolveSelfie(mode, wish, isChoice)).toBe(expected),
);

test('each mode has its step-up, and other steps have no inquiry', () => {
  expect(inquiryModeOf('GOV_ID_SELFIE')).toBe('identification');
  expect(inquiryModeOf('EIN_DOC')).toBe('verification');
  expect(inquiryModeOf('OTP_SMS')).toBeUndefined();
});

const begun = (
  id: string,
  status: InquiryFacts['status'],
  mode: InquiryFacts['mode'] = 'identification',
): InquiryFacts => ({
  id,
  mode,
  status,
  withSelfie: true,
  createdAt: 0,
});

test.each<[string, InquiryFacts[], string | undefined, string | undefined]>([
  ['none', [], undefined, undefined],
  [
    'one that goes on before a later one that ended',
    [begun('a', 'IN_PROGRESS'), begun('b', 'TIMEOUT')],
    'a',
    'a',
  ],
  ['only ones that ended', [begun('a', 'TIMEOUT'), begun('b', 'RECEIVED')], undefined, 'b'],
  ['one of the other mode', [begun('a', 'IN_PROGRESS', 'verification')], undefined, undefined],
])('with %s: the open inquiry, and the one that is meant', (_what, inquiries, open, current) => {
  expect([
    openInquiry(inquiries, 'identification')?.id,
    currentInquiry(inquiries, 'identification')?.id,
  ]).toEqual([open, current]);
});

test.each([
  ['its own attempt, the last one before it began', [1, 5, 9], 7, [1, 9]],
  ['an attempt of the same moment', [1, 5], 5, [1]],
  ['none, where no attempt was before it', [9], 7, [9]],
  ['none, where nothing was tried', [], 7, []],
])('an inquiry that ran out of time gives back %s', (_which, triedAt, createdAt, left) => {
  expect(withoutTimedOut(triedAt, createdAt)).toEqual(left);
});
