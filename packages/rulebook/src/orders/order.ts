import { keysOf } from '../core/keys-of.ts';
import { BUNDLES, type Bundle, TERMINALS, type Terminal } from '../reference/devices.ts';
import { ORDER_TYPES, type OrderType, type PaymentMethod } from '../reference/order-types.ts';
import type { PlanId } from '../reference/plans.ts';
import { ORDER_LIMITS } from './limits.ts';

export const TERMINAL_IDS = keysOf(TERMINALS);

/** Excludes the license, which is counted separately. */
export type HardwareBundle = Exclude<Bundle, 'LICENSE'>;
export const HARDWARE_BUNDLES = keysOf(BUNDLES).filter(
  (bundle): bundle is HardwareBundle => bundle !== 'LICENSE',
); // keys of BUNDLES

export type ShippingAddress = {
  country: 'US' | 'CA';
  line1: string;
  line2?: string | undefined;
  city: string;
  territory: string;
  zip: string;
};

/** An applicant's selection: single terminals, or one kind of bundle with its licenses. */
export type OrderChoice = {
  type: OrderType;
  quantities: { readonly [Key in Terminal]?: number | undefined };
  bundle?: HardwareBundle | undefined;
  bundleQuantity: number;
  licences: number;
  paymentMethod: PaymentMethod;
  /** Omitted when it is the business address. */
  address?: ShippingAddress | undefined;
};

/** A plan as `getPlans` returns it: `perUnit` in cents, monthly or once. */
export type PricedPlan = {
  plan: PlanId;
  type: OrderType;
  perUnit: number;
  trialPeriodDays: number;
  isOffered: boolean;
};

export type OrderTerms = {
  offered: Readonly<Record<'rent' | 'buy' | 'noDevice', boolean>>;
  shippingCents: number;
  freeShippingDays?: number | undefined;
  taxes: Readonly<Record<string, number>>;
  /** Defaults to ALL. */
  paymentMethod?: PaymentMethod | undefined;
  /** How many rented devices the reseller pays for; when omitted, none. */
  complimentaryDevices?: number | undefined;
  complimentaryUsed?: number | undefined;
};

export type BundleSegment = 'RESTAURANT' | 'RETAIL';

export type OrderOffer = { plans: readonly PricedPlan[]; terms: OrderTerms };

const OFFERED_AS = { RENT: 'rent', BUY: 'buy', NO_DEVICE: 'noDevice' } as const satisfies Record<
  OrderType,
  keyof OrderTerms['offered']
>;

export const isTypeOffered = (type: OrderType, { offered }: Pick<OrderTerms, 'offered'>): boolean =>
  offered[OFFERED_AS[type]];

/**
 * The plan of a device or license (licenses are always monthly); undefined when the market has
 * none.
 */
export const planOf = (
  plan: PlanId,
  type: OrderType,
  plans: readonly PricedPlan[],
): PricedPlan | undefined =>
  plans.find(
    (row) =>
      row.plan === plan && row.isOffered && row.type === (plan === 'LICENSE' ? 'RENT' : type),
  );

/**
 * True for a rented device that the reseller pays for, as long as it is rented. docs/readings.md
 * 222.
 */
export const isComplimentary = (
  plan: PlanId,
  type: OrderType,
  { complimentaryDevices }: Pick<OrderTerms, 'complimentaryDevices'>,
): boolean => type === 'RENT' && plan !== 'LICENSE' && complimentaryDevices !== undefined;

/**
 * What a market offers for an order type: terminals in display order, and bundles, which also need
 * a license.
 */
export const orderableItems = (
  type: OrderType,
  plans: readonly PricedPlan[],
): { terminals: Terminal[]; bundles: HardwareBundle[] } => ({
  terminals: TERMINAL_IDS.filter((terminal) => planOf(terminal, type, plans) !== undefined),
  bundles: HARDWARE_BUNDLES.filter(
    (bundle) =>
      planOf(bundle, type, plans) !== undefined && planOf('LICENSE', type, plans) !== undefined,
  ),
});

/**
 * True when the bundle is made for the segment; businesses without a segment have none.
 * docs/decisions/0102.
 */
export const isBundleFor = (bundle: HardwareBundle, segment: BundleSegment | undefined): boolean =>
  BUNDLES[bundle].segments.some((known) => known === segment);

type SegmentOffer = OrderOffer & { segment?: BundleSegment | undefined };

/**
 * Types worth offering: without a device, or with one that has a price here and suits the business.
 */
export const orderableTypes = ({ plans, terms, segment }: SegmentOffer): OrderType[] =>
  ORDER_TYPES.filter((type) => {
    if (!isTypeOffered(type, terms)) return false;
    const { terminals, bundles } = orderableItems(type, plans);
    return (
      type === 'NO_DEVICE' ||
      terminals.length > 0 ||
      bundles.some((bundle) => isBundleFor(bundle, segment))
    );
  });

/**
 * The initial selection: one of the first terminal, of the first type that has something to order,
 * rent before buy.
 */
export function defaultOrder(offer: SegmentOffer): OrderChoice {
  const type = orderableTypes(offer)[0] ?? 'NO_DEVICE';
  const [first] = type === 'NO_DEVICE' ? [] : orderableItems(type, offer.plans).terminals;
  const quantities = first === undefined ? {} : { [first]: ORDER_LIMITS.defaultTerminals };
  return { type, quantities, bundleQuantity: 0, licences: 0, paymentMethod: 'NONE' };
}

/**
 * Ordered quantities by plan; ignores everything beside "no device", and licenses without a device.
 */
export function orderedItems({
  type,
  quantities,
  bundle,
  bundleQuantity,
  licences,
}: OrderChoice): { plan: PlanId; quantity: number }[] {
  if (type === 'NO_DEVICE') return [];
  const terminals = TERMINAL_IDS.map((plan) => ({ plan, quantity: quantities[plan] ?? 0 }));
  const bundles = bundle === undefined ? [] : [{ plan: bundle, quantity: bundleQuantity }];
  const devices = [...terminals, ...bundles].filter(({ quantity }) => quantity > 0);
  // The countertop terminal is also a bundle of its own.
  const merged = devices.filter(
    ({ plan }, at) => devices.findIndex((other) => other.plan === plan) === at,
  );
  const items = merged.map(({ plan }) => ({
    plan,
    quantity: devices.reduce((sum, row) => sum + (row.plan === plan ? row.quantity : 0), 0),
  }));
  return licences > 0 && items.length > 0
    ? [...items, { plan: 'LICENSE', quantity: licences }]
    : items;
}

/** Devices to ship; a bundle counts as one. */
export const deviceCount = (choice: OrderChoice): number =>
  orderedItems(choice).reduce(
    (sum, { plan, quantity }) => sum + (plan === 'LICENSE' ? 0 : quantity),
    0,
  );
