import type { Answers, AskedField } from '@signet/rulebook/answer-rows';
import { fromYesNo } from '@signet/rulebook/core/answer';
import { type AnswersByPath, flattenAnswers } from '@signet/rulebook/core/answers';
import type { ValidationContext } from '@signet/rulebook/core/field';
import { type FormContext, validateFields, visibleFields } from '@signet/rulebook/core/form';
import { FIELDS, type FieldId, fieldRow } from '@signet/rulebook/fields';
import { type FormId, formFields } from '@signet/rulebook/forms';
import { SIGN_UP_FORMS } from '@signet/rulebook/reference/enumerations';
import { sourceTypeOf } from '@signet/rulebook/tax-id/fields';
import type { SecretAnswer, SecretAnswers } from '../store-types.ts';
import { AppError } from './problem.ts';

export type ValidatedBody = { answers: Answers; secrets: SecretAnswers };
type Context = ValidationContext & FormContext;
/** What is known of whoever a body is about: their answers, and which secrets are on file. */
type Known = { answers: AnswersByPath; secretsOnFile: Readonly<Record<string, object>> };
type Bodies = { typed: AnswersByPath; together: AnswersByPath; context: Context; known: Known };

const isSignUp = (form: FormId): boolean => SIGN_UP_FORMS.some((known) => known === form);
/** Forms whose answers decide which other questions apply. */
const changesAnswers = (form: FormId): boolean => isSignUp(form) || form === 'businessInfo' || form === 'ownerDetails';
const isSecret = (field: FieldId): boolean => fieldRow(field).secret === true;

/** Conditions read the clean answer, so that a trailing space changes nothing. */
function cleaned(forms: readonly FormId[], typed: Readonly<Record<string, string>>): AnswersByPath {
  const known = forms.flatMap(formFields);
  const clean = ([path, text]: [string, string]) => {
    const asked = known.find((question) => question.path === path);
    if (asked === undefined || isSecret(asked.field)) return [path, text];
    const value = fieldRow(asked.field).normalise(text);
    return [path, asked.yesNo ? fromYesNo(value) : value];
  };
  return Object.fromEntries(Object.entries(typed).map(clean));
}

/** In a sign-up only the questions that the body answers; in any other form all. */
function askedOf(forms: readonly FormId[], answers: AnswersByPath, typed: AnswersByPath, context: Context): AskedField[] {
  return forms.flatMap((form) =>
    visibleFields(formFields(form), answers, context).filter(
      ({ path, clientOnly }) => clientOnly !== true && (!isSignUp(form) || path in typed),
    ),
  );
}

/** The questions that these answers lead to. */
const pathsFor = (forms: readonly FormId[], answers: AnswersByPath, context: Context): Set<string> =>
  new Set(forms.flatMap((form) => visibleFields(formFields(form), answers, context)).map(({ path }) => path));

/** Clears answers whose question no longer applies, such as the legal name after switching to unregistered. */
function droppedFrom(forms: readonly FormId[], { typed, together, context, known: { answers, secretsOnFile } }: Bodies): AskedField[] {
  const changing = forms.filter(changesAnswers);
  const now = pathsFor(changing, together, context);
  const before = pathsFor(changing, answers, context);
  const isHeld = (path: string) => (answers[path] ?? '') !== '' || secretsOnFile[path] !== undefined;
  const rows = changing.flatMap(formFields);
  return rows.filter(({ path }) => !now.has(path) && (path in typed || (before.has(path) && isHeld(path))));
}

const NOBODY: Known = { answers: {}, secretsOnFile: {} };

/**
 * The clean answers of a body, secrets apart; throws request.validationFailed with an error per field. In a sign-up only what is present is validated:
 * an empty text clears an optional answer, keeps a secret that is on file, and is refused otherwise.
 */
export function validateBody(forms: readonly FormId[], body: unknown, context: Context, known: Known = NOBODY): ValidatedBody {
  const typed = flattenAnswers(body);
  const together = { ...known.answers, ...cleaned(forms, typed) };
  const given = new Set(Object.keys(known.secretsOnFile));
  const asked = askedOf(forms, together, typed, context);
  const judged = validateFields(asked, FIELDS, typed, given, context);
  if (judged.faults.length > 0) throw new AppError('request.validationFailed', {}, judged.faults);
  const answers: Record<string, string | boolean> = {};
  const secrets: Record<string, SecretAnswer> = {};
  for (const { path, field } of asked) {
    const value = judged.answers[path];
    if (isSecret(field) && value !== undefined) secrets[path] = secretOf(field, String(value));
    else if (!isSecret(field)) answers[path] = value ?? '';
  }
  for (const { path, field } of droppedFrom(forms, { typed, together, context, known })) {
    if (!isSecret(field)) answers[path] = '';
    else if (given.has(path)) secrets[path] = { value: '' };
  }
  return { answers, secrets };
}

/** A secret on its way into the store, with the kind of number it is. */
function secretOf(field: FieldId, value: string): SecretAnswer {
  const sourceType = sourceTypeOf(field, value);
  return sourceType === undefined ? { value } : { value, sourceType };
}
