import { stepConflict } from '../application/facts.ts';
import { loadApplication } from '../application/load-view.ts';
import type { Handler } from '../handler.ts';
import { actorOf } from '../session/session-cookies.ts';
import { remakeVoidCheck } from './remake-void-check.ts';
import { bankReply } from './view.ts';

/**
 * Accepts a voided check for manual review, the fallback after failed test deposits.
 * docs/decisions/0079.
 */
export const sendVoidCheck: Handler<'sendVoidCheck'> = async ({
  deps,
  application,
  session,
  visitor,
  body,
  once,
}) => {
  const context = { deps, session, visitor };
  const { bank, bankId } = application;
  if (bankId === undefined || bank?.maySendVoidCheck !== true) throw stepConflict(application);
  const made = await remakeVoidCheck(body.content, deps.log);
  const { changed } = await deps.store.voidChecks.add({
    id: application.id,
    bankId,
    mediaType: made.mediaType,
    content: made.content.toString('base64'),
    actor: actorOf(session),
    once,
  });
  if (!changed) throw stepConflict(await loadApplication(application.id, context));
  return bankReply(application.id, context);
};
