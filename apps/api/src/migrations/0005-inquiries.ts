import { type Kysely, sql } from 'kysely';

/**
 * Inquiries about photo IDs and business documents, one open per application and mode; when tries were made and that a selfie was
 * agreed to, before the vendor is asked; and the events that the vendor told, without what they say. docs/readings.md 69 and 72.
 */
const STATEMENTS: readonly string[] = [
  `create table inquiries (
    id text primary key, application_id text not null references applications, mode text not null, with_selfie boolean not null,
    status text not null, result text, vendor_status text not null, rank integer not null, heard_at bigint, created_at bigint not null, settled_at bigint)`,
  'create index inquiries_by_application on inquiries (application_id)',
  `create unique index inquiries_one_open on inquiries (application_id, mode) where status = 'IN_PROGRESS'`,
  `create table inquiry_tries (
    application_id text not null references applications, mode text not null, tried_at bigint[] not null, selfie_consented_at bigint,
    primary key (application_id, mode))`,
  `create table webhook_events (id text primary key, name text not null, subject text not null, happened_at bigint not null, received_at bigint not null)`,
  'create index webhook_events_by_age on webhook_events (received_at)',
];

export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}
