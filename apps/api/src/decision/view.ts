import { publicReason } from '@signet/rulebook/decision/public-reason';
import { REASON_TEXTS as EN_US } from '@signet/rulebook/decision/texts.en-US';
import { REASON_TEXTS as FR_CA } from '@signet/rulebook/decision/texts.fr-CA';
import { REASONS, type ReasonCode } from '@signet/rulebook/decision/underwriting';
import type { Locale } from '@signet/rulebook/reference/locales';
import { REASON_TEXTS as EN_CA } from '@signet/rulebook/texts.en-CA';
import type { ReviewQueueItem } from './review-store.ts';

const WORDS: Record<Locale, Record<ReasonCode, { applicant: string; staff: string }>> = { 'en-US': EN_US, 'en-CA': EN_CA, 'fr-CA': FR_CA };

/** True for a reason of the table; the store keeps reasons as text. */
const isReason = (text: string): text is ReasonCode => REASONS.some((reason) => reason === text);

/** A stored reason in staff's words; they read English. */
export const staffReason = (reason: string | undefined): { code: string; message: string } | undefined =>
  reason === undefined || !isReason(reason) ? undefined : { code: reason, message: EN_US[reason].staff };

/** A stored reason as an applicant may see it, or undefined where there is none. decisions.md, section 4. */
export function publicReasonText(reason: string | undefined, locale: Locale): { code: string; message: string } | undefined {
  if (reason === undefined || !isReason(reason)) return undefined;
  return { code: publicReason(reason), message: WORDS[locale][reason].applicant };
}

/** One waiting application in staff's words. */
export const reviewView = ({ reason, ...review }: ReviewQueueItem) => ({ ...review, reason: staffReason(reason) });
