import { LIMITS } from '../core/limits.ts';
import { BUNDLES, type Bundle, TERMINALS, type Terminal } from '../reference/devices.ts';
import type { OrderType, PaymentMethod } from '../reference/order-types.ts';
import type { PlanId } from '../reference/plans.ts';

export const TERMINAL_IDS = Object.keys(TERMINALS) as Terminal[]; // keys of TERMINALS itself

/** A bundle is hardware: the licence is counted for itself. */
export type HardwareBundle = Exclude<Bundle, 'LICENSE'>;
export const HARDWARE_BUNDLES = (Object.keys(BUNDLES) as Bundle[]).filter((bundle): bundle is HardwareBundle => bundle !== 'LICENSE'); // keys of BUNDLES itself

/** Where an order goes: US and Canada only. */
export type ShippingAddress = {
  country: 'US' | 'CA';
  line1: string;
  line2?: string | undefined;
  city: string;
  territory: string;
  zip: string;
};

/** What somebody chooses: single terminals, or one kind of bundle with its licences. */
export type OrderChoice = {
  type: OrderType;
  quantities: { readonly [Key in Terminal]?: number | undefined };
  bundle?: HardwareBundle | undefined;
  bundleQuantity: number;
  licences: number;
  paymentMethod: PaymentMethod;
  /** Left out where it is the address of the business. */
  address?: ShippingAddress | undefined;
};

/** A plan as `getPlans` answers it: `perUnit` in cents, a month or once. */
export type PricedPlan = { plan: PlanId; type: OrderType; perUnit: number; trialPeriodDays: number; isOffered: boolean };

/** What the configuration says of orders; taxes in basis points by the territory that is shipped to. */
export type OrderTerms = {
  offered: Readonly<Record<'rent' | 'buy' | 'noDevice', boolean>>;
  shippingCents: number;
  freeShippingDays?: number | undefined;
  taxes: Readonly<Record<string, number>>;
  /** ALL where it is left out. */
  paymentMethod?: PaymentMethod | undefined;
  /** How many rented devices the reseller pays for; without it everybody pays for their own. */
  complimentaryDevices?: number | undefined;
  /** How many of these they have already. */
  complimentaryUsed?: number | undefined;
};

/** Whom bundles are made for; any other business has none. */
export type BundleSegment = 'RESTAURANT' | 'RETAIL';

/** All that prices and rules depend on beside the choice itself. */
export type OrderOffer = { plans: readonly PricedPlan[]; terms: OrderTerms };

const OFFERED_AS = { RENT: 'rent', BUY: 'buy', NO_DEVICE: 'noDevice' } as const satisfies Record<OrderType, keyof OrderTerms['offered']>;

/** True where somebody may order in that way. */
export const isTypeOffered = (type: OrderType, { offered }: Pick<OrderTerms, 'offered'>): boolean => offered[OFFERED_AS[type]];

/** The plan of a device or of the licence; a licence is always paid by the month. Undefined where the market has none. */
export const planOf = (plan: PlanId, type: OrderType, plans: readonly PricedPlan[]): PricedPlan | undefined =>
  plans.find((row) => row.plan === plan && row.isOffered && row.type === (plan === 'LICENSE' ? 'RENT' : type));

/** True for a rented device of somebody whose reseller pays for it, for as long as they have it. docs/readings.md 222. */
export const isComplimentary = (
  plan: PlanId,
  type: OrderType,
  { complimentaryDevices }: Pick<OrderTerms, 'complimentaryDevices'>,
): boolean => type === 'RENT' && plan !== 'LICENSE' && complimentaryDevices !== undefined;

/** What can be ordered in that way in this market: terminals in their order, and bundles, which need a licence beside them. */
export const orderableItems = (type: OrderType, plans: readonly PricedPlan[]): { terminals: Terminal[]; bundles: HardwareBundle[] } => ({
  terminals: TERMINAL_IDS.filter((terminal) => planOf(terminal, type, plans) !== undefined),
  bundles: HARDWARE_BUNDLES.filter((bundle) => planOf(bundle, type, plans) !== undefined && planOf('LICENSE', type, plans) !== undefined),
});

/** True for a bundle that is made for such businesses; others have none. docs/decisions/0102. */
export const isBundleFor = (bundle: HardwareBundle, segment: BundleSegment | undefined): boolean =>
  BUNDLES[bundle].segments.some((known) => known === segment);

/** What an order starts with: the first listed terminal once; rent, else buy, else no device. */
export function defaultOrder({ plans, terms }: OrderOffer): OrderChoice {
  const type: OrderType = terms.offered.rent ? 'RENT' : terms.offered.buy ? 'BUY' : 'NO_DEVICE';
  const [first] = type === 'NO_DEVICE' ? [] : orderableItems(type, plans).terminals;
  const quantities = first === undefined ? {} : { [first]: LIMITS.defaultTerminals };
  return { type: first === undefined ? 'NO_DEVICE' : type, quantities, bundleQuantity: 0, licences: 0, paymentMethod: 'NONE' };
}

/** What is ordered, by plan: nothing that stands beside "no device" counts, nor a licence without a device. */
export function orderedItems({ type, quantities, bundle, bundleQuantity, licences }: OrderChoice): { plan: PlanId; quantity: number }[] {
  if (type === 'NO_DEVICE') return [];
  const terminals = TERMINAL_IDS.map((plan) => ({ plan, quantity: quantities[plan] ?? 0 }));
  const bundles = bundle === undefined ? [] : [{ plan: bundle, quantity: bundleQuantity }];
  const devices = [...terminals, ...bundles].filter(({ quantity }) => quantity > 0);
  // The countertop terminal is also a bundle by itself.
  const merged = devices.filter(({ plan }, at) => devices.findIndex((other) => other.plan === plan) === at);
  const items = merged.map(({ plan }) => ({
    plan,
    quantity: devices.reduce((sum, row) => sum + (row.plan === plan ? row.quantity : 0), 0),
  }));
  return licences > 0 && items.length > 0 ? [...items, { plan: 'LICENSE', quantity: licences }] : items;
}

/** How many devices are shipped; a bundle is one. */
export const deviceCount = (choice: OrderChoice): number =>
  orderedItems(choice).reduce((sum, { plan, quantity }) => sum + (plan === 'LICENSE' ? 0 : quantity), 0);
