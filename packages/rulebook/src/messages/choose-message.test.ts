import { expect, test } from 'vitest';
import { emailFor } from './choose-message.ts';

test.each([
  [{ decision: 'APPROVED' }, undefined, 'approved'],
  [{ decision: 'PENDING', stepUp: 'OTP_SMS' }, undefined, 'received'],
  [
    { decision: 'PENDING', stepUp: 'GOV_ID_SELFIE' },
    { decision: 'PENDING', stepUp: 'OTP_SMS' },
    'informationNeeded',
  ],
  [{ decision: 'PENDING' }, { decision: 'PENDING' }, undefined],
  [{ decision: 'ERROR', reason: 'internal.error' }, { decision: 'PENDING' }, 'inReviewError'],
  [{ decision: 'DECLINED' }, { decision: 'PENDING' }, 'notApproved'],
  [
    { decision: 'PENDING', stepUp: 'GOV_ID_SELFIE' },
    { decision: 'PENDING', stepUp: 'FULL_SSN' },
    'informationNeeded',
  ],
  [
    { decision: 'PENDING', stepUp: 'FULL_SSN' },
    { decision: 'PENDING', stepUp: 'FULL_SSN' },
    undefined,
  ],
  [
    { decision: 'APPROVED_PENDING', stepUp: 'OTP_SMS' },
    { decision: 'APPROVED_PENDING', reason: 'level.basic' },
    undefined,
  ],
  [{ decision: 'PENDING' }, { decision: 'PENDING', stepUp: 'GOV_ID_SELFIE' }, 'inReview'],
  [
    { decision: 'PENDING', reason: 'source.unavailable' },
    { decision: 'PENDING', stepUp: 'OTP_SMS' },
    'stillChecking',
  ],
  [
    { decision: 'PENDING', reason: 'source.unavailable' },
    { decision: 'PENDING', reason: 'source.unavailable' },
    undefined,
  ],
  [
    { decision: 'PENDING', reason: 'source.unavailableTooLong' },
    { decision: 'PENDING', reason: 'source.unavailable' },
    'inReview',
  ],
  [
    { decision: 'PENDING', reason: 'source.unavailableTooLong' },
    { decision: 'PENDING', reason: 'source.unavailableTooLong' },
    undefined,
  ],
  [
    { decision: 'APPROVED', isBankLinked: true },
    { decision: 'APPROVED_PENDING', isBankLinked: true },
    'approvedBankLinked',
  ],
  [
    { decision: 'APPROVED_PENDING', stepUp: 'BO_VERIFICATION' },
    { decision: 'PENDING' },
    'approvedPending',
  ],
  [
    { decision: 'APPROVED_PENDING', stepUp: 'BO_VERIFICATION', isBankLinked: true },
    { decision: 'PENDING' },
    'approvedPendingBankLinked',
  ],
  [
    { decision: 'APPROVED_PENDING', reason: 'level.basic' },
    { decision: 'PENDING' },
    'verificationNeeded',
  ],
  [
    { decision: 'APPROVED_PENDING', stepUp: 'BO_VERIFICATION' },
    { decision: 'APPROVED_PENDING', stepUp: 'EIN_DOC' },
    'approvedPending',
  ],
] as const)('%j after %j is told as %s', (outcome, before, message) =>
  expect(emailFor(outcome, before)).toBe(message),
);
