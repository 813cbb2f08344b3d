import type { StoredApplication } from '../application/stored-application.ts';
import type { Deps } from '../deps.ts';
import type { Handler } from '../handler.ts';
import { loadReview } from './load-review.ts';

export const notesReply = async ({ store }: Deps, application: StoredApplication) => ({
  notes: await store.caseNotes.notesOf(application),
});

export const listNotes: Handler<'listNotes'> = async ({ deps, params: { id } }) =>
  notesReply(deps, (await loadReview(deps, id)).application);
