import { reviewMessageError } from '@signet/rulebook/decision/review-message';
import { stepConflict } from '../application/facts.ts';
import { viewFor } from '../application/load-view.ts';
import type { Handler } from '../handler.ts';
import { fieldAppError } from '../platform/http/problem.ts';
import { actorOf } from '../session/session-cookies.ts';
import { reviewAdditionMail } from './review-request-mail.ts';

/** Mails what somebody adds to their open request to the same support. docs/decisions/0315. */
export const addToReviewRequest: Handler<'addToReviewRequest'> = async ({
  deps,
  application,
  session,
  visitor,
  body: { message },
  once,
}) => {
  if (application.reviewRequest === undefined) throw stepConflict(application);
  const messageError = reviewMessageError(message);
  if (messageError !== undefined) throw fieldAppError(messageError, 'message');
  const { by: day } = application.reviewRequest;
  const after = await deps.store.applications.addToReviewRequest({
    id: application.id,
    actor: actorOf(session),
    messages: [reviewAdditionMail(application, deps.config, { message, day })],
    once,
  });
  return viewFor(after, { deps, visitor });
};
