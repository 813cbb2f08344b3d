import type { Handler } from '../handler.ts';
import { AppError } from '../platform/http/problem.ts';

/** When the session ends; asking is a use of it, like any call with a session. docs/readings.md 104. */
export const getSession: Handler<'getSession'> = async ({ deps, session }) => ({
  sessionEndsAt: session.expiresAt,
  serverNow: deps.clock.now(),
});

/** Exchanges a link's token, once, for a session of its own in a cookie; a repeated call with its key gets that session again; opening the page consumes nothing. docs/readings.md 105. */
export const openLinkSession: Handler<'openLinkSession'> = async ({ deps, body, giveLink, once }) => {
  const found = await deps.store.linkTokens.open(body.token, once?.key);
  if (!found.opened) throw new AppError(found.why === 'expired' ? 'link.expired' : 'link.incorrect');
  giveLink(found.session);
  const { applicationId, purpose, detail } = found.link;
  return { applicationId, purpose, type: detail };
};
