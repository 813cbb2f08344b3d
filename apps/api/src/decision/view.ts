import { entriesOf } from '@signet/rulebook/core/keys-of';
import type { BRIEF_TEXTS } from '@signet/rulebook/decision/brief-texts.en-US';
import type { CaseCause } from '@signet/rulebook/decision/case-risk';
import {
  isReviewDecision,
  publicReason,
  REASONS,
  REVIEW_DECISIONS,
  type ReasonCode,
} from '@signet/rulebook/decision/reasons';
import {
  type ReviewAction,
  type ReviewActionReason,
  reviewActionsOf,
} from '@signet/rulebook/decision/review-actions';
import { AWAITED, type Queued, type ReviewCase } from '@signet/rulebook/decision/review-queue';
import type {
  ReopeningReasonTexts,
  ReviewActionReasonTexts,
  ReviewActionTexts,
  ReviewCaseTexts,
} from '@signet/rulebook/decision/review-texts.en-US';
import { caseReviewStep, needsSecondReviewer } from '@signet/rulebook/decision/second-reviewer';
import type { ReasonTexts } from '@signet/rulebook/decision/texts.en-US';
import { FALLBACK_LOCALE, type Locale } from '@signet/rulebook/reference/locales';
import type { ReviewedOwner } from '../people/owner-review-store.ts';
import { textsByLocale } from '../platform/texts-by-locale.ts';
import type {
  FoundCase,
  FoundReview,
  ReviewedApplication,
  ReviewQueueItem,
} from './review-store.ts';

const TEXTS = await textsByLocale<{ REASON_TEXTS: ReasonTexts }>(
  import.meta.resolve('@signet/rulebook/outcome-texts.en-US'),
);
const STAFF_TEXTS = await textsByLocale<{
  REVIEW_CASE_TEXTS: ReviewCaseTexts;
  REVIEW_ACTION_TEXTS: ReviewActionTexts;
  REVIEW_ACTION_REASON_TEXTS: ReviewActionReasonTexts;
  REOPENING_REASON_TEXTS: ReopeningReasonTexts;
}>(import.meta.resolve('@signet/rulebook/decision/review-texts.en-US'));
const BRIEFS = await textsByLocale<{ BRIEF_TEXTS: typeof BRIEF_TEXTS }>(
  import.meta.resolve('@signet/rulebook/decision/brief-texts.en-US'),
);

const withMessage = <Code extends string>(code: Code, texts: Readonly<Record<Code, string>>) => ({
  code,
  message: texts[code],
});

const isReason = (text: string): text is ReasonCode => REASONS.some((reason) => reason === text);

export const staffReason = (
  reason: string | undefined,
  locale: Locale = FALLBACK_LOCALE,
): { code: string; message: string } | undefined =>
  reason === undefined || !isReason(reason)
    ? undefined
    : { code: reason, message: TEXTS[locale].REASON_TEXTS[reason].staff };

export const ownerCheckReason = (
  reason: string | undefined,
  locale: Locale = FALLBACK_LOCALE,
): { code: string; message: string } | undefined =>
  staffReason(reason, locale) ??
  (reason === undefined || !isActionReason(reason)
    ? undefined
    : withMessage(reason, STAFF_TEXTS[locale].REVIEW_ACTION_REASON_TEXTS));

const isActionReason = (text: string): text is ReviewActionReason =>
  Object.hasOwn(STAFF_TEXTS[FALLBACK_LOCALE].REVIEW_ACTION_REASON_TEXTS, text);

/** The reason as the applicant may read it, with its public code. */
export function publicReasonText(
  reason: string | undefined,
  locale: Locale,
): { code: string; message: string } | undefined {
  if (reason === undefined || !isReason(reason)) return undefined;
  return { code: publicReason(reason), message: TEXTS[locale].REASON_TEXTS[reason].applicant };
}

const DECISIONS = Object.keys(REVIEW_DECISIONS).filter(isReviewDecision);

const reviewView = <Review extends ReviewedApplication>(
  { reason, sentBy, isDecidable, ...review }: Review,
  locale: Locale,
) => ({
  ...review,
  reason: staffReason(reason, locale),
  decisions: isDecidable ? DECISIONS : [],
  confirmed: DECISIONS.filter((decision) => needsSecondReviewer(decision, { sentBy, reason })),
});

const actionsIn = (reviewCase: ReviewCase, locale: Locale) => {
  const texts = STAFF_TEXTS[locale];
  return entriesOf(reviewActionsOf(reviewCase)).map(
    ([action, { reasons = [], needsNote = false, needsRecentSignIn = false }]) => ({
      action,
      label: texts.REVIEW_ACTION_TEXTS[action],
      reasons: reasons.map((code) => withMessage(code, texts.REVIEW_ACTION_REASON_TEXTS)),
      ...{ needsNote, needsRecentSignIn },
    }),
  );
};
type CaseAction = ReturnType<typeof actionsIn>[number];

const confirmedActions = (
  actions: readonly CaseAction[],
  { watchList }: Partial<ReviewedOwner>,
): ReviewAction[] =>
  actions.flatMap(({ action }) =>
    caseReviewStep(action, { watchList, reviewer: '' }) === 'decides' ? [] : [action],
  );

function caseView(
  { case: reviewCase, owner, account, reopening, watchList, expiredIds }: FoundCase,
  locale: Locale,
) {
  const actions = actionsIn(reviewCase, locale);
  return {
    case: reviewCase,
    owner: owner && { ...owner, confirmed: confirmedActions(actions, owner) },
    account: account && { ...account, confirmed: confirmedActions(actions, {}) },
    reopening: reopening && {
      ...reopening,
      reason: withMessage(reopening.reason, STAFF_TEXTS[locale].REOPENING_REASON_TEXTS),
      confirmed: confirmedActions(actions, {}),
    },
    watchList: watchList && { ...watchList, confirmed: confirmedActions(actions, {}) },
    expiredIds,
    actions,
  };
}

export const foundReviewView = (
  { cases, ...review }: FoundReview,
  locale: Locale = FALLBACK_LOCALE,
) => ({
  ...reviewView(review, locale),
  cases: cases.map((one) => caseView(one, locale)),
});

/** A stored reason is any text; an older build's reads like any review. */
const causeOf = (reviewCase: Queued, reason: string | undefined): CaseCause => {
  if (reviewCase !== 'decision') return reviewCase;
  return reason !== undefined && isReason(reason) ? reason : 'review';
};

/** The words of these reasons in the queue, in the order of their alphabet; one that an older build stored has none. */
export const reasonBriefs = (
  reasons: readonly string[],
  locale: Locale,
): { code: ReasonCode; brief: string }[] =>
  reasons
    .filter(isReason)
    .map((code) => ({ code, brief: BRIEFS[locale].BRIEF_TEXTS[code] }))
    .toSorted((one, other) => one.brief.localeCompare(other.brief, locale));

/** A `decision` case shows the application's own reason; every other case shows its case text. */
export const queueItemView = (
  { reviewCase, owner, account, reopening, watchList, ...review }: ReviewQueueItem,
  locale: Locale = FALLBACK_LOCALE,
) => ({
  ...reviewView(review, locale),
  ...(reviewCase === AWAITED
    ? { case: reviewCase, actions: [] }
    : caseView({ case: reviewCase, owner, account, reopening, watchList }, locale)),
  ...(reviewCase === 'decision' || reviewCase === AWAITED
    ? {}
    : { reason: withMessage(reviewCase, STAFF_TEXTS[locale].REVIEW_CASE_TEXTS) }),
  brief: BRIEFS[locale].BRIEF_TEXTS[causeOf(reviewCase, review.reason)],
});
