import type { Answers, AskedField } from '@signet/rulebook/answer-rows';
import { wireText } from '@signet/rulebook/core/answer';
import type { AnswersByPath } from '@signet/rulebook/core/answers';
import { type FormContext, visibleFields } from '@signet/rulebook/core/form';
import type { FieldRows } from '@signet/rulebook/core/validate';
import { type FormId, formFields } from '@signet/rulebook/forms';
import type { Locale } from '@signet/rulebook/reference/locales';
import { formatPhone } from '../format-phone.ts';

/** Answers as they are read in their fields: a phone number in its groups. docs/readings.md 32. */
export function formattedValues(asked: readonly AskedField[], rows: FieldRows, answers: Answers, locale: Locale): Answers {
  const phones = asked.filter(({ path, field }) => rows[field]?.type === 'tel' && answers[path]);
  return { ...answers, ...Object.fromEntries(phones.map(({ path }) => [path, formatPhone(wireText(answers[path] ?? ''), locale)])) };
}

/** Newer answers win, except over what was typed. */
export function mergeNewerAnswers(typed: Answers, before: AnswersByPath, loaded: Answers): Answers {
  return { ...typed, ...pickAnswers(loaded, (path) => (byPath(typed)[path] ?? '') === (before[path] ?? '')) };
}

const byPath = (answers: Answers): AnswersByPath => answers;
const pickAnswers = (answers: AnswersByPath, isPicked: (path: string, value: string | boolean) => boolean): Answers =>
  Object.fromEntries(Object.entries(answers).filter(([path, value]) => value !== undefined && isPicked(path, value)));

/** The answers that differ from what the form began with. */
export const changedOf = (typed: Answers, initial: Answers): Answers =>
  pickAnswers(typed, (path, value) => value !== (byPath(initial)[path] ?? ''));

/** An optional answer that was cleared is sent as an empty text. */
export function cleared(form: FormId, answers: AnswersByPath, initial: Answers, typed: Answers, context: FormContext): Answers {
  const gone = visibleFields(formFields(form), typed, context).filter(
    ({ path }) => answers[path] === undefined && (initial[path] ?? '') !== '',
  );
  const local = new Set<string>(formFields(form).flatMap(({ path, clientOnly }) => (clientOnly ? [path] : [])));
  return pickAnswers({ ...answers, ...Object.fromEntries(gone.map(({ path }) => [path, ''])) }, (path) => !local.has(path));
}

export const hasSecrets = (form: FormId, rows: FieldRows, typed: Answers, context: FormContext): boolean =>
  visibleFields(formFields(form), typed, context).some(({ path, field }) => rows[field]?.secret === true && (typed[path] ?? '') !== '');

/** What may be kept in session storage: no secret field. */
export function withoutSecrets(asked: readonly AskedField[], rows: FieldRows, typed: Answers): Answers {
  const open = new Set<string>(
    asked.filter(({ field }) => rows[field] !== undefined && rows[field]?.secret !== true).map(({ path }) => path),
  );
  return pickAnswers(typed, (path) => open.has(path));
}
