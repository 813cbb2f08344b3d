import type { ReviewCaseTexts } from '@signet/rulebook/decision/review-texts.en-US';
import { needsSecondReviewer } from '@signet/rulebook/decision/second-reviewer';
import type { ReasonTexts } from '@signet/rulebook/decision/texts.en-US';
import { isReviewDecision, publicReason, REASONS, REVIEW_DECISIONS, type ReasonCode } from '@signet/rulebook/decision/underwriting';
import { FALLBACK_LOCALE, type Locale } from '@signet/rulebook/reference/locales';
import { textsByLocale } from '../platform/texts-by-locale.ts';
import type { ReviewedApplication, ReviewQueueItem } from './review-store.ts';

const TEXTS = await textsByLocale<{ REASON_TEXTS: ReasonTexts }>(import.meta.resolve('@signet/rulebook/outcome-texts.en-US'));
const CASE_TEXTS = await textsByLocale<{ REVIEW_CASE_TEXTS: ReviewCaseTexts }>(
  import.meta.resolve('@signet/rulebook/decision/review-texts.en-US'),
);

/** True for a reason of the table; the store keeps reasons as text. */
const isReason = (text: string): text is ReasonCode => REASONS.some((reason) => reason === text);

/** Staff read English. */
export const staffReason = (reason: string | undefined): { code: string; message: string } | undefined =>
  reason === undefined || !isReason(reason) ? undefined : { code: reason, message: TEXTS[FALLBACK_LOCALE].REASON_TEXTS[reason].staff };

/** Undefined where there is none. */
export function publicReasonText(reason: string | undefined, locale: Locale): { code: string; message: string } | undefined {
  if (reason === undefined || !isReason(reason)) return undefined;
  return { code: publicReason(reason), message: TEXTS[locale].REASON_TEXTS[reason].applicant };
}

/** What a decision of a reviewer may be. */
const DECISIONS = Object.keys(REVIEW_DECISIONS).filter(isReviewDecision);

export const reviewView = ({ reason, sentBy, ...review }: ReviewedApplication) => ({
  ...review,
  reason: staffReason(reason),
  confirmed: DECISIONS.filter((decision) => needsSecondReviewer(decision, sentBy)),
});

/** A decision that waits has the reason of its application; every other case is its own. */
export const queueItemView = ({ reviewCase, since, fault, ...review }: ReviewQueueItem) => ({
  ...reviewView(review),
  case: reviewCase,
  since,
  fault,
  ...(reviewCase === 'decision'
    ? {}
    : { reason: { code: reviewCase, message: CASE_TEXTS[FALLBACK_LOCALE].REVIEW_CASE_TEXTS[reviewCase] } }),
});
