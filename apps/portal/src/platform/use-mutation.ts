import { ERROR_RECOVERY, isUnanswered, loadRecovery } from '@signet/rulebook/call-recovery';
import { matchPath, referralPrefix } from '@signet/rulebook/routes';
import { useState } from 'react';
import { ApiError } from './api.ts';
import { usePortal } from './application.tsx';
import { dismissErrors } from './feedback/notifications.ts';
import { showError } from './feedback/show-error.ts';

type Work = (idempotencyKey: string) => Promise<unknown>;
type Run = (identity: string, work: Work) => Promise<void>;

/**
 * Serialises the actions of a page or a form, and keeps one idempotency key per unanswered attempt. A refusal ends the attempt, and what is no
 * answer of the server's is thrown on. `identity` says what makes two attempts the same one.
 */
export function createMutationRunner(newKey: () => string = () => crypto.randomUUID()): Run {
  let isRunning = false;
  let unanswered: { identity: string; key: string } | undefined;
  return async (identity, work) => {
    if (isRunning) return;
    isRunning = true;
    const attempt = unanswered?.identity === identity ? unanswered : { identity, key: newKey() };
    unanswered = undefined;
    try {
      await work(attempt.key);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (isUnanswered(error.code)) unanswered = attempt;
    } finally {
      isRunning = false;
    }
  };
}

type Leaving = { show?: typeof showError; toRoot?: () => void };

type Recovering = Leaving & { reload: (() => Promise<unknown>) | undefined };

/** Does what the table says about an error; true where nothing is left to be told. */
export async function recoverFrom({ code }: ApiError, { reload, show = showError, toRoot }: Recovering): Promise<boolean> {
  const recovery = ERROR_RECOVERY[code];
  if (recovery === 'signIn') show({ code });
  if (recovery === 'signIn') return true;
  if (recovery === undefined || reload === undefined) return false;
  return reload().then(
    () => recovery === 'follow',
    (refused: unknown) => leaveAfterLoad(refused, { show, toRoot }), // another account may be signed in by now
  );
}

const leaveToRoot = (): void =>
  window.location.replace(`${referralPrefix(matchPath(window.location.pathname)?.referralUrlId)}/?completed=true`);

/** Leaves the page whose load was refused, where the table says so; false where the page itself must say that it did not come. */
export function leaveAfterLoad(error: unknown, { show = showError, toRoot = leaveToRoot }: Leaving = {}): boolean {
  if (!(error instanceof ApiError)) return false;
  const recovery = loadRecovery(error.code);
  if (recovery === 'signIn') show({ code: error.code });
  if (recovery === 'root') toRoot();
  return recovery !== undefined;
}

type MutationOptions<Action extends string> = {
  /** Tells an error that the table leaves to the page; without it the page reads `error`. */
  tell?: (error: ApiError, action: Action) => unknown;
  /** What an error means on this page alone; true where nothing is left to be done. */
  settle?: (error: ApiError) => boolean;
};

export type Mutation<Action extends string = string> = {
  /** Which action runs now. */
  doing: Action | 'nothing';
  setDoing: (doing: Action) => void;
  /** The error that the last action ended with, while nothing else was tried. */
  error: ApiError | undefined;
  /**
   * Runs an action unless another one runs, with the key of its attempt; `identity` tells apart what the action sends. `doing` is there until
   * the action has ended: a button is not free while the page changes.
   */
  mutate: (action: Action, work: Work, identity?: string) => Promise<void>;
};

/**
 * The actions of a page or a form that change something: one at a time, one key per attempt, and ERROR_RECOVERY for what goes wrong. Called
 * from events alone: an effect may run twice.
 */
export function useMutation<Action extends string>({ tell, settle }: MutationOptions<Action> = {}): Mutation<Action> {
  const { refresh } = usePortal();
  const [doing, setDoing] = useState<Action | 'nothing'>('nothing');
  const [error, setError] = useState<ApiError>();
  const [run] = useState(() => createMutationRunner());
  const mutate: Mutation<Action>['mutate'] = async (action, work, identity = action) => {
    let hasBegun = false;
    const begin: Work = (key) => {
      hasBegun = true;
      setDoing(action);
      setError(undefined);
      dismissErrors();
      return work(key).catch(async (found: unknown) => {
        // Dealt with before the next action may begin.
        if (found instanceof ApiError && !settle?.(found) && !(await recoverFrom(found, { reload: refresh }))) {
          setError(found);
          await tell?.(found, action);
        }
        throw found;
      });
    };
    await run(identity, begin).finally(() => hasBegun && setDoing('nothing'));
  };
  return { doing, setDoing, error, mutate };
}
