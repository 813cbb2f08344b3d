import { voidCheckType } from '@signet/rulebook/bank/void-check';
import { LIMITS } from '@signet/rulebook/core/limits';
import { stepConflict } from '../application/facts.ts';
import { loadApplication } from '../application/load-view.ts';
import type { Handler } from '../handler.ts';
import { fieldAppError } from '../platform/http/problem.ts';
import { actorOf } from '../session/session-cookies.ts';
import { bankReply } from './view.ts';

const bytesPerMegabyte = 1024 * 1024;

/** Accepts a voided check for manual review, the fallback after failed test deposits. docs/decisions/0079. */
export const sendVoidCheck: Handler<'sendVoidCheck'> = async ({ deps, application, session, visitor, body, once }) => {
  const context = { deps, session, visitor };
  const file = Buffer.from(body.content, 'base64');
  if (file.length > LIMITS.voidCheckMaxBytes)
    throw fieldAppError('bank.fileTooLarge', 'content', { megabytes: LIMITS.voidCheckMaxBytes / bytesPerMegabyte });
  const mediaType = file.toString('base64') === body.content ? voidCheckType(file) : undefined;
  if (mediaType === undefined) throw fieldAppError('bank.fileUnknown', 'content');
  const bank = await deps.store.banks.forWork(application.id);
  if (bank === undefined) throw stepConflict(application);
  const { changed } = await deps.store.voidChecks.add({
    id: application.id,
    bankId: bank.id,
    mediaType,
    content: body.content,
    actor: actorOf(session),
    once,
  });
  if (!changed) throw stepConflict(await loadApplication(application.id, context));
  return bankReply(application.id, context);
};
