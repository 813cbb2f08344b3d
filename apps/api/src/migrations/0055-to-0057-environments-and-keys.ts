import { adding } from './running.ts';

/** The environment that a database belongs to, and which reviewers the sandbox seeded. docs/decisions/0130. */
export const environmentName = adding(
  `create table database_environment (
    only_row boolean primary key default true constraint database_environment_only_row check (only_row),
    name text not null,
    claimed_at bigint not null
  )`,
  'alter table reviewers add column is_sample boolean not null default false',
  // The keys with which sandboxes seeded reviewers before this column existed.
  `update reviewers set is_sample = true where key_hash in (
    encode(sha256(convert_to('sandbox-reviewer-robin', 'UTF8')), 'hex'), encode(sha256(convert_to('sandbox-reviewer-sam', 'UTF8')), 'hex'))`,
);

/**
 * Halves of data keys, for a product without a database of its own for them, and those to be destroyed after an erasure.
 * docs/decisions/0132.
 */
export const keyHalves = adding(
  'create table key_halves (id text primary key, secret text not null)',
  'create table key_destructions (half_id text primary key, application_id text not null)',
);
