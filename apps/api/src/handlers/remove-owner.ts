import { AppError } from '../problem.ts';
import type { Handler } from './handler.ts';
import { ownerOf, refuseStale } from './owner-list.ts';
import { actorOf, viewFor } from './reload.ts';
import { movedOn } from './step-up-rules.ts';

/** Takes another owner off the list; the applicant's own row stays. Document 2, section 9, Owners. */
export const removeOwner: Handler<'removeOwner'> = async ({ deps, application, session, visitor, params, version }) => {
  const owner = ownerOf(application, params.ownerId);
  const seen = refuseStale(application, version);
  if (owner.type !== 'OWNER') throw movedOn(application);
  const { id } = application;
  const saved = await deps.store.owners.remove({
    id,
    userId: session.userId,
    version: seen,
    actor: actorOf(session),
    ownerId: owner.id,
  });
  if (!saved.saved) throw new AppError('application.stale');
  return { application: viewFor(saved.application, { deps, visitor }) };
};
