import { actorOf, viewFor } from '../application/load-view.ts';
import { stepConflict } from '../application/step-conflict.ts';
import type { Handler } from '../handler.ts';

/** BASIC level leaves identity for later: the person asks for it now. */
export const requestFullOnboarding: Handler<'requestFullOnboarding'> = async ({ deps, application: { id }, session, visitor }) => {
  const { asked, application } = await deps.store.applications.requestFullOnboarding({
    id,
    userId: session.userId,
    actor: actorOf(session),
  });
  if (!asked) throw stepConflict(application);
  return viewFor(application, { deps, visitor });
};
