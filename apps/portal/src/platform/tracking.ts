import { TRACKING_COOKIE, type Tracking, type TrackingChoice } from '@signet/rulebook/analytics/tracking-consent';
import { useSyncExternalStore } from 'react';

const yearSeconds = 365 * 24 * 3_600;
const listeners = new Set<() => void>();

/** The page carries it on its root, so that whoever sends an event knows it before anything else has loaded; a browser's own signal counts there too. */
const trackingNow = (): Tracking =>
  (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true // not in the library of types yet
    ? 'control'
    : ((document.documentElement.dataset.tracking ?? 'off') as Tracking); // written by our own server

/** True where this visit may be told to analytics. docs/decisions/0082. */
export const mayTrack = (): boolean => trackingNow() === 'on';

function listen(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => void listeners.delete(onChange);
}

/** The same for a screen; `told` is what the server said. */
export const useTracking = (told: Tracking): Tracking => useSyncExternalStore(listen, trackingNow, () => told);

/** Keeps the person's answer in this browser for a year; it counts from now on. */
export function chooseTracking(choice: TrackingChoice): void {
  const secure = window.location.protocol === 'https:' ? '; secure' : '';
  Reflect.set(document, 'cookie', `${TRACKING_COOKIE}=${choice}; path=/; max-age=${yearSeconds}; samesite=lax${secure}`);
  document.documentElement.dataset.tracking = choice === 'yes' ? 'on' : 'off';
  if (choice === 'no') window.dataLayer = [];
  for (const changed of listeners) changed();
}
