import { adding } from './running.ts';

/** Cards by the provider's tokens, and how often one was tried. docs/decisions/0075. */
export const cards = adding(
  `create table cards (
    id text primary key,
    application_id text not null references applications on delete cascade,
    vendor_customer_id text not null constraint cards_vendor_customer_id_shape check (vendor_customer_id ~ '^cus_[A-Za-z0-9_]{1,100}$'),
    vendor_method_id text not null constraint cards_vendor_method_id_shape check (vendor_method_id ~ '^pm_[A-Za-z0-9_]{1,100}$'),
    vendor_fingerprint text not null,
    brand text not null,
    last4 text not null constraint cards_last4_shape check (last4 ~ '^[0-9]{4}$'),
    expiry_month integer not null constraint cards_expiry_month_shape check (expiry_month between 1 and 12),
    expiry_year integer not null constraint cards_expiry_year_shape check (expiry_year between 2000 and 2200),
    is_primary boolean not null,
    created_at bigint not null,
    constraint cards_once unique (application_id, vendor_fingerprint)
  )`,
  'create unique index cards_primary on cards (application_id) where is_primary',
  'create table card_tries (application_id text primary key references applications on delete cascade, tried_at bigint[] not null)',
);
