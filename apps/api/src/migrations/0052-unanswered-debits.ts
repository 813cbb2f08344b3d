import { adding } from './running.ts';

/** Since when a bank owes its answer about a month, and what the alarm looks for: debits, and refunds that wait for them. docs/decisions/0120. */
export const unansweredDebits = adding(
  'alter table order_charges add column asked_at bigint',
  `create index order_charges_clearing on order_charges (order_id) where state = 'clearing'`,
  `create index orders_refund_due on orders (ended_at) where state in ('cancelled', 'released') and charge_id is not null and refunded_cents = 0`,
);
