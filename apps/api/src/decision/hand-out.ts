import { needsHandOutReason } from '@signet/rulebook/decision/hand-out';
import { permissionsOf } from '@signet/rulebook/staff/permissions';
import { stepConflict } from '../application/facts.ts';
import { addBusinessDays, placeOfBusiness } from '../application/sla.ts';
import type { Handler } from '../handler.ts';
import { AppError } from '../platform/http/problem.ts';
import { loadReview } from './load-review.ts';
import { requireNote } from './require-note.ts';
import { foundReviewView } from './view.ts';

/** One after the other, so that a case that is refused stops no other. */
export const assignReviews: Handler<'assignReviews'> = async ({
  deps: { store, clock },
  body: { ids, staffId, reason },
  reviewer,
  staff: { roles },
}) => {
  if (reason !== undefined || needsHandOutReason({ by: reviewer.id, to: staffId }))
    requireNote(reason ?? '', 'reason');
  const asked = {
    ...{ by: reviewer, to: staffId, reason, today: clock.today('US') },
    mayHandOut: permissionsOf(roles).includes('case.handOut'),
  };
  const answers = [];
  for (const id of new Set(ids))
    answers.push({ id, code: await store.handOuts.assign({ id, ...asked }) });
  return {
    done: answers.flatMap(({ id, code }) => (code === undefined ? [id] : [])),
    refused: answers.flatMap(({ id, code }) => (code === undefined ? [] : [{ id, code }])),
  };
};

export const lookAgain: Handler<'lookAgain'> = async ({
  deps,
  params: { id },
  body: { businessDays, reason },
  reviewer,
}) => {
  requireNote(reason, 'reason');
  const { application } = await loadReview(deps, id);
  const { market, territory } = placeOfBusiness(application);
  const on = addBusinessDays(deps.clock.today(market), businessDays, market, territory);
  if (!(await deps.store.handOuts.lookAgain({ id, by: reviewer, on, reason })))
    throw stepConflict(application);
  return { review: foundReviewView((await loadReview(deps, id)).review) };
};

export const recuse: Handler<'recuse'> = async ({ deps, params: { id }, reviewer }) => {
  await loadReview(deps, id);
  if (!(await deps.store.handOuts.recuse(id, reviewer))) throw new AppError('application.notFound');
  return { review: foundReviewView((await loadReview(deps, id)).review) };
};
