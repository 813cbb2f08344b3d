import { useEffect, useEffectEvent } from 'react';

/**
 * Resumes, once, a press that was interrupted by leaving for sign-in or the mobile network. The
 * only effect allowed to mutate: `run` is a mutation, so a second call while it runs does nothing.
 * docs/decisions/0039.
 */
export function useResumedPress(isResumed: boolean, run: () => Promise<void>): void {
  const resume = useEffectEvent(run);
  useEffect(() => {
    if (isResumed) void resume();
  }, [isResumed]);
}
