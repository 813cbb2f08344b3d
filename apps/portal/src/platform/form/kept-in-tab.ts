import type { Answers, AskedField } from '@signet/rulebook/answer-rows';
import type { Boot } from '@signet/rulebook/boot';
import { type AnswersByPath, wireAnswers } from '@signet/rulebook/core/answers';
import { confirmedPath } from '@signet/rulebook/core/confirmed';
import type { ValidationContext } from '@signet/rulebook/core/field';
import { type FieldRows, type FormContext, visibleFields } from '@signet/rulebook/core/form';
import { type FormId, formFields } from '@signet/rulebook/forms';

export type Typing = {
  form: FormId;
  rows: FieldRows;
  context: ValidationContext & FormContext;
  values: Answers;
  /** The saved answers, raw and as formatted in the fields. */
  loaded: Answers;
  initial: Answers;
  place: string;
  typedAnswers: Boot['typedAnswers'];
  refresh: (() => Promise<unknown>) | undefined;
  isSending: boolean;
  isSaved: boolean;
};

export const openFields = ({ form, rows, values, context }: Typing): AskedField[] =>
  visibleFields(formFields(form), values, context).filter(
    ({ field }) => rows[field] !== undefined && rows[field]?.secret !== true,
  );

export const isChanged = ({ values, initial }: Typing, { path }: AskedField): boolean =>
  (values[path] ?? '') !== (initial[path] ?? '');

/** Kept in this tab: every answer that differs from the start, valid or not, but never a secret. */
export const keptInTab = (typing: Typing): Record<string, string> => {
  const { values }: { values: AnswersByPath } = typing;
  return wireAnswers(
    Object.fromEntries(
      openFields(typing).flatMap((formField) => {
        const { path } = formField;
        return isChanged(typing, formField)
          ? [path, confirmedPath(path)].map((at) => [at, values[at]])
          : [];
      }),
    ),
  );
};
