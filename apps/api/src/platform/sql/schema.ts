// Written by `npm run schema-types` from the migrations; do not edit.
import type { ColumnType, Generated } from 'kysely';

type Json = ColumnType<unknown, string, string>;
/** A null is left out of the row that is read, so that it is undefined. */
type Nullable<Value> = [Value] extends [ColumnType<infer Read, infer Insert, infer Update>]
  ? ColumnType<Read | undefined, Insert | null | undefined, Update | null | undefined>
  : ColumnType<Value | undefined, Value | null | undefined, Value | null | undefined>;

type Analytics = {
  id: Generated<number>;
  type: string;
  params: Json;
  at: number;
  applicationId: Nullable<string>;
};

type ApplicationChanges = {
  applicationId: string;
  referralUrlId: string;
  changedAt: number;
};

type Applications = {
  id: string;
  userId: string;
  version: number;
  portal: 'GODADDY' | 'POYNT';
  market: 'US' | 'CA';
  currency: 'USD' | 'CAD';
  referralUrlId: string;
  intent: 'CREATE_BUSINESS' | 'ADD_STORE' | 'ADD_CHANNEL' | 'ADD_PRODUCT';
  applicationLevel: 'BASIC' | 'FULL';
  locale: 'en-US' | 'en-CA' | 'fr-CA';
  source: Nullable<string>;
  medium: Nullable<string>;
  agentId: Nullable<string>;
  decision: 'PENDING' | 'APPROVED' | 'DECLINED' | 'APPROVED_PENDING' | 'DECLINED_PENDING' | 'ERROR';
  reason: Nullable<string>;
  boStatus: 'NONE' | 'WAITING_FOR_INFO' | 'INFO_PROVIDED';
  round: number;
  onboardedAt: Nullable<number>;
  checkingSince: Nullable<number>;
  bankDeferred: boolean;
  dataKey: string;
  auditSeq: number;
  auditHead: string;
  createdAt: number;
  savedAt: number;
  taxIdChangedAt: Generated<number[]>;
  taxIdSubmittedAt: Nullable<number>;
  serviceType: Nullable<string>;
  auditAt: Nullable<number>;
  auditKeyId: Nullable<string>;
  networkHmac: Nullable<string>;
  reference: Generated<string>;
  phoneChangedAt: Generated<number[]>;
  ownersInvitedAt: Generated<number[]>;
  originalIntent: Nullable<'CREATE_BUSINESS' | 'ADD_STORE' | 'ADD_CHANNEL' | 'ADD_PRODUCT'>;
  originalApplicationLevel: Nullable<'BASIC' | 'FULL'>;
  startup: Nullable<Json>;
  businessId: Nullable<string>;
  storeName: Nullable<string>;
  connection: Nullable<Json>;
  closedAt: Nullable<number>;
  referralOverriddenAt: Nullable<number>;
  removedMailboxHmacs: Nullable<string[]>;
  promisedBy: Nullable<string>;
  changedAt: Nullable<number>;
  externalId: Nullable<string>;
  externalIdOf: Nullable<string>;
};

type Audit = {
  applicationId: string;
  seq: number;
  at: number;
  actor: string;
  action: string;
  detail: string;
  hash: string;
  keyId: Nullable<string>;
};

type AuditArchiveParts = {
  month: string;
  part: number;
  lines: number;
  hash: string;
  place: string;
};

type AuditArchives = {
  month: string;
  parts: number;
  lines: number;
  root: string;
  before: string;
  signature: string;
  archivedAt: number;
};

type AuditBases = {
  applicationId: string;
  seq: number;
  hash: string;
  month: string;
  signature: string;
};

type AuditCheckpoints = {
  seq: number;
  at: number;
  heads: string;
  before: string;
  hash: string;
  root: Nullable<string>;
  leaves: Nullable<number>;
};

type AuditExports = {
  id: string;
  askedBy: string;
  askedAt: number;
  ticket: string;
  filters: Json;
  lines: number;
  decidedBy: Nullable<string>;
  decidedAt: Nullable<number>;
  hasAgreed: Nullable<boolean>;
  takenAt: Nullable<number>;
};

type AuditLeaves = {
  applicationId: string;
  checkpoint: number;
  seq: number;
  hash: string;
};

type AuditRedactions = {
  applicationId: string;
  seq: number;
  detail: string;
  signature: string;
  redactedAt: number;
};

type AuditVerified = {
  applicationId: string;
  seq: number;
  hash: string;
  signature: string;
};

type BankAccounts = {
  id: string;
  applicationId: string;
  kind: 'plaid' | 'manual';
  bankName: Nullable<string>;
  holder: Nullable<string>;
  accountType: string;
  routing: Nullable<string>;
  transit: Nullable<string>;
  institution: Nullable<string>;
  accountNumberSealed: Nullable<string>;
  accountHmac: string;
  last4: string;
  vendorAccountId: Nullable<string>;
  vendorTokenSealed: Nullable<string>;
  vendorItemId: Nullable<string>;
  status: 'VERIFIED' | 'PENDING' | 'FAILED';
  isPrimary: boolean;
  createdAt: number;
  checkResult: Nullable<'verified' | 'unproven' | 'amountsMatched' | 'depositsFailed' | 'voidCheck' | 'notFound' | 'linkLost' | 'linkExpired' | 'linkRevoked' | 'numbersChanged' | 'same' | 'unknown' | 'other' | 'down' | 'confirmed' | 'replaceAsked' | 'refused'>;
  checkedAt: Nullable<number>;
  availableCents: Nullable<number>;
  instantAuth: Nullable<boolean>;
  proposedBy: Nullable<string>;
  proposedReason: Nullable<string>;
  proposedAt: Nullable<number>;
  payoutsFrom: Nullable<number>;
};

type BankDirectory = {
  market: 'US' | 'CA';
  number: string;
  name: string;
};

type BankDirectoryImports = {
  id: string;
  importedAt: number;
  operator: string;
  fileHash: string;
  added: number;
  changed: number;
  removed: number;
};

type BlindLooks = {
  id: string;
  applicationId: string;
  round: number;
  outcome: 'approved' | 'approvedLater' | 'declined';
  drawnAt: number;
  takenBy: Nullable<string>;
  takenAt: Nullable<number>;
  answer: Nullable<'approve' | 'ask' | 'decline'>;
  answeredAt: Nullable<number>;
};

type BrowserErrors = {
  release: string;
  fingerprint: string;
  kind: string;
  messageHash: string;
  frames: Json;
  page: string;
  seen: number;
  firstAt: number;
  lastAt: number;
};

type Businesses = {
  id: string;
  applicationId: string;
  isRegistered: Nullable<boolean>;
  name: Nullable<string>;
  dba: Nullable<string>;
  salesRange: Nullable<string>;
  hasPartners: Nullable<boolean>;
  industryId: Nullable<number>;
  website: Nullable<string>;
  localPhoneNumber: Nullable<string>;
  line1: Nullable<string>;
  line2: Nullable<string>;
  city: Nullable<string>;
  territory: Nullable<string>;
  zip: Nullable<string>;
  taxIdSealed: Nullable<string>;
  taxIdHmac: Nullable<string>;
  taxIdLast4: Nullable<string>;
  taxIdType: Nullable<'SSN4' | 'SSN9' | 'FEIN' | 'SIN' | 'BN' | 'CN'>;
  taxIdFirstAt: Nullable<number>;
  sealFormat: Generated<number>;
  createdAt: number;
  dataKey: Nullable<string>;
  confirmedAnswers: Nullable<string>;
  registeredIn: Nullable<string>;
};

type CardTries = {
  applicationId: string;
  triedAt: number[];
};

type Cards = {
  id: string;
  applicationId: string;
  vendorCustomerId: string;
  vendorMethodId: string;
  vendorFingerprint: string;
  brand: 'visa' | 'mastercard' | 'amex' | 'discover' | 'diners' | 'jcb' | 'unionpay' | 'unknown';
  last4: string;
  expiryMonth: number;
  expiryYear: number;
  isPrimary: boolean;
  createdAt: number;
};

type CarryTokens = {
  tokenHash: string;
  expiresAt: number;
};

type CaseAssignments = {
  applicationId: string;
  staffId: string;
  assignedBy: string;
  assignedAt: number;
};

type CaseHistory = {
  id: Generated<number>;
  applicationId: string;
  reviewCase: 'decision' | 'check.stuck' | 'job.failing' | 'message.undelivered' | 'approval.stalled' | 'bank.nameMismatch' | 'bank.depositsFailed' | 'bank.voidCheck' | 'bank.unanswered' | 'review.requested' | 'owner.failed' | 'owner.denied' | 'owner.replaced' | 'owner.overdue' | 'order.owed' | 'changes.overdue' | 'reopening.proposed' | 'watchList.hit' | 'photoId.expired' | 'applicant.awaited';
  ownerId: string;
  reason: Nullable<string>;
  market: string;
  portal: string;
  referralUrlId: Nullable<string>;
  locale: string;
  riskRank: number;
  enteredAt: number;
  dueBy: string;
  endedAt: number;
  endedWith: Nullable<string>;
  staffId: Nullable<string>;
  claimedAt: Nullable<number>;
};

type CaseMarks = {
  id: Generated<number>;
  applicationId: string;
};

type CaseNotes = {
  id: string;
  applicationId: string;
  authorId: string;
  about: Nullable<string>;
  textSealed: string;
  mentions: string[];
  createdAt: number;
};

type CaseReturns = {
  applicationId: string;
  staffId: string;
  lookOn: string;
  putOffAt: number;
};

type CaseViews = {
  id: string;
  staffId: string;
  name: string;
  filters: Json;
  isShared: boolean;
  createdAt: number;
};

type CategoryChoices = {
  id: string;
  words: Json;
  shown: Nullable<number>;
  chosen: number;
  chosenIn: string;
};

type ChangeMarks = {
  requestId: string;
  applicationId: string;
  changeable: 'applicantName' | 'emailAddress' | 'birthDate' | 'applicantTaxId' | 'homeAddress' | 'legalName' | 'tradeName' | 'companyTaxId' | 'businessAddress' | 'website' | 'salesRange' | 'photoId' | 'businessDocument';
  reason: 'notAsOnId' | 'notAsOnDocuments' | 'mistyped' | 'incomplete' | 'noMailArrives' | 'outOfDate' | 'mailbox' | 'notTheirs' | 'unreadable' | 'notWhole' | 'expired' | 'otherKind';
  line: Nullable<string>;
  beforeSealed: Nullable<string>;
  askedAt: number;
};

type ChangeRequests = {
  id: string;
  applicationId: string;
  round: number;
  reviewerId: string;
  askedAt: number;
  answerBy: string;
  dueAt: number;
  withdrawnAt: Nullable<number>;
};

type CodeGuesses = {
  codeHmac: string;
  applicationId: string;
  triedAt: number;
};

type ConsolePeople = {
  id: string;
  partnerId: string;
  subject: string;
  name: string;
  createdAt: number;
  seenAt: Nullable<number>;
};

type ConsoleSessions = {
  tokenHash: string;
  personId: string;
  roles: string[];
  createdAt: number;
  lastUsedAt: number;
};

type ConsoleSignIns = {
  stateHash: string;
  partnerId: string;
  verifierSealed: string;
  nonceSealed: string;
  path: string;
  createdAt: number;
};

type DatabaseEnvironment = {
  onlyRow: Generated<boolean>;
  name: string;
  claimedAt: number;
};

type DebitMandates = {
  orderId: string;
  applicationId: string;
  bankId: string;
  scheme: 'ACH' | 'PAD';
  version: string;
  language: 'en' | 'fr';
  acceptedAt: number;
};

type DebitMethods = {
  bankId: string;
  applicationId: string;
  vendorCustomerId: string;
  vendorMethodId: string;
  heldAt: number;
};

type Decisions = {
  applicationId: string;
  round: number;
  decidedBy: 'rules' | 'person';
  outcome: 'PENDING' | 'APPROVED' | 'DECLINED' | 'APPROVED_PENDING' | 'DECLINED_PENDING' | 'ERROR';
  rowId: string;
  reason: Nullable<string>;
  stepUp: Nullable<'OTP_SMS' | 'PHONE_AUTH' | 'FULL_SSN' | 'GOV_ID_SELFIE' | 'EIN_DOC' | 'BO_INFO' | 'BO_VERIFICATION' | 'BUSINESS_INFO' | 'FULL_ONBOARDING' | 'CHANGES_REQUESTED'>;
  evidence: Json;
  version: string;
  decidedAt: number;
  reviewers: Nullable<Json>;
  applied: Nullable<Json>;
};

type Duties = {
  id: string;
  place: string;
  finishedAt: number;
};

type EndedObjects = {
  objectKey: string;
  dueAt: number;
};

type Evidence = {
  applicationId: string;
  round: number;
  source: 'watchList' | 'person' | 'business';
  answer: Nullable<Json>;
  reference: Nullable<string>;
  answeredAt: number;
};

type FailingJobs = {
  key: string;
  applicationId: Nullable<string>;
  kind: string;
  since: number;
  fault: string;
  vendor: Nullable<string>;
};

type IdempotencyKeys = {
  userId: string;
  key: string;
  route: string;
  requestHmac: string;
  state: 'running' | 'applied' | 'done';
  applicationId: Nullable<string>;
  status: Nullable<number>;
  replySealed: Nullable<string>;
  startedAt: number;
  createdAt: number;
};

type IdentityDocuments = {
  personId: string;
  applicationId: string;
  inquiryId: string;
  expiresOn: string;
  askedAt: Nullable<number>;
  mails: Generated<number>;
  givenAt: Nullable<number>;
  settledAt: Nullable<number>;
};

type Inquiries = {
  id: string;
  applicationId: string;
  mode: 'identification' | 'verification' | 'owner';
  withSelfie: boolean;
  status: 'IN_PROGRESS' | 'RECEIVED' | 'TIMEOUT';
  result: Nullable<'passed' | 'failed' | 'fraud' | 'review'>;
  vendorStatus: string;
  statusRank: number;
  lastEventAt: Nullable<number>;
  createdAt: number;
  settledAt: Nullable<number>;
  personId: Nullable<string>;
  failure: Nullable<'documentExpired' | 'documentUnreadable' | 'documentNotAccepted' | 'documentCopy' | 'detailsMismatch' | 'selfieUnclear' | 'selfieMismatch' | 'other'>;
  vendor: Nullable<string>;
};

type InquiryAttempts = {
  applicationId: string;
  mode: 'identification' | 'verification' | 'owner';
  attemptedAt: number[];
  selfieConsentedAt: Nullable<number>;
  personId: Nullable<string>;
};

type InsightDeviceWeeks = {
  weekAt: number;
  partnerId: string;
  portal: 'GODADDY' | 'POYNT';
  market: 'US' | 'CA';
  locale: 'en-US' | 'en-CA' | 'fr-CA';
  device: 'phone' | 'tablet' | 'computer';
  step: string;
  measure: string;
  detail: string;
  counted: number;
};

type InsightProgress = {
  onlyRow: Generated<boolean>;
  countedUntil: number;
  place: string;
};

type InsightWeeks = {
  weekAt: number;
  partnerId: string;
  portal: 'GODADDY' | 'POYNT';
  market: 'US' | 'CA';
  locale: 'en-US' | 'en-CA' | 'fr-CA';
  step: string;
  measure: string;
  detail: string;
  counted: number;
};

type Jobs = {
  id: string;
  kind: string;
  applicationId: Nullable<string>;
  payload: Json;
  dueAt: number;
  attempts: number;
  state: 'waiting' | 'handed' | 'failed';
  createdAt: number;
  handedAt: Nullable<number>;
  begunAt: Nullable<number>;
  failingSince: Nullable<number>;
  lastFault: Nullable<string>;
};

type KeptCounts = {
  onlyRow: Generated<boolean>;
  claimedAt: number;
  countedAt: Nullable<number>;
  counts: string;
};

type KeyDestructions = {
  halfId: string;
  applicationId: string;
};

type KeyHalves = {
  id: string;
  secret: string;
};

type KeyPrints = {
  name: string;
  version: number;
  print: string;
  claimedAt: number;
};

type KeyVersions = {
  version: number;
  checkSealed: string;
  fingerprintCheckHmac: string;
  claimedAt: number;
};

type LinkSessions = {
  tokenHash: string;
  applicationId: string;
  purpose: 'tax-information';
  detail: 'SSN9' | 'FEIN';
  createdAt: number;
  expiresAt: number;
  personId: Nullable<string>;
};

type LinkTokens = {
  tokenHash: string;
  applicationId: string;
  purpose: 'tax-information';
  detail: 'SSN9' | 'FEIN';
  mailedFor: string;
  createdAt: number;
  expiresAt: number;
  usedAt: Nullable<number>;
  personId: Nullable<string>;
};

type OngoingChecks = {
  applicationId: string;
  dueAt: number;
  checkedAt: Nullable<number>;
  hits: Generated<string[]>;
  hitAt: Nullable<number>;
  cleared: Generated<string[]>;
  clearedAt: Nullable<number>;
  proposedBy: Nullable<string>;
  proposedAt: Nullable<number>;
};

type OpenCases = {
  applicationId: string;
  reviewCase: 'decision' | 'check.stuck' | 'job.failing' | 'message.undelivered' | 'approval.stalled' | 'bank.nameMismatch' | 'bank.depositsFailed' | 'bank.voidCheck' | 'bank.unanswered' | 'review.requested' | 'owner.failed' | 'owner.denied' | 'owner.replaced' | 'owner.overdue' | 'order.owed' | 'changes.overdue' | 'reopening.proposed' | 'watchList.hit' | 'photoId.expired' | 'applicant.awaited';
  ownerId: string;
  since: number;
  opensAt: number;
  dueBy: string;
  riskRank: number;
  fault: Nullable<string>;
  reason: Nullable<string>;
  market: string;
  portal: string;
  referralUrlId: Nullable<string>;
  locale: string;
  proposedBy: Nullable<string>;
  resubmittedTo: string[];
  auditSeq: number;
  claimedBy: Nullable<string>;
  claimedAt: Nullable<number>;
};

type OrderCharges = {
  orderId: string;
  applicationId: string;
  trialDays: number;
  period: number;
  day: string;
  cents: number;
  state: 'due' | 'clearing' | 'charged' | 'unpaid' | 'waived' | 'closed';
  attempts: Generated<number>;
  instrumentId: Nullable<string>;
  refusedInstrumentId: Nullable<string>;
  refusal: Nullable<'declined' | 'fundsMissing' | 'expired' | 'codeWrong' | 'notAuthenticated' | 'bankFunds' | 'bankClosed' | 'bankNotAuthorised' | 'bankDeclined' | 'bankUnlinked'>;
  chargeId: Nullable<string>;
  chargedAt: Nullable<number>;
  askedAt: Nullable<number>;
  refusals: Nullable<Json>;
};

type OrderDrafts = {
  applicationId: string;
  choice: Json;
  address: Nullable<Json>;
  savedAt: number;
};

type Orders = {
  id: string;
  applicationId: string;
  state: 'held' | 'paying' | 'clearing' | 'unpaid' | 'placed' | 'shipped' | 'delivered' | 'returned' | 'completed' | 'cancelled' | 'released';
  type: 'RENT' | 'BUY' | 'NO_DEVICE';
  paymentMethod: 'ALL' | 'BANK' | 'CARD' | 'NONE';
  currency: 'USD' | 'CAD';
  choice: Json;
  summary: Json;
  totalCents: number;
  address: Nullable<Json>;
  instrumentId: Nullable<string>;
  instrumentLast4: Nullable<string>;
  refusal: Nullable<'declined' | 'fundsMissing' | 'expired' | 'codeWrong' | 'notAuthenticated' | 'bankFunds' | 'bankClosed' | 'bankNotAuthorised' | 'bankDeclined' | 'bankUnlinked'>;
  attempts: Generated<number>;
  refundedCents: Generated<number>;
  chargeId: Nullable<string>;
  delay: Nullable<'outOfStock' | 'silent'>;
  shipmentId: Nullable<string>;
  tracking: Nullable<Json>;
  nextPollAt: Nullable<number>;
  submittedAt: number;
  placedAt: Nullable<number>;
  shippedAt: Nullable<number>;
  deliveredAt: Nullable<number>;
  endedAt: Nullable<number>;
  changedAt: number;
  debitedAt: Nullable<number>;
};

type OtpCodes = {
  applicationId: string;
  phone: string;
  vendorSid: Nullable<string>;
  sentAt: Nullable<number>;
  expiresAt: Nullable<number>;
  sends: number;
  attempts: number;
  lifetimeAttempts: number;
  attemptedAt: number[];
  personId: Nullable<string>;
};

type Outbox = {
  id: string;
  applicationId: Nullable<string>;
  channel: 'sms' | 'email';
  template: string;
  bodySealed: Nullable<string>;
  state: 'waiting' | 'sent' | 'failed' | 'dropped';
  createdAt: number;
  sentAt: Nullable<number>;
  failedAt: Nullable<number>;
  templateVersion: Nullable<string>;
  contentHash: Nullable<string>;
  fault: Nullable<string>;
  tries: Nullable<Json>;
};

type OwnerChecks = {
  applicationId: string;
  personId: string;
  round: number;
  decidedBy: 'rules' | 'person';
  outcome: 'verified' | 'asked' | 'review' | 'failed';
  rowId: string;
  reason: Nullable<string>;
  stepUp: Nullable<'FULL_ONBOARDING' | 'GOV_ID_SELFIE'>;
  evidence: Json;
  version: string;
  decidedAt: number;
  reviewer: Nullable<Json>;
  watchReport: Nullable<string>;
};

type OwnerCompanies = {
  id: string;
  applicationId: string;
  kind: 'company' | 'trust';
  name: string;
  country: string;
  numberSealed: string;
  numberLast4: string;
  unnamed: Nullable<'unknown' | 'unreachable' | 'moreLevels' | 'publiclyTraded'>;
  isRestSmall: Generated<boolean>;
  createdAt: number;
};

type OwnerHoldings = {
  applicationId: string;
  holderId: string;
  ofId: string;
  basisPoints: number;
  isTrustee: boolean;
};

type OwnerInvitations = {
  tokenHash: string;
  applicationId: string;
  personId: string;
  createdAt: number;
  expiresAt: number;
  sessionHash: Nullable<string>;
  sessionExpiresAt: Nullable<number>;
  usedAt: Nullable<number>;
};

type PageExits = {
  tokenHash: string;
  applicationId: string;
  leftAt: number;
};

type PartnerAbilities = {
  partnerId: string;
  ability: 'keys' | 'endpoints' | 'look' | 'domains';
  isOpen: boolean;
  changedAt: number;
  changedBy: string;
};

type PartnerActs = {
  id: string;
  partnerId: string;
  at: number;
  actor: string;
  act: 'key.made' | 'key.replaced' | 'key.revoked' | 'secret.made' | 'secret.ended' | 'endpoint.added' | 'endpoint.changed' | 'endpoint.removed' | 'endpoints.reset' | 'look.changed' | 'look.reset' | 'domain.added' | 'domain.removed' | 'event.tested' | 'event.replayed' | 'events.replayed' | 'console.signedIn' | 'console.signInRefused' | 'console.sessionEnded' | 'ability.opened' | 'ability.closed';
  about: string;
};

type PartnerDeliveries = {
  id: string;
  eventId: string;
  applicationId: Nullable<string>;
  partnerId: string;
  url: string;
  state: 'waiting' | 'delivered' | 'failed';
  attempts: Generated<number>;
  createdAt: number;
  lastTriedAt: Nullable<number>;
  lastFault: Nullable<string>;
  deliveredAt: Nullable<number>;
};

type PartnerEndpoints = {
  partnerId: string;
  url: string;
  failures: number;
  failingSince: Nullable<number>;
  pausedUntil: Nullable<number>;
  lastFault: Nullable<string>;
  lastDeliveredAt: Nullable<number>;
};

type PartnerEvents = {
  id: string;
  partnerId: string;
  applicationId: Nullable<string>;
  sequence: number;
  type: 'application.started' | 'application.checking' | 'application.actionNeeded' | 'application.inReview' | 'application.approvedPending' | 'application.approved' | 'application.declined' | 'application.closed' | 'application.changed' | 'endpoint.test';
  body: string;
  createdAt: number;
};

type PartnerImportRows = {
  importId: string;
  line: number;
  state: 'waiting' | 'refused' | 'known' | 'valid' | 'accepted' | 'invited' | 'opened' | 'unreached';
  reference: Nullable<string>;
  valuesSealed: Nullable<string>;
  tokenSealed: Nullable<string>;
  errors: Nullable<Json>;
  knownFrom: Nullable<Json>;
  invitedAt: Nullable<number>;
  remindedAt: Nullable<number>;
  openedAt: Nullable<number>;
  expiresAt: Nullable<number>;
};

type PartnerImports = {
  id: string;
  partnerId: string;
  keyId: string;
  referralUrlId: string;
  format: 'csv' | 'jsonLines';
  isDryRun: boolean;
  state: 'reading' | 'checking' | 'finished' | 'unreadable';
  error: Nullable<string>;
  rows: Generated<number>;
  fileSealed: Nullable<string>;
  createdAt: number;
  finishedAt: Nullable<number>;
};

type PartnerInvitedRows = {
  scope: string;
  rowHmac: string;
  importId: string;
  line: number;
};

type PartnerKeyUses = {
  keyId: string;
  day: string;
  call: string;
  calls: number;
};

type PartnerKeys = {
  id: string;
  partnerId: string;
  mode: 'test' | 'live';
  hint: string;
  keyHash: string;
  scopes: Json;
  createdAt: number;
  createdBy: string;
  lastUsedAt: Nullable<number>;
  revokedAt: Nullable<number>;
  revokedBy: Nullable<string>;
  expiresAt: Nullable<number>;
  addresses: Nullable<string[]>;
};

type PartnerOwnEndpoints = {
  partnerId: string;
  endpoints: Json;
  changedAt: number;
  changedBy: string;
};

type PartnerOwnLooks = {
  partnerId: string;
  colours: Nullable<Json>;
  parentDomains: Nullable<Json>;
  changedAt: number;
  changedBy: string;
};

type PartnerPrefills = {
  tokenHash: string;
  partnerId: string;
  keyId: string;
  valuesSealed: string;
  createdAt: number;
  expiresAt: number;
  importId: Nullable<string>;
  line: Nullable<number>;
};

type PartnerSecrets = {
  id: string;
  partnerId: string;
  url: string;
  secretSealed: string;
  createdAt: number;
  createdBy: string;
  endedAt: Nullable<number>;
};

type People = {
  id: string;
  applicationId: string;
  role: 'applicant' | 'owner';
  firstName: Nullable<string>;
  lastName: Nullable<string>;
  emailAddress: Nullable<string>;
  localPhoneNumber: Nullable<string>;
  line1: Nullable<string>;
  line2: Nullable<string>;
  city: Nullable<string>;
  territory: Nullable<string>;
  zip: Nullable<string>;
  birthDateSealed: Nullable<string>;
  taxIdSealed: Nullable<string>;
  taxIdHmac: Nullable<string>;
  taxIdLast4: Nullable<string>;
  taxIdType: Nullable<'SSN4' | 'SSN9' | 'FEIN' | 'SIN' | 'BN' | 'CN'>;
  taxIdFirstAt: Nullable<number>;
  personHmac: Nullable<string>;
  listedAt: Nullable<number>;
  ownershipBasisPoints: Nullable<number>;
  isController: Generated<boolean>;
  noAddressOrDob: Generated<boolean>;
  noSsn: Generated<boolean>;
  verifiedAt: Nullable<number>;
  sealFormat: Generated<number>;
  createdAt: number;
  checkFailure: Nullable<'failed' | 'denied' | 'replaced'>;
  accountId: Nullable<string>;
  communicationLanguage: Nullable<'en' | 'fr'>;
  invitedAt: Nullable<number[]>;
  askedAt: Nullable<number>;
  confirmedAt: Nullable<number>;
  checkRound: Nullable<number>;
  checkStartedAt: Nullable<number>;
  checkStepUp: Nullable<'FULL_ONBOARDING' | 'GOV_ID_SELFIE'>;
  checkReason: Nullable<string>;
  ownTaxIdChangedAt: Nullable<number[]>;
  mailAcceptedAt: Nullable<number>;
  mailRefusedAt: Nullable<number>;
  replacedAt: Nullable<number>;
  replacementSettledAt: Nullable<number>;
  isBehindCompany: Nullable<boolean>;
  confirmedAnswers: Nullable<string>;
  hasOneName: Generated<boolean>;
};

type PhoneLines = {
  phone: string;
  type: 'mobile' | 'virtual' | 'other';
  lookedUpAt: number;
};

type PhoneLinks = {
  id: string;
  applicationId: string;
  phone: string;
  tokenHash: string;
  status: 'REQUESTED' | 'IN_PROGRESS' | 'SUCCESS' | 'FAILED';
  reason: Nullable<'expired' | 'denied' | 'otherPhone' | 'elsewhere' | 'lineType' | 'tooManyTries' | 'notNeeded' | 'notSent'>;
  confirmAttempts: number;
  createdAt: number;
  sentAt: Nullable<number>;
  openedAt: Nullable<number>;
  endedAt: Nullable<number>;
  expiresAt: number;
  personId: Nullable<string>;
};

type PhoneNetworkChecks = {
  applicationId: string;
  phone: string;
  requestedAt: number;
  endedAt: Nullable<number>;
  personId: Nullable<string>;
};

type PhoneProofs = {
  applicationId: string;
  phone: string;
  method: 'code' | 'link' | 'network';
  provenAt: number;
  personId: Nullable<string>;
};

type PhoneSends = {
  phone: string;
  sentAt: number[];
  attemptedAt: Generated<number[]>;
};

type PolicyRuns = {
  id: string;
  staffId: string;
  candidate: string;
  candidateVersion: string;
  version: string;
  caseSet: string;
  startedAt: number;
  finishedAt: Nullable<number>;
  withoutFacts: Nullable<number>;
  faults: Nullable<Json>;
  comparison: Nullable<Json>;
  endedBy: Nullable<string>;
  countedTo: Nullable<Json>;
};

type ProductClock = {
  onlyRow: Generated<boolean>;
  offsetMs: number;
};

type Recusals = {
  applicationId: string;
  staffId: string;
  recusedAt: number;
};

type ReferralPartnerImports = {
  id: string;
  importedAt: number;
  operator: string;
  fileHash: string;
  added: number;
  changed: number;
};

type ReferralPartners = {
  id: string;
  data: Json;
  isSample: boolean;
  changedAt: number;
};

type Reopenings = {
  applicationId: string;
  round: number;
  reason: 'reopening.newFacts' | 'reopening.sourceWrong' | 'reopening.ourMistake';
  proposedBy: string;
  proposedAt: number;
  confirmedBy: Nullable<string>;
  confirmedAt: Nullable<number>;
};

type RequestCounts = {
  kind: 'signIn' | 'missedLookup' | 'wrongKey' | 'typedAnswers' | 'partnerCall' | 'identityChecks' | 'ownerChanges' | 'ownerMails' | 'readLinks' | 'openedLinks' | 'renewedLinks' | 'inviteeAnswers' | 'phoneTexts' | 'phoneCodes' | 'phonePages' | 'photoIdStarts' | 'photoIdLooks' | 'bankWindows' | 'linkableBanks' | 'bankAccounts' | 'testDeposits' | 'voidChecks' | 'cards' | 'orders' | 'hostingCalls' | 'storeQueries' | 'offers' | 'accountChanges' | 'reviewAdditions' | 'staffSignOuts' | 'staffSearches' | 'taxIdSearches' | 'deskCalls' | 'casesRead' | 'secretsShown' | 'secretsShownPerDay' | 'documentsShown' | 'auditExports' | 'policyRuns' | 'consoleCalls' | 'consoleSignOuts' | 'consoleKeys' | 'partnerImports' | 'partnerEvents';
  subject: string;
  minute: number;
  requests: number;
};

type ReviewLeases = {
  applicationId: string;
  reviewerId: string;
  expiresAt: number;
};

type ReviewProposals = {
  applicationId: string;
  round: number;
  decision: 'PENDING' | 'APPROVED' | 'DECLINED' | 'APPROVED_PENDING' | 'DECLINED_PENDING' | 'ERROR';
  reason: string;
  reviewerId: string;
  proposedAt: number;
};

type ReviewRequests = {
  id: string;
  applicationId: string;
  requestedAt: number;
  answerBy: string;
  answeredAt: Nullable<number>;
  outcome: Nullable<'answered' | 'request.repeated' | 'request.settled' | 'request.unclear'>;
};

type Reviewers = {
  id: string;
  name: string;
  keyHash: Nullable<string>;
  createdAt: number;
  revokedAt: Nullable<number>;
  isSample: Generated<boolean>;
  kind: Generated<'key' | 'person'>;
  subject: Nullable<string>;
  roles: Generated<string[]>;
  awayUntil: Nullable<string>;
  email: Nullable<string>;
};

type SchemaChanges = {
  name: string;
  onlyAdds: boolean;
};

type SecretSignOffs = {
  week: string;
  staffId: string;
  shown: number;
  signedAt: number;
};

type Sessions = {
  tokenHash: string;
  userId: string;
  createdAt: number;
  lastSeenAt: number;
  authenticatedAt: Nullable<number>;
};

type SignIns = {
  stateHash: string;
  verifierSealed: string;
  nonceSealed: string;
  path: string;
  portal: 'GODADDY' | 'POYNT';
  reauthenticate: boolean;
  createdAt: number;
};

type StaffAudit = {
  seq: number;
  at: number;
  actor: string;
  action: string;
  detail: string;
  hash: string;
  keyId: string;
};

type StaffAuditHead = {
  isOnly: Generated<boolean>;
  seq: number;
  hash: string;
};

type StaffLogouts = {
  jti: string;
  createdAt: number;
};

type StaffSessions = {
  tokenHash: string;
  staffId: string;
  roles: string[];
  createdAt: number;
  lastPressedAt: number;
  checkedAt: number;
  authenticatedAt: number;
  refreshSealed: Nullable<string>;
  providerSid: Nullable<string>;
};

type StaffSignIns = {
  stateHash: string;
  verifierSealed: string;
  nonceSealed: string;
  path: string;
  createdAt: number;
};

type StepUps = {
  applicationId: string;
  round: number;
  type: 'OTP_SMS' | 'PHONE_AUTH' | 'FULL_SSN' | 'GOV_ID_SELFIE' | 'EIN_DOC' | 'BO_INFO' | 'BO_VERIFICATION' | 'BUSINESS_INFO' | 'FULL_ONBOARDING' | 'CHANGES_REQUESTED';
  requestedAt: number;
  finishedAt: Nullable<number>;
  result: Nullable<'done' | 'replaced' | 'failed'>;
  personId: Nullable<string>;
};

type SupportViews = {
  id: string;
  applicationId: string;
  userId: string;
  reviewerId: string;
  ticket: string;
  tokenHash: string;
  sessionHash: Nullable<string>;
  createdAt: number;
  linkUntil: number;
  openedAt: Nullable<number>;
  expiresAt: Nullable<number>;
  endedAt: Nullable<number>;
};

type Terms = {
  applicationId: string;
  id: string;
  version: string;
  signedAt: number;
  language: Nullable<'en' | 'fr'>;
  personId: Nullable<string>;
};

type TestDeposits = {
  bankId: string;
  applicationId: string;
  vendorId: Nullable<string>;
  sends: number;
  sentAt: number;
  arrivesOn: string;
  enterBy: string;
  tries: number;
  triedHmac: string[];
  checkingSince: Nullable<number>;
  remindedAt: Nullable<number>;
  outcome: Nullable<'matched' | 'tries' | 'term' | 'returned'>;
  endedAt: Nullable<number>;
};

type TextBreakers = {
  id: string;
  openedAt: number;
  cause: 'networkMinute' | 'networkDay' | 'prefixMinute' | 'prefixDay' | 'allMinute' | 'allHour' | 'allDay';
  resetAt: Nullable<number>;
  resetBy: Nullable<string>;
};

type TextCounts = {
  limitId: 'networkMinute' | 'networkDay' | 'prefixMinute' | 'prefixDay' | 'allMinute' | 'allHour' | 'allDay';
  bucket: number;
  shard: number;
  sent: number;
};

type TextSends = {
  id: string;
  applicationId: string;
  networkHmac: Nullable<string>;
  prefix: string;
  sentAt: number;
};

type TypedAnswers = {
  applicationId: string;
  userId: string;
  form: 'applicant' | 'business' | 'category' | 'address' | 'ownerIdentity' | 'update' | 'updateBasic' | 'changes' | 'partnerDetails';
  answersSealed: string;
  typedAt: number;
};

type Users = {
  id: string;
  subject: string;
  emailAddress: string;
  name: Nullable<string>;
  createdAt: number;
  lineLookupsAt: Generated<number[]>;
  remindersStoppedAt: Nullable<number>;
};

type VendorCalls = {
  slotAt: number;
  vendor: string;
  port: 'signIn' | 'codes' | 'lines' | 'texts' | 'links' | 'network' | 'checks' | 'inquiries' | 'bank' | 'payouts' | 'cards' | 'debits' | 'lending' | 'hosting' | 'fulfilment' | 'mail' | 'webhooks' | 'staffSignIn';
  method: string;
  outcome: 'ok' | 'timeout' | 'network' | 'status' | 'shape' | 'busy' | 'other';
  bucket: number;
  calls: number;
};

type VoidChecks = {
  id: string;
  applicationId: string;
  bankId: string;
  mediaType: 'image/jpeg' | 'image/png' | 'application/pdf';
  contentSealed: string;
  receivedAt: number;
  isRemade: Generated<boolean>;
  objectKey: Nullable<string>;
  comparisons: Generated<number>;
  matchedAt: Nullable<number>;
};

type WebhookEvents = {
  id: string;
  name: string;
  subject: string;
  happenedAt: number;
  receivedAt: number;
};

export type Schema = {
  analytics: Analytics;
  applicationChanges: ApplicationChanges;
  applications: Applications;
  audit: Audit;
  auditArchiveParts: AuditArchiveParts;
  auditArchives: AuditArchives;
  auditBases: AuditBases;
  auditCheckpoints: AuditCheckpoints;
  auditExports: AuditExports;
  auditLeaves: AuditLeaves;
  auditRedactions: AuditRedactions;
  auditVerified: AuditVerified;
  bankAccounts: BankAccounts;
  bankDirectory: BankDirectory;
  bankDirectoryImports: BankDirectoryImports;
  blindLooks: BlindLooks;
  browserErrors: BrowserErrors;
  businesses: Businesses;
  cardTries: CardTries;
  cards: Cards;
  carryTokens: CarryTokens;
  caseAssignments: CaseAssignments;
  caseHistory: CaseHistory;
  caseMarks: CaseMarks;
  caseNotes: CaseNotes;
  caseReturns: CaseReturns;
  caseViews: CaseViews;
  categoryChoices: CategoryChoices;
  changeMarks: ChangeMarks;
  changeRequests: ChangeRequests;
  codeGuesses: CodeGuesses;
  consolePeople: ConsolePeople;
  consoleSessions: ConsoleSessions;
  consoleSignIns: ConsoleSignIns;
  databaseEnvironment: DatabaseEnvironment;
  debitMandates: DebitMandates;
  debitMethods: DebitMethods;
  decisions: Decisions;
  duties: Duties;
  endedObjects: EndedObjects;
  evidence: Evidence;
  failingJobs: FailingJobs;
  idempotencyKeys: IdempotencyKeys;
  identityDocuments: IdentityDocuments;
  inquiries: Inquiries;
  inquiryAttempts: InquiryAttempts;
  insightDeviceWeeks: InsightDeviceWeeks;
  insightProgress: InsightProgress;
  insightWeeks: InsightWeeks;
  jobs: Jobs;
  keptCounts: KeptCounts;
  keyDestructions: KeyDestructions;
  keyHalves: KeyHalves;
  keyPrints: KeyPrints;
  keyVersions: KeyVersions;
  linkSessions: LinkSessions;
  linkTokens: LinkTokens;
  ongoingChecks: OngoingChecks;
  openCases: OpenCases;
  orderCharges: OrderCharges;
  orderDrafts: OrderDrafts;
  orders: Orders;
  otpCodes: OtpCodes;
  outbox: Outbox;
  ownerChecks: OwnerChecks;
  ownerCompanies: OwnerCompanies;
  ownerHoldings: OwnerHoldings;
  ownerInvitations: OwnerInvitations;
  pageExits: PageExits;
  partnerAbilities: PartnerAbilities;
  partnerActs: PartnerActs;
  partnerDeliveries: PartnerDeliveries;
  partnerEndpoints: PartnerEndpoints;
  partnerEvents: PartnerEvents;
  partnerImportRows: PartnerImportRows;
  partnerImports: PartnerImports;
  partnerInvitedRows: PartnerInvitedRows;
  partnerKeyUses: PartnerKeyUses;
  partnerKeys: PartnerKeys;
  partnerOwnEndpoints: PartnerOwnEndpoints;
  partnerOwnLooks: PartnerOwnLooks;
  partnerPrefills: PartnerPrefills;
  partnerSecrets: PartnerSecrets;
  people: People;
  phoneLines: PhoneLines;
  phoneLinks: PhoneLinks;
  phoneNetworkChecks: PhoneNetworkChecks;
  phoneProofs: PhoneProofs;
  phoneSends: PhoneSends;
  policyRuns: PolicyRuns;
  productClock: ProductClock;
  recusals: Recusals;
  referralPartnerImports: ReferralPartnerImports;
  referralPartners: ReferralPartners;
  reopenings: Reopenings;
  requestCounts: RequestCounts;
  reviewLeases: ReviewLeases;
  reviewProposals: ReviewProposals;
  reviewRequests: ReviewRequests;
  reviewers: Reviewers;
  schemaChanges: SchemaChanges;
  secretSignOffs: SecretSignOffs;
  sessions: Sessions;
  signIns: SignIns;
  staffAudit: StaffAudit;
  staffAuditHead: StaffAuditHead;
  staffLogouts: StaffLogouts;
  staffSessions: StaffSessions;
  staffSignIns: StaffSignIns;
  stepUps: StepUps;
  supportViews: SupportViews;
  terms: Terms;
  testDeposits: TestDeposits;
  textBreakers: TextBreakers;
  textCounts: TextCounts;
  textSends: TextSends;
  typedAnswers: TypedAnswers;
  users: Users;
  vendorCalls: VendorCalls;
  voidChecks: VoidChecks;
  webhookEvents: WebhookEvents;
};
