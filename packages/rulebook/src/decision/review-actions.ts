import type { EmailId } from '../messages/choose-message.ts';
import type { ReviewCase } from './review-queue.ts';

/**
 * `reasons`: one must be chosen. `mail`: the applicant's notification. `needsNote`: people say why,
 * for the file. `needsRecentSignIn`: only for a person who has signed in a few minutes ago.
 */
export type ReviewActionRow = {
  reasons?: readonly string[];
  mail?: EmailId;
  needsNote?: true;
  needsRecentSignIn?: true;
};

const BANK_ACTIONS = {
  confirm: {
    reasons: ['bank.holderShown', 'bank.sameBusiness', 'bank.bankConfirmed'],
    mail: 'bankConfirmed',
  },
  askForAnother: { mail: 'bankNotConfirmed' },
  decline: { mail: 'bankNotConfirmed' },
} as const satisfies Record<string, ReviewActionRow>;

const OWNER_ACTIONS = {
  confirmOwner: { reasons: ['owner.provenOtherwise', 'owner.sourceWrong'] },
  askOwnerAgain: {},
  declineOwner: { reasons: ['owner.notProven', 'owner.fraud', 'owner.notAnOwner'] },
} as const satisfies Record<string, ReviewActionRow>;

/**
 * Actions for each case of the queue, besides deciding the application. Their effects are in
 * `review-effects-store.ts`.
 */
export const REVIEW_ACTIONS = {
  decision: {},
  'check.stuck': { tryAgain: {} },
  'job.failing': { tryAgain: {} },
  'message.undelivered': {
    sendAgain: {},
    giveUp: { reasons: ['message.toldOtherwise', 'message.noAddress', 'message.outOfDate'] },
  },
  'approval.stalled': { tryAgain: {} },
  'bank.nameMismatch': BANK_ACTIONS,
  'bank.depositsFailed': BANK_ACTIONS,
  'bank.voidCheck': BANK_ACTIONS,
  'bank.unanswered': { tryAgain: {}, ...BANK_ACTIONS },
  'review.requested': {
    answered: {},
    close: { reasons: ['request.repeated', 'request.settled', 'request.unclear'] },
  },
  'owner.failed': OWNER_ACTIONS,
  'owner.denied': OWNER_ACTIONS,
  'owner.replaced': {
    acceptReplacement: { reasons: ['owner.corrected', 'owner.provenOtherwise'] },
    ...OWNER_ACTIONS,
  },
  'owner.overdue': OWNER_ACTIONS,
  'order.owed': {
    tryAgain: {},
    close: { reasons: ['debt.paidOtherwise', 'debt.givenUp', 'debt.mistake'], needsNote: true },
  },
  'changes.overdue': {},
  'reopening.proposed': {
    reopen: { mail: 'reopened', needsRecentSignIn: true },
    keepDeclined: { needsNote: true },
  },
  'watchList.hit': {
    clearHit: { reasons: ['watch.otherBirthDate', 'watch.otherPerson'], needsNote: true },
    handOnHit: { needsNote: true },
  },
  'photoId.expired': {
    keepVerified: {
      reasons: ['photoId.seenOtherwise', 'photoId.notNeeded'],
      needsNote: true,
    },
    handOnPhotoId: { needsNote: true },
  },
} as const satisfies Record<ReviewCase, Readonly<Record<string, ReviewActionRow>>>;

type RowOf<Case> = Case extends ReviewCase ? (typeof REVIEW_ACTIONS)[Case] : never;
type KeyOf<Row> = Row extends unknown ? Extract<keyof Row, string> : never;
export type ReviewAction = KeyOf<RowOf<ReviewCase>>;
type ReasonOf<Row> = Row extends { reasons: readonly (infer Reason)[] } ? Reason : never;
type ActionRowOf<Row> = Row extends unknown ? Row[keyof Row] : never;
export type ReviewActionReason = ReasonOf<ActionRowOf<RowOf<ReviewCase>>>;

export const REVIEW_ACTION_IDS = [
  ...new Set(Object.values(REVIEW_ACTIONS).flatMap((row) => Object.keys(row))),
] as [ReviewAction, ...ReviewAction[]]; // keys of the table

export type NamedActionRow = Pick<ReviewActionRow, 'mail' | 'needsNote' | 'needsRecentSignIn'> & {
  reasons?: readonly ReviewActionReason[];
};

export const reviewActionsOf = (
  reviewCase: ReviewCase,
): Readonly<Partial<Record<ReviewAction, NamedActionRow>>> => REVIEW_ACTIONS[reviewCase];

export const isReviewActionReason = (
  { reasons }: ReviewActionRow,
  reason: string | undefined,
): boolean =>
  reasons === undefined ? reason === undefined : reason !== undefined && reasons.includes(reason);
