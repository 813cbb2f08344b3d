import { type Kysely, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import type { Database } from '../platform/sql/database.ts';
import { sql as platformSql } from '../platform/sql/sql.ts';
import { assertBaselineReached, hasTable, isReplaced } from './baseline.ts';
import { buildConcurrentIndexes } from './concurrent-indexes.ts';
import { applyEnumerationChecks, hasStaleEnumerationChecks } from './enumeration-checks.ts';
import { MIGRATIONS } from './migrations.ts';
import type { SchemaChange } from './running.ts';
import { withLockRetries } from './with-lock-retries.ts';

/**
 * Safe to run from several processes at once. Throws a one-line error when a later build has made
 * an incompatible schema change.
 */
export function migrate(
  database: Database,
  migrations: Readonly<Record<string, SchemaChange>> = MIGRATIONS,
): Promise<string[]> {
  return database.changingSchema(async (kysely) => {
    const ran = await withLockRetries(() => runMigrations(kysely, migrations));
    await buildConcurrentIndexes(kysely);
    await applyEnumerationChecks(kysely);
    return ran;
  });
}

/**
 * What `migrate` would still do here: names of migrations, and the checks of known values. Throws
 * when a later build has made an incompatible change.
 */
export async function missingFromSchema(database: Pick<Database, 'run'>): Promise<string[]> {
  const [tables] = await database.run<{ all: boolean }>(
    platformSql`select to_regclass('kysely_migration') is not null and to_regclass('schema_changes') is not null as "all"`,
  );
  if (tables?.all !== true) return Object.keys(MIGRATIONS);
  const done = await database.run<DoneChange>(platformSql`select m.name, c.only_adds
    from kysely_migration m left join schema_changes c on c.name = m.name order by m.name`);
  assertNoneRefused(done, MIGRATIONS);
  const names = new Set(done.map(({ name }) => name));
  const missing = Object.keys(MIGRATIONS).filter((name) => !names.has(name));
  if (missing.length > 0) return missing;
  return (await hasStaleEnumerationChecks(database)) ? ['checks of known values'] : [];
}

type DoneChange = { name: string; onlyAdds?: boolean };

/** Throws unless each change that only later builds know has added only. */
function assertNoneRefused(
  done: readonly DoneChange[],
  migrations: Readonly<Record<string, SchemaChange>>,
): void {
  assertBaselineReached(done.map(({ name }) => name));
  const refused = done.find(
    ({ name, onlyAdds }) =>
      migrations[name] === undefined && !isReplaced(name) && onlyAdds !== true,
  );
  if (refused !== undefined)
    throw new Error(
      `a later build has changed the database (${refused.name}) so that this one cannot run on it`,
    );
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
  const migrator = new Migrator({
    db: kysely,
    provider: { getMigrations: async () => known },
    // Numbers are given out while others are being written, so a lower one may come later.
    allowUnorderedMigrations: true,
  });
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
  const { rows } = await sql<DoneChange>`
    select m.name, c.only_adds as "onlyAdds" from kysely_migration m left join schema_changes c on c.name = m.name
      order by m.name`.execute(kysely);
  assertNoneRefused(rows, migrations);
  return rows.map(({ name }) => name).filter((name) => migrations[name] === undefined);
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
