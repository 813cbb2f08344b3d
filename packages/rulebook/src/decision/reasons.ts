import { isKeyOf, isOneOf } from '../core/keys-of.ts';
/**
 * Reasons of a decision; `texts.*.ts` of the room that a reason is about has a text for the
 * applicant and one for staff.
 */
export const REASONS = [
  'category.blocked',
  'quebec.blocked',
  'internal.error',
  'watch.list',
  'person.fraud',
  'duplicate',
  'phone.notProven',
  'phone.ownerMismatch',
  'owners.missing',
  'document.requested',
  'person.mismatch',
  'inquiry.fraud',
  'inquiry.retry',
  'inquiry.failed',
  'inquiry.failedTwice',
  'inquiry.review',
  'business.mismatch',
  'business.document',
  'business.unresolved',
  'business.declined',
  'review',
  'category.review',
  'address.noBuildingNumber',
  'source.unavailable',
  'source.unavailableTooLong',
  'owners.open',
  'owners.unnamed',
  'owner.failed',
  'owner.denied',
  'owner.replaced',
  'owner.overdue',
  'level.basic',
  'all.clear',
  'review.passed',
  'review.refused',
  'review.reopened',
] as const;
export type ReasonCode = (typeof REASONS)[number];

export const OWNER_TROUBLE_REASONS = [
  'owner.failed',
  'owner.denied',
  'owner.replaced',
  'owner.overdue',
] as const satisfies readonly ReasonCode[];

/** Reasons that applicants see as one group, so that a watch-list hit looks like any review. */
const PUBLIC_REASONS = {
  'watch.list': 'review',
  duplicate: 'review',
  'inquiry.review': 'review',
  'inquiry.failedTwice': 'review',
  'owner.failed': 'review',
  'owner.denied': 'review',
  'owner.overdue': 'review',
  'business.unresolved': 'review',
  'address.noBuildingNumber': 'review',
  'source.unavailableTooLong': 'review',
  'review.reopened': 'review',
  'person.fraud': 'notApproved',
  'business.declined': 'notApproved',
  'inquiry.failed': 'notApproved',
  'inquiry.fraud': 'notApproved',
  'review.refused': 'notApproved',
  'phone.ownerMismatch': 'photoId',
  'document.requested': 'photoId',
  'person.mismatch': 'more',
} as const satisfies Partial<Record<ReasonCode, string>>;

export const publicReason = (reason: ReasonCode): string =>
  isKeyOf(PUBLIC_REASONS, reason) ? PUBLIC_REASONS[reason] : reason;

/** Decisions of a reviewer, with the reasons allowed for each. docs/readings.md 94. */
export const REVIEW_DECISIONS = {
  APPROVED: ['review.passed'],
  DECLINED: [
    'review.refused',
    'person.fraud',
    'business.declined',
    'category.blocked',
    'quebec.blocked',
    'inquiry.failed',
  ],
} as const satisfies Record<string, readonly ReasonCode[]>;

export type ReviewDecision = keyof typeof REVIEW_DECISIONS;

export const isReviewDecision = (text: string): text is ReviewDecision =>
  Object.hasOwn(REVIEW_DECISIONS, text);

export const isReviewReason = (decision: ReviewDecision, reason: string): boolean =>
  isOneOf<string>(REVIEW_DECISIONS[decision], reason);

/**
 * Reasons after which sources are queried again automatically, and who works on it meanwhile.
 * docs/readings.md 86; docs/decisions/0030.
 */
const RECHECK_ACTORS = {
  'source.unavailable': 'machine',
  'source.unavailableTooLong': 'person',
} as const satisfies Partial<Record<ReasonCode, 'machine' | 'person'>>;

export const RECHECKED_REASONS: readonly string[] = Object.keys(RECHECK_ACTORS);

export const recheckActor = (reason = ''): 'machine' | 'person' | undefined =>
  isKeyOf(RECHECK_ACTORS, reason) ? RECHECK_ACTORS[reason] : undefined;

/**
 * True while evidence is being collected. An automatic recheck does not count: page and status stay
 * unchanged. docs/decisions/0030.
 */
export const isChecking = ({
  checkingSince,
  reason,
}: {
  checkingSince?: number;
  reason?: string;
}): boolean => checkingSince !== undefined && recheckActor(reason) === undefined;
