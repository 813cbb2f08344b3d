import type { InquiryResult } from '../identity/inquiry.ts';
import type { OwnerTrouble } from '../people/owner-list.ts';
import type { ReplacementState } from '../people/owner-replacement.ts';
import type { StepUpType } from '../reference/enumerations.ts';

/** External sources that a round queries in parallel; progress counts their responses. */
export const EVIDENCE_SOURCES = ['watchList', 'person', 'business'] as const;
export type EvidenceSourceId = (typeof EVIDENCE_SOURCES)[number];

/**
 * What an additional store inherits from its fully approved business: identities, phone, documents
 * and owners. The sources are queried again, and their results count. docs/decisions/0084.
 */
export const ofVerifiedBusiness = (applied: ApplicantFacts): ApplicantFacts => ({
  ...applied,
  phoneProven: true,
  hasPartners: false,
  otherOwnersOpen: false,
  ownerTrouble: undefined,
  hasUnnamedOwners: false,
  inquiry: 'passed',
  failedInquiries: 0,
  businessDocument: 'passed',
});

/**
 * `unknown` means that the source failed or timed out; it never counts as a failed check.
 * docs/readings.md 86.
 */
export type SourceResult<Answer extends string> = Answer | 'unknown';

export type Evidence = {
  categoryClass: 'REGULAR' | 'PROHIBITED' | 'SUPER_PROHIBITED';
  quebecBlocked: boolean;
  ownFaults: number;
  watchList: SourceResult<'clear' | 'hit'>;
  person: SourceResult<'match' | 'mismatch' | 'document' | 'fraud' | 'review' | 'fault'>;
  business: SourceResult<'match' | 'mismatch' | 'declined' | 'review' | 'none'>;
  phoneOwner: SourceResult<'same' | 'other'>;
  duplicate: 'none' | 'declined' | 'approved';
  /**
   * Codes of unlikely answers that their person has confirmed, such as `lastName.unlikely`.
   * docs/decisions/0163.
   */
  confirmed?: readonly string[];
};

export type ApplicantFacts = {
  market: 'US' | 'CA';
  applicationLevel: 'BASIC' | 'FULL';
  /** True when the same account already has an approved FULL application. docs/readings.md 42. */
  verifiedElsewhere?: boolean;
  takesPayments?: boolean;
  phoneProven: boolean;
  prefersPhoneLink: boolean;
  hasPartners: boolean;
  boStatus: 'NONE' | 'WAITING_FOR_INFO' | 'INFO_PROVIDED';
  otherOwnersOpen: boolean;
  /**
   * Why another owner is no longer waited for: the check failed, they denied ownership, or they did
   * not respond in time.
   */
  ownerTrouble?: OwnerTrouble;
  /** In the check of another owner: that they took the place of somebody we wrote to. */
  replacedOwner?: ReplacementState;
  /**
   * True when a company or trust holds a quarter or more, and the people behind it cannot be named.
   */
  hasUnnamedOwners?: boolean;
  fullSsnGiven: boolean;
  /** Consecutive rounds that ended because a source did not respond. */
  rechecks?: number;
  done: readonly StepUpType[];
  inquiry: 'none' | InquiryResult;
  failedInquiries: number;
  businessDocument: 'none' | InquiryResult;
  /** True once two people have taken a refusal back: the rules don't refuse it again by themselves. */
  isReopened?: boolean;
};
