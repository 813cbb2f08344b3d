import { LIMITS } from '@signet/rulebook/limits';

type SessionFacts = {
  /** The server's clock when it sent the page, and when it said the session would end, in ms. */
  serverNow: number;
  sessionEndsAt: number;
  /** The server's last answer, in ms since the page was opened. */
  lastAnsweredMs: number;
};

/**
 * When the session ends, in ms of the server's clock. Each answer gives two hours more, but when the page came with less than that left,
 * the absolute limit of 12 hours was near and nothing moves it. decisions.md, section 6, session.
 */
export function sessionEndMs({ serverNow, sessionEndsAt, lastAnsweredMs }: SessionFacts): number {
  const slides = sessionEndsAt - serverNow >= LIMITS.sessionIdleMs - 1_000;
  return slides ? sessionEndsAt + lastAnsweredMs : sessionEndsAt;
}
