import type { ConnectionView } from '@signet/rulebook/accounts/view';
import type {
  AnswerId,
  Answers,
  BusinessAnswers,
  PersonAnswers,
} from '@signet/rulebook/answer-rows';
import type { BankFailure } from '@signet/rulebook/bank/bank-link';
import type { BankCheckResult, BankReview, BankStatus } from '@signet/rulebook/bank/bank-status';
import type { TestDepositView } from '@signet/rulebook/bank/test-deposits';
import type { CardView } from '@signet/rulebook/cards/view';
import type { Flags } from '@signet/rulebook/core/flags';
import type { StepUp } from '@signet/rulebook/core/step-up';
import type { InquiryFacts, InquiryMode } from '@signet/rulebook/identity/inquiry';
import type { OrderView } from '@signet/rulebook/orders/view';
import type { OwnerCheckFailure } from '@signet/rulebook/people/invitation';
import type { OwnerStepUp } from '@signet/rulebook/people/owner-check';
import type { OwnerCompany } from '@signet/rulebook/people/ownership-tree';
import type { OtpState } from '@signet/rulebook/phone/otp-state';
import type { PhoneLinkReason, PhoneLinkState } from '@signet/rulebook/phone/phone-link';
import type {
  BoStatus,
  Decision,
  Intent,
  StepUpType,
} from '@signet/rulebook/reference/enumerations';
import type { Currency, Language, Locale, Market } from '@signet/rulebook/reference/locales';
import type { Portal } from '@signet/rulebook/reference/portals';
import type { RetentionPeriods } from '@signet/rulebook/reference/retention';
import type { SourceType } from '@signet/rulebook/reference/tax-id-types';
import type { StartupFields } from '@signet/rulebook/sign-up/startup-fields';
import type { Clock } from './clock.ts';
import type { Partners } from './config/partners.ts';
import type { FlagSource } from './flags.ts';
import type { KeyHalves } from './seal/key-halves.ts';
import type { Sealer, WrappedKey } from './seal/seal.ts';
import type { Database } from './sql/database.ts';

export type NewApplication = {
  userId: string;
  portal: Portal;
  market: Market;
  currency: Currency;
  referralUrlId?: string;
  intent: Intent;
  locale: Locale;
  level: 'BASIC' | 'FULL';
  answers: Answers;
  secrets?: SecretAnswers;
  source?: string;
  medium?: string;
  serviceType?: string;
  agentId?: string;
  startup?: StartupFields;
  actor: string;
  /** Also finds an application that was approved. docs/decisions/0031. */
  find?: boolean;
  /**
   * Also finds an unsubmitted application of another referral, after one of this referral.
   * docs/readings.md 56.
   */
  overridesReferral?: boolean;
  jobs?: readonly NewJob[];
  once?: IdempotentCall;
};

export type NewStore = Pick<
  NewApplication,
  | 'userId'
  | 'portal'
  | 'locale'
  | 'source'
  | 'medium'
  | 'serviceType'
  | 'agentId'
  | 'startup'
  | 'actor'
  | 'once'
> & {
  businessId: string;
  storeName?: string;
};

/** Answers of an unsubmitted application; an empty text removes the answer. */
export type SavedAnswers = {
  id: string;
  userId: string;
  version: number;
  answers: Answers;
  secrets?: SecretAnswers;
  actor: string;
  more?: { locale?: Locale; intent?: Intent; storeName?: string; referralUrlId?: string };
};

export type Reviewer = { id: string; name: string };

/**
 * A manual decision: the reviewer, the version of the application, and the reviewer whose proposal
 * they confirm.
 */
export type ReviewerDecision = { reviewer: Reviewer; version: number; confirms?: Reviewer };

export type NewDecision = {
  id: string;
  round: number;
  outcome: Decision;
  rowId: string;
  reason?: string;
  evidence: Readonly<Record<string, unknown>>;
  version: string;
  stepUp?: StepUpType;
  boStatus?: BoStatus;
  decidedBy: 'rules' | ReviewerDecision;
  messages?: readonly OutboxMessage[];
  jobs?: readonly NewJob[];
  actor: string;
};

/** A bank account to link; number and token are sealed on insert. */
export type NewBank = {
  id: string;
  kind: 'plaid' | 'manual';
  /** True where another account was in use before. */
  isChange?: boolean;
  bankName?: string;
  holder?: string;
  accountType: string;
  routing?: string;
  transit?: string;
  institution?: string;
  accountNumber?: string;
  last4: string;
  vendorAccountId?: string;
  vendorToken?: string;
  vendorItemId?: string;
  availableCents?: number;
  instantAuth?: boolean;
  status: BankStatus;
  /** Result of the last check; tells reviewers why the account is pending. */
  checkResult?: BankCheckResult;
  provenAs?: BankCheckResult;
  actor: string;
  messages?: readonly OutboxMessage[];
  jobs?: readonly NewJob[];
  once?: IdempotentCall;
};

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

export type StoreDeps = {
  database: Database;
  sealer: Sealer;
  clock: Clock;
  flags: FlagSource;
  partners: Pick<Partners, 'redirectOf' | 'webhookReferrals'>;
  /** Multiplier of the limits per network, per block of numbers and overall. */
  limitFactor: number;
  /**
   * True beside the sandbox, the only place where the rows that it seeds count.
   * docs/decisions/0130.
   */
  acceptsSamples: boolean;
  keyHalves: KeyHalves;
  retention: RetentionPeriods;
  /** To be called when jobs were added, before or after the commit. */
  wakeWorkers: () => void;
};

/**
 * A call that may be repeated: Idempotency-Key, sender, endpoint key with its path, and body text.
 */
export type IdempotentCall = {
  key: string;
  userId: string;
  route: string;
  body: string;
  keepMs?: number;
};

/**
 * State of a key. `applied`: the effect is stored but its reply was lost in a crash; rebuild it
 * from `applicationId`.
 */
export type IdempotencyState =
  | { state: 'new' }
  | { state: 'running' }
  | { state: 'mismatch' }
  | { state: 'applied'; applicationId: string }
  | { state: 'done'; status: number; reply: unknown };

/** A secret answer to be stored; an empty value removes it. */
export type SecretAnswer = { value: string; sourceType?: SourceType };
export type SecretAnswers = Readonly<Record<string, SecretAnswer>>;

/** A text or email in the outbox, sealed entirely until it is sent. docs/readings.md 109. */
export type OutboxMessage = {
  channel: 'sms' | 'email';
  template: string;
  templateVersion?: string;
  to: string;
  /** The sender as inboxes show it, and the address for replies. */
  from?: string;
  replyTo?: string;
  subject?: string;
  text: string;
  html?: string;
  /** One-click unsubscribe URL for emails of this kind. */
  stopUrl?: string;
  /** Expiry in ms of the product's clock: after it the message is dropped rather than sent late. */
  validUntil?: number;
  /** The owner whose clock starts once this mail is accepted for delivery. docs/readings.md 256. */
  personId?: string;
};

/**
 * A job to run later. The payload must not contain personal data; `dueAt` defaults to now. One with
 * an `id` is added once.
 */
export type NewJob = {
  id?: string;
  kind: string;
  payload?: Readonly<Record<string, unknown>>;
  dueAt?: number;
};
export type Job = {
  id: string;
  kind: string;
  applicationId?: string;
  payload: Record<string, unknown>;
  attempts: number;
};

export type LinkedBank = {
  kind: 'plaid' | 'manual';
  bankName?: string;
  last4: string;
  accountType: string;
  status: BankStatus;
  availableCents?: number;
  instantAuth?: boolean;
  failure?: BankFailure;
  /** In ms of the product's clock; absent once it has passed. */
  payoutsFrom?: number;
  /** The open manual review, if any, and whether a void check was uploaded. */
  review?: BankReview;
  hasVoidCheck?: boolean;
  maySendVoidCheck?: boolean;
  /** Its test deposits, while they can still prove the account or after they failed. */
  testDeposits?: TestDepositView;
};

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
  /** The originating service named by a link; only the configuration gives it a meaning. */
  serviceType?: string;
  source?: string;
  medium?: string;
  agentId?: string;
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
  bankReviewSince?: number;
  bankId?: string;
  /** The card that pays for orders; only displayable fields. */
  card?: CardView;
  order?: Pick<OrderView, 'orderId' | 'state'>;
  /** When the applicant last requested a review, and the promised day, YYYY-MM-DD. */
  reviewRequest?: { requestedAt: number; by: string };
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
  code?: OtpState;
  phoneLink?: StoredPhoneLink;
  /** True once the phone's network was queried and returned no number. docs/readings.md 66. */
  wasPhoneNetworkChecked: boolean;
  evidenceAnswered: number;
  createdAt: number;
  savedAt: number;
  /** The wrapped data key; pass it to methods that seal, so that they need not read it again. */
  dataKey: WrappedKey;
};
