import { LIMITS } from '../core/limits.ts';
import type { ApplicantFacts, Evidence } from '../decision/evidence.ts';
import type { ReasonCode } from '../decision/reasons.ts';
import { type DecisionResult, decideAmong, PERSON_RULES } from '../decision/underwriting.ts';
import type { InquiryResult } from '../identity/inquiry.ts';
import type { StepUpType } from '../reference/enumerations.ts';
import type { Market } from '../reference/locales.ts';
import type { OwnerProgress } from './invitation.ts';
import type { ReplacementState } from './owner-replacement.ts';

export const OWNER_STEP_UP_TYPES = [
  'FULL_ONBOARDING',
  'GOV_ID_SELFIE',
] as const satisfies readonly StepUpType[];
export const [OWNER_DETAILS_STEP_UP] = OWNER_STEP_UP_TYPES;
export type OwnerStepUp = (typeof OWNER_STEP_UP_TYPES)[number];

export type OwnerPart = Pick<OwnerProgress, 'isVerified' | 'checkFailure' | 'checkingSince'> & {
  checkStepUp?: OwnerStepUp;
  confirmedAt?: number;
};

/** The owner's open step; undefined during a check and once settled. */
export const ownerStepUp = ({
  isVerified,
  checkFailure,
  checkingSince,
  checkStepUp,
  confirmedAt,
}: OwnerPart): OwnerStepUp | undefined =>
  isVerified || checkFailure !== undefined || checkingSince !== undefined
    ? undefined
    : (checkStepUp ?? (confirmedAt === undefined ? OWNER_DETAILS_STEP_UP : undefined));

/** A mode of its own, so that an owner's inquiry never counts for the applicant, or the reverse. */
export const OWNER_INQUIRY_MODE = 'owner';

/** Outcome of another owner's check. `asked`: photo ID comes next; `review`: manual review. */
export const OWNER_CHECK_OUTCOMES = ['verified', 'asked', 'review', 'failed'] as const;
export type OwnerCheckOutcome = (typeof OWNER_CHECK_OUTCOMES)[number];

export type OwnerEvidence = Pick<
  Evidence,
  'watchList' | 'person' | 'phoneOwner' | 'ownFaults' | 'confirmed'
>;
export type OwnerCheckFacts = {
  market: Market;
  inquiry: 'none' | InquiryResult;
  failedInquiries: number;
  rechecks: number;
  replacedOwner?: ReplacementState;
};

/** `silent`: a source did not respond and will be retried. */
export type OwnerCheckResult = {
  row: string;
  outcome: OwnerCheckOutcome | 'silent';
  stepUp?: OwnerStepUp;
  reason?: ReasonCode;
};

/**
 * The business is evaluated with the application; an owner's check uses only evidence about the
 * person.
 */
const NEUTRAL_EVIDENCE = {
  categoryClass: 'REGULAR',
  quebecBlocked: false,
  business: 'none',
  duplicate: 'none',
} as const;

/** An owner's check needs no code: the phone is only compared, and no text is sent to it. */
const applicantFacts = ({
  market,
  inquiry,
  failedInquiries,
  rechecks,
  replacedOwner,
}: OwnerCheckFacts): ApplicantFacts => ({
  market,
  applicationLevel: 'FULL',
  phoneProven: true,
  prefersPhoneLink: false,
  hasPartners: false,
  boStatus: 'NONE',
  otherOwnersOpen: false,
  fullSsnGiven: true,
  rechecks,
  replacedOwner,
  done: [],
  inquiry,
  failedInquiries,
  businessDocument: 'none',
});

function readResult({ decision, stepUp, reason }: DecisionResult): Omit<OwnerCheckResult, 'row'> {
  if (stepUp === 'GOV_ID_SELFIE') return { outcome: 'asked', stepUp, reason };
  if (reason === 'source.unavailable') return { outcome: 'silent', reason };
  if (decision === 'APPROVED') return { outcome: 'verified', reason };
  return { outcome: decision === 'DECLINED' ? 'failed' : 'review', reason };
}

/** Applies the underwriting rows about a person, in order. docs/decisions/0063. */
export function decideOwner(evidence: OwnerEvidence, facts: OwnerCheckFacts): OwnerCheckResult {
  const { row, ...result } = decideAmong(
    PERSON_RULES,
    { ...NEUTRAL_EVIDENCE, ...evidence },
    applicantFacts(facts),
  );
  return { row, ...readResult(result) };
}

/** Delay before the check is repeated after a source did not respond; the last delay repeats. */
export const ownerRecheckDelayMs = (rechecks: number): number =>
  LIMITS.recheckDelaysMs[Math.min(rechecks, LIMITS.recheckDelaysMs.length - 1)] ?? 0;
