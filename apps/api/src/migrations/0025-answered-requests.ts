import { type Kysely, sql } from 'kysely';

/** The build before must be able to run on what this makes. */
export const onlyAdds = true;

/** When a reviewer answered a request for a look by a person, or closed it, and why. docs/decisions/0054. */
const STATEMENTS: readonly string[] = [
  'alter table review_requests add column answered_at bigint, add column outcome text',
  'create index review_requests_open on review_requests (requested_at) where answered_at is null',
];

export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}
