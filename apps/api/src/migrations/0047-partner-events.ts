import { adding } from './running.ts';

/** What partners are told, where it is sent, how each endpoint does, and the secrets that sign it. docs/decisions/0097. */
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
