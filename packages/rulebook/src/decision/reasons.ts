/** Why a decision was taken; each has a text for the applicant and one for staff in `texts.*.ts` beside this file. */
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
  'source.unavailable',
  'source.unavailableTooLong',
  'owners.open',
  'owner.failed',
  'owner.denied',
  'owner.overdue',
  'level.basic',
  'all.clear',
  'review.passed',
  'review.refused',
] as const;
export type ReasonCode = (typeof REASONS)[number];

/** The reasons of the row about owners who are no longer waited for. */
export const OWNER_TROUBLE_REASONS = ['owner.failed', 'owner.denied', 'owner.overdue'] as const satisfies readonly ReasonCode[];

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

/** What a reviewer may decide, each with the reasons that may be given for it. docs/readings.md 94. */
export const REVIEW_DECISIONS = {
  APPROVED: ['review.passed'],
  DECLINED: ['review.refused', 'person.fraud', 'business.declined', 'category.blocked', 'quebec.blocked', 'inquiry.failed'],
} as const satisfies Record<string, readonly ReasonCode[]>;

export type ReviewDecision = keyof typeof REVIEW_DECISIONS;

export const isReviewDecision = (text: string): text is ReviewDecision => Object.hasOwn(REVIEW_DECISIONS, text);

export const isReviewReason = (decision: ReviewDecision, reason: string): boolean =>
  (REVIEW_DECISIONS[decision] as readonly string[]).includes(reason); // literal rows, read as texts

/** Reasons after which the sources are asked again by themselves, and who is at work meanwhile. docs/readings.md 86; docs/decisions/0030. */
const ASKED_AGAIN = { 'source.unavailable': 'machine', 'source.unavailableTooLong': 'person' } as const satisfies Partial<
  Record<ReasonCode, 'machine' | 'person'>
>;

/** The reasons themselves. */
export const RECHECKED_REASONS: readonly string[] = Object.keys(ASKED_AGAIN);

export const recheckActor = (reason: string | undefined): 'machine' | 'person' | undefined =>
  (ASKED_AGAIN as Readonly<Record<string, 'machine' | 'person'>>)[reason ?? '']; // a stored reason is a text

/** True while evidence is being collected. While a source is asked again automatically, page and status stay as they are. docs/decisions/0030. */
export const isChecking = ({ checkingSince, reason }: { checkingSince?: number; reason?: string }): boolean =>
  checkingSince !== undefined && recheckActor(reason) === undefined;
