import type { Market } from '../reference/locales.ts';
import { type AnswersByPath, fromYesNo, wireText } from './answers.ts';
import { type FieldRow, suggestedCorrection, type ValidationContext, validateField } from './field.ts';
import type { Flags } from './flags.ts';

export type FormContext = { market: Market; flags: Flags };

/** One question of a form: where its answer stands, which field validates it, and when it is asked or may stay empty. */
export type FormField<Field extends string = string, Path extends string = string, Known = AnswersByPath> = {
  path: Path;
  field: Field;
  /** The answer is yes or no. */
  yesNo?: true;
  visibleWhen?: (answers: Known, context: FormContext) => boolean;
  optional?: (answers: Known, context: FormContext) => boolean;
  /** Checked in the browser, never sent. */
  clientOnly?: true;
  /** The path of the answer that is asked a second time here: both must agree. */
  mustEqual?: string;
  /** The path of an answer that this one may not repeat. */
  mustDiffer?: string;
  /** Four digits on file do not answer a question for the whole number. */
  ignoresOnFile?: true;
};

/** The forms of one room that stand beside its fields, below the table of answers: a condition says what it reads, and `forms.ts` holds it and the paths to the answers. */
export type Forms = Readonly<Record<string, readonly FormField<string, string, object>[]>>;

export const always = () => true;
export const inUs = (_answers: unknown, { market }: FormContext) => market === 'US';
export const inCanada = (_answers: unknown, { market }: FormContext) => market === 'CA';

export const visibleFields = <Asked extends FormField>(form: readonly Asked[], answers: AnswersByPath, context: FormContext): Asked[] =>
  form.filter(({ visibleWhen }) => visibleWhen === undefined || visibleWhen(answers, context));

/** `given` names secrets on file. Client-only answers are never missing. */
export const isIncomplete = (
  form: readonly FormField[],
  answers: AnswersByPath,
  given: ReadonlySet<string>,
  context: FormContext,
): boolean =>
  visibleFields(form, answers, context).some(
    ({ path, optional, clientOnly }) =>
      clientOnly !== true && !(optional?.(answers, context) ?? false) && (answers[path] ?? '') === '' && !given.has(path),
  );

/** Some answers of a form in the contract's words, and those that were saved when they were typed; an empty text is none. docs/decisions/0085. */
export type TypedAnswers = { readonly typed: Readonly<Record<string, string>>; readonly over: Readonly<Record<string, string>> };

/** True while the saved answers are those that somebody typed over: else a newer save of the same form counts. */
export const areStillSaved = (over: TypedAnswers['over'], saved: AnswersByPath): boolean =>
  Object.entries(over).every(([path, text]) => wireText(saved[path] ?? '') === text);

export type FieldRows = Readonly<Partial<Record<string, FieldRow>>>;

/** What is wrong with an answer: an error code of the catalogue, the path of the form field, and what its words need. */
export type FieldError = { code: string; field: string; data?: Readonly<Record<string, string | number>> };

type ValidatedAnswers = { answers: AnswersByPath; fieldErrors: FieldError[] };

/** Capitals do not matter in an e-mail. */
const differing = (asked: readonly FormField[], answers: AnswersByPath): FieldError[] =>
  asked.flatMap(({ path, field, mustEqual }) => {
    const [first, second] = [answers[mustEqual ?? ''], answers[path]].map((answer) => answer?.toString().toLowerCase());
    const differs = first !== undefined && second !== undefined && first !== second;
    return differs ? [{ code: `${field}.mismatch`, field: path }] : [];
  });

const repeating = (asked: readonly FormField[], answers: AnswersByPath): FieldError[] =>
  asked.flatMap(({ path, field, mustDiffer }) => {
    const other = mustDiffer === undefined ? undefined : answers[mustDiffer];
    return other !== undefined && other === answers[path] ? [{ code: `${field}.same`, field: path }] : [];
  });

/** The clean answers of a form and what is wrong with the others; `given` secrets may stay empty. */
export function validateForm(
  form: readonly FormField[],
  rows: FieldRows,
  typed: AnswersByPath,
  given: ReadonlySet<string>,
  context: ValidationContext & FormContext,
): ValidatedAnswers {
  const first = validateFields(visibleFields(form, typed, context), rows, typed, given, context);
  // Conditions read clean answers: "yes " opens what "YES" opens.
  const asked = visibleFields(form, { ...typed, ...first.answers }, context);
  const validated = validateFields(asked, rows, typed, given, context);
  return { ...validated, fieldErrors: [...validated.fieldErrors, ...differing(asked, validated.answers)] };
}

/** The clean answers to these questions and what is wrong with the others. */
export function validateFields(
  asked: readonly FormField[],
  rows: FieldRows,
  typed: AnswersByPath,
  given: ReadonlySet<string>,
  context: ValidationContext & FormContext,
): ValidatedAnswers {
  const answers: Record<string, string | boolean> = {};
  const fieldErrors: FieldError[] = [];
  for (const { path, field, yesNo, optional, ignoresOnFile } of asked) {
    const row = rows[field];
    if (row === undefined) throw new Error(`the form asks ${field} but was not handed its row`);
    const text = wireText(typed[path] ?? '');
    const validated = validateField(row, text, context);
    if ('value' in validated) answers[path] = yesNo ? fromYesNo(validated.value) : validated.value;
    else if (validated.code !== 'required')
      fieldErrors.push({ code: `${field}.${validated.code}`, field: path, ...suggestionFor(row, validated.code, text, context) });
    else if ((ignoresOnFile === true || !given.has(path)) && !(optional?.(typed, context) ?? false))
      fieldErrors.push({ code: `${field}.required`, field: path });
  }
  return { answers, fieldErrors: [...fieldErrors, ...repeating(asked, answers)] };
}

/** Never for a secret: nothing of it is repeated. docs/readings.md 45 and 48. */
function suggestionFor(row: FieldRow, code: string, typed: string, context: ValidationContext): Pick<FieldError, 'data'> {
  const suggestion = row.secret ? undefined : suggestedCorrection(row, code, typed, context);
  return suggestion === undefined ? {} : { data: { suggestion } };
}
