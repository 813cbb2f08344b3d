import { reviewMessageError } from '@signet/rulebook/decision/review-message';
import { SLAS } from '@signet/rulebook/reference/slas';
import { mayRequestReview } from '@signet/rulebook/review-request';
import { statusOf } from '@signet/rulebook/status';
import { factsOf, stepConflict } from '../application/facts.ts';
import { viewFor } from '../application/load-view.ts';
import { addBusinessDays } from '../application/sla.ts';
import type { Handler } from '../handler.ts';
import { renderMessage } from '../messages/render-message.ts';
import { AppError, fieldAppError } from '../platform/http/problem.ts';
import { actorOf } from '../session/session-cookies.ts';
import { reviewRequestMail } from './review-request-mail.ts';

/**
 * Mails the request to support with our answer date, and confirms its receipt to the applicant.
 * docs/decisions/0054.
 */
export const requestReview: Handler<'requestReview'> = async ({
  deps,
  application,
  session,
  visitor,
  body,
  once,
}) => {
  const { id, market, answers } = application;
  if (!mayRequestReview(statusOf(factsOf(application)).id)) throw stepConflict(application);
  const { message, contact = '' } = body;
  const messageError = reviewMessageError(message);
  if (messageError !== undefined) throw fieldAppError(messageError, 'message');
  if (contact !== '' && reviewMessageError(contact) !== undefined)
    throw fieldAppError('reviewRequest.numberIncluded', 'contact');
  const territory = answers['company.address.territory'] || answers['applicant.address.territory'];
  const day = addBusinessDays(deps.clock.today(market), SLAS.reviewRequest.to, market, territory);
  const { isKept, application: after } = await deps.store.applications.requestReview({
    id,
    answerBy: day,
    actor: actorOf(session),
    messages: [
      reviewRequestMail(application, deps.config, { message, contact, day }),
      renderMessage('reviewRequested', application, deps.config, { day }),
    ],
    once,
  });
  if (!isKept) throw new AppError('reviewRequest.tooMany');
  return viewFor(after, { deps, visitor });
};
