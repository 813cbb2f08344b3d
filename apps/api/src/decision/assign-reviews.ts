import { needsHandOutReason } from '@signet/rulebook/decision/hand-out';
import { permissionsOf } from '@signet/rulebook/staff/permissions';
import type { Handler } from '../handler.ts';
import { requireNote } from './require-note.ts';

/** One after the other, so that a case that is refused stops no other. */
export const assignReviews: Handler<'assignReviews'> = async ({
  deps: { store, clock },
  body: { ids, staffId, reason },
  staff: { reviewer },
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
