import { BANK_REVIEW_RESULTS } from '@signet/rulebook/bank/bank-status';
import { isReviewActionReason, type ReviewActionRow, reviewActionsOf } from '@signet/rulebook/decision/review-actions';
import { stepConflict } from '../application/facts.ts';
import { statusPromiseOf } from '../application/sla.ts';
import type { Deps } from '../deps.ts';
import type { Handler } from '../handler.ts';
import { renderMessage } from '../messages/render-message.ts';
import { AppError } from '../platform/http/problem.ts';
import type { OutboxMessage, StoredApplication } from '../platform/store-types.ts';
import { loadReview, refusalOf } from './load-review.ts';
import { foundReviewView } from './view.ts';

/** Does what a reviewer says about one case of the queue, under the same claim and version as a decision, and audits it. docs/decisions/0043. */
export const settleReviewCase: Handler<'settleReviewCase'> = async ({ deps, params: { id }, body, reviewer, version = 0 }) => {
  const { case: reviewCase, action, reason } = body;
  const row = reviewActionsOf(reviewCase)[action];
  if (row === undefined) throw new AppError('request.validationFailed', {}, [{ code: 'field.invalid', field: 'action' }]);
  if (!isReviewActionReason(row, reason)) throw new AppError('request.validationFailed', {}, [{ code: 'field.invalid', field: 'reason' }]);
  const refusalNow = async () => {
    const found = await loadReview(deps, id);
    return { found, refused: refusalOf(found, { reviewer, version, waits: found.review.cases.includes(reviewCase) }) };
  };
  const { found, refused } = await refusalNow();
  if (refused !== undefined) throw refused;
  const isDone = await deps.store.reviews.settle({
    id,
    reviewCase,
    action,
    reason,
    by: { reviewer, version },
    messages: mailsOf(deps, found.application, row),
  });
  if (!isDone) throw (await refusalNow()).refused ?? stepConflict(found.application);
  // A draft that nothing is stuck of any more is no longer shown to reviewers, but to the one who settled it.
  const after = (await deps.store.reviews.find(id)) ?? found.review;
  return { review: foundReviewView(after) };
};

/** What the applicant is told of it; the mail speaks of what holds afterwards. */
function mailsOf({ config, clock }: Deps, application: StoredApplication, { mail }: ReviewActionRow): OutboxMessage[] {
  if (mail === undefined) return [];
  const { bank } = application;
  const after =
    mail === 'bankConfirmed' && bank ? { ...application, bank: { ...bank, status: BANK_REVIEW_RESULTS.confirmed } } : application;
  return [renderMessage(mail, after, config, { told: statusPromiseOf(after, clock), values: { last4: bank?.last4 ?? '' } })];
}
