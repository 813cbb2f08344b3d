import type { Answers } from '@signet/rulebook/core/answers';
import { type FormContext, type FormField, visibleFields } from '@signet/rulebook/core/form';
import type { FieldRows } from '@signet/rulebook/core/validate';
import { FORMS, type FormId } from '@signet/rulebook/forms';
import type { Locale } from '@signet/rulebook/reference/locales';
import { formatPhone } from '../format-phone.ts';

/** Answers as they are read in their fields: a phone number in its groups. docs/readings.md 32. */
export function formattedValues(asked: readonly FormField[], rows: FieldRows, answers: Answers, locale: Locale): Answers {
  const phones = asked.filter(({ path, field }) => rows[field]?.type === 'tel' && answers[path]);
  return { ...answers, ...Object.fromEntries(phones.map(({ path }) => [path, formatPhone(answers[path] ?? '', locale)])) };
}

/** Newer answers win, except over what was typed. */
export function mergeNewerAnswers(typed: Answers, before: Answers, loaded: Answers): Answers {
  const untouched = Object.entries(loaded).filter(([path]) => (typed[path] ?? '') === (before[path] ?? ''));
  return { ...typed, ...Object.fromEntries(untouched) };
}

/** The answers that differ from what the form began with. */
export const changedOf = (typed: Answers, initial: Answers): Answers =>
  Object.fromEntries(Object.entries(typed).filter(([path, value]) => value !== (initial[path] ?? '')));

/** An optional answer that was cleared is sent as an empty text. */
export function cleared(form: FormId, answers: Answers, initial: Answers, typed: Answers, context: FormContext): Answers {
  const gone = visibleFields(FORMS[form], typed, context).filter(({ path }) => answers[path] === undefined && (initial[path] ?? '') !== '');
  const local = new Set((FORMS[form] as readonly FormField[]).filter((asked) => asked.clientOnly).map(({ path }) => path));
  const sent = Object.entries({ ...answers, ...Object.fromEntries(gone.map(({ path }) => [path, ''])) });
  return Object.fromEntries(sent.filter(([path]) => !local.has(path)));
}

export const hasSecrets = (form: FormId, rows: FieldRows, typed: Answers, context: FormContext): boolean =>
  visibleFields(FORMS[form], typed, context).some(({ path, field }) => rows[field]?.secret === true && (typed[path] ?? '') !== '');

/** What may be kept in session storage: no secret field. */
export function withoutSecrets(asked: readonly FormField[], rows: FieldRows, typed: Answers): Answers {
  const open = new Set(asked.filter(({ field }) => rows[field] !== undefined && rows[field]?.secret !== true).map(({ path }) => path));
  return Object.fromEntries(Object.entries(typed).filter(([path]) => open.has(path)));
}
