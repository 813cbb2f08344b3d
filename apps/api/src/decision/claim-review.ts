import { stepConflict } from '../application/facts.ts';
import type { Deps } from '../deps.ts';
import type { Handler } from '../handler.ts';
import { AppError } from '../platform/http/problem.ts';
import type { Reviewer, StoredApplication } from '../platform/store-types.ts';
import type { ReviewedApplication } from './review-store.ts';
import { reviewView } from './view.ts';

/** An application as a reviewer meets it. */
export type WaitingReview = { application: StoredApplication; review: ReviewedApplication & { waits: boolean } };

/** Throws the 404 where it was never sent. */
export async function loadReview({ store }: Deps, id: string): Promise<WaitingReview> {
  const [application, review] = await Promise.all([store.applications.loadForWork(id), store.reviews.find(id)]);
  if (application === undefined || review === undefined) throw new AppError('application.notFound');
  return { application, review };
}

/** Says who has it, and until when. */
export const claimedByOther = ({ name, until }: Reviewer & { until: number }): AppError =>
  new AppError('review.claimedByOther', { name, until: `${new Date(until).toISOString().slice(0, 16).replace('T', ' ')} UTC` });

/** Claims an application: meanwhile nobody else decides it. docs/decisions/0047. */
export const claimReview: Handler<'claimReview'> = async ({ deps, params: { id }, reviewer }) => {
  const isClaimed = await deps.store.reviews.claim(id, reviewer);
  const { application, review } = await loadReview(deps, id);
  const { waits, ...claimed } = review;
  if (!waits) throw stepConflict(application);
  if (!isClaimed) throw review.heldBy === undefined ? new AppError('review.notClaimed') : claimedByOther(review.heldBy);
  return { review: reviewView(claimed) };
};
