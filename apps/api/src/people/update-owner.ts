import { boStatusAfterChange } from '@signet/rulebook/people/owner-list';
import { ownerListStage } from '@signet/rulebook/people/step-ups';
import { viewFor } from '../application/load-view.ts';
import type { Handler } from '../handler.ts';
import { ownerListAtVersion, ownerOf, toOwnersAppError, unwrapSavedOwner } from './load-owner.ts';
import { validateOwner } from './validate-owner.ts';
import { ownerFactsOf, ownersListOf } from './view.ts';

/** Answers that are not sent stay. docs/readings.md 85. */
export const updateOwner: Handler<'updateOwner'> = async (call) => {
  const { deps, application, visitor, params, body, once } = call;
  const owner = ownerOf(application, params.ownerId);
  const seen = ownerListAtVersion(call);
  const { answers, secrets, saved } = await validateOwner({ deps, application, owner: ownerFactsOf(owner), body });
  const { fault, boStatus } = boStatusAfterChange(ownersListOf(application), saved, ownerListStage(application));
  if (fault !== undefined) throw toOwnersAppError(fault);
  const changed = await deps.store.owners.change({
    ...seen,
    once,
    ownerId: owner.id,
    answers,
    secrets,
    boStatus,
  });
  return { application: viewFor(unwrapSavedOwner(changed), { deps, visitor }) };
};
