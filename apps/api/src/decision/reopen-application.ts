import type { Handler } from '../handler.ts';
import { AppError } from '../platform/http/problem.ts';
import { findReview } from './load-review.ts';
import { requireNote } from './require-note.ts';
import { foundReviewView } from './view.ts';

/**
 * Proposes to take a refusal back. Whoever confirms settles the case that this opens; before that
 * nothing of it reaches anybody outside. docs/decisions/0269.
 */
export const reopenApplication: Handler<'reopenApplication'> = async ({
  deps,
  params: { id },
  body: { reason, note },
  reviewer,
  staff,
  version = 0,
}) => {
  requireNote(note, 'note');
  await findReview(deps, id);
  if (await deps.store.handOuts.knowsThem(id, reviewer)) throw new AppError('application.notFound');
  const proposed = { id, version, reason, note, by: reviewer };
  if (!(await deps.store.reopenings.proposeReopening(proposed)))
    throw new AppError('review.caseSettled');
  return { review: foundReviewView(await findReview(deps, id), staff.locale) };
};
