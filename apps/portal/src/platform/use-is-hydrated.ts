import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/** True in a drawing on the server, and in the one that takes its HTML over: only there does React ask for the server's snapshot. */
function useIsDrawnByServer(): boolean {
  let isDrawn = false;
  const snapshot = () => null;
  useSyncExternalStore(neverChanges, snapshot, () => {
    isDrawn = true;
    return null;
  });
  return isDrawn;
}

/**
 * False on the server and while the browser takes its page over; true from then on. What only this device knows is read after that, in slices like
 * the taking over itself, so that a press or a key need not wait for it.
 */
export function useIsHydrated(): boolean {
  const isDrawn = useIsDrawnByServer();
  const [isHydrated, setIsHydrated] = useState(!isDrawn);
  useEffect(() => startTransition(() => setIsHydrated(true)), []);
  return isHydrated;
}
