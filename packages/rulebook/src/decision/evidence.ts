import type { InquiryResult } from '../identity/inquiry.ts';
import type { OwnerTrouble } from '../people/owner-list.ts';
import type { StepUpType } from '../reference/enumerations.ts';

/** The sources outside that a round asks, side by side; progress counts their answers. */
export const EVIDENCE_SOURCES = ['watchList', 'person', 'business'] as const;
export type EvidenceSourceId = (typeof EVIDENCE_SOURCES)[number];

/**
 * What a further store takes over from its business, which was approved for everything: who the people are, their phone, the business's papers and the
 * list of its owners. The sources are asked about them again, and what they find counts. docs/decisions/0084.
 */
export const ofVerifiedBusiness = (applied: ApplicantFacts): ApplicantFacts => ({
  ...applied,
  phoneProven: true,
  hasPartners: false,
  otherOwnersOpen: false,
  ownerTrouble: undefined,
  inquiry: 'passed',
  failedInquiries: 0,
  businessDocument: 'passed',
});

/** What one source said. `unknown`: it failed or timed out, and never counts as a failed check. docs/readings.md 86. */
export type SourceResult<Answer extends string> = Answer | 'unknown';

/** The sources, each with the answers it can give. */
export type Evidence = {
  categoryClass: 'REGULAR' | 'PROHIBITED' | 'SUPER_PROHIBITED';
  quebecBlocked: boolean;
  ownFaults: number;
  watchList: SourceResult<'clear' | 'hit'>;
  person: SourceResult<'match' | 'mismatch' | 'document' | 'fraud' | 'review' | 'fault'>;
  business: SourceResult<'match' | 'mismatch' | 'declined' | 'review' | 'none'>;
  phoneOwner: SourceResult<'same' | 'other'>;
  duplicate: 'none' | 'declined' | 'approved';
};

export type ApplicantFacts = {
  market: 'US' | 'CA';
  applicationLevel: 'BASIC' | 'FULL';
  /** True where the same account has an approved application at FULL level already. docs/readings.md 42. */
  verifiedElsewhere?: boolean;
  /** True where an earlier round allowed payments online. */
  takesPayments?: boolean;
  phoneProven: boolean;
  prefersPhoneLink: boolean;
  hasPartners: boolean;
  boStatus: 'NONE' | 'WAITING_FOR_INFO' | 'INFO_PROVIDED';
  otherOwnersOpen: boolean;
  /** Why one of them is no longer waited for: their check failed, they said that it is not their business, or they did not answer in time. */
  ownerTrouble?: OwnerTrouble;
  fullSsnGiven: boolean;
  /** How often the rules have found a source silent since they last found anything else. */
  rechecks?: number;
  /** Step-ups already answered or replaced. */
  done: readonly StepUpType[];
  /** How the photo-ID inquiry ended, when there was one. */
  inquiry: 'none' | InquiryResult;
  /** How many photo-ID inquiries have failed. */
  failedInquiries: number;
  /** How the inquiry about the business's document ended, when there was one. */
  businessDocument: 'none' | InquiryResult;
};
