import { adding } from './running.ts';

/**
 * Test deposits to accounts typed by hand; only the vendor knows the amounts. docs/decisions/0065.
 */
export const testDeposits = adding(
  `create table test_deposits (
    bank_id text primary key references bank_accounts on delete cascade,
    application_id text not null references applications on delete cascade,
    vendor_id text,
    sends integer not null,
    sent_at bigint not null,
    arrives_on text not null,
    enter_by text not null,
    tries integer not null,
    tried_hmac text[] not null,
    checking_since bigint,
    reminded_at bigint,
    outcome text,
    ended_at bigint
  )`,
  'create index test_deposits_by_application on test_deposits (application_id)',
);

/**
 * Indexes for vendor webhooks, which name the vendor's own id of a link or of test deposits.
 * docs/decisions/0072.
 */
export const vendorsNews = adding(
  'create index bank_accounts_by_link on bank_accounts (vendor_item_id) where vendor_item_id is not null',
  'create index test_deposits_by_vendor on test_deposits (vendor_id) where vendor_id is not null',
);

/** Cards, as the provider's tokens, and attempts to add one. docs/decisions/0075. */
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

/** Bank names loaded by an operator, with a log of imports. docs/decisions/0076. */
export const bankDirectory = adding(
  `create table bank_directory (market text not null, number text not null, name text not null, primary key (market, number))`,
  `create table bank_directory_imports (
    id text primary key,
    imported_at bigint not null,
    operator text not null,
    file_hash text not null,
    added integer not null,
    changed integer not null,
    removed integer not null
  )`,
);

/** Void checks for accounts that test deposits could not prove, sealed. docs/decisions/0079. */
export const voidChecks = adding(
  `create table void_checks (
    id text primary key,
    application_id text not null references applications on delete cascade,
    bank_id text not null references bank_accounts on delete cascade,
    media_type text not null,
    content_sealed text not null,
    received_at bigint not null
  )`,
  'create index void_checks_by_application on void_checks (application_id)',
  'create index void_checks_by_bank on void_checks (bank_id)',
);

export const bankFacts = adding(
  'alter table bank_accounts add column available_cents bigint, add column instant_auth boolean',
);
