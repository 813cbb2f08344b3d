import { useEffect, useState } from 'react';

let serverAt = 0;
let readAt = 0;

/** Sets the product's clock by a reply; a device's own may be a day off. docs/readings.md 20. */
export function setClock(serverNow: number): void {
  serverAt = serverNow;
  readAt = performance.now();
}

export const serverNow = (): number => Math.round(serverAt + performance.now() - readAt);

/** The product's time, renewed as often as given. */
export function useNow(everyMs: number): number {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now;
}
