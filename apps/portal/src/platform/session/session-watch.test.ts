import { LIMITS } from '@signet/rulebook/core/limits';
import { expect, test } from 'vitest';
import { sessionEndMs } from './session-watch.tsx';

test('an answer of the server extends the session by two hours', () => {
  const facts = {
    serverNow: 1_000,
    sessionEndsAt: 1_000 + LIMITS.sessionIdleMs,
    lastAnsweredMs: 60_000,
  };
  expect(sessionEndMs(facts)).toBe(1_000 + LIMITS.sessionIdleMs + 60_000);
});

test('an answer extends it even if the server recorded a use shortly before', () => {
  const facts = { serverNow: 59_000, sessionEndsAt: LIMITS.sessionIdleMs, lastAnsweredMs: 60_000 };
  expect(sessionEndMs(facts)).toBe(LIMITS.sessionIdleMs + 60_000);
});

test('no activity moves the absolute end of a session', () => {
  expect(sessionEndMs({ serverNow: 1_000, sessionEndsAt: 900_000, lastAnsweredMs: 60_000 })).toBe(
    900_000,
  );
});
