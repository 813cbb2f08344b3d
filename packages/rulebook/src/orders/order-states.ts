import { daysAfter, type OrderSummary } from './order-summary.ts';

/**
 * Held: waits for the decision, nothing is charged. Paying: being charged. Clearing: a bank debit
 * is pending. Unpaid: declined, or the bank must authenticate its customer first. Placed: paid, and
 * being packed until it ships. Completed: no device to ship, so done at once. Released: ended by a
 * declined application, at no cost. docs/decisions/0099.
 */
export const ORDER_STATES = [
  'held',
  'paying',
  'clearing',
  'unpaid',
  'placed',
  'shipped',
  'delivered',
  'returned',
  'completed',
  'cancelled',
  'released',
] as const;
export type OrderState = (typeof ORDER_STATES)[number];

/** The day by which a parcel arrives that left on `shippedOn`; only free shipping promises one. */
export const arrivalDay = (
  shippedOn: string,
  { freeShippingDays }: Pick<OrderSummary, 'freeShippingDays'>,
): string | undefined =>
  freeShippingDays === undefined ? undefined : daysAfter(shippedOn, freeShippingDays);

/** What delays a paid order: out of stock, or no word from the fulfillment provider for a day. */
export const ORDER_DELAYS = ['outOfStock', 'silent'] as const;

export const ORDER_EVENTS = [
  'approved',
  'declined',
  'closed',
  'debited',
  'charged',
  'refused',
  'paidAgain',
  'cancelled',
  'shipped',
  'delivered',
  'returned',
] as const;
export type OrderEvent = (typeof ORDER_EVENTS)[number];

export const ORDER_TRANSITIONS: Readonly<
  Record<OrderEvent, { from: readonly OrderState[]; to: OrderState }>
> = {
  approved: { from: ['held'], to: 'paying' },
  declined: { from: ['held', 'unpaid'], to: 'released' },
  closed: { from: ['held', 'unpaid'], to: 'released' },
  debited: { from: ['paying'], to: 'clearing' },
  charged: { from: ['paying', 'clearing'], to: 'placed' },
  refused: { from: ['paying', 'clearing'], to: 'unpaid' },
  paidAgain: { from: ['unpaid'], to: 'paying' },
  cancelled: { from: ['held', 'paying', 'clearing', 'unpaid', 'placed'], to: 'cancelled' },
  shipped: { from: ['placed'], to: 'shipped' },
  delivered: { from: ['placed', 'shipped'], to: 'delivered' },
  returned: { from: ['shipped', 'delivered'], to: 'returned' },
};

/** Undefined when the event does not apply to the state. */
export const orderAfter = (state: OrderState, event: OrderEvent): OrderState | undefined => {
  const { from, to } = ORDER_TRANSITIONS[event];
  return from.includes(state) ? to : undefined;
};

/** An order can be canceled until it ships and the carrier has it. */
export const mayCancelOrder = (state: OrderState): boolean =>
  orderAfter(state, 'cancelled') !== undefined;

/** Open orders; an application has at most one. */
export const OPEN_ORDER_STATES: readonly OrderState[] = [
  'held',
  'paying',
  'clearing',
  'unpaid',
  'placed',
];

/** Jobs that advance an order without its applicant. */
export type OrderJob =
  | 'settle-order'
  | 'charge-order'
  | 'follow-order'
  | 'refund-order'
  | 'charge-month';
/**
 * `refundDue`: ended with a charge that is not refunded yet; `monthly`: has monthly payments, due
 * or still owed; `owing`: a month is open.
 */
export type OrderJobCase = 'always' | 'decided' | 'declined' | 'refundDue' | 'monthly' | 'owing';

/**
 * Which job an order should have; a duty adds a lost one again. Without a matching
 * row the order waits for its applicant, or is finished.
 */
export const ORDER_JOBS: readonly {
  states: readonly OrderState[];
  when: OrderJobCase;
  job: OrderJob;
}[] = [
  { states: ['held'], when: 'decided', job: 'settle-order' },
  { states: ['unpaid'], when: 'declined', job: 'settle-order' },
  { states: ['paying', 'clearing'], when: 'always', job: 'charge-order' },
  { states: ['placed', 'shipped'], when: 'always', job: 'follow-order' },
  { states: ['placed', 'shipped', 'delivered'], when: 'monthly', job: 'charge-month' },
  { states: ['returned'], when: 'owing', job: 'charge-month' },
  { states: ['cancelled', 'released'], when: 'refundDue', job: 'refund-order' },
];

/** Who triggers each event; `decision` is the application's. */
export const ORDER_EVENT_ACTORS: Readonly<
  Record<OrderEvent, 'decision' | 'provider' | 'applicant' | 'packer'>
> = {
  approved: 'decision',
  declined: 'decision',
  closed: 'applicant',
  debited: 'provider',
  charged: 'provider',
  refused: 'provider',
  paidAgain: 'applicant',
  cancelled: 'applicant',
  shipped: 'packer',
  delivered: 'packer',
  returned: 'packer',
};
