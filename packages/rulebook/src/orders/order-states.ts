/**
 * Where an order stands. Held: waits for the decision, nothing is charged. Paying: being charged. Clearing: a bank was asked for the money and has not paid yet. Unpaid: the bank said no, or asks its customer first.
 * Placed: paid, and packed until it ships. Completed: without a device, at once. Released: ended by a refused application, at no cost. docs/decisions/0099.
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

/** What keeps a paid order from shipping: there is none of it, or whoever packs it has not answered for a day. */
export const ORDER_DELAYS = ['outOfStock', 'silent'] as const;

export const ORDER_EVENTS = [
  'approved',
  'declined',
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

/** From which states an event leads on, and where to: what is not here cannot happen. */
export const ORDER_TRANSITIONS: Readonly<Record<OrderEvent, { from: readonly OrderState[]; to: OrderState }>> = {
  approved: { from: ['held'], to: 'paying' },
  declined: { from: ['held', 'unpaid'], to: 'released' },
  debited: { from: ['paying'], to: 'clearing' },
  charged: { from: ['paying', 'clearing'], to: 'placed' },
  refused: { from: ['paying', 'clearing'], to: 'unpaid' },
  paidAgain: { from: ['unpaid'], to: 'paying' },
  cancelled: { from: ['held', 'paying', 'clearing', 'unpaid', 'placed'], to: 'cancelled' },
  shipped: { from: ['placed'], to: 'shipped' },
  delivered: { from: ['placed', 'shipped'], to: 'delivered' },
  returned: { from: ['shipped', 'delivered'], to: 'returned' },
};

/** The state after an event, or undefined where the event means nothing there. */
export const orderAfter = (state: OrderState, event: OrderEvent): OrderState | undefined => {
  const { from, to } = ORDER_TRANSITIONS[event];
  return from.includes(state) ? to : undefined;
};

/** True until it ships: then somebody else has it in their hands. */
export const mayCancelOrder = (state: OrderState): boolean => orderAfter(state, 'cancelled') !== undefined;

/** Orders under way: an application has one of them at a time. */
export const OPEN_ORDER_STATES: readonly OrderState[] = ['held', 'paying', 'clearing', 'unpaid', 'placed'];

/** The jobs that carry an order on while no press of its person does. */
export type OrderJob = 'settle-order' | 'charge-order' | 'follow-order' | 'refund-order' | 'charge-month';
/** When an order of these states is owed its job; `refundDue`: it is over and what was charged for it has not gone back; `monthly`: something of it is paid each month, or is still owed; `owing`: a month of it is open. */
export type OrderJobCase = 'always' | 'decided' | 'declined' | 'refundDue' | 'monthly' | 'owing';

/** Which job an order is owed: the hourly housekeeping gives it back where it was lost. An order that none of them fits waits for its person, or for nobody. */
export const ORDER_JOBS: readonly { states: readonly OrderState[]; when: OrderJobCase; job: OrderJob }[] = [
  { states: ['held'], when: 'decided', job: 'settle-order' },
  { states: ['unpaid'], when: 'declined', job: 'settle-order' },
  { states: ['paying', 'clearing'], when: 'always', job: 'charge-order' },
  { states: ['placed', 'shipped'], when: 'always', job: 'follow-order' },
  { states: ['placed', 'shipped', 'delivered'], when: 'monthly', job: 'charge-month' },
  { states: ['returned'], when: 'owing', job: 'charge-month' },
  { states: ['cancelled', 'released'], when: 'refundDue', job: 'refund-order' },
];

/** Which of an order's events each party brings about; the decision is that of the application. */
export const ORDER_EVENT_ACTORS: Readonly<Record<OrderEvent, 'decision' | 'provider' | 'applicant' | 'packer'>> = {
  approved: 'decision',
  declined: 'decision',
  debited: 'provider',
  charged: 'provider',
  refused: 'provider',
  paidAgain: 'applicant',
  cancelled: 'applicant',
  shipped: 'packer',
  delivered: 'packer',
  returned: 'packer',
};
