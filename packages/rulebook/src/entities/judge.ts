import { type FieldRow, type JudgeContext, judgeValue } from '../fields/field.ts';
import type { FieldId } from '../fields/fields.ts';
import { type Answers, type Asked, type AskedContext, askedIn, type FormId } from './asked.ts';

/** The rows a form needs: a screen hands in its own few, the server all. */
export type FieldRows = Partial<Record<FieldId, FieldRow>>;

/** What is wrong with an answer: an error code of the catalogue and the path of the form field. */
export type FieldFault = { code: string; field: string };

export type Judged = { answers: Answers; faults: FieldFault[] };

/** Rules about two answers at once. Document 2, section 5, Bank. */
const CROSS: { [Form in FormId]?: (answers: Answers) => FieldFault | undefined } = {
  bank: (answers) =>
    answers.accountNumberConfirm !== undefined &&
    answers.accountNumber !== undefined &&
    answers.accountNumber !== answers.accountNumberConfirm
      ? { code: 'bankAccountConfirm.differs', field: 'accountNumberConfirm' }
      : undefined,
};

/** The clean answers of a form and what is wrong with the others; `given` secrets may stay empty. Document 2, section 5. */
export function judgeForm(
  form: FormId,
  rows: FieldRows,
  typed: Answers,
  given: ReadonlySet<string>,
  context: JudgeContext & AskedContext,
): Judged {
  const first = judgeAsked(askedIn(form, typed, context), rows, typed, given, context);
  // Which questions are asked depends on clean answers: "yes " asks what "YES" asks.
  const judged = judgeAsked(askedIn(form, { ...typed, ...first.answers }, context), rows, typed, given, context);
  const crossed = CROSS[form]?.(judged.answers);
  return crossed ? { ...judged, faults: [...judged.faults, crossed] } : judged;
}

/** The clean answers to these questions and what is wrong with the others. */
export function judgeAsked(
  asked: readonly Asked[],
  rows: FieldRows,
  typed: Answers,
  given: ReadonlySet<string>,
  context: JudgeContext & AskedContext,
): Judged {
  const answers: Record<string, string> = {};
  const faults: FieldFault[] = [];
  for (const { path, field, optional } of asked) {
    const row = rows[field];
    if (row === undefined) throw new Error(`the form asks ${field} but was not handed its row`);
    const judged = judgeValue(row, typed[path] ?? '', context);
    if ('value' in judged) answers[path] = judged.value;
    else if (judged.code !== 'required') faults.push({ code: `${field}.${judged.code}`, field: path });
    else if (!given.has(path) && !(optional?.(typed, context) ?? false)) faults.push({ code: `${field}.required`, field: path });
  }
  return { answers, faults };
}
