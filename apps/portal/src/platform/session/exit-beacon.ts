import type { ApplicationView } from '@signet/rulebook/application-view';
import { EXIT_CALL_PATHS, isExitNoted } from '@signet/rulebook/decision/exit-notice';
import { useEffect, useRef } from 'react';

type Left = Pick<ApplicationView, 'id' | 'applicationLevel' | 'decision' | 'stepUpDetails'>;

/**
 * One beacon when the page is left, if the application's state requires it; returns the stop
 * function. docs/decisions/0090.
 */
export function sayWhenLeft(token: string, application: () => Left | undefined): () => void {
  let isSaid = false;
  const say = () => {
    const left = application();
    if (isSaid || left === undefined || !isExitNoted({ ...left, stepUps: left.stepUpDetails }))
      return;
    const body = new Blob([JSON.stringify({ token })], { type: 'application/json' });
    isSaid = navigator.sendBeacon(EXIT_CALL_PATHS.noteExit[1].replace('{id}', left.id), body);
  };
  window.addEventListener('pagehide', say);
  return () => window.removeEventListener('pagehide', say);
}

/** One beacon per page, although the application may change while it is open. */
export function useExitBeacon(
  token: string | undefined,
  application: ApplicationView | undefined,
): void {
  const shown = useRef(application);
  useEffect(() => {
    shown.current = application;
  }, [application]);
  useEffect(
    () => (token === undefined ? undefined : sayWhenLeft(token, () => shown.current)),
    [token],
  );
}
