import type { AskedField } from '@signet/rulebook/answer-rows';
import { type AnswersByPath, wireAnswers } from '@signet/rulebook/core/answers';
import { pathConfirmedAt } from '@signet/rulebook/core/confirmed';
import { possibleValue, type ValidationContext } from '@signet/rulebook/core/field';
import { areStillSaved, type TypedAnswers } from '@signet/rulebook/core/form';
import { fieldRow } from '@signet/rulebook/fields';
import { formFields } from '@signet/rulebook/forms';
import type { KeptForm } from '@signet/rulebook/sign-up/typed-answers';
import type { Deps } from '../deps.ts';
import { AppError, type FieldErrorData } from '../platform/http/problem.ts';
import { issuedRanges } from '../platform/http/read-request.ts';
import type { StoredApplication } from './stored-application.ts';

const keptFields = (form: KeptForm): readonly AskedField[] =>
  formFields(form).filter(
    ({ field, clientOnly }) => clientOnly !== true && fieldRow(field).secret !== true,
  );

/**
 * Every answer, and every confirmation of one, must have a path of the form, be possible by itself,
 * and be in its saved format.
 */
function fieldErrorsOf(
  form: KeptForm,
  { typed, over }: TypedAnswers,
  context: ValidationContext,
): FieldErrorData[] {
  const fields = keptFields(form);
  const at = (path: string) =>
    fields.filter((question) => question.path === (pathConfirmedAt(path) ?? path));
  const unknown = [...Object.keys(typed), ...Object.keys(over)].filter(
    (path) => at(path).length === 0,
  );
  // One path may have a question per country; an empty text clears the answer.
  const isClean = (path: string, text: string) =>
    text === '' ||
    at(path).some(({ field }) => possibleValue(fieldRow(field), text, context) === text);
  const invalid = Object.entries(typed).filter(
    ([path, text]) => !unknown.includes(path) && !isClean(path, text),
  );
  return [
    ...unknown.map((field) => ({ code: 'field.unknown', field })),
    ...invalid.map(([field]) => ({ code: 'field.invalid', field })),
  ];
}

type Keeping = {
  deps: Deps;
  application: StoredApplication;
  userId: string;
  form: KeptForm;
  body: TypedAnswers;
  saved: AnswersByPath;
};

/**
 * Stores what is typed in a form; `kept` is false when the form has been saved since, so the page
 * must reload it.
 */
export async function keepTyping({
  deps,
  application,
  userId,
  form,
  body,
  saved,
}: Keeping): Promise<{ kept: boolean }> {
  const { id, market, dataKey } = application;
  const fieldErrors = fieldErrorsOf(form, body, {
    market,
    today: deps.clock.today(market),
    issued: issuedRanges(deps.config),
  });
  if (fieldErrors.length > 0) throw new AppError('request.validationFailed', {}, fieldErrors);
  if (!areStillSaved(body.over, wireAnswers(saved))) return { kept: false };
  const done = await deps.store.typedAnswers.keep({ id, userId, form, ...body, dataKey });
  if (done.kept) return { kept: true };
  if (done.why === 'tooMany')
    throw new AppError('request.rateLimited', { seconds: Math.ceil(done.waitMs / 1000) });
  throw new AppError('application.notFound');
}
