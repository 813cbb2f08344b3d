import { adding } from './running.ts';

/**
 * People beside automation keys among the reviewers, their sessions at the desk, and the day that
 * an applicant was told. The names of people need not differ, those of keys do.
 */
export const staff = adding(
  "alter table reviewers add column kind text not null default 'key'",
  'alter table reviewers add column subject text',
  'alter table reviewers alter column key_hash drop not null',
  'drop index reviewers_by_name',
  "create unique index reviewers_by_name on reviewers (name) where revoked_at is null and kind = 'key'",
  'create unique index reviewers_by_subject on reviewers (subject)',
  `create table staff_sign_ins (
    state_hash text primary key,
    verifier_sealed text not null,
    nonce_sealed text not null,
    path text not null,
    created_at bigint not null
  )`,
  'create index staff_sign_ins_by_created_at on staff_sign_ins (created_at)',
  `create table staff_sessions (
    token_hash text primary key,
    staff_id text not null references reviewers(id),
    roles text[] not null,
    created_at bigint not null,
    last_pressed_at bigint not null,
    checked_at bigint not null,
    authenticated_at bigint not null,
    refresh_sealed text
  )`,
  'create index staff_sessions_by_staff on staff_sessions (staff_id)',
  'create index staff_sessions_by_created_at on staff_sessions (created_at)',
  'alter table applications add column promised_by text',
);
