import { LIMITS } from '@signet/rulebook/core/limits';
import { useEffect, useEffectEvent, useState } from 'react';
import { usePoll } from './use-poll.ts';

/** Coalesces calls: runs now, and once more if called meanwhile; never two at a time. */
export function coalesceCalls(refresh: () => Promise<unknown>): () => Promise<void> {
  let running: Promise<void> | undefined;
  let isWantedAgain = false;
  const run = async (): Promise<void> => {
    do {
      isWantedAgain = false;
      await refresh().catch(() => undefined); // a failed request is made up for by the next change
    } while (isWantedAgain);
    running = undefined;
  };
  return () => {
    if (running === undefined) running = run();
    else isWantedAgain = true;
    return running;
  };
}

export type Followed = { id: string; ownerId?: string };

function streamOf({ id, ownerId }: Followed): string {
  const owner = ownerId === undefined ? '' : `/owners/${encodeURIComponent(ownerId)}`;
  return `/api/v2/applications/${encodeURIComponent(id)}${owner}/live`;
}

/**
 * Keeps a record fresh while it may change. The server's event stream signals changes; without it,
 * or after a failed request, the page polls. Pauses while the tab is hidden; calls `onGiveUp` after
 * ten minutes. docs/readings.md 9.
 */
export function useApplicationEvents(
  on: boolean,
  followed: Followed,
  refresh: () => Promise<unknown>,
  onGiveUp: () => void,
): void {
  const stream = streamOf(followed);
  const [isLive, setLive] = useState(false);
  const refreshLatest = useEffectEvent(refresh);
  const giveUp = useEffectEvent(onGiveUp);
  useEffect(() => {
    if (!on) return;
    // There may be no further change, so fall back to polling.
    const refreshNow = coalesceCalls(() => refreshLatest().catch(() => setLive(false)));
    let source: EventSource | undefined;
    const close = () => {
      source?.close();
      source = undefined;
      setLive(false);
    };
    const follow = () => {
      close();
      if (document.hidden) return;
      source = new EventSource(stream);
      source.onopen = () => setLive(true);
      source.onerror = () => setLive(false); // the browser reconnects by itself
      source.onmessage = () => void refreshNow();
    };
    const timer = setTimeout(() => giveUp(), LIMITS.pollGiveUpMs);
    document.addEventListener('visibilitychange', follow);
    follow();
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', follow);
      close();
    };
  }, [on, stream]);
  useEffect(() => {
    if (!on || !isLive) return;
    const askToo = () => document.hidden || void refreshLatest().catch(() => setLive(false));
    const timer = setInterval(askToo, LIMITS.pollLiveMs);
    return () => clearInterval(timer);
  }, [on, isLive]);
  usePoll(on && !isLive, refresh, onGiveUp);
}
