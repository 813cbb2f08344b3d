const minute = 60_000;

/** Sessions of staff at the desk, which end after LIMITS.staffSessionMs. docs/decisions/0222. */
export const STAFF_LIMITS = {
  /** Without a press, the desk locks, and later the session ends. */
  lockAfterMs: 10 * minute,
  deskIdleMs: 30 * minute,
  /** How old the sign-in at the provider may be. */
  authenticationMaxMs: 10 * 60 * minute,
  /** How often the provider is asked again whether somebody still belongs to the staff. */
  claimsCheckMs: 15 * minute,
  /** How old the sign-in may be for what cannot be taken back, such as reopening a refusal. */
  recentSignInMs: 5 * minute,
  sessionsPerPerson: 2,
  /** Messages of the provider that somebody signed out there. */
  logoutsPerMinute: 600,
} as const;

/** Sent by pages that ask by themselves: the call is no press, so it does not keep the desk open. */
export const POLL_HEADER = 'x-poll';

/** A ticket that the audit log may keep: a name without spaces, so that it holds no sentence. */
export const TICKET_PATTERN = /^[A-Za-z0-9][\w#.-]{1,39}$/;
