import { type Kysely, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import type { Database } from '../platform/sql/database.ts';
import { assertBaselineReached, hasTable, isReplaced } from './baseline.ts';
import { applyEnumerationChecks } from './enumeration-checks.ts';
import { MIGRATIONS } from './migrations.ts';
import type { SchemaChange } from './running.ts';

/**
 * Safe to run from several processes at once. Throws a one-line error when a later build has made
 * an incompatible schema change.
 */
export function migrate(
  database: Database,
  migrations: Readonly<Record<string, SchemaChange>> = MIGRATIONS,
): Promise<string[]> {
  return database.changingSchema(async (kysely) => {
    const ran = await runMigrations(kysely, migrations);
    await applyEnumerationChecks(kysely);
    return ran;
  });
}

export async function runMigrations(
  kysely: Kysely<unknown>,
  migrations: Readonly<Record<string, SchemaChange>>,
): Promise<string[]> {
  const others = await otherChanges(kysely, migrations);
  const known = {
    ...migrations,
    ...Object.fromEntries(others.map((name) => [name, DONE_ELSEWHERE])),
  };
  const migrator = new Migrator({ db: kysely, provider: { getMigrations: async () => known } });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
  await noteChanges(kysely, migrations);
  return results.map(({ migrationName }) => migrationName);
}

const DONE_ELSEWHERE: SchemaChange = { up: async () => undefined };

/**
 * Migrations that have run here and are not among ours: those that the baseline replaced, and those
 * of later builds. Throws unless each of the latter only adds.
 */
async function otherChanges(
  kysely: Kysely<unknown>,
  migrations: Readonly<Record<string, SchemaChange>>,
): Promise<string[]> {
  if (!(await hasTable(kysely, 'kysely_migration')) || !(await hasTable(kysely, 'schema_changes')))
    return [];
  const { rows } = await sql<{ name: string; only_adds: boolean | null }>`
    select m.name, c.only_adds from kysely_migration m left join schema_changes c on c.name = m.name
      order by m.name`.execute(kysely);
  assertBaselineReached(rows.map(({ name }) => name));
  const others = rows.filter(({ name }) => migrations[name] === undefined);
  const refused = others.find(({ name, only_adds }) => !isReplaced(name) && only_adds !== true);
  if (refused !== undefined)
    throw new Error(
      `a later build has changed the database (${refused.name}) so that this one cannot run on it`,
    );
  return others.map(({ name }) => name);
}

async function noteChanges(
  kysely: Kysely<unknown>,
  migrations: Readonly<Record<string, SchemaChange>>,
): Promise<void> {
  if (!(await hasTable(kysely, 'schema_changes'))) return;
  const rows = Object.entries(migrations).map(([name, { onlyAdds = false }]) => ({
    name,
    only_adds: onlyAdds,
  }));
  await sql`insert into schema_changes (name, only_adds) select n.name, n.only_adds
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as n(name text, only_adds boolean)
    on conflict do nothing`.execute(kysely);
}
