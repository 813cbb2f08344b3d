import { type Kysely, sql } from 'kysely';

/** The build before must be able to run on what this makes. */
export const onlyAdds = true;

/** Each migration says here whether it only adds, so that a build that does not know it can tell whether it may run. docs/decisions/0041. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql.raw('create table schema_changes (name text primary key, only_adds boolean not null)').execute(database);
}
