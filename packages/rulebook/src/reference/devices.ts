import { isKeyOf } from '../core/keys-of.ts';

/** Names contain `{brand}` for the portal’s own terminals. */
export const TERMINALS = {
  POYNTC: { kind: 'countertop', screenInches: undefined },
  N910: { kind: 'handheld', screenInches: 5 },
  N950: { kind: 'handheld', screenInches: 6 },
} as const;
export type Terminal = keyof typeof TERMINALS;

/**
 * Devices sold together, the segments they are for, and the license, which is ordered like one.
 * docs/readings.md 180.
 */
export const BUNDLES = {
  POYNTC: { terminal: 'POYNTC', screens: 1, segments: ['RETAIL'] },
  N910_SUNMIT2S1: { terminal: 'N910', screens: 1, segments: ['RESTAURANT'] },
  POYNTC_SUNMIT2S1: { terminal: 'POYNTC', screens: 1, segments: ['RESTAURANT', 'RETAIL'] },
  N910_SUNMIT2S2: { terminal: 'N910', screens: 2, segments: ['RESTAURANT'] },
  POYNTC_SUNMIT2S2: { terminal: 'POYNTC', screens: 2, segments: ['RESTAURANT', 'RETAIL'] },
  LICENSE: { terminal: undefined, screens: 0, segments: [] },
} as const satisfies Record<
  string,
  {
    terminal: Terminal | undefined;
    screens: number;
    segments: readonly ('RESTAURANT' | 'RETAIL')[];
  }
>;
export type Bundle = keyof typeof BUNDLES;

export function twoScreenBundle(bundle: Bundle): Bundle {
  const larger = bundle.replace(/2S1$/, '2S2');
  return isKeyOf(BUNDLES, larger) ? larger : bundle;
}
