import { type Kysely, sql } from 'kysely';

/** Why a photo-ID inquiry failed, and how the check of an owner ended against them. */
const STATEMENTS: readonly string[] = ['alter table inquiries add column failure text', 'alter table people add column check_failure text'];

/** The build before must be able to run on what this makes. */
export const onlyAdds = true;

/** Adds both columns. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}
