import { type Kysely, sql } from 'kysely';

/**
 * The log is signed: each row names the key that its hash was made with, and a checkpoint keeps a root over the heads that have moved in place of every
 * head. What tells one version of a key from another is kept for each key of the file. Rows of an earlier release stay as they are. docs/decisions/0038.
 */
const STATEMENTS: readonly string[] = [
  'alter table applications add column audit_key_id text',
  'alter table audit add column key_id text',
  'alter table audit_checkpoints add column root text',
  'alter table audit_checkpoints add column leaves integer',
  `create table audit_leaves (
    application_id text not null references applications, checkpoint integer not null references audit_checkpoints, seq integer not null,
    hash text not null, primary key (application_id, checkpoint))`,
  'create index audit_leaves_by_checkpoint on audit_leaves (checkpoint)',
  'create index audit_checkpoints_by_age on audit_checkpoints (at)',
  'create trigger audit_leaves_append_only before update or delete on audit_leaves for each row execute function refuse_change()',
  'create trigger audit_leaves_no_truncate before truncate on audit_leaves for each statement execute function refuse_change()',
  `create table key_prints (
    name text not null, version integer not null, print text not null, claimed_at bigint not null, primary key (name, version))`,
];

/** The build before must be able to run on what this makes. */
export const onlyAdds = true;

/** Adds what a signed log and the prints of keys need. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}
