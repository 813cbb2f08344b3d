import { SECRET_PATHS } from '@signet/rulebook/answer-rows';
import { OWNER_TAX_ID_PATH } from '@signet/rulebook/core/answers';
import {
  mayRevealFor,
  needsClaimToReveal,
  REVEAL_LIMITS,
} from '@signet/rulebook/decision/reveal-reasons';
import type { Call, Handler } from '../handler.ts';
import { countCall } from '../platform/http/call-limit.ts';
import { AppError } from '../platform/http/problem.ts';
import { claimedByOther, loadReview } from './load-review.ts';

/**
 * Shows one number or birth date to a person of ours. The reason is on record before the value is
 * opened; bank accounts are not among the paths. docs/decisions/0229.
 */
export const showSecret: Handler<'showSecret'> = async (call) => {
  const { deps, params, body, reviewer, staff } = call;
  const { application, review } = await loadReview(deps, params.id);
  if (!mayRevealFor(body.reason, staff.roles)) throw invalid('reason');
  if (needsClaimToReveal(staff.roles)) {
    if (review.heldBy === undefined) throw new AppError('review.notClaimed');
    if (review.heldBy.id !== reviewer.id) throw claimedByOther(review.heldBy);
  }
  await countCall(deps.store.requestCounts, 'secretsShownPerDay', { staff: reviewer.id });
  const value = await opened(call, application.id);
  if (value === undefined) throw invalid('path');
  deps.metrics.count('signet_desk_secrets_shown_total', {});
  return { value, until: deps.clock.now() + REVEAL_LIMITS.shownMs };
};

const invalid = (field: string) =>
  new AppError('request.validationFailed', {}, [{ code: 'field.invalid', field }]);

async function opened(
  { deps: { store }, body, reviewer }: Call<'showSecret'>,
  id: string,
): Promise<string | undefined> {
  const { path, ownerId, reason, ticket } = body;
  const actor = `reviewer:${reviewer.id}`;
  const shown = { reason, ticket };
  if (ownerId === undefined) {
    if (!SECRET_PATHS.includes(path)) throw invalid('path');
    return (await store.applications.openSecrets(id, [path], actor, shown))[path];
  }
  const of = { id, ownerId, actor, shown };
  const { birthDate, personTaxId } = await store.ownerChecks.openSecrets(of);
  return path === OWNER_TAX_ID_PATH ? personTaxId : birthDate;
}
