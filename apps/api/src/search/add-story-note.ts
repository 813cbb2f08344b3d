import { mentionMail } from '../decision/mention-mail.ts';
import { requireNote } from '../decision/require-note.ts';
import type { Handler } from '../handler.ts';
import { AppError } from '../platform/http/problem.ts';
import { storyOf } from './story.ts';

/** For whoever has claimed the application or looks after it, and for everybody else at the desk. */
export const addStoryNote: Handler<'addStoryNote'> = async ({
  deps,
  params: { id },
  body: { text },
  reviewer,
  staff,
}) => {
  requireNote(text, 'text');
  const found = await deps.store.reviews.find(id);
  if (found === undefined) throw new AppError('application.notFound');
  const mentions = [found.heldBy ?? found.assignee].flatMap((person) => person?.id ?? []);
  const mail = mentionMail(deps, found.reference);
  const note = { id: found.id, author: reviewer, text, mentions, mail };
  if (!(await deps.store.caseNotes.addNote(note))) throw new AppError('application.notFound');
  return storyOf(deps, id, staff.locale);
};
