import { type Kysely, sql } from 'kysely';

/** The build before must be able to run on what this makes. */
export const onlyAdds = true;

/** When somebody asked for a look by a person, and the day by which we promised an answer; what they wrote is in the mail alone. docs/decisions/0054. */
const STATEMENTS: readonly string[] = [
  `create table review_requests (
    id text primary key,
    application_id text not null references applications on delete cascade,
    requested_at bigint not null,
    answer_by text not null
  )`,
  'create index review_requests_by_application on review_requests (application_id, requested_at)',
];

export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}
