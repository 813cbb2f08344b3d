import { useEffect, useEffectEvent } from 'react';

/**
 * Ends, once, what a press began before the browser had to leave: for sign-in, or for the phone's network. The one effect that may change
 * something; `run` is a mutation, so a second call while it runs does nothing. docs/decisions/0039.
 */
export function useResumedPress(isResumed: boolean, run: () => Promise<void>): void {
  const resume = useEffectEvent(run);
  useEffect(() => {
    if (isResumed) void resume();
  }, [isResumed]);
}
