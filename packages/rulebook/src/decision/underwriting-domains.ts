import type { Domains } from '../core/explore.ts';
import { keysOf } from '../core/keys-of.ts';
import { LIMITS } from '../core/limits.ts';
import { INQUIRY_RESULTS } from '../identity/inquiry.ts';
import { IDENTITY_LIMITS } from '../identity/limits.ts';
import { REPLACEMENT_STATES } from '../people/owner-replacement.ts';
import { BO_STATUSES, STEP_UP_TYPES } from '../reference/enumerations.ts';
import { DECISION_LIMITS } from './limits.ts';

const YES_NO = [false, true];
const STEP_UPS = keysOf(STEP_UP_TYPES);

/** Every value of each fact that a row of the underwriting table may read. */
export const UNDERWRITING_DOMAINS: Domains = {
  'evidence.categoryClass': ['REGULAR', 'PROHIBITED', 'SUPER_PROHIBITED'],
  'evidence.quebecBlocked': YES_NO,
  'evidence.ownFaults': [
    0,
    DECISION_LIMITS.internalErrorAttempts - 1,
    DECISION_LIMITS.internalErrorAttempts,
  ],
  'evidence.watchList': ['clear', 'hit', 'unknown'],
  'evidence.person': ['match', 'mismatch', 'document', 'fraud', 'review', 'fault', 'unknown'],
  'evidence.business': ['match', 'mismatch', 'declined', 'review', 'none', 'unknown'],
  'evidence.phoneOwner': ['same', 'other', 'unknown'],
  'evidence.duplicate': ['none', 'declined', 'approved'],
  'evidence.confirmed': [undefined, ['street.startsNotWithBuildingNumber']],
  'applied.market': ['US', 'CA'],
  'applied.applicationLevel': ['BASIC', 'FULL'],
  'applied.phoneProven': YES_NO,
  'applied.verifiedElsewhere': YES_NO,
  'applied.takesPayments': YES_NO,
  'applied.rechecks': [0, LIMITS.recheckDelaysMs.length],
  'applied.prefersPhoneLink': YES_NO,
  'applied.hasPartners': YES_NO,
  'applied.boStatus': BO_STATUSES,
  'applied.otherOwnersOpen': YES_NO,
  'applied.fullSsnGiven': YES_NO,
  'applied.done': [
    [],
    ...STEP_UPS.map((type) => [type]),
    ['OTP_SMS', 'FULL_SSN'],
    ['OTP_SMS', 'BUSINESS_INFO'],
    ['OTP_SMS', 'BUSINESS_INFO', 'EIN_DOC'],
    STEP_UPS,
  ],
  'applied.ownerTrouble': [undefined, 'failed', 'denied', 'replaced', 'overdue'],
  'applied.hasUnnamedOwners': YES_NO,
  'applied.replacedOwner': [undefined, ...REPLACEMENT_STATES],
  'applied.inquiry': ['none', ...INQUIRY_RESULTS],
  'applied.failedInquiries': [
    0,
    IDENTITY_LIMITS.photoIdFailures - 1,
    IDENTITY_LIMITS.photoIdFailures,
  ],
  'applied.businessDocument': ['none', ...INQUIRY_RESULTS],
  'applied.isReopened': YES_NO,
};
