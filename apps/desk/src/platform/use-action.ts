import { ApiError } from '@signet/web/api';
import { createMutationRunner, type MutationWork } from '@signet/web/mutation-runner';
import { useState } from 'react';

export type Act<Action extends string> = {
  pending: Action | undefined;
  error: ApiError | undefined;
  clear: () => void;
  act: (action: Action, work: MutationWork, identity?: string) => Promise<void>;
};

/**
 * One action of a page at a time; `onError` returns true when nothing is left to show. `identity`
 * distinguishes what the action sends.
 */
export function useAction<Action extends string>(
  onError?: (error: ApiError, action: Action) => boolean | Promise<boolean>,
): Act<Action> {
  const [pending, setPending] = useState<Action>();
  const [error, setError] = useState<ApiError>();
  const [run] = useState(() => createMutationRunner());
  const act: Act<Action>['act'] = (action, work, identity = action) =>
    run(identity, async (key) => {
      setPending(action);
      setError(undefined);
      try {
        await work(key);
      } catch (found) {
        if (found instanceof ApiError && !(await onError?.(found, action))) setError(found);
        throw found;
      } finally {
        setPending(undefined);
      }
    });
  return { pending, error, clear: () => setError(undefined), act };
}
