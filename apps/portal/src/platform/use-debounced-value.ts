import { LIMITS } from '@signet/rulebook/core/limits';
import { useEffect, useState } from 'react';

/** The typed text once typing has paused; use it only for server calls. */
export function useDebouncedValue(typed: string): string {
  const [paused, setPaused] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(typed), LIMITS.categorySearchMs);
    return () => clearTimeout(timer);
  }, [typed]);
  return paused;
}
