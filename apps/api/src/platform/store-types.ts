import type { ConnectionView } from '@signet/rulebook/accounts/view';
import type { AnswerId, Answers, BusinessAnswers, PersonAnswers } from '@signet/rulebook/answer-rows';
import type { BankCheckResult, BankReview, BankStatus } from '@signet/rulebook/bank/bank-status';
import type { TestDepositView } from '@signet/rulebook/bank/test-deposits';
import type { CardView } from '@signet/rulebook/cards/view';
import type { Flags } from '@signet/rulebook/core/flags';
import type { StepUp } from '@signet/rulebook/core/step-up';
import type { InquiryFacts, InquiryMode } from '@signet/rulebook/identity/inquiry';
import type { OrderView } from '@signet/rulebook/orders/view';
import type { OwnerStepUp } from '@signet/rulebook/people/owner-check';
import type { OwnerCheckFailure } from '@signet/rulebook/people/owner-list';
import type { OtpState } from '@signet/rulebook/phone/otp-state';
import type { PhoneLinkReason, PhoneLinkState } from '@signet/rulebook/phone/phone-link';
import type { BoStatus, Decision, Intent, StepUpType } from '@signet/rulebook/reference/enumerations';
import type { Currency, Language, Locale, Market } from '@signet/rulebook/reference/locales';
import type { Portal } from '@signet/rulebook/reference/portals';
import type { SourceType } from '@signet/rulebook/reference/tax-id-types';
import type { StartupFields } from '@signet/rulebook/sign-up/startup-fields';
import type { Clock } from './clock.ts';
import type { Partners } from './config/partners.ts';
import type { FlagSource } from './flags.ts';
import type { Sealer, WrappedKey } from './seal/seal.ts';
import type { Database } from './sql/database.ts';

/** What an application begins with. */
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
  /** True: an application that was approved is found as well. docs/decisions/0031. */
  find?: boolean;
  /** True: one of another referral that was not sent is found as well, after one of this referral. docs/readings.md 56. */
  overridesReferral?: boolean;
  jobs?: readonly NewJob[];
  once?: IdempotentCall;
};

/** What a further store of a business begins with; the rest is the business's. */
export type NewStore = Pick<
  NewApplication,
  'userId' | 'portal' | 'locale' | 'source' | 'medium' | 'serviceType' | 'agentId' | 'startup' | 'actor' | 'once'
> & {
  businessId: string;
  storeName?: string;
};

/** Answers of an application that was not sent; an empty text removes the answer. */
export type SavedAnswers = {
  id: string;
  userId: string;
  version: number;
  answers: Answers;
  secrets?: SecretAnswers;
  actor: string;
  more?: { locale?: Locale; intent?: Intent; storeName?: string; referralUrlId?: string };
  /** The application as this call has read it. */
  before?: StoredApplication;
  /** Where `before` is only remembered: the hashes of the session's token, which the write itself proves. */
  unproven?: readonly string[];
};

/** A person of ours who decides what the rules leave open. */
export type Reviewer = { id: string; name: string };

/** Who decides by hand, at which version of the application, and whose proposal they confirm. */
export type ReviewerDecision = { reviewer: Reviewer; version: number; confirms?: Reviewer };

/** How a round ended, and what goes with it. */
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

/** A bank account that is linked; number and token are sealed. */
export type NewBank = {
  id: string;
  kind: 'plaid' | 'manual';
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
  /** What could be drawn on when it was linked. */
  availableCents?: number;
  instantAuth?: boolean;
  status: BankStatus;
  /** What its last check said; a reviewer reads why an account waits. */
  checkResult?: BankCheckResult;
  /** What it is where its test deposits have matched before; `amountsMatched` without it. */
  provenAs?: BankCheckResult;
  actor: string;
  messages?: readonly OutboxMessage[];
  jobs?: readonly NewJob[];
  dataKey?: WrappedKey;
  once?: IdempotentCall;
};

/** The secrets of a person or the business that are on file, by the answer's name; never a value. */
export type SecretsOnFile = { readonly [Id in AnswerId]?: { sourceType?: SourceType; last4?: string } };

/** Somebody who applies, or who owns a part. */
export type StoredPerson = {
  id: string;
  role: 'applicant' | 'owner';
  answers: PersonAnswers;
  secretsOnFile: SecretsOnFile;
  /** When they joined the list of owners; without it they stand in none. In ms of the product's clock. */
  listedAt?: number;
  isVerified: boolean;
  /** How their check ended against them. */
  checkFailure?: OwnerCheckFailure;
  /** What is known of another owner's own part; nothing of it is the applicant's. */
  invitedAt?: readonly number[];
  askedAt?: number;
  userId?: string;
  confirmedAt?: number;
  checkRound?: number;
  checkingSince?: number;
  checkStepUp?: OwnerStepUp;
  taxIdChangedAt?: readonly number[];
};

/** The photo ID of one of the owners. */
export type OwnerInquiry = Omit<InquiryFacts, 'mode'> & { personId: string };

/** The business that applies; its id is the contract's. */
export type StoredBusiness = { id: string; answers: BusinessAnswers; secretsOnFile: SecretsOnFile };

/** Where a texted link stands, for those who wait for it. Times in ms of the product's clock. */
export type StoredPhoneLink = { status: PhoneLinkState; reason?: PhoneLinkReason; sentAt?: number; openedAt?: number; expiresAt: number };

/**
 * How the last round ended. `since` is when this wait began: the first of the decisions, up to the last, that all say the same of who must act;
 * `rechecks` counts those of them that found a source silent. Times in ms of the product's clock.
 */
export type LastDecision = { stepUp?: string; since: number; rechecks: number };

export type StoreDeps = {
  database: Database;
  sealer: Sealer;
  clock: Clock;
  flags: FlagSource;
  partners: Pick<Partners, 'redirectOf' | 'flagsOf' | 'toldReferrals'>;
  /** How many times the limits by network, by block of numbers and for all are raised. */
  limitFactor: number;
};

/** A call that may be repeated: the request's Idempotency-Key, who sent it, the endpoint's key with its path, and the body's text. */
export type IdempotentCall = {
  key: string;
  userId: string;
  route: string;
  body: string;
  /** How long the key is kept; LIMITS.idempotencyTtlMs without it. */
  keepMs?: number;
};

/** What a key is known for. `applied`: the effect is stored but its answer was lost with the process; answer from the facts of `applicationId`. */
export type IdempotencyState =
  | { state: 'new' }
  | { state: 'running' }
  | { state: 'mismatch' }
  | { state: 'applied'; applicationId: string }
  | { state: 'done'; status: number; reply: unknown };

/** A secret answer on its way into the store; an empty value removes it. */
export type SecretAnswer = { value: string; sourceType?: SourceType };
export type SecretAnswers = Readonly<Record<string, SecretAnswer>>;

/** A text or e-mail for the outbox; the whole of it is sealed until it is sent. docs/readings.md 109. */
export type OutboxMessage = {
  channel: 'sms' | 'email';
  template: string;
  /** Which words the template had. */
  templateVersion?: string;
  to: string;
  /** Who a mail is from, as inboxes show it, and where its answers go. */
  from?: string;
  replyTo?: string;
  subject?: string;
  text: string;
  html?: string;
  /** Where its reader stops mails of its kind with one press. */
  stopUrl?: string;
  /** From when on it is of no use, in ms of the product's clock: it is dropped rather than sent late. */
  validUntil?: number;
};

/** Work to be done later; the payload holds no personal data. `dueAt` is now where it is missing. */
export type NewJob = { kind: string; payload?: Readonly<Record<string, unknown>>; dueAt?: number };
export type Job = { id: string; kind: string; applicationId?: string; payload: Record<string, unknown>; attempts: number };

export type LinkedBank = {
  kind: 'plaid' | 'manual';
  bankName?: string;
  last4: string;
  accountType: string;
  status: BankStatus;
  availableCents?: number;
  instantAuth?: boolean;
  /** Where a person of ours looks at it, and whether they look at a void cheque. */
  review?: BankReview;
  hasVoidCheck?: boolean;
  /** Its test deposits, while they can prove it or have failed to. */
  testDeposits?: TestDepositView;
};

/** Everything stored about an application, but no secret: the facts are computed from it. Times in ms of the product's clock. */
export type StoredApplication = {
  id: string;
  /** Its short name, as people read it out: `K7QM-3XPD`. docs/decisions/0049. */
  reference: string;
  version: number;
  userId: string;
  portal: Portal;
  /** The portal's flags as they were when the application was read. */
  flags: Flags;
  /** Where its person goes when all is done, by the configuration as it was when the application was read. docs/readings.md 110. */
  redirectUrl?: string;
  market: Market;
  currency: Currency;
  referralUrlId?: string;
  intent: Intent;
  /** What it was begun with. */
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
  checkingSince?: number;
  bankDeferred: boolean;
  /** How often a tax id may still be changed in this day. */
  taxIdChangesLeft: number;
  /** The same of the applicant's number, once it was sent. */
  phoneChangesLeft: number;
  /** The same account has an approved application at FULL level already. */
  verifiedElsewhere: boolean;
  /** The service that the application came from, as a link named it; only configuration gives it a meaning. */
  serviceType?: string;
  source?: string;
  medium?: string;
  agentId?: string;
  /** What else a link or a partner’s call told of where it came from. */
  startup?: StartupFields;
  /** What a further store of the business is called. */
  storeName?: string;
  /** What it came for beside its own account, once that is connected. */
  connection?: ConnectionView;
  /** When a tax id came by itself, by a link or on a page of its own. */
  taxIdSubmittedAt?: number;
  bank?: LinkedBank;
  /** False for a further store that is paid where its business is. */
  isBankOwn?: boolean;
  bankLinkedAt?: number;
  /** Since when a person of ours has to look at it. */
  bankReviewSince?: number;
  /** The row of that account. */
  bankId?: string;
  /** The card that orders are paid with, as far as it may be shown. */
  card?: CardView;
  /** The newest of its orders. */
  order?: Pick<OrderView, 'orderId' | 'state'>;
  /** When its person last asked for a look by a person, and the day, YYYY-MM-DD, that was promised. */
  reviewRequest?: { requestedAt: number; by: string };
  terms?: { id: string; version: string; signedAt: number; language?: Language };
  /** The applicant and the other owners, in the order of their list. */
  people: readonly StoredPerson[];
  business: StoredBusiness;
  /** What the applicant and the business answered, as the forms of a sign-up read it: text by path. */
  answers: Answers;
  /** Their secrets that are on file, by path. */
  secretsOnFile: Readonly<Record<string, { sourceType?: SourceType; last4?: string }>>;
  stepUps: StepUp[];
  phoneProven: boolean;
  /** Photo-ID and document inquiries, oldest first, and when each mode was tried. */
  inquiries: InquiryFacts[];
  inquiryAttemptedAt: Readonly<Partial<Record<InquiryMode, readonly number[]>>>;
  /** The owners' photo ID, oldest first, and when each of them tried, by their id. */
  ownerInquiries: readonly OwnerInquiry[];
  ownerAttemptedAt: Readonly<Partial<Record<string, readonly number[]>>>;
  code?: OtpState;
  phoneLink?: StoredPhoneLink;
  /** True once the phone's network was asked and gave no number. docs/readings.md 66. */
  wasPhoneNetworkChecked: boolean;
  /** How many sources have answered in this round. */
  evidenceAnswered: number;
  createdAt: number;
  savedAt: number;
  /** The wrapped data key: hand it to methods that seal, so that they need no read of their own. */
  dataKey: WrappedKey;
};
