import type { Market } from '../reference/markets.ts';
import type { AnswersByPath } from './answers.ts';
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
  /** Four digits on file do not answer a question for the whole number. */
  ignoresOnFile?: true;
};

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
