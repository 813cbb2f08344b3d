import { LIMITS } from '@signet/rulebook/core/limits';
import { useEffect, useEffectEvent, useState } from 'react';
import { usePoll } from './use-poll.ts';

/** Coalesces calls: runs now, and once more if asked meanwhile; never two at a time. */
export function coalesceCalls(ask: () => Promise<unknown>): () => Promise<void> {
  let running: Promise<void> | undefined;
  let isWantedAgain = false;
  const run = async (): Promise<void> => {
    do {
      isWantedAgain = false;
      await ask().catch(() => undefined); // one missed answer: the next change tells
    } while (isWantedAgain);
    running = undefined;
  };
  return () => {
    if (running === undefined) running = run();
    else isWantedAgain = true;
    return running;
  };
}

/** What is followed: an application by its applicant, or an owner's own record by that owner. */
export type Followed = { id: string; ownerId?: string };

const streamOf = ({ id, ownerId }: Followed): string =>
  `/api/v2/applications/${encodeURIComponent(id)}${ownerId === undefined ? '' : `/owners/${encodeURIComponent(ownerId)}`}/live`;

/**
 * Keeps what is followed fresh while something may change by itself. The server's stream tells when it changed; where it does not
 * come, or an answer is lost, the page asks every while instead. Pauses while the tab is hidden; `onGiveUp` after ten minutes. docs/readings.md 9.
 */
export function useApplicationEvents(on: boolean, followed: Followed, ask: () => Promise<unknown>, onGiveUp: () => void): void {
  const stream = streamOf(followed);
  const [isLive, setLive] = useState(false);
  const askLatest = useEffectEvent(ask);
  const giveUp = useEffectEvent(onGiveUp);
  useEffect(() => {
    if (!on) return;
    const askNow = coalesceCalls(() => askLatest().catch(() => setLive(false))); // the last change may have been this one: the page asks by itself
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
      source.onerror = () => setLive(false); // the browser connects again by itself
      source.onmessage = () => void askNow();
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
  usePoll(on && !isLive, ask, onGiveUp);
}
