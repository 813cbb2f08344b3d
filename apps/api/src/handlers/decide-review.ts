import { isReviewReason } from '@signet/rulebook/review';
import { UNDERWRITING_VERSION } from '@signet/rulebook/underwriting';
import { messageFor } from '../messages/message-for.ts';
import { writeMessage } from '../messages/write-message.ts';
import { AppError } from '../problem.ts';
import { staffReason } from '../reason-words.ts';
import type { Handler } from './handler.ts';

/** Decides like the rules do: same store, same reasons, same audit row, same message; what was decided for good stays. decisions.md, section 10. */
export const decideReview: Handler<'decideReview'> = async ({ deps, params: { id }, body: { decision, reason } }) => {
  if (!isReviewReason(decision, reason)) throw new AppError('request.invalid', {}, [{ code: 'field.invalid', field: 'reason' }]);
  const [application, waiting] = await Promise.all([deps.store.applications.loadForWork(id), deps.store.reviews.find(id)]);
  if (application === undefined || waiting === undefined) throw new AppError('application.notFound');
  const message = messageFor({ decision, reason }, { decision: application.decision, reason: application.reason });
  const { recorded } = await deps.store.applications.recordDecision({
    id,
    round: application.round,
    outcome: decision,
    rowId: 'review',
    reason,
    evidence: {},
    version: UNDERWRITING_VERSION,
    decidedBy: 'person',
    messages: message === undefined ? [] : [writeMessage(message, application, deps.config)],
    actor: 'reviewer',
  });
  if (!recorded) throw new AppError('application.moved');
  return { review: { ...waiting, decision, reason: staffReason(reason) } };
};
