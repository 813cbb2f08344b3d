import { localDay } from '../core/dates.ts';
import { daysAfter } from '../orders/order-summary.ts';
import type { ReviewCase, WaitingCase } from './review-queue.ts';

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
  'watchList.hit': 1,
  'photoId.expired': 2,
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

/** The weekday `count` weekdays later; holidays count as days. */
function weekdaysAfter(day: string, count: number): string {
  let at = day;
  for (let left = count; left > 0; ) {
    at = daysAfter(at, 1);
    if (![0, 6].includes(new Date(at).getUTCDay())) left -= 1;
  }
  return at;
}

/**
 * The day that a case is due on: the one that its applicant was told, or our own target in the
 * eastern time that promises are counted by.
 */
export function caseDueBy(
  { reviewCase, since }: Pick<WaitingCase, 'reviewCase' | 'since'>,
  told: { promisedBy?: string; answerBy?: string },
): string {
  const isPromised = PROMISED_CASES.some((one) => one === reviewCase);
  const promise = reviewCase === 'review.requested' ? told.answerBy : told.promisedBy;
  const isTold = isPromised || reviewCase === 'review.requested';
  return (
    (isTold ? promise : undefined) ?? weekdaysAfter(localDay('US', since), CASE_TARGETS[reviewCase])
  );
}
