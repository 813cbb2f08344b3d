import type { Handler } from '../handler.ts';

/** When the session ends; asking is a use of it, like any call with a session. docs/readings.md 104. */
export const getSession: Handler<'getSession'> = async ({ deps, session }) => ({
  sessionEndsAt: session.expiresAt,
  serverNow: deps.clock.now(),
});
