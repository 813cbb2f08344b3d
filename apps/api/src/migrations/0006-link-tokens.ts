import { type Kysely, sql } from 'kysely';

/**
 * When tax ids were changed (five in a day), that one came by a link, the service that an application came from, and the links
 * themselves: a token is stored as its hash, may be used once, and gives a short session of its own. docs/readings.md 105.
 */
const STATEMENTS: readonly string[] = [
  `alter table applications add column tax_id_changed_at bigint[] not null default '{}'`,
  'alter table applications add column tax_id_submitted_at bigint',
  'alter table applications add column service_type text',
  `create table link_tokens (
    token_hash text primary key, application_id text not null references applications, purpose text not null, detail text not null,
    mailed_for text not null, created_at bigint not null, expires_at bigint not null, used_at bigint)`,
  'create unique index link_tokens_one_mail on link_tokens (application_id, mailed_for)',
  `create table link_sessions (
    token_hash text primary key, application_id text not null references applications, purpose text not null, detail text not null,
    created_at bigint not null, expires_at bigint not null)`,
];

export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}
