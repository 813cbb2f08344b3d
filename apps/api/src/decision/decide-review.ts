import { needsNote } from '@signet/rulebook/decision/case-notes';
import { isReviewReason } from '@signet/rulebook/decision/reasons';
import { reviewStep } from '@signet/rulebook/decision/second-reviewer';
import { UNDERWRITING_VERSION } from '@signet/rulebook/decision/underwriting';
import { FALLBACK_LOCALE } from '@signet/rulebook/reference/locales';
import { stepConflict } from '../application/facts.ts';
import type { StoredApplication } from '../application/stored-application.ts';
import type { Deps } from '../deps.ts';
import type { Handler } from '../handler.ts';
import { AppError } from '../platform/http/problem.ts';
import { explainRules } from './explain-rules.ts';
import { findReview, loadReview, reviewRejection } from './load-review.ts';
import type { Reviewer } from './new-decision.ts';
import { requireNote } from './require-note.ts';
import { requireLook, requireSecondLook } from './second-look.ts';
import { tellDecision } from './tell-decision.ts';
import { foundReviewView, staffReason } from './view.ts';

/**
 * Records a manual decision the same way as one of the rules. docs/readings.md 94;
 * docs/decisions/0031 and 0047.
 */
export const decideReview: Handler<'decideReview'> = async ({
  deps,
  params: { id },
  body: { decision, reason, note, looked = [] },
  reviewer,
  staff,
  version = 0,
}) => {
  const { session, locale } = staff;
  if (!isReviewReason(decision, reason))
    throw new AppError('request.validationFailed', {}, [
      { code: 'field.invalid', field: 'reason' },
    ]);
  const found = await loadReview(deps, id);
  const rejection = reviewRejection(found, { reviewer, version, waits: found.review.isDecidable });
  if (rejection !== undefined) throw rejection;
  const { application, review } = found;
  const { proposal, heldBy: _heldBy, ...decided } = review;
  const step = reviewStep(decision, {
    sentBy: review.sentBy,
    reason: review.reason,
    proposedBy: proposal?.reviewer.id,
    reviewer: reviewer.id,
  });
  if (step === 'repeats') throw new AppError('review.ownProposal');
  const isConfirmation = proposal !== undefined && decision === proposal.decision;
  if (isConfirmation) requireSecondLook(staff);
  // Commands and programs decide by keys, which have never sent a note.
  const isAsked = async (): Promise<boolean> =>
    session !== undefined &&
    needsNote({ decision, step, isConfirmation, rulesSay: await rulesSayOf(deps, application) });
  if (note !== undefined || (await isAsked())) requireNote(note ?? '', 'note');
  if (isConfirmation && session !== undefined) await requireLook(deps, review.id, looked);
  const { round } = application;
  if (step === 'proposes') {
    const isKept = await deps.store.reviews.propose({
      id,
      round,
      decision,
      reason,
      note,
      by: { reviewer, version },
    });
    if (!isKept) throw await lostRace(deps, id, reviewer, version);
    return { review: foundReviewView(await findReview(deps, id), locale) };
  }
  const { statusPromise, messages } = tellDecision(deps, application, { decision, reason });
  const { recorded } = await deps.store.applications.recordDecision({
    id,
    round,
    outcome: decision,
    rowId: 'review',
    reason,
    evidence: {},
    version: UNDERWRITING_VERSION,
    promisedBy: statusPromise.by?.to,
    decidedBy: {
      reviewer,
      version,
      confirms: isConfirmation ? proposal.reviewer : undefined,
    },
    note,
    messages,
    actor: `reviewer:${reviewer.id}`,
  });
  if (!recorded) throw await lostRace(deps, id, reviewer, version);
  deps.metrics.count('signet_decisions_total', { outcome: decision, row: 'review' });
  return {
    review: {
      ...foundReviewView({ ...decided, cases: [] }, locale),
      decision,
      reason: staffReason(reason, locale),
      version: version + 1,
    },
  };
};

async function rulesSayOf(
  { store, clock }: Deps,
  application: StoredApplication,
): Promise<string | undefined> {
  const { decisions } = await store.reviews.story(application.id);
  return explainRules(application, decisions, { now: clock.now(), locale: FALLBACK_LOCALE })
    ?.ifSettled?.decision;
}

async function lostRace(
  deps: Deps,
  id: string,
  reviewer: Reviewer,
  version: number,
): Promise<AppError> {
  const found = await loadReview(deps, id);
  return (
    reviewRejection(found, { reviewer, version, waits: found.review.isDecidable }) ??
    stepConflict(found.application)
  );
}
