import { claimedByOther, loadReview } from '../decision/load-review.ts';
import type { Handler } from '../handler.ts';
import { AppError } from '../platform/http/problem.ts';

/** A cheque is shown to the reviewer who has claimed its application, and to no other. */
export const readVoidCheck: Handler<'readVoidCheck'> = async ({ deps, params: { id }, reviewer }) => {
  const { review } = await loadReview(deps, id);
  if (review.heldBy === undefined) throw new AppError('review.notClaimed');
  if (review.heldBy.id !== reviewer.id) throw claimedByOther(review.heldBy);
  const found = await deps.store.voidChecks.read(review.id, reviewer);
  if (found === undefined) throw new AppError('review.caseSettled');
  return found;
};
