import { cookieRules } from '../platform/cookie-rules.ts';

const PROBE = 'embed_probe';

/** True when the browser stores no cookies for this frame, which makes sign-in impossible. */
export function isCookieBlocked(): boolean {
  Reflect.set(document, 'cookie', `${PROBE}=1; path=/; max-age=60; ${cookieRules()}`);
  const isKept = document.cookie.includes(`${PROBE}=1`);
  Reflect.set(document, 'cookie', `${PROBE}=; path=/; max-age=0; ${cookieRules()}`);
  return !isKept;
}

type Policed = { featurePolicy?: { allowsFeature(feature: string): boolean } };

/**
 * True when the parent page does not delegate the camera; false when the browser does not expose
 * that.
 */
export const isCameraBlocked = (): boolean =>
  (document as Policed).featurePolicy?.allowsFeature('camera') === false;
