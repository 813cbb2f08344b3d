import type { ReasonCode } from './underwriting.ts';

/** Reasons shown to applicants as a group, so that a watch-list hit looks like any review. */
const SHOWN_AS = {
  'watch.list': 'review',
  duplicate: 'review',
  'inquiry.review': 'review',
  'inquiry.failedTwice': 'review',
  'owner.failed': 'review',
  'owner.denied': 'review',
  'owner.overdue': 'review',
  'business.unresolved': 'review',
  'source.unavailableTooLong': 'review',
  'person.fraud': 'notApproved',
  'business.declined': 'notApproved',
  'inquiry.failed': 'notApproved',
  'inquiry.fraud': 'notApproved',
  'review.refused': 'notApproved',
  'phone.ownerMismatch': 'photoId',
  'document.requested': 'photoId',
  'person.mismatch': 'more',
} as const satisfies Partial<Record<ReasonCode, string>>;

/** The code of a reason as the applicant's browser may read it. */
export const publicReason = (reason: ReasonCode): string => (SHOWN_AS as Partial<Record<ReasonCode, string>>)[reason] ?? reason;
