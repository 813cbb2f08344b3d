import { type Kysely, sql } from 'kysely';

/**
 * Wrong codes of the last day by their keyed fingerprints, so that one code tried over many applications is seen; and of a mail what it was made of
 * and what it said, as hashes. docs/decisions/0052.
 */
const STATEMENTS: readonly string[] = [
  `create table code_guesses (
    code_hmac text not null,
    application_id text not null references applications on delete cascade,
    tried_at bigint not null,
    primary key (code_hmac, application_id)
  )`,
  'create index code_guesses_by_time on code_guesses (tried_at)',
  'create index code_guesses_by_application on code_guesses (application_id)',
  'alter table outbox add column template_version text',
  'alter table outbox add column content_hash text',
];

export const onlyAdds = true;

export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}
