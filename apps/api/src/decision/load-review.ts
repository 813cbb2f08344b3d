import { stepConflict } from '../application/facts.ts';
import type { StoredApplication } from '../application/stored-application.ts';
import type { Deps } from '../deps.ts';
import { AppError } from '../platform/http/problem.ts';
import type { Reviewer } from './new-decision.ts';
import type { FoundReview } from './review-store.ts';

export type WaitingReview = { application: StoredApplication; review: FoundReview };

/** Reviewers see submitted applications, and drafts only if they have an open case. */
export const isForReviewers = ({ sentAt, cases }: FoundReview): boolean =>
  sentAt !== undefined || cases.length > 0;

/** By its id alone: a reference opens a case and acts on none. Throws application.notFound. */
export async function findReview({ store }: Deps, id: string): Promise<FoundReview> {
  const review = await store.reviews.find(id);
  if (review === undefined || review.id !== id || !isForReviewers(review))
    throw new AppError('application.notFound');
  return review;
}

/** The same, with the whole application. */
export async function loadReview(deps: Deps, id: string): Promise<WaitingReview> {
  const [application, review] = await Promise.all([
    deps.store.applications.loadForWork(id),
    findReview(deps, id),
  ]);
  if (application === undefined) throw new AppError('application.notFound');
  return { application, review };
}

export const claimedByOther = ({ name, until }: Reviewer & { until: number }): AppError =>
  new AppError('review.claimedByOther', {
    name,
    until: `${new Date(until).toISOString().slice(0, 16).replace('T', ' ')} UTC`,
  });

/** Throws unless this reviewer holds the claim. */
export async function requireOwnClaim(
  deps: Deps,
  id: string,
  reviewer: Reviewer,
): Promise<WaitingReview> {
  const found = await loadReview(deps, id);
  const { heldBy } = found.review;
  if (heldBy === undefined) throw new AppError('review.notClaimed');
  if (heldBy.id !== reviewer.id) throw claimedByOther(heldBy);
  return found;
}

/**
 * Why the action is rejected: the case is settled, the version has changed, or this reviewer holds
 * no claim. Undefined when allowed.
 */
export function reviewRejection(
  { application, review }: WaitingReview,
  { reviewer, version, waits }: { reviewer: Reviewer; version: number; waits: boolean },
): AppError | undefined {
  const { heldBy } = review;
  if (!waits)
    return review.cases.length > 0 ? new AppError('review.caseSettled') : stepConflict(application);
  if (review.version !== version) return new AppError('application.versionConflict');
  if (heldBy === undefined) return new AppError('review.notClaimed');
  return heldBy.id === reviewer.id ? undefined : claimedByOther(heldBy);
}
