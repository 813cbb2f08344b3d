import type { ConnectionView } from '@signet/rulebook/accounts/view';
import type {
  AnswerId,
  Answers,
  BusinessAnswers,
  PersonAnswers,
} from '@signet/rulebook/answer-rows';
import type { CardView } from '@signet/rulebook/cards/view';
import type { Flags } from '@signet/rulebook/core/flags';
import type { IdentityDocument } from '@signet/rulebook/core/identity-document';
import type { StepUp } from '@signet/rulebook/core/step-up';
import type { ChangeMark } from '@signet/rulebook/decision/change-reasons';
import type { InquiryFacts, InquiryMode } from '@signet/rulebook/identity/inquiry';
import type { NewestOrderView } from '@signet/rulebook/orders/view';
import type { OwnerCheckFailure } from '@signet/rulebook/people/invitation';
import type { OwnerStepUp } from '@signet/rulebook/people/owner-check';
import type { OwnerCompany } from '@signet/rulebook/people/ownership-tree';
import type { OtpState } from '@signet/rulebook/phone/otp-state';
import type { PhoneLinkReason, PhoneLinkState } from '@signet/rulebook/phone/phone-link';
import type { BoStatus, Decision, Intent } from '@signet/rulebook/reference/enumerations';
import type { Currency, Language, Locale, Market } from '@signet/rulebook/reference/locales';
import type { Portal } from '@signet/rulebook/reference/portals';
import type { SourceType } from '@signet/rulebook/reference/tax-id-types';
import type { StartupFields } from '@signet/rulebook/sign-up/startup-fields';
import type { LinkedBank } from '../bank/linked-bank.ts';
import type { WrappedKey } from '../platform/seal/seal.ts';

/** Secrets on file of a person or the business, by answer; never a value. */
export type SecretsOnFile = {
  readonly [Id in AnswerId]?: { sourceType?: SourceType; last4?: string };
};

export type StoredPerson = {
  id: string;
  role: 'applicant' | 'owner';
  answers: PersonAnswers;
  secretsOnFile: SecretsOnFile;
  /**
   * When they joined the list of owners, in ms of the product's clock; undefined when not listed.
   */
  listedAt?: number;
  isVerified: boolean;
  checkFailure?: OwnerCheckFailure;
  invitedAt?: readonly number[];
  askedAt?: number;
  mailAcceptedAt?: number;
  mailRefusedAt?: number;
  /**
   * Since when they stand in the place of somebody we wrote to, and when a reviewer accepted that.
   */
  replacedAt?: number;
  replacementSettledAt?: number;
  isBehindCompany?: boolean;
  userId?: string;
  confirmedAt?: number;
  checkRound?: number;
  checkingSince?: number;
  checkStepUp?: OwnerStepUp;
  taxIdChangedAt?: readonly number[];
};

export type StoredCompany = OwnerCompany & {
  name: string;
  country: string;
  last4: string;
  createdAt: number;
};

export type StoredHolding = {
  holderId: string;
  ofId: string;
  basisPoints: number;
  isTrustee: boolean;
};

export type OwnerInquiry = Omit<InquiryFacts, 'mode'> & { personId: string };

export type StoredBusiness = { id: string; answers: BusinessAnswers; secretsOnFile: SecretsOnFile };

export type StoredPhoneLink = {
  status: PhoneLinkState;
  reason?: PhoneLinkReason;
  sentAt?: number;
  openedAt?: number;
  expiresAt: number;
};

/**
 * How the last round ended. `since`: start of the current wait, which is the first of the latest
 * run of decisions that require the same party to act; `rechecks`: how many of those found a source
 * unavailable. Times in ms of the product's clock.
 */
export type LastDecision = { stepUp?: string; since: number; rechecks: number };

/**
 * Everything stored about an application except secrets; rules read it as facts. Times in ms of the
 * product's clock.
 */
export type StoredApplication = {
  id: string;
  /** Short name to read out, like `K7QM-3XPD`. docs/decisions/0049. */
  reference: string;
  version: number;
  userId: string;
  portal: Portal;
  flags: Flags;
  /**
   * Where the applicant is redirected at the end, by the configuration when the application was
   * read. docs/readings.md 110.
   */
  redirectUrl?: string;
  market: Market;
  currency: Currency;
  referralUrlId?: string;
  intent: Intent;
  originalIntent: Intent;
  applicationLevel: 'BASIC' | 'FULL';
  originalApplicationLevel: 'BASIC' | 'FULL';
  locale: Locale;
  decision: Decision;
  reason?: string;
  lastDecision?: LastDecision;
  decidedBy?: 'rules' | 'person';
  boStatus: BoStatus;
  round: number;
  onboardedAt?: number;
  /** When a call put the referral in place of the link's. docs/readings.md 253. */
  referralOverriddenAt?: number;
  /** When the applicant closed the account. docs/decisions/0151. */
  closedAt?: number;
  checkingSince?: number;
  bankDeferred: boolean;
  taxIdChangesLeft: number;
  phoneChangesLeft: number;
  /** The same account already has an approved application at FULL level. */
  verifiedElsewhere: boolean;
  /** True once two people have taken a refusal of it back. */
  isReopened: boolean;
  /** The originating service named by a link; only the configuration gives it a meaning. */
  serviceType?: string;
  source?: string;
  medium?: string;
  agentId?: string;
  /** The partner's own id of it, and whose id that is. docs/decisions/0295. */
  externalId?: string;
  externalIdOf?: string;
  startup?: StartupFields;
  storeName?: string;
  connection?: ConnectionView;
  /** Keyed mailboxes of owners who were taken off the list after we reached them. */
  removedMailboxHmacs?: readonly string[];
  /** Companies and trusts of the list of owners, oldest first, and who holds what of them. */
  companies?: readonly StoredCompany[];
  holdings?: readonly StoredHolding[];
  taxIdSubmittedAt?: number;
  bank?: LinkedBank;
  isBankOwn?: boolean;
  bankLinkedAt?: number;
  /** Only where that came some time after it was linked. */
  bankConfirmedAt?: number;
  bankReviewSince?: number;
  bankId?: string;
  /** The card that pays for orders; only displayable fields. */
  card?: CardView;
  order?: NewestOrderView;
  /** When the applicant last requested a review, and the promised day, YYYY-MM-DD. */
  reviewRequest?: { requestedAt: number; by: string };
  /** The newest request for changes that was not withdrawn; open while its step-up is. */
  changeRequest?: {
    id: string;
    askedAt: number;
    /** YYYY-MM-DD: the last day to answer. */
    by: string;
    dueAt: number;
    reviewerId: string;
    marks: readonly ChangeMark[];
  };
  terms?: { id: string; version: string; signedAt: number; language?: Language };
  people: readonly StoredPerson[];
  business: StoredBusiness;
  /** Answers of the applicant and the business, as the sign-up forms read them: text by path. */
  answers: Answers;
  secretsOnFile: Readonly<Record<string, { sourceType?: SourceType; last4?: string }>>;
  stepUps: StepUp[];
  phoneProven: boolean;
  /** Photo-ID and document inquiries, oldest first, and the times of attempts by mode. */
  inquiries: InquiryFacts[];
  inquiryAttemptedAt: Readonly<Partial<Record<InquiryMode, readonly number[]>>>;
  /** The owners' photo-ID inquiries, oldest first, and the times of attempts by owner id. */
  ownerInquiries: readonly OwnerInquiry[];
  ownerAttemptedAt: Readonly<Partial<Record<string, readonly number[]>>>;
  /** Photo IDs that people were verified by, where their last day is known. */
  documents?: readonly IdentityDocument[];
  code?: OtpState;
  phoneLink?: StoredPhoneLink;
  /** True once the phone's network was queried and returned no number. docs/readings.md 66. */
  wasPhoneNetworkChecked: boolean;
  evidenceAnswered: number;
  createdAt: number;
  savedAt: number;
  /** When the version last rose, whoever raised it. */
  changedAt: number;
  /** The wrapped data key; pass it to methods that seal, so that they need not read it again. */
  dataKey: WrappedKey;
};
