import type { Answers } from '../answer-rows.ts';
import { withinWindow } from '../core/dates.ts';
import type { StepUpDefinition } from '../core/define-step-up.ts';
import { keysOf } from '../core/keys-of.ts';
import type { INQUIRY_MODES, INQUIRY_STATUSES, StepUpType } from '../reference/enumerations.ts';
import type { Market } from '../reference/locales.ts';
import { STEP_UP_DEFINITIONS, type StepUpDefinitions } from '../step-up-definitions.ts';
import { IDENTITY_LIMITS } from './limits.ts';

export type InquiryMode = (typeof INQUIRY_MODES)[number];
export type InquiryStatus = (typeof INQUIRY_STATUSES)[number];
export const INQUIRY_RESULTS = ['passed', 'failed', 'fraud', 'review'] as const;
export type InquiryResult = (typeof INQUIRY_RESULTS)[number];

/** Failures that the applicant can fix; each has a text on the page. docs/readings.md 69. */
export const INQUIRY_FAILURES = [
  'documentExpired',
  'documentUnreadable',
  'documentNotAccepted',
  'documentCopy',
  'detailsMismatch',
  'selfieUnclear',
  'selfieMismatch',
  'other',
] as const;
export type InquiryFailure = (typeof INQUIRY_FAILURES)[number];

const INQUIRIES = keysOf(STEP_UP_DEFINITIONS).flatMap((type) => {
  const { inquiry }: StepUpDefinition = STEP_UP_DEFINITIONS[type];
  return inquiry === undefined ? [] : [[inquiry, type] as const];
});

type InquiryStepUp<Mode extends InquiryMode> = {
  [Type in StepUpType]: StepUpDefinitions[Type] extends { inquiry: Mode } ? Type : never;
}[StepUpType];

export const INQUIRY_STEP_UP = Object.fromEntries(INQUIRIES) as {
  readonly [Mode in InquiryMode]: InquiryStepUp<Mode>;
}; // one definition for each mode

/** Undefined for steps without an inquiry. */
export const inquiryModeOf = (type: StepUpType | undefined): InquiryMode | undefined =>
  INQUIRIES.find(([, stepUp]) => stepUp === type)?.[0];

export const INQUIRY_ENDPOINTS = {
  identification: { start: 'startIdentification', refresh: 'refreshIdentification' },
  verification: { start: 'startVerification', refresh: 'refreshVerification' },
} as const satisfies Record<InquiryMode, object>;

/** `rank`: a state only replaces one of a lower rank, so late updates never revert anything. */
export type InquiryState = {
  status: InquiryStatus;
  result?: InquiryResult;
  failure?: InquiryFailure;
  /** The last day of the photo ID, YYYY-MM-DD, where the vendor has read it. */
  documentExpiresOn?: string;
  rank: number;
};

/** The vendor no longer knows the inquiry, so a new attempt may start. */
export const INQUIRY_NOT_FOUND: InquiryState = { status: 'TIMEOUT', rank: 1 };
/** After a request for manual review, vendor updates no longer change the inquiry. */
export const MANUAL_REVIEW_REQUESTED = {
  status: 'RECEIVED',
  result: 'review',
  rank: 5,
} as const satisfies InquiryState;

/** A stored inquiry. Times in ms of the product's clock. */
export type InquiryFacts = {
  id: string;
  mode: InquiryMode;
  /** Whose it is; undefined for one that a person of ours looks at. */
  vendor?: string;
  withSelfie: boolean;
  status: InquiryStatus;
  result?: InquiryResult;
  failure?: InquiryFailure;
  createdAt: number;
  settledAt?: number;
};

export const openInquiry = (
  inquiries: readonly InquiryFacts[],
  mode: InquiryMode,
): InquiryFacts | undefined =>
  inquiries.find((inquiry) => inquiry.mode === mode && inquiry.status === 'IN_PROGRESS');

/** The inquiry of a call that names none: the open one, otherwise the latest. */
export const currentInquiry = (
  inquiries: readonly InquiryFacts[],
  mode: InquiryMode,
): InquiryFacts | undefined =>
  openInquiry(inquiries, mode) ?? inquiries.filter((inquiry) => inquiry.mode === mode).at(-1);

/** The inquiry of a mode that settled last. */
const lastWord = (
  inquiries: readonly InquiryFacts[],
  mode: InquiryMode,
): InquiryFacts | undefined =>
  inquiries
    .filter((inquiry) => inquiry.mode === mode && inquiry.result !== undefined)
    .reduce<InquiryFacts | undefined>(
      (last, one) => ((one.settledAt ?? 0) >= (last?.settledAt ?? 0) ? one : last),
      undefined,
    );

export const inquiryResult = (
  inquiries: readonly InquiryFacts[],
  mode: InquiryMode,
): InquiryResult | 'none' => lastWord(inquiries, mode)?.result ?? 'none';

export const failedInquiries = (inquiries: readonly InquiryFacts[], mode: InquiryMode): number =>
  inquiries.filter((inquiry) => inquiry.mode === mode && inquiry.result === 'failed').length;

/** Why the last settled inquiry failed; undefined unless it did. docs/readings.md 69. */
export function inquiryFailure(
  inquiries: readonly InquiryFacts[],
  mode: InquiryMode,
): InquiryFailure | undefined {
  const last = lastWord(inquiries, mode);
  return last?.result === 'failed' ? (last.failure ?? 'other') : undefined;
}

/**
 * Attempts left in the current window, and when the next becomes available once none is left.
 * docs/readings.md 69.
 */
export function inquiryAttemptsLeft(
  triedAt: readonly number[],
  now: number,
): { left: number; nextAt?: number } {
  const counted = withinWindow(triedAt, IDENTITY_LIMITS.photoIdAttemptWindowMs, now);
  const left = Math.max(0, IDENTITY_LIMITS.photoIdAttempts - counted.length);
  const first = counted[counted.length - IDENTITY_LIMITS.photoIdAttempts];
  return left > 0 || first === undefined
    ? { left }
    : { left, nextAt: first + IDENTITY_LIMITS.photoIdAttemptWindowMs };
}

/**
 * The attempts without that of an inquiry that ran out of time, which counts as none.
 * docs/readings.md 243.
 */
export function withoutTimedOut(triedAt: readonly number[], createdAt: number): number[] {
  const attempt = Math.max(...triedAt.filter((at) => at <= createdAt));
  return triedAt.filter((at) => at !== attempt);
}

/** Inquiries that ran out of time, which count as no attempt. */
export const timedOutInquiries = (inquiries: readonly InquiryFacts[], mode: InquiryMode): number =>
  inquiries.filter((inquiry) => inquiry.mode === mode && inquiry.status === 'TIMEOUT').length;

/**
 * Manual review may be requested on the last attempt, after it, after a failed inquiry and after
 * two time-outs. docs/readings.md 69 and 243.
 */
export const mayRequestManualReview = (
  attemptsLeft: number,
  hasFailed = false,
  timedOut = 0,
): boolean => attemptsLeft <= 1 || hasFailed || timedOut >= IDENTITY_LIMITS.photoIdTimeOuts;

/**
 * In Quebec a selfie needs separate consent, and photo ID without one is offered equally.
 * docs/readings.md 72.
 */
export const isSelfieOptional = (answers: Answers, market: Market): boolean =>
  market === 'CA' &&
  (answers['applicant.address.territory'] === 'QC' ||
    answers['company.address.territory'] === 'QC');

export type SelfieChoice = { withSelfie?: boolean; selfieConsent?: boolean };

/**
 * Whether the inquiry includes a selfie; undefined when consent is missing. Outside Quebec the
 * applicant's choice never weakens the check. docs/readings.md 1 and 72.
 */
export function resolveSelfie(
  mode: InquiryMode,
  { withSelfie = false, selfieConsent = false }: SelfieChoice,
  isChoice: boolean,
): boolean | undefined {
  if (mode === 'verification') return false;
  if (!isChoice) return true;
  return withSelfie && !selfieConsent ? undefined : withSelfie;
}
