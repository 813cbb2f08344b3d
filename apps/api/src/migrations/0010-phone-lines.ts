import { type Kysely, sql } from 'kysely';

/** What kind of line a number is, as the vendor told it, and how often it was asked for each person. */
const STATEMENTS: readonly string[] = [
  'create table phone_lines (phone text primary key, type text not null, looked_at bigint not null)',
  `alter table users add column line_looked_at bigint[] not null default '{}'`,
];

export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}
