import { LIMITS } from '../core/limits.ts';

export const ORDER_TYPES = ['RENT', 'BUY', 'NO_DEVICE'] as const;
export type OrderType = (typeof ORDER_TYPES)[number];
export const PAYMENT_METHODS = ['ALL', 'BANK', 'CARD', 'NONE'] as const;

/** The terminals; their names say `{brand}` for the portal’s own. */
export const TERMINALS = {
  POYNTC: { kind: 'countertop', screenInches: undefined },
  N910: { kind: 'handheld', screenInches: 5 },
  N950: { kind: 'handheld', screenInches: 6 },
} as const;
export type Terminal = keyof typeof TERMINALS;

/** Devices sold together, and the licence that is ordered like one. */
export const BUNDLES = {
  POYNTC: { terminal: 'POYNTC', screens: 1 },
  N910_SUNMIT2S1: { terminal: 'N910', screens: 1 },
  POYNTC_SUNMIT2S1: { terminal: 'POYNTC', screens: 1 },
  N910_SUNMIT2S2: { terminal: 'N910', screens: 2 },
  POYNTC_SUNMIT2S2: { terminal: 'POYNTC', screens: 2 },
  LICENSE: { terminal: undefined, screens: 0 },
} as const satisfies Record<string, { terminal: Terminal | undefined; screens: number }>;
type Bundle = keyof typeof BUNDLES;

export const twoScreenBundle = (bundle: Bundle): Bundle => (bundle.endsWith('2S1') ? (bundle.replace('2S1', '2S2') as Bundle) : bundle); // both stand in BUNDLES

/** What an order starts with: the first listed terminal once; rent, else buy, else no device. */
export function defaultOrder(offered: Readonly<Record<'rent' | 'buy' | 'noDevice', boolean>>, terminals: readonly Terminal[]) {
  const type: OrderType = offered.rent ? 'RENT' : offered.buy ? 'BUY' : 'NO_DEVICE';
  const [first] = terminals;
  return { type, quantities: type === 'NO_DEVICE' || first === undefined ? {} : { [first]: LIMITS.defaultTerminals } };
}
