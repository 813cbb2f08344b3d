import { FIRST_PAGE_LIMITS } from './first-page-limits.ts';
import type { PlannedFor } from './planned-for.ts';

/** Every limit of the product, with the unit in its name. */
export const LIMITS = {
  ...FIRST_PAGE_LIMITS,

  // Ages.
  minAgeYears: 18,
  maxAgeYears: 100,

  // Lengths. docs/readings.md 46 and 77.
  personNameMaxChars: 64,
  businessNameMinChars: 2,
  businessNameMaxChars: 64,
  storeNameMinChars: 3,
  storeNameMaxChars: 64,
  emailMaxChars: 254,
  websiteMaxChars: 100,
  domainMaxChars: 253,
  addressMaxChars: 300,
  zipDigits: 5,
  postalCodeChars: 7,
  phoneDigits: 10,
  routingDigits: 9,
  accountMinDigits: 4,
  accountMaxDigits: 17,
  transitDigits: 5,
  institutionDigits: 3,
  otpDigits: 6,
  corporationNumberMinChars: 3,
  corporationNumberMaxChars: 10,
  federalCompanyNumberDigits: 7,
  bodyMaxBytes: 64 * 1024,
  /** A document or a photo; in a call it is a third longer. */
  voidCheckMaxBytes: 5 * 1024 * 1024,
  fieldMaxChars: 2048,
  /** Of a page's address: no page has a longer one, and a redirect that repeated it could outgrow what a browser takes for headers. */
  pathMaxChars: 2048,
  /** What was typed into one form and not sent yet, and how often a minute one person's is kept. docs/decisions/0085. */
  typedAnswersMaxBytes: 8 * 1024,
  typedAnswersPerMinute: 120,
  /** Typing is kept after a rest, after so long at most, and again when it could not be. */
  typedAnswersRestMs: 600,
  typedAnswersMostMs: 1_200,
  typedAnswersRetryMs: 5_000,
  /** Rate limit per address for writes that need no sign-in: events, links. */
  anonymousWritesPerMinute: 300,
  /** Sign-ins begun from one network. */
  signInStartsPerMinute: 60,
  /** Calls of one partner’s key; applicants in one answer, and how many are looked through for them. docs/decisions/0095. */
  partnerCallsPerMinute: 300,
  partnerApplicationsPerPage: 50,
  partnerApplicationsScanned: 500,
  /** How long what a partner’s server leaves for a link waits. docs/decisions/0096. */
  prefillMs: 15 * 60_000,
  /** Keys of a partner that open something at once: the old one and the one that follows it. */
  partnerKeysAtOnce: 2,
  /** Applications that are not theirs, asked for by one person. */
  missedLookupsPerMinute: 30,
  olderCallTimeoutMs: 300_000,
  patchOperationsMax: 50,
  /** Reports of one address, of one visit, and different ones that are kept at all. */
  browserErrorsPerMinute: 20,
  browserErrorsPerVisit: 5,
  browserErrorsKept: 2_000,
  browserErrorTtlMs: 30 * 24 * 3_600_000,
  /** Paid line-type look-ups per person in 24 hours. */
  lineLookupsPerDay: 10,
  lineTypeTtlMs: 30 * 24 * 3_600_000,

  // Owners. docs/readings.md 80 and 81.
  ownerThresholdPercent: 25,
  ownershipWarnBelowPercent: 50,
  ownershipMaxPercent: 100,
  ownersOverThresholdMax: 4,
  ownersMax: 10,
  /** How long another owner may take to confirm who they are, before a reviewer looks. */
  ownerAnswerMs: 14 * 24 * 3_600_000,
  /** How often an owner's link may be sent again in invitationWindowMs, beside the first time; no owner is reminded by a clock. docs/decisions/0063. */
  invitationResendsPerDay: 3,
  invitationWindowMs: 24 * 3_600_000,
  /** Links in a day for all owners of one application, whoever is taken off the list and put on it again. */
  invitationsPerApplicationDay: 20,
  /** How long the page of an opened link may wait for its reader to sign in. */
  invitationSessionMs: 30 * 60_000,

  // Cards: more tries than a person needs, fewer than somebody who tests stolen numbers. docs/decisions/0075.
  cardTriesPerDay: 10,

  // Orders, channels and cash advances.
  defaultTerminals: 1,
  minLicences: 1,
  maxPerDevice: 99,
  /** Each asks vendors who cost money about the same people. */
  storesPerBusinessDay: 10,
  storeWindowMs: 24 * 3_600_000,
  /** Stores in one answer, however many a customer has. */
  storesPerPage: 50,
  /** A query of GraphQL: its length, its words, and how many fields it may ask for, those of every store counted. */
  graphqlMaxChars: 4_000,
  graphqlTokensMax: 300,
  graphqlCostMax: 1_000,
  channelWaitMs: 1_000,
  channelRetryMs: 1_000,
  channelRetries: 5,
  cashAdvanceHistoryMonths: 3,

  // Sessions.
  sessionIdleMs: 7_200_000,
  sessionTouchMs: 60_000,
  /** How long a browser keeps what a link has brought along. */
  startupCookieMs: 7_200_000,
  /** How long a framed page may hand over what was typed in it. docs/decisions/0118. */
  carryTokenMs: 12 * 3_600_000,
  /** What it hands over: the answers of a few short pages. */
  carryMaxBytes: 16_384,
  sessionAbsoluteMs: 12 * 3_600_000,
  sessionWarnMs: 120_000,
  recentAuthMs: 1_800_000,
  signInStateMs: 10 * 60_000,

  // Codes and links.
  otpLifeMs: 600_000,
  /** Wrong tries that spend a code; another one may be sent. The vendor takes no more either. docs/readings.md 62. */
  otpAttemptsPerCode: 5,
  /** Wrong tries of an application at one phone in otpAttemptWindowMs: then it waits. Raised above otpAttemptsPerPhoneDay it has no effect. */
  otpAttemptsPerDay: 10,
  /** Wrong tries of an application for good: then photo ID is the only way. */
  otpAttemptsLifetime: 30,
  /** Wrong codes to one phone in the same window, over all applications. */
  otpAttemptsPerPhoneDay: 15,
  otpAttemptWindowMs: 24 * 3_600_000,
  /** One wrong code at so many applications within this time: somebody goes through them. */
  sameCodeApplications: 5,
  sameCodeWindowMs: 24 * 3_600_000,
  otpResendMs: [30_000, 60_000, 120_000],
  otpFirstSendMs: 5_000,
  otpFirstSendTries: 5,
  otpSendsPerBurst: 3,
  otpBurstMs: 600_000,
  otpSendsPerDay: 10,
  /** How often a number may be changed once its application was sent. */
  phoneChangesPerDay: 3,
  phoneChangeWindowMs: 24 * 3_600_000,
  // Texts cost money: beside each phone's own limits they are counted by network, by block of numbers and for all. docs/decisions/0046.
  textsPerNetworkMinute: 10,
  textsPerNetworkDay: 60,
  textsPerPrefixMinute: 10,
  textsPerPrefixDay: 60,
  textsPerMinute: 60,
  textsPerHour: 600,
  textsPerDay: 5_000,
  /** How long until a text that the breaker held back is asked for again. */
  textsPausedRetryMs: 3_600_000,
  phoneLinkLifeMs: 300_000,
  /** Guesses look like fingerprints to the vendor, so attempts are limited. */
  phoneLinkConfirmAttempts: 5,
  invitationLifeMs: 7 * 24 * 3_600_000,
  resumeLinkLifeMs: 24 * 3_600_000,
  prefillLifeMs: 900_000,
  taxIdChangesPerDay: 5,
  taxIdWindowMs: 24 * 3_600_000,
  taxLinkLifeMs: 7 * 24 * 3_600_000,
  taxLinkSessionMs: 30 * 60_000,
  taxIdFullDigits: 9,
  taxIdLastDigits: 4,

  // Photo ID and business documents. docs/readings.md 69.
  photoIdAttempts: 5,
  /** Failed inquiries after which a person decides. */
  photoIdFailures: 2,
  photoIdAttemptWindowMs: 6 * 3_600_000,
  inquiryLifeMs: 24 * 3_600_000,
  /** How long the code that a phone scans is good; as long as the page that shows it waits. */
  phoneHandOffLifeMs: 600_000,
  /** When an inquiry without a webhook is read again: the person may have closed the tab. */
  inquirySyncDelaysMs: [600_000, 3_600_000, 24 * 3_600_000 + 60_000],
  webhookToleranceMs: 300_000,
  webhookMaxBytes: 1024 * 1024,
  /** How far a vendor's clock may be ahead of ours. */
  webhookClockSkewMs: 60_000,
  /** Anybody may name a key that a vendor is asked for. */
  webhookKeyLookupsPerMinute: 10,
  webhookKeysKept: 20,
  webhookKeyTtlMs: 3_600_000,
  /** For how long an event is taken to a partner's endpoint that does not take it. docs/decisions/0097. */
  webhookRetryMs: 3 * 24 * 3_600_000,
  /** Failures in a row after which an endpoint is tried by one event at a time, how long that one has, and how long the others wait: at first, and at most. */
  webhookFailuresToPause: 5,
  webhookProbeMs: 30_000,
  webhookPauseMs: [60_000, 3_600_000],
  /** When an event about a bank link that nobody knows yet is looked at again. */
  bankNewsLooksMs: [30_000, 300_000, 3_600_000],
  webhookTtlMs: 30 * 24 * 3_600_000,

  // Idempotency.
  idempotencyTtlMs: 72 * 3_600_000,
  idempotencyWaitMs: 2_000,
  idempotencyRetryAfterSeconds: 2,
  /** How long the answer to a call without a key is also the answer to the same call. */
  sameCallMs: 10_000,
  /** After a crash a running key may be taken over; longer than two vendor timeouts. */
  idempotencyTakeoverMs: 30_000,

  // Waiting. docs/readings.md 9.
  pollMs: 1_000,
  pollFastForMs: 30_000,
  pollGiveUpMs: 600_000,
  /** Open streams of changes that one person may hold in one process. */
  liveStreamsPerPerson: 20,
  leaveAfterMs: 20_000,
  redirectOutAfterMs: 3_000,
  currencySwitchedMs: 60_000,
  requestTimeoutMs: 300_000,
  evidenceTimeoutMs: 10_000,
  providerTimeoutMs: 10_000,
  predictTimeoutMs: 4_000,
  wayBackAfterMs: 60_000,
  /** When an application that was begun and not sent is reminded of, by the mail that does it. docs/decisions/0083. */
  applicationReminderMs: { reminder: 24 * 3_600_000, secondReminder: 72 * 3_600_000, lastReminder: 7 * 24 * 3_600_000 },
  /** Nobody is reminded of what they worked at just before. */
  reminderQuietMs: 12 * 3_600_000,
  // How likely a guess at the industry must be. docs/readings.md 59.
  guessSureFromScore: 0.8,
  guessFromScore: 0.15,
  guessesMax: 3,
  categorySearchMs: 650,
  categorySearchMaxChars: 100,
  addressSearchMs: 250,
  addressSearchMinChars: 4,
  mapsRetryMs: 1_000,
  /** After the first try, in one document. */
  mapsRetries: 3,

  // Underwriting.
  internalErrorAttempts: 3,
  recheckDelaysMs: [15_000, 60_000, 300_000, 900_000, 3_600_000],
  recentDeclineMs: 30 * 24 * 3_600_000,

  // Messages on the screen. docs/readings.md 8.
  toastMs: 5_000,
  growlMs: 2_000,
  embedHeightDebounceMs: 100,
  embedHeightPollMs: 250,
  embedFullScreenDebounceMs: 180,
  identityFrameHeightPx: 735,
  surveyRestartMs: 1_500,
  progressDefaultMax: 10,

  // The store. Audit heads are hashed once an hour; outbox rows are tried again.
  auditCheckpointMs: 3_600_000,
  /** How far back the hourly check of the audit log looks; also how long processes of two releases may run beside each other. */
  auditVerifyMs: 24 * 3_600_000,
  /** Tries that a crash or a database out of order cost; what a job itself fails at is tried again by the two rows below, without end. */
  jobRetries: 8,
  jobQuickRetriesMs: [1_000, 2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000],
  jobSlowRetriesMs: [300_000, 900_000, 3_600_000],
  /** A check that is open for longer stands in the reviewers' queue. */
  checkStuckMs: 600_000,
  /** How long a reviewer's claim on an application holds. */
  reviewLeaseMs: 15 * 60_000,
  /** How long the link to a reviewer's view of an application may be opened, and how long the view lasts. */
  supportLinkMs: 5 * 60_000,
  /** How long a page may say that it is left: about as long as a session that nobody prolongs. docs/decisions/0090. */
  exitTokenMs: 2 * 3_600_000,
  supportSessionMs: 30 * 60_000,
  /** A message that nobody takes for so long stands in the reviewers' queue. */
  messageRetryMs: 3 * 24 * 3_600_000,
  /** How long after a code was sent its step is told by mail: by then most have done it. */
  receivedMailMs: 15 * 60_000,
  jobRelayMs: 1_000,
  jobExpireSeconds: 60,
  jobHeartbeatSeconds: 10,
  jobRunDueMs: 8_000,
  statementTimeoutMs: 2_500,
  /** How long one readiness check may take; the whole answer comes within a second. */
  readinessMs: 800,
  /** When to come back after 503. */
  busyRetryAfterSeconds: 5,
  /** Calls under way when the process is asked to stop. */
  drainMs: 10_000,

  /** How long the numbers of a declined application are kept; longer than a decline is remembered. */
  declinedSecretsMs: 180 * 24 * 3_600_000,

  // Bank.
  bankMatchMinScore: 70,
  microDepositDays: [2, 3],
  /** When a bank that was put off is reminded of. */
  bankReminderMs: [3 * 24 * 3_600_000, 7 * 24 * 3_600_000],
  testDepositTries: 3,
  /** The first and one more. */
  testDepositSends: 2,
  /** How long the amounts may be entered, from the day on which they were sent. */
  testDepositEntryDays: 14,
  /** Business days until a bank that was asked for the money has paid, or has said no. */
  debitDays: 4,
  /** Days after its due day on which a refused monthly payment is tried again with the same card. */
  monthlyRetryDays: [3, 7, 14],
  /** How long one check of amounts at the vendor keeps others waiting. */
  testDepositCheckMs: 30_000,

  // Requests for a look by a person.
  reviewRequestsPerDay: 3,
  reviewMessageMaxChars: 2_000,
  reviewContactMaxChars: 100,

  // Follow-up. In business days, except where named otherwise. docs/readings.md 95.
  reviewBusinessDays: [1, 2],
  emailSlaHours: 24,
  taxSlaBusinessDays: [3, 5],
  stepUpSlaBusinessDays: [3, 5],
  reviewRequestBusinessDays: [1, 2],
  fundingBusinessDays: 1,
} as const;

export const BREAKPOINTS = { xs: 0, sm: 500, md: 768, lg: 992, xl: 1200, xxl: 1720 } as const;

/** Limits that no code reads yet. */
export const PLANNED_LIMITS: Partial<Record<keyof typeof LIMITS, PlannedFor>> = {
  resumeLinkLifeMs: 'sign-up',
  prefillLifeMs: 'partners',
  requestTimeoutMs: 'partners',
  embedHeightDebounceMs: 'partners',
  embedHeightPollMs: 'partners',
  embedFullScreenDebounceMs: 'partners',
  progressDefaultMax: 'partners',
};
