import { boStatusOf, requiresControllerIn, submitOwnersError } from '@signet/rulebook/people/owner-list';
import { viewFor } from '../application/load-view.ts';
import type { Handler } from '../handler.ts';
import { AppError } from '../platform/http/problem.ts';
import { ownerListAtVersion, toOwnersAppError } from './load-owner.ts';
import { ownersListOf } from './view.ts';

/** Sends the list of owners, or ends the step because there are none. docs/readings.md 81, 82 and 83. */
export const submitOwners: Handler<'submitOwners'> = async (call) => {
  const { deps, application, visitor, body, once } = call;
  const list = ownersListOf(application);
  const seen = { ...ownerListAtVersion(call), once };
  const fault = body.noPartners ? undefined : submitOwnersError(list, { confirmedUnder50: body.confirmedUnder50 === true });
  if (fault !== undefined) throw toOwnersAppError(fault);
  const saved = body.noPartners
    ? await deps.store.owners.skip({ ...seen, applicantControls: requiresControllerIn(list) })
    : await deps.store.owners.send({ ...seen, boStatus: boStatusOf(list) });
  if (!saved.saved) throw new AppError('application.versionConflict');
  return { application: viewFor(saved.application, { deps, visitor }) };
};
