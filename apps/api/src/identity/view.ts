import type { ApplicationView } from '@signet/rulebook/application-view';
import { currentStepUp } from '@signet/rulebook/core/step-up';
import {
  inquiryAttemptsLeft,
  inquiryFailure,
  inquiryModeOf,
  isSelfieOptional,
  mayRequestManualReview,
  openInquiry,
} from '@signet/rulebook/identity/inquiry';
import type { StoredApplication } from '../platform/store-types.ts';

/** The inquiry that is asked for now: the open one, and the tries that are left. docs/readings.md 69 and 72. */
export function inquiryOf(
  { stepUps, inquiries, inquiryAttemptedAt, answers, market }: StoredApplication,
  now: number,
): ApplicationView['inquiry'] {
  const mode = inquiryModeOf(currentStepUp(stepUps)?.type);
  if (mode === undefined) return undefined;
  const own = inquiries.filter((inquiry) => inquiry.mode === mode);
  const open = openInquiry(inquiries, mode);
  const failure = inquiryFailure(inquiries, mode);
  const { left, nextAt } = inquiryAttemptsLeft(inquiryAttemptedAt[mode] ?? [], now);
  return {
    mode,
    inquiryId: open?.id,
    withSelfie: open?.withSelfie,
    lastStatus: own.at(-1)?.status,
    failure,
    selfieOptional: mode === 'identification' && isSelfieOptional(answers, market),
    attemptsLeft: left,
    nextTryAt: nextAt,
    manualReviewAvailable: mayRequestManualReview(left, failure !== undefined),
  };
}
