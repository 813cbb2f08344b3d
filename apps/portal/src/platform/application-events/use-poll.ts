import { LIMITS } from '@signet/rulebook/core/limits';
import { useEffect, useEffectEvent } from 'react';

/**
 * Polling delay in ms: every second at first, then exponential backoff with jitter.
 * docs/readings.md 9.
 */
function pollDelayMs(waitedMs: number, random: number): number {
  if (waitedMs < LIMITS.pollFastForMs) return LIMITS.pollMs;
  const slower = Math.min(
    LIMITS.pollMaxMs,
    LIMITS.pollMs * 2 ** Math.floor((waitedMs - LIMITS.pollFastForMs) / LIMITS.pollFastForMs + 1),
  );
  return Math.round(slower * (0.8 + 0.4 * random));
}

/** Polls while `on`, pausing in a hidden tab; calls `onGiveUp` after ten minutes. */
export function usePoll(on: boolean, poll: () => Promise<unknown>, onGiveUp: () => void): void {
  const pollLatest = useEffectEvent(poll);
  const giveUp = useEffectEvent(onGiveUp);
  useEffect(() => {
    if (!on) return;
    const startedAt = performance.now();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let stopped = false;
    const again = async (): Promise<void> => {
      if (stopped || document.hidden) return;
      const waitedMs = performance.now() - startedAt;
      if (waitedMs > LIMITS.pollGiveUpMs) return giveUp();
      await pollLatest().catch(() => undefined); // a failed request is made up for by the next one
      if (!stopped) timer = setTimeout(again, pollDelayMs(waitedMs, Math.random()));
    };
    const onVisible = () => {
      clearTimeout(timer);
      void again();
    };
    timer = setTimeout(again, LIMITS.pollMs);
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      stopped = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [on]);
}
