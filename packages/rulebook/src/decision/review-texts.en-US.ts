import type { ReopeningReason } from './reopening.ts';
import type { ReviewAction, ReviewActionReason } from './review-actions.ts';
import type { ReviewCase } from './review-queue.ts';

export type ReviewCaseTexts = Record<Exclude<ReviewCase, 'decision'>, string>;

export const REVIEW_CASE_TEXTS: ReviewCaseTexts = {
  'check.stuck':
    'A check has been running for over ten minutes. It’s retried automatically, hourly in the end.',
  'job.failing': 'An automatic job keeps failing. It’s retried every hour.',
  'message.undelivered': 'A message couldn’t be delivered for three days, or has no address.',
  'approval.stalled': 'Approved for now, but nobody has been asked for what’s missing.',
  'bank.nameMismatch': 'The bank account is in another name.',
  'bank.depositsFailed':
    'The test deposits didn’t confirm the account. A voided check may still come, here or by email to support.',
  'bank.voidCheck':
    'A voided check came for an account that test deposits didn’t confirm. Compare its name and numbers.',
  'bank.unanswered': 'The bank network hasn’t answered about the account. We ask again every hour.',
  'review.requested': 'Someone asked us for a review. Their message is in the support inbox.',
  'owner.failed': 'An owner’s check failed or needs a review.',
  'owner.denied': 'Someone named as an owner says they’re not one.',
  'owner.replaced':
    'The applicant replaced an owner we’d written to. Find out whether this is the same person, or who took their place and why.',
  'owner.overdue': 'An owner hasn’t confirmed who they are in 14 days.',
  'order.owed':
    'A monthly payment was declined for the last time and won’t be retried automatically. Agree on the next step with the merchant.',
  'changes.overdue':
    'The applicant hasn’t sent the changes in time. Nothing is declined automatically: decide, or withdraw the request and ask again.',
  'reopening.proposed':
    'Somebody proposes to take the refusal back. The applicant knows nothing of it until a second person says so too.',
  'watchList.hit':
    'The watch list has a match for this approved business or somebody of it. Nothing is stopped before somebody has looked. Never tell them.',
  'photoId.expired':
    'An approved person’s photo ID has expired, or their new one needs a look. Nothing is stopped before that.',
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
  acceptReplacement: 'Accept the change',
  confirmOwner: 'Confirm the owner',
  askOwnerAgain: 'Ask the owner again',
  declineOwner: 'Decline the owner',
  reopen: 'Reopen the application',
  keepDeclined: 'Leave it declined',
  clearHit: 'It’s somebody else',
  handOnHit: 'Hand it to compliance',
  keepVerified: 'No other ID is needed',
  handOnPhotoId: 'Hand it to compliance',
};

/** Why a reviewer closes a case without taking effect. */
export type ReviewActionReasonTexts = Record<ReviewActionReason, string>;
export const REVIEW_ACTION_REASON_TEXTS: ReviewActionReasonTexts = {
  'bank.holderShown': 'A paper of the bank shows the holder and these numbers.',
  'bank.sameBusiness': 'The name on the account is this person or business.',
  'bank.bankConfirmed': 'The bank told us who holds the account.',
  'message.toldOtherwise': 'They’ve been informed another way.',
  'message.noAddress': 'There’s no address that works.',
  'message.outOfDate': 'Its content is out of date.',
  'request.repeated': 'They asked more than once.',
  'request.settled': 'It was decided in the meantime.',
  'request.unclear': 'It contains nothing that we can review.',
  'owner.corrected': 'The first email address or name was a mistake.',
  'owner.provenOtherwise': 'They proved their identity another way.',
  'owner.sourceWrong': 'A source’s information about them is wrong.',
  'owner.notProven': 'Their identity couldn’t be confirmed.',
  'owner.fraud': 'They aren’t who they say they are.',
  'owner.notAnOwner': 'They have no part in this business.',
  'debt.paidOtherwise': 'They paid another way.',
  'debt.givenUp': 'We no longer ask for it.',
  'debt.mistake': 'It shouldn’t have been charged.',
  'watch.otherBirthDate': 'The one on the list was born on another day.',
  'watch.otherPerson': 'What the list says of them fits somebody else.',
  'photoId.seenOtherwise': 'We have seen their new photo ID another way.',
  'photoId.notNeeded': 'They have nothing to do with this business anymore.',
};

/** Why a refusal is taken back. */
export type ReopeningReasonTexts = Record<ReopeningReason, string>;
export const REOPENING_REASON_TEXTS: ReopeningReasonTexts = {
  'reopening.newFacts': 'They showed us something that we didn’t have.',
  'reopening.sourceWrong': 'A source was wrong, and has said so or been corrected.',
  'reopening.ourMistake': 'We made a mistake.',
};
