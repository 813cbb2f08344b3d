import type { ApplicationView } from '@signet/rulebook/application-view';
import { APPLICANT_PHONE_PATH } from '@signet/rulebook/core/answers';
import { readView, type ViewRows } from '@signet/rulebook/core/read-view';
import { currentStepUp } from '@signet/rulebook/core/step-up';
import { inquiriesOfRenewal, openRenewalOf } from '@signet/rulebook/identity/document-renewal';
import {
  type InquiryFacts,
  type InquiryMode,
  inquiryAttemptsLeft,
  inquiryFailure,
  inquiryModeOf,
  isSelfieOptional,
  mayRequestManualReview,
  openInquiry,
  timedOutInquiries,
} from '@signet/rulebook/identity/inquiry';
import type { Market } from '@signet/rulebook/reference/locales';
import { applicantOf } from '../application/facts.ts';
import type { StoredApplication } from '../application/stored-application.ts';
import { maskedPhone } from '../phone/view.ts';
import type { IdentityVendor } from './port.ts';
import { vendorNameFor } from './vendors.ts';

type InquiryView = NonNullable<ApplicationView['inquiry']>;

/** `inquiries` are of one mode, oldest first. */
type InquiryDetails = {
  mode: InquiryMode;
  inquiries: readonly InquiryFacts[];
  attemptedAt?: readonly number[] | undefined;
  selfieOptional: boolean;
  phone?: string | undefined;
  market: Market;
  vendors: readonly IdentityVendor[];
};

const INQUIRY_VIEW: ViewRows<
  InquiryView,
  InquiryDetails & { attempts: ReturnType<typeof inquiryAttemptsLeft> }
> = {
  mode: ({ mode }) => mode,
  inquiryId: ({ inquiries, mode }) => openInquiry(inquiries, mode)?.id,
  vendorName: ({ inquiries, mode, market, vendors }) =>
    vendorNameFor(vendors, market, openInquiry(inquiries, mode)),
  withSelfie: ({ inquiries, mode }) => openInquiry(inquiries, mode)?.withSelfie,
  lastStatus: ({ inquiries }) => inquiries.at(-1)?.status,
  failure: ({ inquiries, mode }) => inquiryFailure(inquiries, mode),
  selfieOptional: ({ selfieOptional }) => selfieOptional,
  attemptsLeft: ({ attempts }) => attempts.left,
  nextTryAt: ({ attempts }) => attempts.nextAt,
  manualReviewAvailable: ({ inquiries, mode, attempts }) =>
    mayRequestManualReview(
      attempts.left,
      inquiryFailure(inquiries, mode) !== undefined,
      timedOutInquiries(inquiries, mode),
    ),
  phone: ({ phone }) => phone,
};

export const shownInquiry = (details: InquiryDetails, now: number): InquiryView =>
  readView(INQUIRY_VIEW, {
    ...details,
    attempts: inquiryAttemptsLeft(details.attemptedAt ?? [], now),
  });

/** The applicant's current inquiry. docs/readings.md 69 and 72. */
export function inquiryOf(
  application: StoredApplication,
  now: number,
  vendors: readonly IdentityVendor[],
): ApplicationView['inquiry'] {
  const { stepUps, inquiryAttemptedAt, answers, market, phoneProven } = application;
  const renewal = openRenewalOf(application, applicantOf(application).id);
  const mode =
    inquiryModeOf(currentStepUp(stepUps)?.type) ??
    (renewal === undefined ? undefined : 'identification');
  if (mode === undefined) return undefined;
  const own = inquiriesOfRenewal(application.inquiries, renewal).filter(
    (inquiry) => inquiry.mode === mode,
  );
  const selfieOptional = mode === 'identification' && isSelfieOptional(answers, market);
  const number = answers[APPLICANT_PHONE_PATH];
  const phone =
    mode === 'identification' && phoneProven && number !== undefined
      ? maskedPhone(number)
      : undefined;
  return shownInquiry(
    {
      ...{ mode, inquiries: own, attemptedAt: inquiryAttemptedAt[mode], selfieOptional, phone },
      ...{ market, vendors },
    },
    now,
  );
}
