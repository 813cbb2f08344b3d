import { type Kysely, sql } from 'kysely';

/** Texted links and network look-ups. A link's token is stored as a hash, its target never. docs/readings.md 65 and 66. */
const STATEMENTS: readonly string[] = [
  `create table phone_links (
    id text primary key, application_id text not null references applications, phone text not null, token_hash text not null unique,
    status text not null, reason text, confirm_tries integer not null, created_at bigint not null, sent_at bigint, opened_at bigint,
    ended_at bigint, expires_at bigint not null)`,
  'create index phone_links_by_application on phone_links (application_id, created_at)',
  `create table phone_network_asks (
    application_id text not null references applications, phone text not null, asked_at bigint not null, ended_at bigint,
    primary key (application_id, phone))`,
];

export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}
