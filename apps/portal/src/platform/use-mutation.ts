import { ERROR_RECOVERY, loadRecovery } from '@signet/rulebook/call-recovery';
import { matchPath } from '@signet/rulebook/routes';
import { startPath } from '@signet/rulebook/visit-paths';
import { ApiError } from '@signet/web/api';
import { createMutationRunner, type MutationWork } from '@signet/web/mutation-runner';
import { useState } from 'react';
import { usePortal } from './application.tsx';
import { dismissErrors } from './feedback/notifications.ts';
import { showError } from './feedback/show-error.ts';
import { noteUnfinishedPress } from './feedback/unfinished-press.ts';

type Leaving = { show?: typeof showError; toRoot?: () => void };

const noteNothing = (): void => undefined;

type Recovering = Leaving & {
  reload: (() => Promise<unknown>) | undefined;
  /**
   * Called before leaving to sign in: the press is not repeated on return, and its person is told.
   */
  noteUnfinished?: () => void;
};

/** Handles an error per ERROR_RECOVERY; returns true when nothing is left to show. */
export async function recoverFrom(
  { code }: ApiError,
  { reload, show = showError, toRoot, noteUnfinished = noteNothing }: Recovering,
): Promise<boolean> {
  const recovery = ERROR_RECOVERY[code];
  if (recovery === 'signIn') {
    noteUnfinished();
    show({ code });
    return true;
  }
  if (recovery === undefined || reload === undefined) return false;
  return reload().then(
    () => recovery === 'follow',
    // Another account may be signed in by now.
    (loadError: unknown) => leaveAfterLoad(loadError, { show, toRoot }),
  );
}

const leaveToRoot = (): void =>
  window.location.replace(
    startPath(matchPath(window.location.pathname)?.referralUrlId, { completed: 'true' }),
  );

/**
 * Leaves a page that failed to load if the recovery table says so; false when the page must show
 * the failure itself.
 */
export function leaveAfterLoad(
  error: unknown,
  { show = showError, toRoot = leaveToRoot }: Leaving = {},
): boolean {
  if (!(error instanceof ApiError)) return false;
  const recovery = loadRecovery(error.code);
  if (recovery === 'signIn') show({ code: error.code });
  if (recovery === 'root') toRoot();
  return recovery !== undefined;
}

type MutationOptions<Action extends string> = {
  /**
   * Shows an error that the recovery table leaves to the page; without it, the page reads `error`.
   */
  onError?: (error: ApiError, action: Action) => unknown;
  /** Page-specific error handling; returns true when nothing is left to do. */
  settle?: (error: ApiError) => boolean;
  /**
   * Signing in does not lose the press: the page repeats it (docs/decisions/0039), or its form
   * still shows what was typed.
   */
  survivesSignIn?: true;
};

export type Mutation<Action extends string = string> = {
  pending: Action | 'nothing';
  setPending: (pending: Action) => void;
  error: ApiError | undefined;
  /**
   * `identity` distinguishes what the action sends. `pending` lasts until it has ended, so buttons
   * stay busy while the page changes.
   */
  mutate: (action: Action, work: MutationWork, identity?: string) => Promise<void>;
};

/**
 * One mutation at a time, errors handled per ERROR_RECOVERY. Call only from event handlers, because
 * effects may run twice.
 */
export function useMutation<Action extends string>({
  onError,
  settle,
  survivesSignIn,
}: MutationOptions<Action> = {}): Mutation<Action> {
  const { refresh } = usePortal();
  const [pending, setPending] = useState<Action | 'nothing'>('nothing');
  const [error, setError] = useState<ApiError>();
  const [run] = useState(() => createMutationRunner());
  const mutate: Mutation<Action>['mutate'] = async (action, work, identity = action) => {
    let hasBegun = false;
    const begin: MutationWork = (key) => {
      hasBegun = true;
      setPending(action);
      setError(undefined);
      dismissErrors();
      return work(key).catch(async (found: unknown) => {
        // Handled before the next action may start.
        if (
          found instanceof ApiError &&
          !settle?.(found) &&
          !(await recoverFrom(found, {
            reload: refresh,
            noteUnfinished: survivesSignIn ? undefined : noteUnfinishedPress,
          }))
        ) {
          setError(found);
          await onError?.(found, action);
        }
        throw found;
      });
    };
    await run(identity, begin).finally(() => hasBegun && setPending('nothing'));
  };
  return { pending, setPending, error, mutate };
}
