import { BANK_REVIEW_RESULTS } from '@signet/rulebook/bank/bank-status';
import { mayConfirmCheck } from '@signet/rulebook/bank/check-comparison';
import {
  isReviewActionReason,
  type ReviewActionRow,
  reviewActionsOf,
} from '@signet/rulebook/decision/review-actions';
import { isOwnerCase } from '@signet/rulebook/decision/review-queue';
import { caseReviewStep } from '@signet/rulebook/decision/second-reviewer';
import { unverifiedOthers } from '@signet/rulebook/people/owner-rounds';
import { stepConflict } from '../application/facts.ts';
import { statusPromiseOf } from '../application/sla.ts';
import type { StoredApplication } from '../application/stored-application.ts';
import type { Deps } from '../deps.ts';
import type { Call, Handler } from '../handler.ts';
import type { OutboxMessage } from '../messages/outbox-message.ts';
import { renderMessage } from '../messages/render-message.ts';
import { invitationMail, verifiedMails } from '../people/owner-mails.ts';
import { AppError } from '../platform/http/problem.ts';
import { newToken } from '../platform/ids.ts';
import { requireRecentSignIn } from '../staff/staff-caller.ts';
import { loadReview, reviewRejection } from './load-review.ts';
import { requireNote } from './require-note.ts';
import type { FoundCase } from './review-store.ts';
import { requireSecondLook } from './second-look.ts';
import { foundReviewView } from './view.ts';

type Settling = Call<'settleReviewCase'>;

/**
 * Settles one case of the queue under the same claim and version rules as a decision, and audits
 * it. docs/decisions/0043 and 0064.
 */
export const settleReviewCase: Handler<'settleReviewCase'> = async (call) => {
  const {
    deps,
    params: { id },
    body,
    reviewer,
    staff,
    version = 0,
  } = call;
  const { session, roles } = staff;
  const row = requireAction(call);
  if (row.needsRecentSignIn === true) requireRecentSignIn(staff, deps.clock);
  // Commands and programs settle by keys, which have never sent a note.
  if (body.note !== undefined || (row.needsNote === true && session !== undefined))
    requireNote(body.note ?? '', 'note');
  const isSameCase = (found: FoundCase) =>
    found.case === body.case && found.owner?.id === body.ownerId;
  const currentRejection = async () => {
    const found = await loadReview(deps, id);
    const reviewCase = found.review.cases.find(isSameCase);
    return {
      found,
      reviewCase,
      rejection: reviewRejection(found, { reviewer, version, waits: reviewCase !== undefined }),
    };
  };
  const { found, reviewCase, rejection } = await currentRejection();
  if (rejection !== undefined) throw rejection;
  const isCompared = reviewCase?.account?.isCompared === true;
  if (
    body.case === 'bank.voidCheck' &&
    body.action === 'confirm' &&
    !mayConfirmCheck({ isCompared, roles })
  )
    throw invalid('action');
  const { watchList } = reviewCase?.owner ?? {};
  const about = reviewCase && [reviewCase.owner, reviewCase.account, reviewCase.reopening];
  const { proposedBy } =
    [...(about ?? []), reviewCase?.watchList].find((one) => one !== undefined) ?? {};
  const step = caseReviewStep(body.action, {
    watchList,
    proposedBy: proposedBy?.id,
    reviewer: reviewer.id,
  });
  if (step === 'repeats') throw new AppError('review.ownProposal');
  const isProposal = step === 'proposes';
  const takesTwo = caseReviewStep(body.action, { watchList, reviewer: reviewer.id }) === 'proposes';
  if (takesTwo && !isProposal) requireSecondLook(staff);
  const token = body.action === 'askOwnerAgain' ? newToken() : undefined;
  const isDone = await deps.store.reviews.settle({
    id,
    reviewCase: body.case,
    action: body.action,
    reason: body.reason,
    ownerId: body.ownerId,
    note: body.note,
    token,
    isProposal,
    by: { reviewer, version },
    messages: isProposal
      ? []
      : [...mailsOf(deps, found.application, row), ...ownerMailsOf(call, found.application, token)],
  });
  if (!isDone) throw (await currentRejection()).rejection ?? stepConflict(found.application);
  // A draft with no open case left is hidden from reviewers; fall back to what this reviewer just
  // saw.
  const after = (await deps.store.reviews.find(id)) ?? found.review;
  return { review: foundReviewView(after) };
};

const invalid = (field: string) =>
  new AppError('request.validationFailed', {}, [{ code: 'field.invalid', field }]);

/**
 * The chosen action. Throws a field error for an unknown action, a wrong reason, or an owner id
 * that does not fit the case.
 */
function requireAction({
  body: { case: reviewCase, action, reason, ownerId },
}: Settling): ReviewActionRow {
  const row = reviewActionsOf(reviewCase)[action];
  if (row === undefined) throw invalid('action');
  if (!isReviewActionReason(row, reason)) throw invalid('reason');
  if (isOwnerCase(reviewCase) !== (ownerId !== undefined)) throw invalid('ownerId');
  return row;
}

function mailsOf(
  { config, clock }: Deps,
  application: StoredApplication,
  { mail }: ReviewActionRow,
): OutboxMessage[] {
  if (mail === undefined) return [];
  const { bank } = application;
  const after =
    mail === 'bankConfirmed' && bank
      ? { ...application, bank: { ...bank, status: BANK_REVIEW_RESULTS.confirmed } }
      : application;
  return [
    renderMessage(mail, after, config, {
      told: statusPromiseOf(after, clock),
      values: { last4: bank?.last4 ?? '' },
    }),
  ];
}

/**
 * Mails to the owner and the applicant, as after a check by the rules; declining an owner sends
 * none of them.
 */
function ownerMailsOf(
  { deps, body }: Settling,
  application: StoredApplication,
  token: string | undefined,
): OutboxMessage[] {
  const owner = application.people.find(({ id }) => id === body.ownerId);
  if (owner === undefined) return [];
  if (token !== undefined) {
    const askedAnew = { ...owner, mailAcceptedAt: undefined }; // asking again restarts the deadline
    return [invitationMail({ deps, application, owner: askedAnew }, token)];
  }
  return body.action === 'confirmOwner'
    ? verifiedMails({ deps, application, owner }, unverifiedOthers(application, owner.id))
    : [];
}
