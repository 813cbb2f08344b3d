import { noteError } from '@signet/rulebook/decision/case-notes';
import { fieldAppError } from '../platform/http/problem.ts';

/** Throws for a note that is empty, or names a number that nobody may read here. */
export function requireNote(text: string, field: string): void {
  const error = noteError(text);
  if (error !== undefined) throw fieldAppError(error, field);
}
