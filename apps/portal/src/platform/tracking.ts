import {
  TRACKING_COOKIE,
  type Tracking,
  type TrackingChoice,
} from '@signet/rulebook/analytics/tracking-consent';
import { useSyncExternalStore } from 'react';

const yearSeconds = 365 * 24 * 3_600;
const listeners = new Set<() => void>();

/**
 * Stored on the root element, so that it is known before anything else loads; a browser's opt-out
 * signal overrides it.
 */
const trackingNow = (): Tracking =>
  // Missing from the DOM types.
  (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true
    ? 'control'
    : ((document.documentElement.dataset.tracking ?? 'off') as Tracking); // written by our own server

/** True when this visit may be tracked. docs/decisions/0082. */
export const mayTrack = (): boolean => trackingNow() === 'on';

function listen(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => void listeners.delete(onChange);
}

/** The tracking state for components; `told` is the server's value for hydration. */
export const useTracking = (fromServer: Tracking): Tracking =>
  useSyncExternalStore(listen, trackingNow, () => fromServer);

/** Stores the choice in this browser for a year, effective immediately. */
export function chooseTracking(choice: TrackingChoice): void {
  const secure = window.location.protocol === 'https:' ? '; secure' : '';
  Reflect.set(
    document,
    'cookie',
    `${TRACKING_COOKIE}=${choice}; path=/; max-age=${yearSeconds}; samesite=lax${secure}`,
  );
  document.documentElement.dataset.tracking = choice === 'yes' ? 'on' : 'off';
  if (choice === 'no') window.dataLayer = [];
  for (const changed of listeners) changed();
}
