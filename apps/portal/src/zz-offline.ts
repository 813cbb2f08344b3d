import { useSyncExternalStore } from 'react';

function listen(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

/** True while the browser has no connection; false on the server. */
export const useIsOffline = (): boolean =>
  useSyncExternalStore(
    listen,
    () => !navigator.onLine,
    () => false,
  );
