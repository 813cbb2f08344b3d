import { running } from './running.ts';

/**
 * Times are ms of the product's clock (`bigint`); `*_sealed` values come from seal.ts; `*_print` is
 * a keyed fingerprint.
 */
const STATEMENTS: readonly string[] = [
  `create table users (
    id text primary key, subject text not null unique, email_address text not null, name text, created_at bigint not null)`,
  `create table sign_ins (
    state_hash text primary key, verifier_sealed text not null, nonce_sealed text not null, path text not null, portal text not null,
    fresh boolean not null, created_at bigint not null)`,
  `create table sessions (
    token_hash text primary key, user_id text not null references users, created_at bigint not null, last_seen_at bigint not null, fresh_at bigint)`,
  'create index sessions_by_age on sessions (created_at)',

  `create table applications (
    id text primary key, user_id text not null references users, version integer not null, portal text not null, market text not null,
    currency text not null, referral_url_id text not null, intent text not null, application_level text not null, locale text not null,
    source text, medium text, agent_id text, decision text not null, reason text, bo_status text not null, round integer not null,
    onboarded_at bigint, checking_since bigint, bank_put_off boolean not null, data_key text not null,
    audit_seq integer not null, audit_head text not null, created_at bigint not null, saved_at bigint not null)`,
  // One open application per person and referral. docs/readings.md 19.
  `create unique index applications_one_open on applications (user_id, referral_url_id, currency) where decision not in ('APPROVED', 'DECLINED')`,
  'create index applications_by_user on applications (user_id)',

  `create table applicants (
    application_id text primary key references applications, first_name text, last_name text, email_address text, local_phone_number text, dob_sealed text)`,
  `create table companies (
    application_id text primary key references applications, registered text, name text, dba text, gpv text, has_partners text, mcc_details_id text,
    site text, local_phone_number text)`,
  `create table addresses (
    application_id text not null references applications, holder text not null, line1 text, line2 text, city text, territory text, zip text,
    primary key (application_id, holder))`,
  `create table tax_ids (
    application_id text not null references applications, holder text not null, value_sealed text, value_print text, last4 text, source_type text,
    primary key (application_id, holder))`,
  'create index tax_ids_by_print on tax_ids (value_print) where value_print is not null',
  `create table owners (
    id text primary key, application_id text not null references applications, first_name text, last_name text, email_address text,
    ownership_basis_points integer, is_controller boolean not null, state text not null, dob_sealed text, tax_id_sealed text, tax_id_print text,
    tax_id_last4 text, created_at bigint not null)`,
  `create table terms (
    application_id text not null references applications, id text not null, version text not null, signed_at bigint not null,
    primary key (application_id, id, version))`,

  `create table evidence (
    application_id text not null references applications, round integer not null, source text not null, answer jsonb, reference text,
    answered_at bigint not null, primary key (application_id, round, source))`,
  `create table decisions (
    application_id text not null references applications, round integer not null, decided_by text not null, outcome text not null, row_id text not null,
    reason text, step_up text, evidence jsonb not null, version text not null, decided_at bigint not null,
    primary key (application_id, round, decided_by))`,
  `create table step_ups (
    application_id text not null references applications, round integer not null, type text not null, asked_at bigint not null, done_at bigint,
    result text, primary key (application_id, round, type))`,
  'create unique index step_ups_one_open on step_ups (application_id, type) where done_at is null',

  `create table phone_proofs (
    application_id text not null references applications, phone text not null, method text not null, proven_at bigint not null,
    primary key (application_id, phone))`,
  // Tries are counted per application and phone, sends per phone, each by one conditional update.
  // docs/readings.md 62 and 63.
  `create table phone_codes (
    application_id text not null references applications, phone text not null, vendor_sid text, sent_at bigint, expires_at bigint, sends integer not null,
    code_tries integer not null, life_tries integer not null, tried_at bigint[] not null, primary key (application_id, phone))`,
  'create table phone_sends (phone text primary key, sent_at bigint[] not null)',

  `create table bank_instruments (
    id text primary key, application_id text not null references applications, kind text not null, bank_name text, holder text,
    account_type text not null, routing text, transit text, institution text, account_number_sealed text, account_print text not null, last4 text not null,
    vendor_account_id text, vendor_token_sealed text, vendor_item_id text, status text not null, is_primary boolean not null,
    created_at bigint not null, unique (application_id, account_print))`,
  'create unique index bank_instruments_one_primary on bank_instruments (application_id) where is_primary',

  `create table jobs (
    id text primary key, kind text not null, application_id text references applications, payload jsonb not null, due_at bigint not null,
    attempts integer not null, state text not null, created_at bigint not null)`,
  `create index jobs_waiting on jobs (due_at) where state = 'waiting'`,
  `create function notify_of_jobs() returns trigger language plpgsql as $$ begin perform pg_notify('jobs', ''); return null; end $$`,
  'create trigger jobs_notify after insert on jobs for each statement execute function notify_of_jobs()',
  `create table outbox (
    id text primary key, application_id text references applications, channel text not null, template text not null, body_sealed text,
    state text not null, created_at bigint not null, sent_at bigint)`,

  `create table idempotency_keys (
    user_id text not null, key text not null, route text not null, body_print text not null, state text not null, application_id text,
    status integer, reply_sealed text, started_at bigint not null, created_at bigint not null, primary key (user_id, key))`,
  'create index idempotency_keys_by_age on idempotency_keys (created_at)',

  `create table audit (
    application_id text not null references applications, seq integer not null, at bigint not null, actor text not null, action text not null,
    detail text not null, hash text not null, primary key (application_id, seq))`,
  `create function refuse_change() returns trigger language plpgsql as $$ begin raise exception '% is append-only', tg_table_name; end $$`,
  'create trigger audit_append_only before update or delete on audit for each row execute function refuse_change()',
  'create trigger audit_no_truncate before truncate on audit for each statement execute function refuse_change()',
  `create table audit_checkpoints (seq integer primary key, at bigint not null, heads text not null, before text not null, hash text not null)`,
  'create trigger audit_checkpoints_append_only before update or delete on audit_checkpoints for each row execute function refuse_change()',
  'create trigger audit_checkpoints_no_truncate before truncate on audit_checkpoints for each statement execute function refuse_change()',

  'create table analytics (id bigint generated always as identity primary key, type text not null, params jsonb not null, at bigint not null)',
  'create table key_versions (version integer primary key, check_sealed text not null, fingerprint_print text not null, claimed_at bigint not null)',
];

export const start = running(...STATEMENTS);
