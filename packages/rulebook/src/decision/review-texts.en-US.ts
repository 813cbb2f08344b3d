import type { ReviewAction, ReviewActionReason } from './review-actions.ts';
import type { ReviewCase } from './review-queue.ts';

export type ReviewCaseTexts = Record<Exclude<ReviewCase, 'decision'>, string>;

export const REVIEW_CASE_TEXTS: ReviewCaseTexts = {
  'check.stuck': 'A check has been open for over ten minutes. It’s tried again automatically, hourly in the end.',
  'job.failing': 'An automatic job keeps failing. It’s tried again every hour.',
  'message.undelivered': 'A message couldn’t be delivered for three days, or has no address.',
  'approval.stalled': 'Approved for now, and nobody has been asked for anything.',
  'bank.nameMismatch': 'The bank account is in another name.',
  'bank.depositsFailed':
    'The test deposits didn’t prove the account. They may still send a voided check, here or to the mailbox of support.',
  'bank.voidCheck': 'They sent a voided check of an account that test deposits didn’t prove. Look at it, and compare name and numbers.',
  'bank.unanswered': 'The bank network hasn’t answered about the account. It’s asked again every hour.',
  'review.requested': 'Somebody asked us to review this. What they wrote is in the mailbox of support.',
  'owner.failed': 'An owner’s check went against them, or needs a look.',
  'owner.denied': 'An owner says that this isn’t their business.',
  'owner.overdue': 'An owner hasn’t confirmed who they are in 14 days.',
  'order.owed': 'A monthly payment was refused for the last time, and isn’t tried again automatically. Agree with them what happens.',
};

export type ReviewActionTexts = Record<ReviewAction, string>;
export const REVIEW_ACTION_TEXTS: ReviewActionTexts = {
  tryAgain: 'Try again now',
  sendAgain: 'Send again',
  giveUp: 'Give up',
  confirm: 'Confirm the account',
  askForAnother: 'Ask for another account',
  decline: 'Decline the account',
  answered: 'Answered',
  close: 'Close',
  confirmOwner: 'Confirm the owner',
  askOwnerAgain: 'Ask the owner again',
  declineOwner: 'Decline the owner',
};

/** Why a reviewer closes a case without taking effect. */
export type ReviewActionReasonTexts = Record<ReviewActionReason, string>;
export const REVIEW_ACTION_REASON_TEXTS: ReviewActionReasonTexts = {
  'message.toldOtherwise': 'They’ve been told another way.',
  'message.noAddress': 'There’s no address that works.',
  'message.outOfDate': 'What it says is no longer true.',
  'request.repeated': 'They asked more than once.',
  'request.settled': 'It was decided in the meantime.',
  'request.unclear': 'There’s nothing in it that we could look at.',
  'owner.provenOtherwise': 'Who they are was proven to us another way.',
  'owner.sourceWrong': 'What a source says about them is wrong.',
  'owner.notProven': 'Who they are couldn’t be proven.',
  'owner.fraud': 'They aren’t who they say they are.',
  'owner.notAnOwner': 'They have no part in this business.',
  'debt.paidOtherwise': 'They paid another way.',
  'debt.givenUp': 'We don’t ask for it anymore.',
  'debt.mistake': 'It shouldn’t have been charged.',
};
