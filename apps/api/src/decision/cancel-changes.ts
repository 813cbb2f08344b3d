import type { Handler } from '../handler.ts';
import { AppError } from '../platform/http/problem.ts';
import { findReview } from './load-review.ts';
import { foundReviewView } from './view.ts';

export const cancelChanges: Handler<'cancelChanges'> = async ({
  deps,
  params: { id },
  reviewer,
}) => {
  const isWithdrawn = await deps.store.changeRequests.withdrawChanges(id, reviewer);
  const review = await findReview(deps, id);
  if (!isWithdrawn) throw new AppError('review.caseSettled');
  return { review: foundReviewView(review) };
};
