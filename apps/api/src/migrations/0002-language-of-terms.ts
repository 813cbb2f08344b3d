import { type Kysely, sql } from 'kysely';

/**
 * The language that the terms were agreed to in: in Quebec the law wants it to be French unless the person asked otherwise.
 * docs/readings.md 54.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table terms add column language text').execute(database);
}
