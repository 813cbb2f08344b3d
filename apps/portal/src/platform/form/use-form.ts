import type { Answers, AskedField, FormPath } from '@signet/rulebook/answer-rows';
import type { ApplicationView } from '@signet/rulebook/application-view';
import type { Boot } from '@signet/rulebook/boot';
import {
  type AnswersByPath,
  flattenAnswers,
  type SecretsOnFile,
  secretsOnFile,
  wireText,
} from '@signet/rulebook/core/answers';
import { confirmedPath, confirmedValues, pathConfirmedAt } from '@signet/rulebook/core/confirmed';
import { localDay } from '@signet/rulebook/core/dates';
import { isErrorCode } from '@signet/rulebook/core/errors';
import type { ValidationContext } from '@signet/rulebook/core/field';
import {
  areStillSaved,
  type FieldError,
  type FieldRows,
  type FormContext,
  type TypedAnswers,
  validateForm,
  visibleFields,
} from '@signet/rulebook/core/form';
import type { ProblemFieldError } from '@signet/rulebook/core/problem';
import { type FormId, formFields, readAnswers } from '@signet/rulebook/forms';
import { formatPhone, type Locale } from '@signet/rulebook/reference/locales';
import type { AddressPlace } from '@signet/rulebook/sign-up/forms';
import type { KeptForm } from '@signet/rulebook/sign-up/typed-answers';
import { controlId } from '@signet/ui/field';
import type { ApiError } from '@signet/web/api';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { usePortal } from '../application.tsx';
import { isForForm, showError } from '../feedback/show-error.ts';
import { retryUntilLoaded, whenIdle } from '../lazy-load.ts';
import { trackRefusals } from '../track.ts';
import { useMutation } from '../use-mutation.ts';
import { keptInTab, type Typing } from './kept-in-tab.ts';
import {
  claimTyped,
  consumeRetype,
  restoreTypedAnswers,
  saveTypedAnswers,
} from './typed-before.ts';

export type FormState = {
  id: FormId;
  fields: readonly AskedField[];
  values: Answers;
  set: <Path extends FormPath>(path: Path, value: NonNullable<Answers[Path]>) => void;
  setMany: (typed: Answers) => void;
  /** Confirms an unlikely answer as it stands now. docs/decisions/0163. */
  confirm: (path: FormPath) => void;
  rows: FieldRows;
  /** While an address's parts are hidden, all its missing parts count as one error. */
  fold: (at: AddressPlace, isFolded: boolean) => void;
  onFile: SecretsOnFile;
  fieldErrors: readonly FormError[];
  /** Counts the failed submits; ErrorSummary moves the focus at each. */
  attempt: number;
  errorAt: (path: string) => FormError | undefined;
  /**
   * Shows external errors, such as the server's; those without a field are shown as ERRORS
   * configures.
   */
  fail: (fieldErrors: readonly FormError[]) => void;
  dismiss: () => void;
  busy: boolean;
  /** True after signing in again, when a secret has to be retyped. */
  retype: boolean;
  /** Validates and sends; one submission at a time, with the same key until something changes. */
  submit: (over?: Answers) => Promise<void>;
};

type FormOptions = {
  form: FormId;
  rows: FieldRows;
  initial: Answers;
  onFile?: SecretsOnFile;
  /** Distinguishes the saved input of several forms at one address. */
  keptAs?: string;
  /** Sends the validated answers; throws ApiError. */
  send: (answers: Answers, idempotencyKey: string) => Promise<void>;
  /** Page-specific error handling; returns true when nothing is left to show. */
  settle?: (error: ApiError) => boolean;
};

const NOTHING_ON_FILE: SecretsOnFile = new Map();

/**
 * Validation context of this page. `today` follows the server's clock and is computed only when a
 * date is validated.
 */
export function useValidationContext(): ValidationContext & {
  flags: ReturnType<typeof usePortal>['boot']['flags'];
  marked: readonly string[] | undefined;
} {
  const { boot, application, serverNow } = usePortal();
  const market = application?.market ?? boot.market;
  return {
    market,
    get today() {
      return localDay(market, serverNow());
    },
    issued: boot.issued,
    flags: boot.flags,
    marked: application?.changes?.marks.map(({ changeable }) => changeable),
  };
}

/**
 * A form's state. Nothing is validated before the first submit; after that, each field as it
 * changes.
 */
export function useForm({
  form,
  rows,
  initial: loaded,
  onFile = NOTHING_ON_FILE,
  keptAs,
  send,
  settle,
}: FormOptions): FormState {
  const context = useValidationContext();
  const { boot, refresh } = usePortal();
  const initial = formattedValues(formFields(form), rows, loaded, boot.locale);
  const [start] = useState(() =>
    formattedValues(formFields(form), rows, typedOver(loaded, boot, form), boot.locale),
  );
  // A single state, because two changes may come before the next render and must be validated
  // together.
  const [{ values, fieldErrors }, setTyping] = useState<{
    values: Answers;
    fieldErrors: readonly FormError[];
  }>({
    values: start,
    fieldErrors: [],
  });
  const setFieldErrors = (found: readonly FormError[]) =>
    setTyping((typing) => ({ ...typing, fieldErrors: found }));
  const [attempt, setAttempt] = useState(0);
  const [retype, setRetype] = useState(false);
  const folded = useRef(new Set<string>());
  const saved = useRef<Answers>(undefined);

  const before = useRef(initial);
  // Takes over what was typed before hydration, before any other render can overwrite it.
  useLayoutEffect(() => {
    const typed = typedBefore(formFields(form), rows);
    if (Object.keys(typed).length > 0)
      setTyping((typing) => ({ ...typing, values: { ...typing.values, ...typed } }));
  }, [form, rows]);
  useEffect(() => {
    setRetype(consumeRetype(keptAt(keptAs)));
    const kept = readAnswers(restoreTypedAnswers(keptAt(keptAs)));
    if (Object.keys(kept).length === 0) return;
    setTyping((typing) => ({ ...typing, values: mergeNewerAnswers(typing.values, start, kept) }));
  }, [keptAs, start]);
  const newest = JSON.stringify(initial);
  useEffect(() => {
    const fresh = JSON.parse(newest) as Answers; // stringified just above
    const seen = before.current;
    before.current = fresh;
    setTyping((typing) => ({ ...typing, values: mergeNewerAnswers(typing.values, seen, fresh) }));
  }, [newest]);
  const typing = useEffectEvent(() => ({
    form,
    rows,
    context,
    values,
    loaded,
    initial,
    place: keptAt(keptAs),
    typedAnswers: boot.typedAnswers,
    refresh,
    isSending: pending !== 'nothing',
    isSaved: saved.current === values,
  }));
  useEffect(() => followTyping(() => typing()), []);
  useEffect(noteTyping);

  const { pending, mutate } = useMutation<'sending'>({
    settle,
    onError: (error) => fail(toFormErrors(error)),
    survivesSignIn: true,
  });
  const validate = (typed: Answers) =>
    validateForm(formFields(form), rows, typed, new Set(onFile.keys()), context);
  const fail = (found: readonly FormError[]) => {
    const own = found.filter(({ field, code }) => field !== '' || isForForm(code));
    for (const { code, data } of found)
      if (!isForForm(code) && isErrorCode(code)) showError({ code, data });
    setFieldErrors(own);
    dispatchEvent(new CustomEvent('refused', { detail: own }));
    trackRefusals(own);
    if (own.length > 0) setAttempt((times) => times + 1);
  };
  const setMany = (changed: Answers) => {
    setTyping((typing) => {
      const all = { ...typing.values, ...changed };
      const touched = Object.fromEntries(
        Object.entries(changed).map(([path, value]) => [pathConfirmedAt(path) ?? path, value]),
      );
      if (typing.fieldErrors.length === 0) return { values: all, fieldErrors: typing.fieldErrors };
      return {
        values: all,
        fieldErrors: remainingErrors(
          typing.fieldErrors,
          touched,
          validate(all).fieldErrors,
          openPaths(form, all, context),
        ),
      };
    });
  };
  const submit = async (over: Answers = {}) => {
    if (pending !== 'nothing') return;
    const typed = { ...values, ...over };
    const validated = validate(typed);
    if (validated.fieldErrors.length > 0)
      return fail(visibleErrors(validated.fieldErrors, folded.current));
    const sendClean = async (idempotencyKey: string) => {
      setFieldErrors([]);
      await send(cleared(form, validated.answers, initial, typed, context), idempotencyKey);
      saved.current = values;
    };
    await mutate('sending', sendClean, JSON.stringify(typed));
  };
  return {
    id: form,
    fields: visibleFields(formFields(form), values, context),
    values,
    set: (path, value) => setMany({ [path]: value }),
    setMany,
    confirm: (path) => setMany({ [confirmedPath(path)]: wireText(values[path] ?? '') }),
    rows,
    fold: (at, isFolded) => void (isFolded ? folded.current.add(at) : folded.current.delete(at)),
    onFile,
    fieldErrors,
    attempt,
    errorAt: (path) => fieldErrors.find(({ field }) => field === path),
    fail,
    dismiss: () => setFieldErrors([]),
    busy: pending !== 'nothing',
    retype,
    submit,
  };
}

const followers = new Set<() => void>();

function noteTyping(): void {
  for (const note of followers) note();
}

/**
 * Saves what is typed until stopped. The module loads when idle; whoever leaves before that loses
 * nothing either.
 */
function followTyping(read: () => Typing): () => void {
  const leave = () => {
    const typing = read();
    saveTypedAnswers(typing.place, typing.isSaved || typing.isSending ? {} : keptInTab(typing));
  };
  let stop = leave;
  let isOver = false;
  const begin = ({ follow }: typeof import('./keep-typing.ts')) => {
    if (isOver) return;
    window.removeEventListener('pagehide', leave);
    const following = follow(read);
    followers.add(following.note);
    stop = () => {
      followers.delete(following.note);
      following.stop();
    };
  };
  window.addEventListener('pagehide', leave);
  whenIdle(() => void retryUntilLoaded(() => import('./keep-typing.ts')).then(begin));
  return () => {
    isOver = true;
    window.removeEventListener('pagehide', leave);
    stop();
  };
}

/**
 * The saved answers, overridden by unsaved typing from any device unless something newer was saved.
 * docs/decisions/0085.
 */
function typedOver(
  loaded: Answers,
  { typedAnswers = {} }: Pick<Boot, 'typedAnswers'>,
  form: FormId,
): Answers {
  const kept: TypedAnswers | undefined = typedAnswers[form as KeptForm]; // only has keys of KeptForm
  return kept && areStillSaved(kept.over, loaded)
    ? { ...loaded, ...readAnswers(kept.typed) }
    : loaded;
}

const keptAt = (keptAs: string | undefined): string =>
  window.location.pathname + (keptAs === undefined ? '' : `#${keptAs}`);

/** Returns a test for errors that can be shown; errors of currently hidden questions cannot. */
function openPaths(form: FormId, typed: Answers, context: FormContext): (path: string) => boolean {
  const now = new Set<string>(
    visibleFields(formFields(form), typed, context).map(({ path }) => path),
  );
  const ever = new Set<string>(formFields(form).map(({ path }) => path));
  return (path) => now.has(path) || !ever.has(path);
}

const withConfirmed = (answers: AnswersByPath): Answers =>
  readAnswers({ ...answers, ...confirmedValues(answers) });

export const applicationAnswers = (
  view: Pick<ApplicationView, 'applicant' | 'company'> | undefined,
): Answers => withConfirmed(flattenAnswers({ applicant: view?.applicant, company: view?.company }));

/** Secrets that the server holds, by path. */
export const applicationSecrets = (
  view: Pick<ApplicationView, 'applicant' | 'company'> | undefined,
): SecretsOnFile => secretsOnFile({ applicant: view?.applicant, company: view?.company });

/** Answers as shown in their fields; phone numbers are grouped. docs/readings.md 32. */
export function formattedValues(
  fields: readonly AskedField[],
  rows: FieldRows,
  answers: Answers,
  locale: Locale,
): Answers {
  const phones = fields.filter(({ path, field }) => rows[field]?.type === 'tel' && answers[path]);
  return {
    ...answers,
    ...Object.fromEntries(
      phones.map(({ path }) => [path, formatPhone(wireText(answers[path] ?? ''), locale)]),
    ),
  };
}

const byPath = (answers: Answers): AnswersByPath => answers;
const pick = (
  answers: AnswersByPath,
  isPicked: (path: string, value: string | boolean) => boolean,
): Answers =>
  Object.fromEntries(
    Object.entries(answers).filter(([path, value]) => value !== undefined && isPicked(path, value)),
  );

/** Newer saved answers win, except over what was typed. */
export const mergeNewerAnswers = (typed: Answers, before: Answers, loaded: Answers): Answers => ({
  ...typed,
  ...pick(loaded, (path) => (byPath(typed)[path] ?? '') === (byPath(before)[path] ?? '')),
});

/**
 * Date parts and search take over pre-hydration typing themselves. Codes never do: a typed one
 * waits for a press. docs/readings.md 64.
 */
const OWN_TYPING: readonly (string | undefined)[] = ['date', 'industry'];

function typedBefore(fields: readonly AskedField[], rows: FieldRows): Answers {
  const paths = fields
    .filter(({ field }) => rows[field] !== undefined && !OWN_TYPING.includes(rows[field]?.control))
    .map(({ path }) => path);
  const typed = Object.entries(claimTyped(paths)).map(([path, answer]) => [
    path,
    answer === false ? '' : answer,
  ]); // ticked or unanswered
  return readAnswers(Object.fromEntries(typed));
}

/** Sends an optional answer that was cleared as an empty string. */
export function cleared(
  form: FormId,
  answers: AnswersByPath,
  initial: Answers,
  typed: Answers,
  context: FormContext,
): Answers {
  const gone = visibleFields(formFields(form), typed, context).filter(
    ({ path }) => answers[path] === undefined && (initial[path] ?? '') !== '',
  );
  const local = new Set<string>(
    formFields(form).flatMap(({ path, clientOnly }) => (clientOnly ? [path] : [])),
  );
  return pick(
    { ...answers, ...Object.fromEntries(gone.map(({ path }) => [path, ''])) },
    (path) => !local.has(path),
  );
}

export type FormError = FieldError & {
  message?: string;
  data?: Readonly<Record<string, string | number>>;
  targetId?: string;
};

export const visibleErrors = (
  fieldErrors: readonly FormError[],
  folded: ReadonlySet<string>,
): readonly FormError[] => {
  const wrong = [...folded].filter((at) =>
    fieldErrors.some(({ field }) => field === `${at}.line1`),
  );
  return fieldErrors.filter(
    ({ field }) => !wrong.some((at) => field.startsWith(`${at}.`) && field !== `${at}.line1`),
  );
};

/** Revalidates changed fields and drops errors of questions that no longer apply. */
export const remainingErrors = (
  shown: readonly FormError[],
  changed: AnswersByPath,
  still: readonly FormError[],
  open: (path: string) => boolean,
): readonly FormError[] =>
  shown
    .filter(({ field }) => open(field))
    .flatMap((fieldError) =>
      fieldError.field in changed
        ? still.filter(({ field }) => field === fieldError.field)
        : [fieldError],
    );

/** Errors of a failed call: at the fields named by the server, otherwise for the whole form. */
export function toFormErrors(error: ApiError): FormError[] {
  if (error.fieldErrors.length > 0) return error.fieldErrors.map(toFormError(error));
  return [
    {
      code: error.code,
      field: '',
      data: { ...error.data, ...(error.reference ? { reference: error.reference } : {}) },
    },
  ];
}

const toFormError =
  ({ data }: ApiError) =>
  ({ offer, ...fieldError }: ProblemFieldError): FormError => ({
    ...fieldError,
    data: { ...data, ...(offer === undefined ? {} : { suggestion: offer }) },
  });

/**
 * A question that a press reveals. It also shows once it holds a value or an error, wherever that
 * came from, and then stays: a value that cannot be seen must never be sent, nor be an error that
 * nobody can reach.
 */
export function useRevealedQuestion(
  form: FormState,
  path: FormPath,
): { isRevealed: boolean; reveal: () => void } {
  const [isRevealed, setRevealed] = useState(false);
  const focusField = useFocusField();
  const isNeeded = (form.values[path] ?? '') !== '' || form.errorAt(path) !== undefined;
  if (isNeeded && !isRevealed) setRevealed(true);
  const reveal = () => {
    setRevealed(true);
    focusField(path);
  };
  return { isRevealed: isRevealed || isNeeded, reveal };
}

/**
 * Focuses a field that a press revealed; the pressed button is gone and would leave focus nowhere.
 * WCAG 2.4.3.
 */
export function useFocusField(): (path: string) => void {
  const [wanted, setWanted] = useState<{ path: string }>();
  useEffect(() => {
    if (wanted) document.getElementById(controlId(wanted.path))?.focus();
  }, [wanted]);
  return (path) => setWanted({ path });
}
