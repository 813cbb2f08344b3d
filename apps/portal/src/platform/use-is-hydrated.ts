import { startTransition, useEffect, useState } from 'react';

let isAlive = false;

/**
 * False on the server and while the browser takes its page over; true from then on. What only this device knows is read after that, in slices like
 * the taking over itself, so that a press or a key need not wait for it.
 */
export function useIsHydrated(): boolean {
  const [isHydrated, setIsHydrated] = useState(isAlive);
  useEffect(() => {
    isAlive = true;
    startTransition(() => setIsHydrated(true));
  }, []);
  return isHydrated;
}
