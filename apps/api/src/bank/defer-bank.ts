import { actorOf, viewFor } from '../application/load-view.ts';
import type { Handler } from '../handler.ts';
import { requireApproved } from './view.ts';

/** Puts linking a bank off, where one could be linked. */
export const deferBank: Handler<'deferBank'> = async ({ deps, application, session, visitor }) => {
  requireApproved(application);
  return viewFor(await deps.store.banks.defer({ id: application.id, actor: actorOf(session) }), { deps, visitor });
};
