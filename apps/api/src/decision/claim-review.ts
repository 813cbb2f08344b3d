import { stepConflict } from '../application/facts.ts';
import type { Handler } from '../handler.ts';
import { AppError } from '../platform/http/problem.ts';
import { claimedByOther, loadReview } from './load-review.ts';
import { foundReviewView } from './view.ts';

/** Claims an application: meanwhile nobody else decides it, or settles what it stands in the queue for. docs/decisions/0047. */
export const claimReview: Handler<'claimReview'> = async ({ deps, params: { id }, reviewer }) => {
  const isClaimed = await deps.store.reviews.claim(id, reviewer);
  const { application, review } = await loadReview(deps, id);
  if (review.cases.length === 0) throw stepConflict(application);
  if (!isClaimed) throw review.heldBy === undefined ? new AppError('review.notClaimed') : claimedByOther(review.heldBy);
  return { review: foundReviewView(review) };
};
