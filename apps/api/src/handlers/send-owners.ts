import { asksController, boStatusOf, faultOfSending } from '@signet/rulebook/owners';
import { ownersListOf } from '../owners.ts';
import { AppError } from '../problem.ts';
import type { Handler } from './handler.ts';
import { ownersError, refuseStale } from './owner-list.ts';
import { actorOf, viewFor } from './reload.ts';

/** Sends the list of owners, or ends the step because there are none. Document 1, section 4; decisions.md, rows 2, 25 and 31. */
export const sendOwners: Handler<'sendOwners'> = async ({ deps, application, session, visitor, body, version, once }) => {
  const list = ownersListOf(application);
  const { id } = application;
  const seen = { id, userId: session.userId, version: refuseStale(application, version), actor: actorOf(session), once };
  const fault = body.noPartners ? undefined : faultOfSending(list, { confirmedUnder50: body.confirmedUnder50 === true });
  if (fault !== undefined) throw ownersError(fault);
  const saved = body.noPartners
    ? await deps.store.owners.skip({ ...seen, applicantControls: asksController(list) })
    : await deps.store.owners.send({ ...seen, boStatus: boStatusOf(list) });
  if (!saved.saved) throw new AppError('application.stale');
  return { application: viewFor(saved.application, { deps, visitor }) };
};
