import { Migrator } from 'kysely/migration';
import type { Database } from '../platform/sql/database.ts';
import { applyEnumerationChecks } from './enumeration-checks.ts';
import { MIGRATIONS } from './migrations.ts';

/** Safe from several processes at once. */
export function migrate(database: Database): Promise<string[]> {
  return database.changingSchema(async (kysely) => {
    const migrator = new Migrator({ db: kysely, provider: { getMigrations: async () => ({ ...MIGRATIONS }) } });
    const { error, results = [] } = await migrator.migrateToLatest();
    if (error !== undefined) throw error;
    await applyEnumerationChecks(kysely);
    return results.map(({ migrationName }) => migrationName);
  });
}
