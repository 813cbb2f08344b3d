import { adding } from './running.ts';

/** Keys of partners' servers: hashes, what each is good for, how often it was used, and who did what about them. docs/decisions/0095. */
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
