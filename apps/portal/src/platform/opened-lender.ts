import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let hasOpened = false;

function listen(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => void listeners.delete(onChange);
}

/** Remembers, while this page lives, that it opened the lender's site. */
export function rememberOpenedLender(): void {
  hasOpened = true;
  for (const changed of listeners) changed();
}

/** Whether it did; state and not an event, because a partner's bridge may load later. */
export const useOpenedLender = (): boolean =>
  useSyncExternalStore(
    listen,
    () => hasOpened,
    () => false,
  );
