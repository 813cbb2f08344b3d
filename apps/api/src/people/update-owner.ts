import { afterChange, ownersStage } from '@signet/rulebook/people/owner-list';
import { viewFor } from '../application/load-view.ts';
import type { Handler } from '../handler.ts';
import { ownerOf, ownersError, savedOwner, seenList } from './load-owner.ts';
import { judgeOwner } from './validate-owner.ts';
import { ownersListOf } from './view.ts';

/** Changes an owner: what is not sent stays. Document 1, section 5. */
export const updateOwner: Handler<'updateOwner'> = async (call) => {
  const { deps, application, visitor, params, body, once } = call;
  const owner = ownerOf(application, params.ownerId);
  const seen = seenList(call);
  const { answers, secrets, saved } = await judgeOwner({ deps, application, owner, body });
  const { fault, boStatus } = afterChange(ownersListOf(application), saved, ownersStage(application));
  if (fault !== undefined) throw ownersError(fault);
  const { dataKey } = application;
  const changed = await deps.store.owners.change({
    ...seen,
    once,
    ownerId: owner.id,
    type: saved.type,
    answers,
    secrets,
    dataKey,
    boStatus,
  });
  return { application: viewFor(savedOwner(changed), { deps, visitor }) };
};
