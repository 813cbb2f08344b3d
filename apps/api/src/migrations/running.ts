import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * A schema change. `onlyAdds`: the previous build can run and start on the result. Otherwise
 * `removes` says what is lost, and the change log must mention it. docs/decisions/0041.
 */
export type SchemaChange = Migration & {
  onlyAdds?: boolean;
  removes?: string;
  /** What `up` runs, for the linter. */
  statements?: readonly string[];
};

type Statements = { statements: readonly string[] };

export const running = (...statements: readonly string[]): Migration & Statements => ({
  statements,
  up: async (database: Kysely<unknown>) => {
    for (const statement of statements) await sql.raw(statement).execute(database);
  },
});

/**
 * A migration that only adds, so that the previous build can run on the result.
 * docs/decisions/0041.
 */
export const adding = (
  ...statements: readonly string[]
): Migration & Statements & { onlyAdds: true } => ({
  ...running(...statements),
  onlyAdds: true,
});
