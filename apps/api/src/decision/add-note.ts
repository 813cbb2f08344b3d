import { noteError } from '@signet/rulebook/decision/case-notes';
import type { Handler } from '../handler.ts';
import { AppError, fieldAppError } from '../platform/http/problem.ts';
import { notesReply } from './list-notes.ts';
import { loadReview } from './load-review.ts';

/** Throws for a note that is empty, or names a number that nobody may read here. */
export function requireNote(text: string, field: string): void {
  const error = noteError(text);
  if (error !== undefined) throw fieldAppError(error, field);
}

export const addNote: Handler<'addNote'> = async ({ deps, params: { id }, body, reviewer }) => {
  requireNote(body.text, 'text');
  const { application } = await loadReview(deps, id);
  if (!(await deps.store.caseNotes.addNote({ id, author: reviewer, ...body })))
    throw new AppError('application.notFound');
  return notesReply(deps, application);
};
