import type { ReasonCode } from './underwriting.ts';

/** What a reviewer may decide, each with the reasons that may be given for it. docs/readings.md 94. */
export const REVIEW_DECISIONS = {
  APPROVED: ['review.passed'],
  DECLINED: ['review.refused', 'person.fraud', 'business.declined', 'category.blocked', 'quebec.blocked', 'inquiry.failed'],
} as const satisfies Record<string, readonly ReasonCode[]>;

export type ReviewDecision = keyof typeof REVIEW_DECISIONS;

export const isReviewDecision = (text: string): text is ReviewDecision => Object.hasOwn(REVIEW_DECISIONS, text);

export const isReviewReason = (decision: ReviewDecision, reason: string): boolean =>
  (REVIEW_DECISIONS[decision] as readonly string[]).includes(reason); // literal rows, read as texts
