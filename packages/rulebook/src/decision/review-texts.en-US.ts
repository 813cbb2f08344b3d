import type { ReviewCase } from './review-queue.ts';

/** Why an application stands in the reviewers' queue, for staff; a decision brings its own reason. */
export type ReviewCaseTexts = Record<Exclude<ReviewCase, 'decision'>, string>;

export const REVIEW_CASE_TEXTS: ReviewCaseTexts = {
  'check.stuck': 'A check has been open for over ten minutes. It’s tried again automatically, hourly in the end.',
  'job.failing': 'An automatic job keeps failing. It’s tried again every hour.',
  'message.undelivered': 'A message couldn’t be delivered for three days, or has no address.',
  'approval.stalled': 'Approved for now, and nobody has been asked for anything.',
  'bank.nameMismatch': 'The bank account is in another name.',
  'bank.unknownAccount': 'The bank network doesn’t know the account.',
  'bank.unanswered': 'The bank network hasn’t answered about the account. It’s asked again every hour.',
};
