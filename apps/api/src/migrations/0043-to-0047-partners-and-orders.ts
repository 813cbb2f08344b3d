import { adding } from './running.ts';

/**
 * When a page of an application was left: the hash of that page's token, once. docs/decisions/0090.
 */
export const pageExits = adding(
  `create table page_exits (
    token_hash text primary key, application_id text not null references applications on delete cascade, left_at bigint not null)`,
  'create index page_exits_by_application on page_exits (application_id)',
);

/**
 * API keys of partners' servers: hashes, scopes, usage counts and a log of changes.
 * docs/decisions/0095.
 */
export const partnerKeys = adding(
  `create table partner_keys (
    id text primary key, partner_id text not null, mode text not null, hint text not null, key_hash text not null unique, scopes jsonb not null,
    created_at bigint not null, created_by text not null, last_used_at bigint, revoked_at bigint, revoked_by text)`,
  'create index partner_keys_by_partner on partner_keys (partner_id)',
  `create table partner_key_uses (
    key_id text not null references partner_keys, day text not null, call text not null, calls integer not null, primary key (key_id, day, call))`,
  `create table partner_acts (
    id text primary key, partner_id text not null, at bigint not null, actor text not null, act text not null, about text not null)`,
  'create index partner_acts_by_partner on partner_acts (partner_id, at)',
  `create table partner_prefills (
    token_hash text primary key, partner_id text not null, key_id text not null, values_sealed text not null, created_at bigint not null,
    expires_at bigint not null)`,
  'create index applications_by_referral on applications (referral_url_id, created_at, id)',
);

/** Order drafts and orders. docs/decisions/0099. */
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

/**
 * Stores of a business by name, so that a page of fifty out of ten thousand reads only fifty.
 * docs/decisions/0089.
 */
export const storesByName = adding(
  'create index applications_stores_by_name on applications (business_id, lower(store_name), id) where business_id is not null',
);

/**
 * Partner webhooks: events, endpoints with their health, and signing secrets. docs/decisions/0097.
 */
export const partnerEvents = adding(
  `create table partner_events (
    id text primary key, partner_id text not null, application_id text references applications, sequence bigint not null, type text not null,
    body text not null, created_at bigint not null)`,
  'create unique index partner_events_by_application on partner_events (application_id, sequence)',
  'create index partner_events_by_partner on partner_events (partner_id, created_at, id)',
  `create table partner_deliveries (
    id text primary key, event_id text not null references partner_events on delete cascade, application_id text references applications,
    partner_id text not null, url text not null, state text not null, attempts integer not null default 0, created_at bigint not null,
    last_tried_at bigint, last_fault text, delivered_at bigint)`,
  'create index partner_deliveries_by_event on partner_deliveries (event_id)',
  'create index partner_deliveries_by_application on partner_deliveries (application_id)',
  `create index partner_deliveries_waiting on partner_deliveries (created_at) where state = 'waiting'`,
  `create table partner_endpoints (
    partner_id text not null, url text not null, failures integer not null, failing_since bigint, paused_until bigint, last_fault text,
    last_delivered_at bigint, primary key (partner_id, url))`,
  `create table partner_secrets (
    id text primary key, partner_id text not null, url text not null, secret_sealed text not null, created_at bigint not null, created_by text not null,
    ended_at bigint)`,
  'create index partner_secrets_by_endpoint on partner_secrets (partner_id, url)',
);
