import type { ReviewCase } from './review-queue.ts';

/** Why an application stands in the reviewers' queue, for staff; a decision brings its own reason. */
export type ReviewCaseTexts = Record<Exclude<ReviewCase, 'decision'>, string>;

export const REVIEW_CASE_TEXTS: ReviewCaseTexts = {
  'check.stuck': 'Its check has been open for over ten minutes. It is tried again by itself, every hour in the end.',
  'job.failing': 'Something that should happen by itself keeps failing. It is tried again every hour.',
  'message.undelivered': 'A message could not be delivered for three days, or has no address.',
  'approval.stalled': 'It is approved for now, and nobody is asked for anything.',
  'bank.nameMismatch': 'The bank account is held in another name.',
  'bank.unknownAccount': 'The bank network does not know the account.',
  'bank.unanswered': 'The bank network has not answered about the account. It is asked again every hour.',
};
