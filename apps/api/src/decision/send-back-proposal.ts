import type { Handler } from '../handler.ts';
import { AppError } from '../platform/http/problem.ts';
import { findReview, loadReview, reviewRejection } from './load-review.ts';
import { requireNote } from './require-note.ts';
import { foundReviewView } from './view.ts';

/** Sends another one’s proposal back to them; the case waits for a decision again. */
export const sendBackProposal: Handler<'sendBackProposal'> = async ({
  deps,
  params: { id },
  body: { note },
  reviewer,
  staff,
  version = 0,
}) => {
  requireNote(note, 'note');
  const found = await loadReview(deps, id);
  const { review } = found;
  const { proposal } = review;
  const waits = review.isDecidable && proposal !== undefined;
  const rejection = reviewRejection(found, { reviewer, version, waits });
  if (rejection !== undefined) throw rejection;
  if (proposal?.reviewer.id === reviewer.id) throw new AppError('review.ownProposal');
  const isSentBack = await deps.store.reviews.sendBack({
    id: review.id,
    note,
    by: { reviewer, version },
  });
  if (!isSentBack) throw new AppError('review.caseSettled');
  return { review: foundReviewView(await findReview(deps, id), staff.locale) };
};
