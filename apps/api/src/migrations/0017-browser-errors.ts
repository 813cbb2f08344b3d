import { type Kysely, sql } from 'kysely';

/** The build before must be able to run on what this makes. */
export const onlyAdds = true;

/** Errors in our scripts that browsers met, each once a release, with how often. */
const STATEMENTS: readonly string[] = [
  `create table browser_errors (
    release text not null,
    fingerprint text not null,
    kind text not null,
    message_hash text not null,
    frames jsonb not null,
    page text not null,
    seen bigint not null,
    first_at bigint not null,
    last_at bigint not null,
    primary key (release, fingerprint)
  )`,
  'create index browser_errors_by_last_at on browser_errors (last_at)',
];

/** Adds the table; nothing of the release before is changed. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}
