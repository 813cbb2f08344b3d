/** What somebody holds, as coarse as a funnel needs it. */
export const DEVICE_CLASSES = ['phone', 'tablet', 'computer'] as const;
export type DeviceClass = (typeof DEVICE_CLASSES)[number];

const TABLET = /\b(iPad|Tablet|Silk)\b/;
const PHONE = /\b(Mobile|iPhone|iPod)\b/;
const ANDROID = /\bAndroid\b/;

/**
 * The class that a browser's own names tell of; undefined where it tells none. An iPad that asks for
 * pages as a Mac does is a computer here, since nothing else tells them apart.
 */
export function deviceClassOf({
  userAgent,
  isMobile,
}: {
  userAgent: string | undefined;
  /** The header `Sec-CH-UA-Mobile`. */
  isMobile: string | undefined;
}): DeviceClass | undefined {
  if (userAgent === undefined || userAgent === '') return undefined;
  if (TABLET.test(userAgent)) return 'tablet';
  if (isMobile === '?1' || PHONE.test(userAgent)) return 'phone';
  return ANDROID.test(userAgent) ? 'tablet' : 'computer';
}
