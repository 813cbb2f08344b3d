import type { BoStatus, Decision, Intent, SignUpForm } from '../reference/enumerations.ts';
import type { Currency } from '../reference/locales.ts';
import type { Portal } from '../reference/portals.ts';
import type { Flags } from './flags.ts';
import type { IdentityDocument } from './identity-document.ts';
import type { StepUp } from './step-up.ts';

/** True once the business was approved, even with steps left; a closed account stays approved. */
export const isApproved = ({ decision }: { decision: Decision }): boolean =>
  decision === 'APPROVED' || decision === 'APPROVED_PENDING';

/** A final decision closes every step-up and stops further checks. */
export const isFinalDecision = (decision: Decision): boolean =>
  decision === 'APPROVED' || decision === 'DECLINED';

/**
 * Whether a new round of checks may begin. `mayReopenSql` says the same where SQL selects a set of
 * applications.
 */
export const mayReopen = ({
  onboardedAt,
  decision,
  closedAt,
}: {
  onboardedAt?: number;
  decision: Decision;
  closedAt?: number;
}): boolean => onboardedAt !== undefined && !isFinalDecision(decision) && closedAt === undefined;

/**
 * The stored facts that guards of calls read, so that a call computes only what its own guard
 * needs. Times in ms of the product's clock.
 */
export type GuardFacts = Pick<
  Facts,
  'flags' | 'currency' | 'decision' | 'boStatus' | 'stepUps' | 'wasPhoneNetworkChecked'
> & {
  checkingSince?: number;
  reason?: string;
  /** `listedAt` is set once a person is on the list of owners. */
  people: readonly {
    id?: string;
    role: 'applicant' | 'owner';
    listedAt?: number;
    isVerified: boolean;
  }[];
  documents?: readonly IdentityDocument[];
  closedAt?: number;
};

/**
 * Everything that page choice reads about an application; the page is computed from it and never
 * stored.
 */
export type Facts = {
  portal: Portal;
  flags: Flags;
  currency: Currency;
  intent: Intent;
  /** True when the application adds to an existing business. */
  hasBusinessId: boolean;
  /** True once the channel or product it was opened for is connected. docs/decisions/0086. */
  isConnected?: boolean;
  lacksStoreName?: boolean;
  applicationLevel: 'BASIC' | 'FULL';
  incompleteForm?: SignUpForm;
  /** True once `onboard` was accepted. */
  isSubmitted: boolean;
  /** True while evidence is being collected. */
  checking: boolean;
  decision: Decision;
  /**
   * True while an unresponsive source is being retried, before manual review. docs/readings.md 86.
   */
  isRecheckPending: boolean;
  boStatus: BoStatus;
  stepUps: readonly StepUp[];
  segment?: 'RESTAURANT' | 'RETAIL';
  /** True once the mobile network was queried and returned no number. docs/readings.md 66. */
  wasPhoneNetworkChecked: boolean;
  /** True once every other owner is verified; boStatus then counts as NONE. docs/readings.md 83. */
  areOwnersVerified: boolean;
  /**
   * True while no mail has reached an owner who still has something to do. docs/readings.md 256.
   */
  hasUnreachedOwner: boolean;
  isBankLinked: boolean;
  /** True once the bank confirmed the account holder; no payouts before that. */
  isBankVerified: boolean;
  /** True while payouts wait because the account replaced another one. docs/decisions/0145. */
  arePayoutsHeld?: boolean;
  /** Manual review of the account: pending, or refused, which unlinks it. */
  bankReview?: 'open' | 'refused';
  testDeposits?: 'sent' | 'arrived' | 'failed';
  isBankDeferred: boolean;
  /** True once the applicant closed the account. docs/decisions/0151. */
  isClosed?: boolean;
  /** True while the applicant is asked for a new photo ID. docs/decisions/0324. */
  isPhotoIdAsked?: boolean;
  /** Where to send the applicant at the end; configuration only. docs/readings.md 110. */
  redirectUrl?: string;
};
