import { viewFor } from '../application/load-view.ts';
import { stepConflict } from '../application/step-conflict.ts';
import type { Handler } from '../handler.ts';
import { AppError } from '../platform/http/problem.ts';
import { ownerListAtVersion, ownerOf } from './load-owner.ts';

/** The applicant's own row stays. */
export const deleteOwner: Handler<'deleteOwner'> = async (call) => {
  const { deps, application, visitor, params } = call;
  const owner = ownerOf(application, params.ownerId);
  const seen = ownerListAtVersion(call);
  if (owner.role === 'applicant') throw stepConflict(application);
  const saved = await deps.store.owners.remove({ ...seen, ownerId: owner.id });
  if (!saved.saved) throw new AppError('application.versionConflict');
  return { application: viewFor(saved.application, { deps, visitor }) };
};
