import { LIMITS } from '@signet/rulebook/core/limits';

type SessionFacts = {
  /** The server's clock when it sent the page or last told of the session, and when that session would end, in ms. */
  serverNow: number;
  sessionEndsAt: number;
  /** The server's last answer, in ms since then. */
  lastAnsweredMs: number;
};

/**
 * When the session ends, in ms of the server's clock. Each answer gives two hours more, but when it was told with less than that left (a minute is
 * nothing: the server writes a use down once a minute), the absolute limit of 12 hours was near and nothing moves it. decisions.md, section 6, session.
 */
export function sessionEndMs({ serverNow, sessionEndsAt, lastAnsweredMs }: SessionFacts): number {
  const slides = sessionEndsAt - serverNow >= LIMITS.sessionIdleMs - LIMITS.sessionTouchMs;
  return slides ? sessionEndsAt + lastAnsweredMs : sessionEndsAt;
}
