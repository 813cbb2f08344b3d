import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/** False on the server and while the browser takes its page over; true from then on. What only this device knows is read after that. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
