import { type Kysely, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import type { Database } from '../platform/sql/database.ts';
import { applyEnumerationChecks } from './enumeration-checks.ts';
import { MIGRATIONS, type SchemaChange } from './migrations.ts';

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
    await dropFormerTables(kysely);
    return ran;
  });
}

export async function runMigrations(
  kysely: Kysely<unknown>,
  migrations: Readonly<Record<string, SchemaChange>>,
): Promise<string[]> {
  const later = await laterChanges(kysely, migrations);
  const known = {
    ...migrations,
    ...Object.fromEntries(later.map((name) => [name, DONE_ELSEWHERE])),
  };
  const migrator = new Migrator({ db: kysely, provider: { getMigrations: async () => known } });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
  await noteChanges(kysely, migrations);
  return results.map(({ migrationName }) => migrationName);
}

/**
 * The five tables replaced by people and businesses (0012): a second copy of personal data, dropped
 * once every value is resealed.
 */
const FORMER_TABLES = ['applicants_v1', 'companies_v1', 'addresses_v1', 'tax_ids_v1', 'owners_v1'];

/**
 * Not a migration, because migrations run once and this must wait until nothing uses the old seal
 * format. docs/decisions/0037.
 */
async function dropFormerTables(kysely: Kysely<unknown>): Promise<void> {
  if (!(await hasTable(kysely, FORMER_TABLES[0] ?? ''))) return;
  const { rows } = await sql<{
    waiting: boolean;
  }>`select exists (select 1 from people where seal_format = 1)
    or exists (select 1 from businesses where seal_format = 1) as waiting`.execute(kysely);
  if (rows[0]?.waiting !== false) return;
  for (const table of FORMER_TABLES) await sql.raw(`drop table if exists ${table}`).execute(kysely);
}

const DONE_ELSEWHERE: SchemaChange = { up: async () => undefined };

const hasTable = async (kysely: Kysely<unknown>, name: string): Promise<boolean> => {
  const { rows } = await sql<{
    there: boolean;
  }>`select to_regclass(${name}) is not null as there`.execute(kysely);
  return rows[0]?.there === true;
};

/** Migrations of later builds that have run here; throws unless each only adds. */
async function laterChanges(
  kysely: Kysely<unknown>,
  migrations: Readonly<Record<string, SchemaChange>>,
): Promise<string[]> {
  if (!(await hasTable(kysely, 'kysely_migration')) || !(await hasTable(kysely, 'schema_changes')))
    return [];
  const { rows } = await sql<{ name: string; only_adds: boolean | null }>`
    select m.name, c.only_adds from kysely_migration m left join schema_changes c on c.name = m.name order by m.name`.execute(
    kysely,
  );
  const later = rows.filter(({ name }) => migrations[name] === undefined);
  const refused = later.find(({ only_adds }) => only_adds !== true);
  if (refused !== undefined)
    throw new Error(
      `a later build has changed the database (${refused.name}) so that this one cannot run on it`,
    );
  return later.map(({ name }) => name);
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
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as n(name text, only_adds boolean) on conflict do nothing`.execute(
    kysely,
  );
}
