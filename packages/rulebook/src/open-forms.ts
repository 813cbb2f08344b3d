import type { Answers, AskedField } from './answer-rows.ts';
import { type AnswersByPath, wireText } from './core/answers.ts';
import { confirmedPath, confirmedValues } from './core/confirmed.ts';
import { suspicions } from './core/field.ts';
import { type FormContext, isIncomplete, visibleFields } from './core/form.ts';
import { fieldRow } from './fields.ts';
import { type FormId, formFields } from './forms.ts';

/**
 * True for an unlikely answer that nobody has confirmed, such as one that a link brought. Secrets
 * can't be brought. docs/decisions/0195.
 */
function isUnconfirmed(
  { path, field }: AskedField,
  answers: AnswersByPath,
  { market }: FormContext,
): boolean {
  const row = fieldRow(field);
  const value = wireText(answers[path] ?? '');
  if (
    value === '' ||
    row.secret === true ||
    suspicions(row, row.normalise(value), { market }).length === 0
  )
    return false;
  return wireText(confirmedValues(answers)[confirmedPath(path)] ?? '') !== value;
}

/**
 * The first form with an unanswered question, or with an answer that it still has to ask about.
 * Apart from `firstIncompleteForm`, because it reads every field's rules, which a browser loads by
 * rooms.
 */
export const firstOpenForm = <Form extends FormId>(
  forms: readonly Form[],
  answers: Answers,
  onFile: ReadonlySet<string>,
  context: FormContext,
): Form | undefined =>
  forms.find(
    (form) =>
      isIncomplete(formFields(form), answers, onFile, context) ||
      visibleFields(formFields(form), answers, context).some((asked) =>
        isUnconfirmed(asked, answers, context),
      ),
  );
