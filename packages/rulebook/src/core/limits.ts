import { FIRST_PAGE_LIMITS } from './first-page-limits.ts';

/** Limits that several rooms share, with the unit in the name; a room’s own are in its `limits.ts`. */
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
  bodyMaxBytes: 64 * 1024,
  accountHolderMaxChars: 140,
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
   * Calls per partner key. docs/decisions/0095.
   */
  partnerCallsPerMinute: 300,
  /** Requests by one person for applications that do not exist or are not theirs. */
  missedLookupsPerMinute: 30,
  /** Invalid keys of reviewers or partners from one network. */
  wrongKeysPerMinute: 30,
  olderCallTimeoutMs: 300_000,
  patchOperationsMax: 50,
  cspReportsPerMinute: 30,
  /** Reports of one visit. */
  browserErrorsPerVisit: 5,
  lineTypeTtlMs: 30 * 24 * 3_600_000,

  // Companies that own.
  companyNumberChars: [3, 20],
  companyNameChars: [2, 140],

  // Sessions.
  sessionIdleMs: 7_200_000,
  sessionTouchMs: 60_000,
  sessionAbsoluteMs: 12 * 3_600_000,
  sessionWarnMs: 120_000,
  recentAuthMs: 1_800_000,
  /** How far the clocks of two processes may differ. */
  clockStepMs: 60_000,
  signInStateMs: 10 * 60_000,
  staffSessionMs: 10 * 3_600_000,
  /**
   * The provider of a partner's people is asked again this often, by a redirect that its own session
   * answers: whoever has left the company is out within the hour. docs/decisions/0302.
   */
  consoleSessionMs: 3_600_000,
  /** Maximum age of the provider's message that a member of staff signed out. */
  staffLogoutMaxMs: 10 * 60_000,

  // Webhooks.
  webhookToleranceMs: 300_000,
  webhookMaxBytes: 1024 * 1024,
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
  /** A page that hears of changes asks too, in case the stream is open and deaf. */
  pollLiveMs: 30_000,
  redirectOutAfterMs: 3_000,
  currencySwitchedMs: 60_000,
  evidenceTimeoutMs: 10_000,
  providerTimeoutMs: 10_000,
  categorySearchMs: 650,
  addressSearchMs: 250,
  addressSearchMinChars: 4,
  mapsRetryMs: 1_000,
  /** After the first attempt, per document. */
  mapsRetries: 3,

  // Checks.
  recheckDelaysMs: [15_000, 60_000, 300_000, 900_000, 3_600_000],

  // On-screen messages. docs/readings.md 8.
  toastMs: 5_000,
  growlMs: 2_000,

  // Database. Outbox rows are retried.
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
  /** A duty starts no further batch after this long; another job continues. */
  dutyMs: 20_000,
  /** Between two batches of a duty, for those who wait for the same rows or the same disk. */
  dutyRestMs: 50,
  /** How often a duty begins. */
  dutyEveryMs: 3_600_000,
  /** Duties have connections of their own, whose statements may take longer: nobody waits. */
  dutyConnections: 2,
  dutyStatementMs: 30_000,
  /** How long a month of the audit log stays in the database after its end: 25 months and some days. */
  auditKeptMs: 775 * 24 * 3_600_000,
  /** How often a worker counts for the metrics of all processes. */
  countsEveryMs: 15_000,
  /** Connections of a process to the database, unless its variables say otherwise. */
  databaseConnections: 16,
  /**
   * A connection that nobody uses is closed after this long. A new one reads the catalog and plans
   * each statement again, so closing soon makes the next burst wait.
   */
  databaseIdleMs: 10 * 60_000,
  queueConnections: 4,
  keysDatabaseConnections: 4,
  readerConnections: 4,
  /** How often a process looks whether its key file has changed. */
  keyFileLookMs: 15_000,
  /** A schema change waits this long for a lock, because everybody else waits behind it. */
  schemaLockMs: 2_000,
  schemaLockPauseMs: 3_000,
  schemaLockTries: 40,
  /** How long a process waits for the schema that `migrate` makes, before it ends. */
  schemaWaitMs: 5 * 60_000,
  /** Hashed files of a build are served this long after the last process of it. */
  buildKeptMs: 30 * 24 * 3_600_000,
  buildKeptAgainMs: 24 * 3_600_000,
  /** One request to the object store. */
  objectMs: 3_000,
  objectTries: 2,
  /** A file that no row names after this long was left over by a process that died. */
  objectUnnamedMs: 3_600_000,
  /** One request to the service that wraps the keys, at a start. */
  keyServiceMs: 5_000,
  keyServiceTries: 3,
  smtpConnections: 4,
  /** Calls of one vendor that run in one process, and that wait for one of them to end. */
  vendorCallsAtOnce: 64,
  vendorCallsWaiting: 64,
  /** A vendor is left alone once this share of its calls failed, of at least so many in this time. */
  vendorFailingShare: 0.5,
  vendorSampleMs: 30_000,
  vendorSampleCalls: 30,
  vendorBreakMs: 5_000,
  /** Cap on a vendor’s Retry-After; then one call tests whether the vendor is back. */
  vendorPauseMs: 60_000,
  /** How long the command that prints the database's password may take. */
  passwordCommandMs: 5_000,
  /** Work that is overdue by this much gets its job again. */
  jobLostMs: 15 * 60_000,
  /** How often cases are computed that changed while nobody looked at the queue. */
  markedCasesMs: 60_000,
  /** How long a change waits for others before all processes are told of them. */
  announceMs: 25,
  /** How often a process looks whether what its pages follow has changed without anybody telling. */
  changesLookMs: 15_000,
  /** How often a lane looks for jobs that become due; its workers are also woken when one is added. */
  jobPollSeconds: 5,
  /** The same in lanes for which nobody waits at a page: duties, and invitations by file. */
  jobPollSlowSeconds: 20,
  /** How often its other workers look, in case they were not woken. */
  jobPollSpareSeconds: 300,
  /** How often every worker looks for the jobs of killed workers. */
  jobAbandonedLookMs: 2_000,
  /** How often pg-boss deletes what has ended and counts what waits, by one worker of all. */
  jobUpkeepSeconds: 60,
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
  microDepositDays: [2, 3],

  // Follow-up, in business days unless the name says otherwise. docs/readings.md 95.
  reviewBusinessDays: [1, 2],
  emailSlaHours: 24,
  taxSlaBusinessDays: [3, 5],
  stepUpSlaBusinessDays: [3, 5],
  reviewRequestBusinessDays: [1, 2],
  fundingBusinessDays: 1,
} as const;

export const BREAKPOINTS = { xs: 0, sm: 500, md: 768, lg: 992, xl: 1200, xxl: 1720 } as const;
