import { isReviewReason, UNDERWRITING_VERSION } from '@signet/rulebook/decision/underwriting';
import { emailFor } from '@signet/rulebook/messages/choose-message';
import { factsOf, stepConflict } from '../application/facts.ts';
import { statusPromiseOf } from '../application/sla.ts';
import type { Handler } from '../handler.ts';
import { renderMessage } from '../messages/render-message.ts';
import { AppError } from '../platform/http/problem.ts';
import { applyDecision } from './apply-decision.ts';
import { staffReason } from './view.ts';

/**
 * Decides like the rules do: same store, same reasons, same audit row, same message. What waits for somebody else, and what was
 * decided for good, stays. docs/readings.md 94; docs/decisions/0031.
 */
export const decideReview: Handler<'decideReview'> = async ({ deps, params: { id }, body: { decision, reason }, reviewer }) => {
  if (!isReviewReason(decision, reason)) throw new AppError('request.validationFailed', {}, [{ code: 'field.invalid', field: 'reason' }]);
  const [application, found] = await Promise.all([deps.store.applications.loadForWork(id), deps.store.reviews.find(id)]);
  if (application === undefined || found === undefined) throw new AppError('application.notFound');
  const { waits, ...waiting } = found;
  if (!waits) throw stepConflict(application);
  const { isBankLinked } = factsOf(application);
  const { decision: before, reason: because, lastDecision } = application;
  const message = emailFor(
    { decision, reason, isBankLinked },
    { decision: before, reason: because, stepUp: lastDecision?.stepUp, isBankLinked },
  );
  const told = statusPromiseOf(applyDecision(application, { decision, reason }, deps.clock.now()), deps.clock);
  const { recorded } = await deps.store.applications.recordDecision({
    id,
    round: application.round,
    outcome: decision,
    rowId: 'review',
    reason,
    evidence: {},
    version: UNDERWRITING_VERSION,
    decidedBy: { reviewer },
    messages: message === undefined ? [] : [renderMessage(message, application, deps.config, { told })],
    actor: `reviewer:${reviewer.id}`,
  });
  if (!recorded) throw stepConflict(application);
  return { review: { ...waiting, decision, reason: staffReason(reason) } };
};
