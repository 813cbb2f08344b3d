import type { Market } from '../reference/locales.ts';
import { type AnswersByPath, fromYesNo, wireText } from './answers.ts';
import { confirmedPath } from './confirmed.ts';
import {
  errorData,
  type FieldRow,
  isStorableText,
  type ValidationContext,
  validateField,
} from './field.ts';
import type { Flags } from './flags.ts';

/** `marked`: what a reviewer asked to have changed; only the form of changes reads it. */
export type FormContext = { market: Market; flags: Flags; marked?: readonly string[] };

/**
 * A field of a form: the path of its answer, the field that validates it, and when it is visible or
 * optional.
 */
export type FormField<
  Field extends string = string,
  Path extends string = string,
  Known = AnswersByPath,
> = {
  path: Path;
  field: Field;
  yesNo?: true;
  visibleWhen?: (answers: Known, context: FormContext) => boolean;
  optional?: (answers: Known, context: FormContext) => boolean;
  /** Checked in the browser, never sent. */
  clientOnly?: true;
  /** Path of the answer that this one must repeat. */
  mustEqual?: string;
  mustDiffer?: string;
  /** Asks for the full number even when the last four digits are on file. */
  ignoresOnFile?: true;
};

/**
 * Forms that live beside a room's fields, where the table of answers is not available yet;
 * `forms.ts` checks their conditions and paths against it.
 */
export type Forms = Readonly<Record<string, readonly FormField<string, string, object>[]>>;

export const always = () => true;
export const inUs = (_answers: unknown, { market }: FormContext) => market === 'US';
export const inCanada = (_answers: unknown, { market }: FormContext) => market === 'CA';

export const visibleFields = <Shown extends FormField>(
  form: readonly Shown[],
  answers: AnswersByPath,
  context: FormContext,
): Shown[] =>
  form.filter(({ visibleWhen }) => visibleWhen === undefined || visibleWhen(answers, context));

/** `onFile` names the stored secrets. Client-only answers are never missing. */
export const isIncomplete = (
  form: readonly FormField[],
  answers: AnswersByPath,
  onFile: ReadonlySet<string>,
  context: FormContext,
): boolean =>
  visibleFields(form, answers, context).some(
    ({ path, optional, clientOnly }) =>
      clientOnly !== true &&
      !(optional?.(answers, context) ?? false) &&
      (answers[path] ?? '') === '' &&
      !onFile.has(path),
  );

/**
 * Unsent answers of a form as contract values, and the saved answers that they replace; an empty
 * text means none. docs/decisions/0085.
 */
export type TypedAnswers = {
  readonly typed: Readonly<Record<string, string>>;
  readonly over: Readonly<Record<string, string>>;
};

/** False once a newer save of the same form has replaced the answers that were typed over. */
export const areStillSaved = (over: TypedAnswers['over'], saved: AnswersByPath): boolean =>
  Object.entries(over).every(([path, text]) => wireText(saved[path] ?? '') === text);

export type FieldRows = Readonly<Partial<Record<string, FieldRow>>>;

/**
 * A rejected answer: an error code of the catalog, the path of the form field, and placeholder
 * values for its text. One of kind `confirm` only asks: the same value is accepted once it is
 * confirmed. docs/decisions/0163.
 */
export type FieldError = {
  code: string;
  field: string;
  kind?: 'confirm';
  data?: Readonly<Record<string, string | number>>;
};

/**
 * `answers` repeat each confirmed value at its own path; `confirmed` holds the codes of the rules
 * that asked, by the answer's path.
 */
type ValidatedAnswers = {
  answers: AnswersByPath;
  confirmed: Readonly<Record<string, readonly string[]>>;
  fieldErrors: FieldError[];
};

/** Case-insensitive, for e-mail addresses. */
const mismatchErrors = (visible: readonly FormField[], answers: AnswersByPath): FieldError[] =>
  visible.flatMap(({ path, field, mustEqual }) => {
    const [first, second] = [answers[mustEqual ?? ''], answers[path]].map((answer) =>
      answer?.toString().toLowerCase(),
    );
    const differs = first !== undefined && second !== undefined && first !== second;
    return differs ? [{ code: `${field}.mismatch`, field: path }] : [];
  });

const repetitionErrors = (visible: readonly FormField[], answers: AnswersByPath): FieldError[] =>
  visible.flatMap(({ path, field, mustDiffer }) => {
    const other = mustDiffer === undefined ? undefined : answers[mustDiffer];
    return other !== undefined && other === answers[path]
      ? [{ code: `${field}.same`, field: path }]
      : [];
  });

/** Registered or not, where, and then the number. */
const VISIBILITY_PASSES = 2;

/** Clean answers, and errors for the others; secrets in `onFile` may stay empty. */
export function validateForm(
  form: readonly FormField[],
  rows: FieldRows,
  typed: AnswersByPath,
  onFile: ReadonlySet<string>,
  context: ValidationContext & FormContext,
): ValidatedAnswers {
  // Visibility depends on clean answers: "yes " shows what "YES" shows, and a question so shown may
  // show another one.
  let visible = visibleFields(form, typed, context);
  for (let pass = 0; pass < VISIBILITY_PASSES; pass += 1) {
    const { answers } = validateFields(visible, rows, typed, onFile, context);
    visible = visibleFields(form, { ...typed, ...answers }, context);
  }
  const validated = validateFields(visible, rows, typed, onFile, context);
  return {
    ...validated,
    fieldErrors: [...validated.fieldErrors, ...mismatchErrors(visible, validated.answers)],
  };
}

export function validateFields(
  visible: readonly FormField[],
  rows: FieldRows,
  typed: AnswersByPath,
  onFile: ReadonlySet<string>,
  context: ValidationContext & FormContext,
): ValidatedAnswers {
  const answers: Record<string, string | boolean> = {};
  const confirmed: Record<string, readonly string[]> = {};
  const fieldErrors: FieldError[] = [];
  for (const { path, field, yesNo, optional, ignoresOnFile } of visible) {
    const row = rows[field];
    if (row === undefined) throw new Error(`the form asks ${field} but was not handed its row`);
    const text = wireText(typed[path] ?? '');
    if (!isStorableText(text)) {
      fieldErrors.push({ code: 'text.unreadable', field: path });
      continue;
    }
    const validated = validateField(row, text, context, wireText(typed[confirmedPath(path)] ?? ''));
    if ('value' in validated) {
      answers[path] = yesNo ? fromYesNo(validated.value) : validated.value;
      if (validated.confirmed === undefined) continue;
      answers[confirmedPath(path)] = validated.value;
      confirmed[path] = validated.confirmed.map((code) => `${field}.${code}`);
    } else if (validated.code !== 'required')
      fieldErrors.push({
        code: `${field}.${validated.code}`,
        field: path,
        ...(validated.asks ? { kind: 'confirm' } : {}),
        ...dataOf(errorData(row, validated.code, text, context)),
      });
    else if (
      (ignoresOnFile === true || !onFile.has(path)) &&
      !(optional?.(typed, context) ?? false)
    )
      fieldErrors.push({ code: `${field}.required`, field: path });
  }
  return {
    answers,
    confirmed,
    fieldErrors: [...fieldErrors, ...repetitionErrors(visible, answers)],
  };
}

const dataOf = (data: ReturnType<typeof errorData>): Pick<FieldError, 'data'> =>
  Object.keys(data).length > 0 ? { data } : {};
