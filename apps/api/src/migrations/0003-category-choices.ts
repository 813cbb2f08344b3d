import { type Kysely, sql } from 'kysely';

/**
 * What applicants chose, so that the next training learns from it: public trade words, the industry shown first and the one chosen. No
 * application, no person and no time of day belongs to a row. docs/decisions/0018.
 */
const STATEMENTS: readonly string[] = [
  `create table category_choices (
    id text primary key, words jsonb not null, shown integer, chosen integer not null, chosen_in text not null)`,
];

export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}
