import type { Deps } from '../deps.ts';
import { AppError } from '../platform/http/problem.ts';
import type { Reviewer, StoredApplication } from '../platform/store-types.ts';
import type { ReviewedApplication } from './review-store.ts';

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
