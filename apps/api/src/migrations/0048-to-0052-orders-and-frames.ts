import { adding } from './running.ts';

/**
 * Monthly charges of an order, one row per month, so that none is charged twice.
 * docs/decisions/0111.
 */
export const monthlyCharges = adding(
  `create table order_charges (
    order_id text not null references orders on delete cascade,
    application_id text not null references applications on delete cascade,
    trial_days integer not null,
    period integer not null,
    day text not null,
    cents bigint not null constraint order_charges_cents_range check (cents between 1 and 9007199254740991),
    state text not null,
    attempts integer not null default 0 constraint order_charges_attempts_range check (attempts >= 0),
    instrument_id text,
    refused_instrument_id text,
    refusal text,
    charge_id text,
    charged_at bigint,
    primary key (order_id, trial_days, period)
  )`,
  'create index order_charges_by_application on order_charges (application_id)',
);

/**
 * Orders paid by bank debit: the mandate, the provider's id of an account, and how long an order
 * may wait. docs/decisions/0114.
 */
export const bankDebits = adding(
  'alter table orders add column debited_at bigint',
  `create table debit_mandates (
    order_id text not null references orders on delete cascade,
    application_id text not null references applications on delete cascade,
    bank_id text not null,
    scheme text not null,
    version text not null,
    language text not null,
    accepted_at bigint not null,
    primary key (order_id, bank_id)
  )`,
  'create index debit_mandates_by_application on debit_mandates (application_id)',
  `create table debit_methods (
    bank_id text primary key,
    application_id text not null references applications on delete cascade,
    vendor_customer_id text not null,
    vendor_method_id text not null,
    held_at bigint not null
  )`,
  'create index debit_methods_by_application on debit_methods (application_id)',
  'create index orders_by_charge on orders (charge_id) where charge_id is not null',
  'create index order_charges_by_charge on order_charges (charge_id) where charge_id is not null',
  // The previous index is kept for the previous release.
  `create index orders_underway on orders (changed_at) where state in ('held', 'paying', 'clearing', 'unpaid', 'placed', 'shipped')`,
);

/** The review queue and metrics look up unpaid months among all charges. docs/decisions/0116. */
export const owedMonths = adding(
  `create index order_charges_unpaid on order_charges (application_id) where state = 'unpaid'`,
);

/**
 * Framed pages that handed over their typed answers: the hash of each page's token, once.
 * docs/decisions/0118.
 */
export const carryTokens = adding(
  'create table carry_tokens (token_hash text primary key, expires_at bigint not null)',
);

/**
 * When a bank was asked for a month, and indexes for the alarm: debits, and refunds that wait for
 * them. docs/decisions/0120.
 */
export const unansweredDebits = adding(
  'alter table order_charges add column asked_at bigint',
  `create index order_charges_clearing on order_charges (order_id) where state = 'clearing'`,
  `create index orders_refund_due on orders (ended_at) where state in ('cancelled', 'released') and charge_id is not null and refunded_cents = 0`,
);
