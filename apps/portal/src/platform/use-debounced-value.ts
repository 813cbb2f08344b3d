import { LIMITS } from '@signet/rulebook/core/limits';
import { useEffect, useState } from 'react';

/** What was typed, once nothing more was typed for a moment: only a call to the server waits for it. */
export function useDebouncedValue(typed: string): string {
  const [paused, setPaused] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(typed), LIMITS.categorySearchMs);
    return () => clearTimeout(timer);
  }, [typed]);
  return paused;
}
