import { mayCloseAccount } from '@signet/rulebook/accounts/closing';
import { pathTo } from '@signet/rulebook/routes';
import { factsOf } from '../application/facts.ts';
import { loadApplication, viewFor } from '../application/load-view.ts';
import type { Handler } from '../handler.ts';
import { renderMessage } from '../messages/render-message.ts';
import { AppError } from '../platform/http/problem.ts';
import { actorOf } from '../session/session-cookies.ts';
import { keptUntil } from './closing-dates.ts';

/**
 * Closes for good: nothing is asked of anybody else, and a new application may follow.
 * docs/decisions/0151.
 */
export const closeAccount: Handler<'closeAccount'> = async ({
  deps,
  application,
  session,
  visitor,
}) => {
  const { id, closedAt } = application;
  if (closedAt !== undefined) return viewFor(application, { deps, visitor });
  if (!mayCloseAccount(factsOf(application))) throw new AppError('application.notApproved');
  const mail = renderMessage('accountClosed', application, deps.config, {
    path: pathTo('close-account', application),
    day: keptUntil(application, deps),
  });
  await deps.store.accounts.close({
    id,
    userId: session.userId,
    actor: actorOf(session),
    messages: [mail],
  });
  return viewFor(await loadApplication(id, { deps, session, visitor }), { deps, visitor });
};
