import { useEffect, useEffectEvent } from 'react';

/** Repeats while the page is in sight, and at once when it comes back into sight. */
export function useInterval(everyMs: number, repeat: () => unknown): void {
  const repeatLatest = useEffectEvent(repeat);
  useEffect(() => {
    const timer = setInterval(() => document.hidden || repeatLatest(), everyMs);
    const onVisible = () => document.hidden || repeatLatest();
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [everyMs]);
}
