import type { Answers } from '@signet/rulebook/answer-rows';
import { wireText } from '@signet/rulebook/core/answers';
import { confirmedPath } from '@signet/rulebook/core/confirmed';
import type { ErrorCode } from '@signet/rulebook/core/errors';
import { possibleValue } from '@signet/rulebook/core/field';
import { areStillSaved, type TypedAnswers, visibleFields } from '@signet/rulebook/core/form';
import { LIMITS } from '@signet/rulebook/core/limits';
import { formFields } from '@signet/rulebook/forms';
import { matchPath } from '@signet/rulebook/routes';
import {
  KEPT_FORMS,
  type KeptForm,
  TYPING_CALL_PATHS,
} from '@signet/rulebook/sign-up/typed-answers';
import { ApiError } from '@signet/web/api';
import { callAt } from '../api.ts';
import { isChanged, keptInTab, openFields, type Typing } from './kept-in-tab.ts';
import { markRetype, saveTypedAnswers } from './typed-before.ts';

/**
 * Kept by the server: changed answers that are valid or were cleared, with all saved answers they
 * were typed over.
 */
export function keptByServer(typing: Typing): TypedAnswers {
  const { form, rows, values, loaded, context } = typing;
  const saved = (path: keyof Answers): string => wireText(loaded[path] ?? '');
  const typed = openFields(typing).flatMap((formField): [string, string][] => {
    const row = rows[formField.field];
    if (row === undefined || formField.clientOnly === true || !isChanged(typing, formField))
      return [];
    const text = wireText(values[formField.path] ?? '');
    const value = text === '' ? '' : possibleValue(row, text, context);
    if (value === undefined || value === saved(formField.path)) return [];
    const at = confirmedPath(formField.path);
    const isConfirmed = value !== '' && row.normalise(values[at] ?? '') === value;
    return isConfirmed
      ? [
          [formField.path, value],
          [at, value],
        ]
      : [[formField.path, value]];
  });
  const over = formFields(form).filter(
    ({ field, clientOnly }) =>
      clientOnly !== true && rows[field] !== undefined && rows[field]?.secret !== true,
  );
  return {
    typed: Object.fromEntries(typed),
    over: Object.fromEntries(over.map(({ path }) => [path, saved(path)])),
  };
}

/**
 * True when a secret was typed, which is stored nowhere. One-time codes are excluded: they expire
 * within minutes anyway.
 */
const hasSecrets = ({ form, rows, values, context }: Typing): boolean =>
  visibleFields(formFields(form), values, context).some(
    ({ path, field }) =>
      rows[field]?.secret === true &&
      rows[field]?.control !== 'code' &&
      (values[path] ?? '') !== '',
  );

/** Transient errors, which are retried; any other error is final. */
const PASSING: readonly ErrorCode[] = [
  'network.failed',
  'network.timeout',
  'server.busy',
  'server.error',
  'request.rateLimited',
];
/** Errors caused by these answers; other answers are tried again. */
const OF_ANSWERS: readonly ErrorCode[] = [
  'request.validationFailed',
  'request.payloadTooLarge',
  'request.malformed',
];

type Sending = {
  send: (kept: TypedAnswers) => Promise<{ kept: boolean }>;
  /** What the server already has when the form opens. */
  known: TypedAnswers | undefined;
  /** The form was saved elsewhere since it was loaded. */
  onMoved: () => unknown;
  onKept: (kept: TypedAnswers) => void;
};

/** Without typed answers, what they were typed over does not matter. */
const nameOf = (kept: TypedAnswers | undefined): string =>
  kept === undefined || Object.keys(kept.typed).length === 0 ? '' : JSON.stringify(kept);

/**
 * Sends only the latest state, one request at a time and each state once; retries later or when
 * online again.
 */
export function createTypingQueue({ send, known: before, onMoved, onKept }: Sending): {
  put(kept: TypedAnswers): void;
  retry(): void;
} {
  let known = nameOf(before);
  let wanted = before;
  let isSending = false;
  let isOver = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const push = async (): Promise<void> => {
    const sent = wanted;
    if (isSending || isOver || sent === undefined || nameOf(sent) === known) return;
    clearTimeout(timer);
    isSending = true;
    let isPassing = false;
    try {
      const { kept } = await send(sent);
      known = nameOf(sent);
      if (kept) onKept(sent);
      else onMoved();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      isPassing = PASSING.includes(error.code);
      if (OF_ANSWERS.includes(error.code)) known = nameOf(sent);
      else isOver = !isPassing;
    } finally {
      isSending = false;
    }
    if (isPassing) timer = setTimeout(push, LIMITS.typedAnswersRetryMs);
    else await push();
  };
  return {
    put: (kept) => {
      wanted = kept;
      void push();
    },
    retry: () => void push(),
  };
}

type Params = { id: string; ownerId?: string; form: KeptForm };

const isOneOf = (forms: readonly string[], form: string): form is KeptForm => forms.includes(form);

/** Where typing in this form is saved; undefined when it stays in the tab. */
function placeAt(
  path: string,
  form: string,
): { call: keyof typeof TYPING_CALL_PATHS; params: Params } | undefined {
  const { id, ownerId } = matchPath(path) ?? {};
  if (id === undefined) return undefined;
  if (ownerId === undefined)
    return isOneOf(KEPT_FORMS.applicant, form)
      ? { call: 'keepTypedAnswers', params: { id, form } }
      : undefined;
  return isOneOf(KEPT_FORMS.owner, form)
    ? { call: 'keepOwnTypedAnswers', params: { id, ownerId, form } }
    : undefined;
}

/** Starts saving what is typed, in this tab and on the server. docs/decisions/0085. */
export function follow(read: () => Typing): { note: () => void; stop: () => void } {
  const { form, typedAnswers = {}, loaded, place: name } = read();
  const place = placeAt(window.location.pathname, form);
  const started = place && typedAnswers[place.params.form];
  const queue =
    place &&
    createTypingQueue({
      send: (body) =>
        callAt<{ kept: boolean }>(TYPING_CALL_PATHS[place.call], {
          params: place.params,
          body,
          keepalive: true,
        }),
      known: started && areStillSaved(started.over, loaded) ? started : undefined,
      // The next page opened in this document starts from it.
      onKept: (kept) => Object.assign(typedAnswers, { [place.params.form]: kept }),
      onMoved: () =>
        read()
          .refresh?.()
          .then(note, () => undefined), // the next keystroke tries again
    });
  let rest: ReturnType<typeof setTimeout> | undefined;
  let since: number | undefined;
  const keepInTab = (typing: Typing): void =>
    saveTypedAnswers(name, typing.isSaved ? {} : keptInTab(typing));
  const look = (): void => {
    clearTimeout(rest);
    since = undefined;
    const typing = read();
    keepInTab(typing);
    if (typing.isSending) note(); // wait until the submission has succeeded or failed
    if (typing.isSending) return;
    const kept = keptByServer(typing);
    // A saved form's typing is dropped by the server itself; only an unchanged form still needs the
    // update.
    if (!typing.isSaved || Object.keys(kept.typed).length === 0) queue?.put(kept);
  };
  function note(): void {
    const now = performance.now();
    since ??= now;
    clearTimeout(rest);
    rest = setTimeout(
      look,
      Math.min(LIMITS.typedAnswersRestMs, Math.max(0, since + LIMITS.typedAnswersMostMs - now)),
    );
  }
  const leave = () => {
    look();
    if (hasSecrets(read())) markRetype(name);
  };
  const hide = () => document.visibilityState === 'hidden' && look();
  const retry = () => queue?.retry();
  window.addEventListener('pagehide', leave);
  window.addEventListener('online', retry);
  document.addEventListener('visibilitychange', hide);
  note();
  return {
    note: () => {
      keepInTab(read()); // immediate: a partner's page may remove our frame without a pagehide
      note();
    },
    stop: () => {
      if (read().isSending)
        saveTypedAnswers(name, {}); // the submission itself navigated away
      else look();
      clearTimeout(rest);
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('online', retry);
      document.removeEventListener('visibilitychange', hide);
    },
  };
}
