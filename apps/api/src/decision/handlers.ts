import { nextPage } from '@signet/rulebook/next-page';
import { ownerVerification } from '@signet/rulebook/people/invitation';
import { personNameOf } from '@signet/rulebook/sign-up/display-names';
import { statusOf } from '@signet/rulebook/status';
import { formAnswers } from '../application/answers.ts';
import { factsOf, stepConflict } from '../application/facts.ts';
import { remakeVoidCheck } from '../bank/remake-void-check.ts';
import type { Handler } from '../handler.ts';
import { companiesViewOf } from '../people/company-view.ts';
import { ownersListOf } from '../people/view.ts';
import { AppError } from '../platform/http/problem.ts';
import { claimedByOther, isForReviewers, loadReview } from './load-review.ts';
import { foundReviewView, ownerCheckReason, queueItemView, staffReason } from './view.ts';

const shownMax = 200;

export const listReviews: Handler<'listReviews'> = async ({ deps }) => ({
  reviews: (await deps.store.reviews.queue(shownMax)).map(queueItemView),
});

export const explainApplication: Handler<'explainApplication'> = async ({
  deps: { store },
  params: { id },
}) => {
  const waiting = await store.reviews.find(id);
  const application =
    waiting && isForReviewers(waiting) && (await store.applications.loadForWork(waiting.id));
  if (!application || waiting === undefined) throw new AppError('application.notFound');
  const facts = factsOf(application);
  const { page, row } = nextPage(facts);
  const { decisions, ownerChecks, messages, audit } = await store.reviews.story(waiting.id);
  return {
    review: foundReviewView(waiting),
    page,
    pageRule: row,
    statusId: statusOf(facts).id,
    leftAt: await store.pageExits.lastOf(waiting.id),
    decisions: decisions.map((decision) => ({ ...decision, reason: staffReason(decision.reason) })),
    owners: application.people
      .filter(({ role }) => role === 'owner')
      .map((owner) => ({
        id: owner.id,
        name: personNameOf(formAnswers(owner, 'applicant')),
        verification: ownerVerification(owner),
        checks: ownerChecks
          .filter(({ ownerId }) => ownerId === owner.id)
          .map((check) => ({ ...check, reason: ownerCheckReason(check.reason) })),
      })),
    companies: companiesViewOf(application, ownersListOf(application)) ?? [],
    stepUps: application.stepUps,
    messages,
    audit,
  };
};

/** Meanwhile no other reviewer can decide it or settle its cases. docs/decisions/0047. */
export const claimReview: Handler<'claimReview'> = async ({ deps, params: { id }, reviewer }) => {
  const isClaimed = await deps.store.reviews.claim(id, reviewer);
  const { application, review } = await loadReview(deps, id);
  if (review.cases.length === 0) throw stepConflict(application);
  if (!isClaimed)
    throw review.heldBy === undefined
      ? new AppError('review.notClaimed')
      : claimedByOther(review.heldBy);
  return { review: foundReviewView(review) };
};

export const readVoidCheck: Handler<'readVoidCheck'> = async ({
  deps,
  params: { id },
  reviewer,
}) => {
  const { review } = await loadReview(deps, id);
  if (review.heldBy === undefined) throw new AppError('review.notClaimed');
  if (review.heldBy.id !== reviewer.id) throw claimedByOther(review.heldBy);
  const found = await deps.store.voidChecks.read(review.id, reviewer);
  if (found === undefined) throw new AppError('review.caseSettled');
  const { isRemade, ...check } = found;
  if (isRemade) return check;
  const made = await remakeVoidCheck(check.content); // sent before files were drawn anew
  return { ...check, mediaType: made.mediaType, content: made.content.toString('base64') };
};
