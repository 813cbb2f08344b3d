import type { OrderState } from './order-states.ts';

/** What an order passes through, as its own page and Home show it. */
export const ORDER_STAGES = ['ordered', 'confirmed', 'shipped', 'delivered'] as const;
export type OrderStage = (typeof ORDER_STAGES)[number];

/** The stage that an order has reached, or where it got stuck; one that ended is at none. */
export const STAGE_REACHED: Readonly<Record<OrderState, OrderStage | undefined>> = {
  held: 'ordered',
  paying: 'ordered',
  clearing: 'ordered',
  unpaid: 'confirmed',
  placed: 'confirmed',
  shipped: 'shipped',
  delivered: 'delivered',
  returned: undefined,
  completed: undefined,
  cancelled: undefined,
  released: undefined,
};
