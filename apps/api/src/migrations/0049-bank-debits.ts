import { adding } from './running.ts';

/** Orders that a bank pays: what was agreed to and when, how the provider names an account, and how long an order may wait. docs/decisions/0114. */
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
  // The one of before stays beside it, for the release of before.
  `create index orders_underway on orders (changed_at) where state in ('held', 'paying', 'clearing', 'unpaid', 'placed', 'shipped')`,
);
