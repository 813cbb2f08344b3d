import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const running = (...statements: readonly string[]): Migration => ({
  up: async (database: Kysely<unknown>) => {
    for (const statement of statements) await sql.raw(statement).execute(database);
  },
});

/**
 * A migration that only adds, so that the previous build can run on the result.
 * docs/decisions/0041.
 */
export const adding = (...statements: readonly string[]): Migration & { onlyAdds: true } => ({
  ...running(...statements),
  onlyAdds: true,
});
