/** Limits of links, carried answers and reminders. */
export const SIGN_UP_LIMITS = {
  /** How long a browser keeps a link's parameters. */
  startupCookieMs: 7_200_000,
  /** How long a framed page may hand over typed answers. docs/decisions/0118. */
  carryTokenMs: 12 * 3_600_000,
  /** Size of the handed-over answers, which come from a few short pages. */
  carryMaxBytes: 16_384,
  wayBackAfterMs: 60_000,
  /** When an unsent application's reminders go out, by mail. docs/decisions/0083. */
  applicationReminderMs: {
    reminder: 24 * 3_600_000,
    secondReminder: 72 * 3_600_000,
    lastReminder: 7 * 24 * 3_600_000,
  },
  /** No reminder within this time after the last activity. */
  reminderQuietMs: 12 * 3_600_000,
} as const;
