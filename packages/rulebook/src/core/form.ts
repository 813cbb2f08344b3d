import type { Market } from '../reference/markets.ts';
import type { Answers } from './answers.ts';
import type { Flags } from './flags.ts';

export type FormContext = { market: Market; flags: Flags };

/** One question of a form: where its answer stands, which field validates it, and when it is asked or may stay empty. */
export type FormField<Field extends string = string> = {
  path: string;
  field: Field;
  visibleWhen?: (answers: Answers, context: FormContext) => boolean;
  optional?: (answers: Answers, context: FormContext) => boolean;
  /** Checked in the browser, never sent. */
  clientOnly?: true;
  /** The path of the answer that is asked a second time here: both must agree. */
  mustEqual?: string;
  /** Four digits on file do not answer a question for the whole number. */
  ignoresOnFile?: true;
};

/** The forms of one room, by their ids. */
export type Forms = Readonly<Record<string, readonly FormField[]>>;

export const always = () => true;
export const inUs = (_answers: Answers, { market }: FormContext) => market === 'US';
export const inCanada = (_answers: Answers, { market }: FormContext) => market === 'CA';

export const visibleFields = <Field extends string>(
  form: readonly FormField<Field>[],
  answers: Answers,
  context: FormContext,
): FormField<Field>[] => form.filter(({ visibleWhen }) => visibleWhen === undefined || visibleWhen(answers, context));

/** `given` names secrets on file. Client-only answers are never missing. */
export const isIncomplete = (form: readonly FormField[], answers: Answers, given: ReadonlySet<string>, context: FormContext): boolean =>
  visibleFields(form, answers, context).some(
    ({ path, optional, clientOnly }) =>
      clientOnly !== true && !(optional?.(answers, context) ?? false) && (answers[path] ?? '') === '' && !given.has(path),
  );
