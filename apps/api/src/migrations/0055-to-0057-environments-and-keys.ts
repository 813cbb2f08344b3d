import { adding } from './running.ts';

/**
 * The environment that a database belongs to, and which reviewers the sandbox seeded.
 * docs/decisions/0130.
 */
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
 * Halves of data keys, for a product without a database of its own for them, and those to be
 * destroyed after an erasure. docs/decisions/0132.
 */
export const keyHalves = adding(
  'create table key_halves (id text primary key, secret text not null)',
  'create table key_destructions (half_id text primary key, application_id text not null)',
);

/**
 * Signed statements that a detail of the audit log was replaced, and a trigger that lets exactly
 * that update pass. The index is empty once nothing is left to redact. docs/decisions/0131.
 */
export const auditRedactions = adding(
  `create table audit_redactions (
    application_id text not null,
    seq integer not null,
    detail text not null,
    signature text not null,
    redacted_at bigint not null,
    primary key (application_id, seq),
    foreign key (application_id, seq) references audit
  )`,
  'create trigger audit_redactions_append_only before update or delete on audit_redactions for each row execute function refuse_change()',
  'create trigger audit_redactions_no_truncate before truncate on audit_redactions for each statement execute function refuse_change()',
  `create index audit_to_redact on audit (application_id, seq) where detail like '%"storeName":%'`,
  `create function refuse_audit_change() returns trigger language plpgsql as $$ begin
    if tg_op = 'UPDATE' and (new.application_id, new.seq, new.at, new.actor, new.action, new.hash) = (old.application_id, old.seq, old.at, old.actor, old.action, old.hash)
      and new.key_id is not distinct from old.key_id
      and exists (select 1 from audit_redactions r where r.application_id = old.application_id and r.seq = old.seq and r.detail = new.detail) then
      return new;
    end if;
    raise exception '% is append-only', tg_table_name;
  end $$`,
  'drop trigger audit_append_only on audit',
  'create trigger audit_append_only before update or delete on audit for each row execute function refuse_audit_change()',
);
