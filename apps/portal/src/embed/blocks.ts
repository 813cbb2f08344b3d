import { cookieRules } from '../platform/cookie-rules.ts';

const PROBE = 'embed_probe';

/** True where this browser keeps nothing for us inside that page: nobody could sign in. */
export function isCookieBlocked(): boolean {
  Reflect.set(document, 'cookie', `${PROBE}=1; path=/; max-age=60; ${cookieRules()}`);
  const isKept = document.cookie.includes(`${PROBE}=1`);
  Reflect.set(document, 'cookie', `${PROBE}=; path=/; max-age=0; ${cookieRules()}`);
  return !isKept;
}

type Policed = { featurePolicy?: { allowsFeature(feature: string): boolean } };

/** True where the page around ours does not lend the camera; false where the browser does not say. */
export const isCameraBlocked = (): boolean => (document as Policed).featurePolicy?.allowsFeature('camera') === false;
