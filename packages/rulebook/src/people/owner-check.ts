import { LIMITS } from '../core/limits.ts';
import type { ApplicantFacts, Evidence } from '../decision/evidence.ts';
import type { ReasonCode } from '../decision/reasons.ts';
import { type DecisionResult, decideAmong, PERSON_RULES } from '../decision/underwriting.ts';
import type { InquiryResult } from '../identity/inquiry.ts';
import type { StepUpType } from '../reference/enumerations.ts';
import type { Market } from '../reference/locales.ts';
import type { OwnerProgress } from './invitation.ts';

/** What another owner may be asked for: their details, and photo ID where these do not settle it. */
export const OWNER_STEP_UP_TYPES = ['FULL_ONBOARDING', 'GOV_ID_SELFIE'] as const satisfies readonly StepUpType[];
/** The first of the two: their own details. */
export const [OWNER_DETAILS_STEP_UP] = OWNER_STEP_UP_TYPES;
export type OwnerStepUp = (typeof OWNER_STEP_UP_TYPES)[number];

/** What is stored of an owner's own part that says what is asked of them. Times in ms of the product's clock. */
export type OwnerPart = Pick<OwnerProgress, 'isVerified' | 'checkFailure' | 'checkingSince'> & {
  /** What the last check asked for. */
  checkStepUp?: OwnerStepUp;
  /** When they last gave their details. */
  confirmedAt?: number;
};

/** What an owner is asked for now: nothing while they are checked or once it is settled. */
export const ownerStepUp = ({ isVerified, checkFailure, checkingSince, checkStepUp, confirmedAt }: OwnerPart): OwnerStepUp | undefined =>
  isVerified || checkFailure !== undefined || checkingSince !== undefined
    ? undefined
    : (checkStepUp ?? (confirmedAt === undefined ? OWNER_DETAILS_STEP_UP : undefined));

/** The kind of inquiry that another owner goes through; never one of the applicant's, so that neither answers for the other. */
export const OWNER_INQUIRY_MODE = 'owner';

/** How a check of another owner ended. `asked`: photo ID comes next; `review`: a person of ours looks. */
export const OWNER_CHECK_OUTCOMES = ['verified', 'asked', 'review', 'failed'] as const;
export type OwnerCheckOutcome = (typeof OWNER_CHECK_OUTCOMES)[number];

/** What the sources say of one person. */
export type OwnerEvidence = Pick<Evidence, 'watchList' | 'person' | 'phoneOwner' | 'ownFaults'>;
/** What is known of their own photo ID, and how often the sources were silent. */
export type OwnerCheckFacts = { market: Market; inquiry: 'none' | InquiryResult; failedInquiries: number; rechecks: number };

/** `silent`: a source did not answer, and is asked again. */
export type OwnerCheckResult = { row: string; outcome: OwnerCheckOutcome | 'silent'; stepUp?: OwnerStepUp; reason?: ReasonCode };

/** The business is judged with the application; of a single owner only what concerns a person counts. */
const NOTHING_ELSE = { categoryClass: 'REGULAR', quebecBlocked: false, business: 'none', duplicate: 'none' } as const;

/** An owner's own check asks no code: their phone is one more thing to compare, and nothing is sent to it. */
const applicantFacts = ({ market, inquiry, failedInquiries, rechecks }: OwnerCheckFacts): ApplicantFacts => ({
  market,
  applicationLevel: 'FULL',
  phoneProven: true,
  prefersPhoneLink: false,
  hasPartners: false,
  boStatus: 'NONE',
  otherOwnersOpen: false,
  fullSsnGiven: true,
  rechecks,
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

/** How the check of one owner ends: the rows of the underwriting table that concern a person, in their order. docs/decisions/0063. */
export function decideOwner(evidence: OwnerEvidence, facts: OwnerCheckFacts): OwnerCheckResult {
  const { row, ...result } = decideAmong(PERSON_RULES, { ...NOTHING_ELSE, ...evidence }, applicantFacts(facts));
  return { row, ...readResult(result) };
}

/** When a check that found a source silent is made again; undefined after the last time, when a person of ours looks. */
export const ownerRecheckDelayMs = (rechecks: number): number =>
  LIMITS.recheckDelaysMs[Math.min(rechecks, LIMITS.recheckDelaysMs.length - 1)] ?? 0;
