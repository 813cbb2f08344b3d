/** Limits of partners’ calls, keys and webhooks. */
export const PARTNER_LIMITS = {
  /** Applicants per response, and applications scanned to fill it. docs/decisions/0095. */
  partnerApplicationsPerPage: 50,
  partnerApplicationsScanned: 500,
  /** A partner's own id of an application, and the name that it looks for. */
  externalIdMaxChars: 100,
  applicantNameMaxChars: 100,
  /** How long answers that a partner's server leaves for a link are kept. docs/decisions/0096. */
  prefillMs: 15 * 60_000,
  /**
   * An import's rows and size, and how many rows a job checks at once and a page shows.
   * docs/decisions/0303.
   */
  importRows: 10_000,
  importMaxChars: 8_000_000,
  importMaxBytes: 9_000_000,
  importRowsAtOnce: 200,
  importRowsPerPage: 200,
  /** How long the link of an invitation works, and when a merchant who hasn't opened it is reminded. */
  invitationMs: 7 * 24 * 3_600_000,
  invitationReminderMs: 3 * 24 * 3_600_000,
  /** A partner's valid keys at once: the old one and its replacement. */
  partnerKeysAtOnce: 2,
  /** How long a key goes on beside the one that replaces it. docs/decisions/0321. */
  keyReplacedMs: 24 * 3_600_000,
  keyAddressesMax: 20,
  partnerEndpointsMax: 10,
  /** Hosts whose pages may frame ours. */
  partnerDomainsMax: 50,
  /** How long delivery to a partner's failing endpoint is retried. docs/decisions/0097. */
  webhookRetryMs: 3 * 24 * 3_600_000,
  /**
   * Consecutive failures before an endpoint is paused, the time one probe may take, and the first
   * and longest pause.
   */
  webhookFailuresToPause: 5,
  webhookProbeMs: 30_000,
  webhookPauseMs: [60_000, 3_600_000],
} as const;
