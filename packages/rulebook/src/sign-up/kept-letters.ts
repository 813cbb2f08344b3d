import type { Market } from '../reference/locales.ts';

/** Plain letters in the US; Canadian sources keep those of French. docs/readings.md 45. */
const KEPT = {
  US: /^[\x20-\x7e]*$/,
  CA: /^[\x20-\x7e\u00c0-\u00ff\u0152\u0153]*$/,
} as const satisfies Record<Market, RegExp>;

/** True when outside sources understand every letter as it is written. */
export const isKeptBySources = (text: string, market: Market): boolean => KEPT[market].test(text);
