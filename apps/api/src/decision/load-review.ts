import { stepConflict } from '../application/facts.ts';
import type { Deps } from '../deps.ts';
import { AppError } from '../platform/http/problem.ts';
import type { Reviewer, StoredApplication } from '../platform/store-types.ts';
import type { FoundReview } from './review-store.ts';

/** An application as a reviewer meets it. */
export type WaitingReview = { application: StoredApplication; review: FoundReview };

/** True for what was sent, and for a draft of which something is stuck: no other is shown to reviewers. */
export const isForReviewers = ({ sentAt, cases }: FoundReview): boolean => sentAt !== undefined || cases.length > 0;

/** Throws the 404 where it is not for reviewers. */
export async function loadReview({ store }: Deps, id: string): Promise<WaitingReview> {
  const [application, review] = await Promise.all([store.applications.loadForWork(id), store.reviews.find(id)]);
  if (application === undefined || review === undefined || !isForReviewers(review)) throw new AppError('application.notFound');
  return { application, review };
}

/** Says who has it, and until when. */
export const claimedByOther = ({ name, until }: Reviewer & { until: number }): AppError =>
  new AppError('review.claimedByOther', { name, until: `${new Date(until).toISOString().slice(0, 16).replace('T', ' ')} UTC` });

/** Why this reviewer cannot do that to it now: it does not wait for it any more, it has changed, or it is not theirs. */
export function refusalOf(
  { application, review }: WaitingReview,
  { reviewer, version, waits }: { reviewer: Reviewer; version: number; waits: boolean },
): AppError | undefined {
  const { heldBy } = review;
  if (!waits) return review.cases.length > 0 ? new AppError('review.caseSettled') : stepConflict(application);
  if (review.version !== version) return new AppError('application.versionConflict');
  if (heldBy === undefined) return new AppError('review.notClaimed');
  return heldBy.id === reviewer.id ? undefined : claimedByOther(heldBy);
}
