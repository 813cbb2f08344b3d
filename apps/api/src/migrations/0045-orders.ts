import { adding } from './running.ts';

/** What somebody chose and has not ordered yet, and what was ordered. docs/decisions/0099. */
export const orders = adding(
  `create table order_drafts (
    application_id text primary key references applications on delete cascade,
    choice jsonb not null,
    address jsonb,
    saved_at bigint not null
  )`,
  `create table orders (
    id text primary key,
    application_id text not null references applications on delete cascade,
    state text not null,
    type text not null,
    payment_method text not null,
    currency text not null,
    choice jsonb not null,
    summary jsonb not null,
    total_cents bigint not null constraint orders_total_cents_range check (total_cents between 0 and 9007199254740991),
    address jsonb,
    instrument_id text,
    instrument_last4 text constraint orders_instrument_last4_shape check (instrument_last4 ~ '^[0-9]{4}$'),
    refusal text,
    attempts integer not null default 0 constraint orders_attempts_range check (attempts >= 0),
    refunded_cents bigint not null default 0 constraint orders_refunded_cents_range check (refunded_cents between 0 and total_cents),
    charge_id text,
    delay text,
    shipment_id text,
    tracking jsonb,
    next_poll_at bigint,
    submitted_at bigint not null,
    placed_at bigint,
    shipped_at bigint,
    delivered_at bigint,
    ended_at bigint,
    changed_at bigint not null
  )`,
  'create index orders_by_application on orders (application_id)',
  `create unique index orders_one_open on orders (application_id) where state in ('held', 'paying', 'unpaid', 'placed')`,
  `create index orders_by_change on orders (changed_at) where state in ('held', 'paying', 'unpaid', 'placed', 'shipped')`,
  'create unique index orders_by_shipment on orders (shipment_id) where shipment_id is not null',
);
