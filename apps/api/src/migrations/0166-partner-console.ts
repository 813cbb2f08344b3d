import { adding } from './running.ts';

/** The people of partners' companies, their sessions at the console, and sign-ins that were begun. */
export const partnerConsole = adding(
  `create table console_people (
    id text primary key,
    partner_id text not null,
    subject text not null,
    name text not null,
    created_at bigint not null,
    unique (partner_id, subject)
  )`,
  `create table console_sign_ins (
    state_hash text primary key,
    partner_id text not null,
    verifier_sealed text not null,
    nonce_sealed text not null,
    path text not null,
    created_at bigint not null
  )`,
  'create index console_sign_ins_by_created_at on console_sign_ins (created_at)',
  `create table console_sessions (
    token_hash text primary key,
    person_id text not null references console_people (id),
    roles text[] not null,
    created_at bigint not null,
    last_used_at bigint not null
  )`,
  'create index console_sessions_by_person on console_sessions (person_id)',
  'create index console_sessions_by_created_at on console_sessions (created_at)',
);
