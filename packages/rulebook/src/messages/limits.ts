/** Limits of mails and texts. */
export const MESSAGE_LIMITS = {
  /** A message that stays undelivered for this long enters the review queue. */
  messageRetryMs: 3 * 24 * 3_600_000,
} as const;
