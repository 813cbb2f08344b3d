import { FIRST_PAGE_LIMITS } from './first-page-limits.ts';

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
  /** Size of the document or photo; base64 adds a third. */
  /** Photo IDs that ran out of time, after which a person may be asked instead. */
  photoIdTimeOuts: 2,
  accountHolderMaxChars: 140,
  voidCheckMaxBytes: 5 * 1024 * 1024,
  /**
   * Payouts to a new account wait this long after another one was in use, so that a change by a
   * stranger is noticed in time.
   */
  payoutHoldMs: 24 * 3_600_000,
  /** A reviewer who can't read one may ask for another. */
  voidChecksPerAccount: 3,
  voidCheckMaxPages: 5,
  /** Five times what a phone's best camera takes would be a bomb. */
  voidCheckMaxPixels: 100_000_000,
  /** Longest edge of the picture that a reviewer sees. */
  voidCheckEdgePx: 2_000,
  fieldMaxChars: 2048,
  /**
   * No page has a longer URL, and a redirect that repeats it could exceed what browsers accept in
   * headers.
   */
  pathMaxChars: 2048,
  /** Size of one form's unsent answers, and saves of them per person. docs/decisions/0085. */
  typedAnswersMaxBytes: 8 * 1024,
  typedAnswersPerMinute: 120,
  /**
   * Unsent answers are saved after a pause in typing, after this long at most, and retried on
   * failure.
   */
  typedAnswersRestMs: 600,
  typedAnswersMostMs: 1_200,
  typedAnswersRetryMs: 5_000,
  /** Rate limit per address for writes without sign-in: events, links. */
  anonymousWritesPerMinute: 300,
  /** Sign-ins started from one network. */
  signInStartsPerMinute: 60,
  /**
   * Calls per partner key; applicants per response, and applications scanned to fill it.
   * docs/decisions/0095.
   */
  partnerCallsPerMinute: 300,
  partnerApplicationsPerPage: 50,
  partnerApplicationsScanned: 500,
  /** How long answers that a partner's server leaves for a link are kept. docs/decisions/0096. */
  prefillMs: 15 * 60_000,
  /** A partner's valid keys at once: the old one and its replacement. */
  partnerKeysAtOnce: 2,
  /** Requests by one person for applications that do not exist or are not theirs. */
  missedLookupsPerMinute: 30,
  /** Keys of reviewers or partners that open nothing, from one network. */
  wrongKeysPerMinute: 30,
  olderCallTimeoutMs: 300_000,
  patchOperationsMax: 50,
  /** Reports per address and per visit, and distinct errors kept in total. */
  browserErrorsPerMinute: 20,
  cspReportsPerMinute: 30,
  browserErrorsPerVisit: 5,
  browserErrorsKept: 2_000,
  browserErrorTtlMs: 30 * 24 * 3_600_000,
  /** Paid line-type lookups per person in 24 hours. */
  lineLookupsPerDay: 10,
  lineTypeTtlMs: 30 * 24 * 3_600_000,

  // Owners. docs/readings.md 80 and 81.
  ownerThresholdPercent: 25,
  ownershipWarnBelowPercent: 50,
  ownershipMaxPercent: 100,
  ownersOverThresholdMax: 4,
  ownersMax: 10,
  /**
   * Companies and trusts in the list, and how many may stand between a person and the business.
   * docs/readings.md 259.
   */
  ownerCompaniesMax: 10,
  companyLevelsMax: 3,
  companyNumberChars: [3, 20],
  companyNameChars: [2, 140],
  /** Smallest share that can be said, in percent. */
  companyShareMin: 0.01,
  /** How long another owner may take to confirm their identity before manual review. */
  ownerAnswerMs: 14 * 24 * 3_600_000,
  /**
   * When reminders to an owner go out by themselves, after the first mail was accepted for
   * delivery. docs/readings.md 256.
   */
  ownerReminderMs: [3 * 24 * 3_600_000, 7 * 24 * 3_600_000, 12 * 24 * 3_600_000],
  /** Resends of an owner's link in invitationWindowMs, besides the first. docs/decisions/0063. */
  invitationResendsPerDay: 3,
  invitationWindowMs: 24 * 3_600_000,
  /**
   * Links per day for all owners of one application, even if owners are removed and added again.
   */
  invitationsPerApplicationDay: 20,
  /** How long the page of an opened link waits for its reader to sign in. */
  invitationSessionMs: 30 * 60_000,

  // Cards: more attempts than a person needs, too few to test stolen numbers. docs/decisions/0075.
  cardTriesPerDay: 10,

  // Orders, channels and cash advances.
  defaultTerminals: 1,
  minLicences: 1,
  maxPerDevice: 99,
  /** Each store triggers paid vendor checks of the same people. */
  storesPerBusinessDay: 10,
  storeWindowMs: 24 * 3_600_000,
  storesPerPage: 50,
  /** A GraphQL query: its length, its tokens, and how often it may ask the hosting provider. */
  graphqlMaxChars: 4_000,
  graphqlTokensMax: 300,
  graphqlVendorCallsMax: 4,
  channelWaitMs: 1_000,
  channelRetryMs: 1_000,
  channelRetries: 5,
  cashAdvanceHistoryMonths: 3,

  // Sessions.
  sessionIdleMs: 7_200_000,
  sessionTouchMs: 60_000,
  /** How long a browser keeps a link's parameters. */
  startupCookieMs: 7_200_000,
  /** How long a framed page may hand over typed answers. docs/decisions/0118. */
  carryTokenMs: 12 * 3_600_000,
  /** Size of the handed-over answers, which come from a few short pages. */
  carryMaxBytes: 16_384,
  sessionAbsoluteMs: 12 * 3_600_000,
  sessionWarnMs: 120_000,
  recentAuthMs: 1_800_000,
  /** How far the clocks of two processes may differ. */
  clockStepMs: 60_000,
  signInStateMs: 10 * 60_000,

  // Codes and links.
  otpLifeMs: 600_000,
  /**
   * Wrong attempts that use up a code; a new one may be sent. The vendor's limit is the same.
   * docs/readings.md 62.
   */
  otpAttemptsPerCode: 5,
  /**
   * Wrong attempts per application and phone in otpAttemptWindowMs before it must wait. Has no
   * effect above otpAttemptsPerPhoneDay.
   */
  otpAttemptsPerDay: 10,
  /** Wrong attempts per application in total; then only photo ID is left. */
  otpAttemptsLifetime: 30,
  /** Wrong codes per phone in the same window, across applications. */
  otpAttemptsPerPhoneDay: 15,
  otpAttemptWindowMs: 24 * 3_600_000,
  /**
   * The same wrong code at this many applications within the window means that someone is trying it
   * across accounts.
   */
  sameCodeApplications: 5,
  sameCodeWindowMs: 24 * 3_600_000,
  otpResendMs: [30_000, 60_000, 120_000],
  otpFirstSendMs: 5_000,
  otpFirstSendTries: 5,
  otpSendsPerBurst: 3,
  otpBurstMs: 600_000,
  otpSendsPerDay: 10,
  phoneChangesPerDay: 3,
  phoneChangeWindowMs: 24 * 3_600_000,
  // Texts cost money: besides each phone's own limits they are limited by network, by block of
  // numbers and in total. docs/decisions/0046.
  textsPerNetworkMinute: 10,
  textsPerNetworkDay: 60,
  textsPerPrefixMinute: 10,
  textsPerPrefixDay: 60,
  textsPerMinute: 60,
  textsPerHour: 600,
  textsPerDay: 5_000,
  /** Retry delay of a text that the breaker held back. */
  textsPausedRetryMs: 3_600_000,
  phoneLinkLifeMs: 300_000,
  /** The vendor takes guesses for fingerprints, so attempts are limited. */
  phoneLinkConfirmAttempts: 5,
  invitationLifeMs: 7 * 24 * 3_600_000,
  taxIdChangesPerDay: 5,
  taxIdWindowMs: 24 * 3_600_000,
  taxLinkLifeMs: 7 * 24 * 3_600_000,
  taxLinkSessionMs: 30 * 60_000,
  taxIdFullDigits: 9,
  taxIdLastDigits: 4,

  // Photo ID and business documents. docs/readings.md 69.
  photoIdAttempts: 5,
  photoIdFailures: 2,
  photoIdAttemptWindowMs: 6 * 3_600_000,
  inquiryLifeMs: 24 * 3_600_000,
  /** Lifetime of the QR code for continuing on a phone; as long as its page waits. */
  phoneHandOffLifeMs: 600_000,
  /** When an inquiry without a webhook is polled: the person may have closed the tab. */
  inquirySyncDelaysMs: [600_000, 3_600_000, 24 * 3_600_000 + 60_000],
  webhookToleranceMs: 300_000,
  webhookMaxBytes: 1024 * 1024,
  webhookClockSkewMs: 60_000,
  /**
   * Anyone can name a key id in a webhook, and each unknown one costs a call to the vendor: limits
   * per network and for all.
   */
  webhookKeyLookupsPerMinute: 10,
  webhookKeyLookupsPerMinuteInAll: 100,
  webhookKeysKept: 20,
  webhookUnknownKeysKept: 1_000,
  webhookKeyTtlMs: 3_600_000,
  /** How long delivery to a partner's failing endpoint is retried. docs/decisions/0097. */
  webhookRetryMs: 3 * 24 * 3_600_000,
  /**
   * Consecutive failures before an endpoint is paused, the time one probe may take, and the first
   * and longest pause.
   */
  webhookFailuresToPause: 5,
  webhookProbeMs: 30_000,
  webhookPauseMs: [60_000, 3_600_000],
  /** When an event about an unknown bank link is looked up again. */
  bankNewsLooksMs: [30_000, 300_000, 3_600_000],
  /** Vendors' webhooks; partners' events are in reference/retention.ts. */
  webhookTtlMs: 30 * 24 * 3_600_000,

  // Idempotency.
  idempotencyTtlMs: 72 * 3_600_000,
  idempotencyWaitMs: 2_000,
  idempotencyRetryAfterSeconds: 2,
  /** How long the same call without a key shares one response. */
  sameCallMs: 10_000,
  /** When a running key may be taken over after a crash; longer than two vendor timeouts. */
  idempotencyTakeoverMs: 30_000,

  // Waiting. docs/readings.md 9.
  pollMs: 1_000,
  pollFastForMs: 30_000,
  pollGiveUpMs: 600_000,
  /** Event streams that one person may hold open per process. */
  liveStreamsPerPerson: 20,
  leaveAfterMs: 20_000,
  redirectOutAfterMs: 3_000,
  currencySwitchedMs: 60_000,
  evidenceTimeoutMs: 10_000,
  providerTimeoutMs: 10_000,
  predictTimeoutMs: 4_000,
  /** Texts of one prediction, of which it reads the beginnings. */
  predictInputsMax: 20,
  predictInputMaxChars: 8 * 1024,
  wayBackAfterMs: 60_000,
  /** When an unsent application's reminders go out, by mail. docs/decisions/0083. */
  applicationReminderMs: {
    reminder: 24 * 3_600_000,
    secondReminder: 72 * 3_600_000,
    lastReminder: 7 * 24 * 3_600_000,
  },
  /** No reminder within this time after the last activity. */
  reminderQuietMs: 12 * 3_600_000,
  // Minimum probabilities of an industry guess. docs/readings.md 59.
  guessSureFromScore: 0.8,
  guessFromScore: 0.15,
  /** Of a guess that no other stands beside. */
  guessAloneFromScore: 0.4,
  guessesMax: 3,
  categorySearchMs: 650,
  categorySearchMaxChars: 100,
  addressSearchMs: 250,
  addressSearchMinChars: 4,
  mapsRetryMs: 1_000,
  /** After the first attempt, per document. */
  mapsRetries: 3,

  // Underwriting.
  internalErrorAttempts: 3,
  recheckDelaysMs: [15_000, 60_000, 300_000, 900_000, 3_600_000],
  recentDeclineMs: 30 * 24 * 3_600_000,

  // On-screen messages. docs/readings.md 8.
  toastMs: 5_000,
  growlMs: 2_000,
  identityFrameHeightPx: 735,
  surveyRestartMs: 1_500,

  // Database. Audit heads are hashed once an hour; outbox rows are retried.
  auditCheckpointMs: 3_600_000,
  /**
   * How far back the hourly check of the audit log looks; also how long two releases may run side
   * by side.
   */
  auditVerifyMs: 24 * 3_600_000,
  /** A job that still fails after as many attempts enters the review queue. */
  jobQuickRetriesMs: [1_000, 2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000],
  jobSlowRetriesMs: [300_000, 900_000, 3_600_000],
  /** A check that runs longer enters the review queue. */
  checkStuckMs: 600_000,
  reviewLeaseMs: 15 * 60_000,
  /**
   * How long the link to a reviewer's support view may be opened; supportSessionMs is the length of
   * the view.
   */
  supportLinkMs: 5 * 60_000,
  /** Lifetime of a page's exit token; about as long as an idle session. docs/decisions/0090. */
  exitTokenMs: 2 * 3_600_000,
  supportSessionMs: 30 * 60_000,
  /** A message that stays undelivered for this long enters the review queue. */
  messageRetryMs: 3 * 24 * 3_600_000,
  /** Delay of the mail about a code's step: most people have entered the code by then. */
  receivedMailMs: 15 * 60_000,
  /** Rows that one statement of a duty reads or deletes. */
  rowsAtOnce: 500,
  /** What has waited this much longer than it should gets its job again. */
  jobLostMs: 15 * 60_000,
  /** How often a worker looks for jobs; it is also woken when one is added. */
  jobPollSeconds: 1,
  jobRunDueMs: 8_000,
  statementTimeoutMs: 2_500,
  /** Timeout of one readiness check; the whole response arrives within a second. */
  readinessMs: 800,
  busyRetryAfterSeconds: 5,
  /** Grace period for calls in progress when the process stops. */
  drainMs: 10_000,

  /** How long a declined application's numbers are kept; longer than a decline is remembered. */
  declinedSecretsMs: 180 * 24 * 3_600_000,
  /** How long a declined application keeps who applied: 25 months (12 CFR 1002.12). */
  declinedPeopleMs: 761 * 24 * 3_600_000,
  /**
   * How long a closed account keeps who it was opened for: five years (31 CFR 1020.220, PCMLTFR).
   */
  closedAccountMs: 1_826 * 24 * 3_600_000,

  // Bank.
  bankMatchMinScore: 70,
  microDepositDays: [2, 3],
  bankReminderMs: [3 * 24 * 3_600_000, 7 * 24 * 3_600_000],
  testDepositTries: 3,
  testDepositSends: 2,
  /** How long the amounts may be entered, from the day they were sent. */
  testDepositEntryDays: 14,
  /** Business days until a bank has paid or rejected a debit. */
  debitDays: 4,
  /** Days after the due date when a declined monthly payment is retried with the same card. */
  monthlyRetryDays: [3, 7, 14],
  /** How long one check of amounts at the vendor blocks others. */
  testDepositCheckMs: 30_000,

  // Requests for a manual review.
  reviewRequestsPerDay: 3,
  reviewMessageMaxChars: 2_000,
  reviewContactMaxChars: 100,

  // Follow-up, in business days unless the name says otherwise. docs/readings.md 95.
  reviewBusinessDays: [1, 2],
  emailSlaHours: 24,
  taxSlaBusinessDays: [3, 5],
  stepUpSlaBusinessDays: [3, 5],
  reviewRequestBusinessDays: [1, 2],
  fundingBusinessDays: 1,
} as const;

export const BREAKPOINTS = { xs: 0, sm: 500, md: 768, lg: 992, xl: 1200, xxl: 1720 } as const;
