import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** A migration of statements, one after the other. */
export const running = (...statements: readonly string[]): Migration => ({
  up: async (database: Kysely<unknown>) => {
    for (const statement of statements) await sql.raw(statement).execute(database);
  },
});

/** One that only adds, so that the build before may run on what it makes. docs/decisions/0041. */
export const adding = (...statements: readonly string[]): Migration & { onlyAdds: true } => ({ ...running(...statements), onlyAdds: true });
