import { adding } from './running.ts';

/** Texts of the last day by network and number block, the breaker that stops them, counts of requests, and guesses by phone; networks are keyed hashes. */
const STATEMENTS: readonly string[] = [
  `create table text_sends (id text primary key, application_id text not null, network_hmac text, prefix text not null,
    sent_at bigint not null)`,
  'create index text_sends_by_time on text_sends (sent_at)',
  'create index text_sends_by_network on text_sends (network_hmac, sent_at)',
  'create index text_sends_by_prefix on text_sends (prefix, sent_at)',
  `create table text_breakers (id text primary key, opened_at bigint not null, cause text not null, reset_at bigint, reset_by text)`,
  'create unique index text_breakers_open on text_breakers ((1)) where reset_at is null',
  'alter table applications add column network_hmac text',
  `alter table phone_sends add column attempted_at bigint[] not null default '{}'`,
  `create table request_counts (kind text not null, subject text not null, minute bigint not null, requests integer not null,
    primary key (kind, subject, minute))`,
];

export const textLimits = adding(...STATEMENTS);
