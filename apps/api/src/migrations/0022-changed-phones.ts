import { type Kysely, sql } from 'kysely';

/** When a number was changed after sending, within the day that counts. docs/decisions/0053. */
const STATEMENTS: readonly string[] = [`alter table applications add column phone_changed_at bigint[] not null default '{}'`];

export const onlyAdds = true;

export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}
