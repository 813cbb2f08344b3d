import type { ReviewCase } from './review-queue.ts';

/**
 * Business days within which we settle a case of which nobody was promised anything; any other is
 * due on the day that its applicant was told.
 */
export const CASE_TARGETS = {
  decision: 2,
  'check.stuck': 0,
  'job.failing': 0,
  'message.undelivered': 1,
  'approval.stalled': 1,
  'bank.nameMismatch': 2,
  'bank.depositsFailed': 2,
  'bank.voidCheck': 2,
  'bank.unanswered': 2,
  'review.requested': 2,
  'owner.failed': 2,
  'owner.denied': 2,
  'owner.replaced': 2,
  'owner.overdue': 2,
  'order.owed': 2,
  'changes.overdue': 2,
  'reopening.proposed': 1,
} as const satisfies Record<ReviewCase, 0 | 1 | 2>;

/** Cases that the promise of a decision is about; the others have a day of their own. */
export const PROMISED_CASES = [
  'decision',
  'approval.stalled',
  'owner.failed',
  'owner.denied',
  'owner.replaced',
  'owner.overdue',
] as const satisfies readonly ReviewCase[];
