import { isReviewDecision, publicReason, REASONS, REVIEW_DECISIONS, type ReasonCode } from '@signet/rulebook/decision/reasons';
import { type NamedActionRow, type ReviewAction, type ReviewActionReason, reviewActionsOf } from '@signet/rulebook/decision/review-actions';
import { REVIEW_CASES, type ReviewCase } from '@signet/rulebook/decision/review-queue';
import type { ReviewActionReasonTexts, ReviewActionTexts, ReviewCaseTexts } from '@signet/rulebook/decision/review-texts.en-US';
import { needsSecondReviewer, ownerReviewStep } from '@signet/rulebook/decision/second-reviewer';
import type { ReasonTexts } from '@signet/rulebook/decision/texts.en-US';
import { FALLBACK_LOCALE, type Locale } from '@signet/rulebook/reference/locales';
import type { ReviewedOwner } from '../people/owner-review-store.ts';
import { textsByLocale } from '../platform/texts-by-locale.ts';
import type { FoundCase, FoundReview, ReviewedApplication, ReviewQueueItem } from './review-store.ts';

const TEXTS = await textsByLocale<{ REASON_TEXTS: ReasonTexts }>(import.meta.resolve('@signet/rulebook/outcome-texts.en-US'));
const STAFF_TEXTS = (
  await textsByLocale<{
    REVIEW_CASE_TEXTS: ReviewCaseTexts;
    REVIEW_ACTION_TEXTS: ReviewActionTexts;
    REVIEW_ACTION_REASON_TEXTS: ReviewActionReasonTexts;
  }>(import.meta.resolve('@signet/rulebook/decision/review-texts.en-US'))
)[FALLBACK_LOCALE];

/** A code with the sentence that belongs to it. */
const withMessage = <Code extends string>(code: Code, texts: Readonly<Record<Code, string>>) => ({ code, message: texts[code] });

/** True for a reason of the table; the store keeps reasons as text. */
const isReason = (text: string): text is ReasonCode => REASONS.some((reason) => reason === text);

/** Staff read English. */
export const staffReason = (reason: string | undefined): { code: string; message: string } | undefined =>
  reason === undefined || !isReason(reason) ? undefined : { code: reason, message: TEXTS[FALLBACK_LOCALE].REASON_TEXTS[reason].staff };

/** Of an owner's check: a reason of the rules, or of what a reviewer did. */
export const ownerCheckReason = (reason: string | undefined): { code: string; message: string } | undefined =>
  staffReason(reason) ??
  (reason === undefined || !isActionReason(reason) ? undefined : withMessage(reason, STAFF_TEXTS.REVIEW_ACTION_REASON_TEXTS));

const isActionReason = (text: string): text is ReviewActionReason => Object.hasOwn(STAFF_TEXTS.REVIEW_ACTION_REASON_TEXTS, text);

/** Undefined where there is none. */
export function publicReasonText(reason: string | undefined, locale: Locale): { code: string; message: string } | undefined {
  if (reason === undefined || !isReason(reason)) return undefined;
  return { code: publicReason(reason), message: TEXTS[locale].REASON_TEXTS[reason].applicant };
}

/** What a decision of a reviewer may be. */
const DECISIONS = Object.keys(REVIEW_DECISIONS).filter(isReviewDecision);

const reviewView = <Review extends ReviewedApplication>({ reason, sentBy, isDecidable, ...review }: Review) => ({
  ...review,
  reason: staffReason(reason),
  decisions: isDecidable ? DECISIONS : [],
  confirmed: DECISIONS.filter((decision) => needsSecondReviewer(decision, sentBy)),
});

const actionsIn = (reviewCase: ReviewCase) => {
  const rows = Object.entries(reviewActionsOf(reviewCase)) as [ReviewAction, NamedActionRow][]; // keys of the table itself
  return rows.map(([action, { reasons = [] }]) => ({
    action,
    label: STAFF_TEXTS.REVIEW_ACTION_TEXTS[action],
    reasons: reasons.map((code) => withMessage(code, STAFF_TEXTS.REVIEW_ACTION_REASON_TEXTS)),
  }));
};
type CaseAction = ReturnType<typeof actionsIn>[number];

/** What may be done about each case, in staff's words. */
const CASE_ACTIONS = new Map(REVIEW_CASES.map((reviewCase) => [reviewCase, actionsIn(reviewCase)]));

/** What of an owner's actions takes two reviewers. */
const confirmedActions = (actions: readonly CaseAction[], { watchList }: ReviewedOwner): ReviewAction[] =>
  actions.flatMap(({ action }) => (ownerReviewStep(action, { watchList, reviewer: '' }) === 'decides' ? [] : [action]));

function caseView({ case: reviewCase, owner }: FoundCase) {
  const actions = CASE_ACTIONS.get(reviewCase) ?? [];
  return { case: reviewCase, owner: owner && { ...owner, confirmed: confirmedActions(actions, owner) }, actions };
}

/** With everything that it stands in the queue for. */
export const foundReviewView = ({ cases, ...review }: FoundReview) => ({ ...reviewView(review), cases: cases.map(caseView) });

/** A decision that waits has the reason of its application; every other case is its own. */
export const queueItemView = ({ reviewCase, owner, ...review }: ReviewQueueItem) => ({
  ...reviewView(review),
  ...caseView({ case: reviewCase, owner }),
  ...(reviewCase === 'decision' ? {} : { reason: withMessage(reviewCase, STAFF_TEXTS.REVIEW_CASE_TEXTS) }),
});
