import { sql as kyselySql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import type { Database } from '../platform/sql/database.ts';
import { sql } from '../platform/sql/sql.ts';
import { forEachDatabase } from '../testing/for-each-database.ts';
import { migrate, runMigrations } from './migrate.ts';
import { MIGRATIONS, type SchemaChange } from './migrations.ts';

/** From this migration on, a build runs next to the previous and the next one. */
const firstChecked = '0014';

const LATER = Object.entries(MIGRATIONS).filter(([name]) => name >= firstChecked);
const upTo = (last: string) =>
  Object.fromEntries(Object.entries(MIGRATIONS).filter(([name]) => name <= last));

const change = (statement: string, more: Partial<SchemaChange> = {}): SchemaChange => ({
  up: async (kysely) => void (await kyselySql.raw(statement).execute(kysely)),
  ...more,
});

test('every migration says whether it only adds, or what it takes away', () => {
  const silent = LATER.filter(
    ([, { onlyAdds, removes }]) => (onlyAdds === true) === (removes !== undefined),
  );
  expect(silent.map(([name]) => name)).toEqual([]);
});

type Column = { at: string; type: string; mayBeEmpty: boolean; fillsItself: boolean };
const COLUMNS = sql`select table_name || '.' || column_name as at, data_type as type, is_nullable = 'YES' as may_be_empty,
  column_default is not null or is_identity = 'YES' or is_generated = 'ALWAYS' as fills_itself
  from information_schema.columns where table_schema = 'public' order by 1`;
/**
 * Whatever can make a write fail, by table. Checks of known values are left out, because they only
 * ever widen.
 */
const GUARDS = sql`select conrelid::regclass::text || ' ' || conname as at, case contype when 'f' then
      (select array_agg(conrelid::regclass::text || '.' || a.attname) from pg_attribute a where a.attrelid = conrelid and a.attnum = any (conkey)) end as columns
    from pg_constraint where connamespace = 'public'::regnamespace
    and conname not like '%\\_known' and contype <> 'n'
  union select i.indrelid::regclass::text || ' ' || c.relname, (select array_agg(c.relname || '.' || a.attname) from pg_attribute a, pg_class c
      where c.oid = i.indrelid and a.attrelid = i.indrelid and a.attnum = any (i.indkey))
    from pg_index i join pg_class c on c.oid = i.indexrelid where i.indisunique and c.relnamespace = 'public'::regnamespace and i.indexprs is null
  union select i.indrelid::regclass::text || ' ' || i.indexrelid::regclass::text, null from pg_index i join pg_class c on c.oid = i.indexrelid
    where i.indisunique and c.relnamespace = 'public'::regnamespace and i.indexprs is not null
  union select tgrelid::regclass::text || ' ' || tgname, null from pg_trigger where not tgisinternal order by 1`;

async function schemaOf(database: Database) {
  const columns = await database.run<Column>(COLUMNS);
  const guards = await database.run<{ at: string; columns?: string[] }>(GUARDS);
  return { columns: new Map(columns.map((column) => [column.at, column])), guards };
}

/** Triggers that take the previous release's rows to where this one keeps them. */
const FORWARDERS = ['jobs jobs_forward'];

type Schema = Awaited<ReturnType<typeof schemaOf>>;

/**
 * True for columns that the previous build does not know and that default or may be null: its
 * inserts satisfy the key without them.
 */
const areLeftAlone = (
  columns: readonly string[] | undefined,
  before: Schema,
  after: Schema,
): boolean =>
  columns?.every((at) => {
    const column = after.columns.get(at);
    return !before.columns.has(at) && (column?.fillsItself || column?.mayBeEmpty);
  }) ?? false;

function whatBreaks(before: Schema, after: Schema): string[] {
  const tables = new Set([...before.columns.keys()].map((at) => at.split('.')[0]));
  const isKnown = (at: string) => tables.has(at.split(/[. ]/)[0]);
  return [
    ...[...before.columns.values()].flatMap((old) => {
      const now = after.columns.get(old.at);
      if (now === undefined) return [`${old.at} is gone`];
      if (now.type !== old.type) return [`${old.at} has another type`];
      return old.mayBeEmpty && !now.mayBeEmpty && !now.fillsItself
        ? [`${old.at} must be filled now`]
        : [];
    }),
    ...[...after.columns.values()]
      .filter(
        ({ at, mayBeEmpty, fillsItself }) =>
          isKnown(at) && !before.columns.has(at) && !mayBeEmpty && !fillsItself,
      )
      .map(({ at }) => `${at} is new and must be filled`),
    ...after.guards
      .filter(
        ({ at, columns }) =>
          isKnown(at) &&
          !FORWARDERS.includes(at) &&
          !before.guards.some((old) => old.at === at) &&
          !areLeftAlone(columns, before, after),
      )
      .map(({ at }) => `${at} is new and may refuse a write`),
  ];
}

forEachDatabase('migrations of later builds', (open) => {
  let database: Database;
  beforeAll(async () => {
    ({ database } = await open());
  });

  test('one that says that it only adds does', { timeout: 120_000 }, async () => {
    const { database: fresh } = await open({ empty: true });
    const migrateTo = (last: string) =>
      fresh.changingSchema((kysely) => runMigrations(kysely, upTo(last)));
    await migrateTo('0013-missing-indexes');
    const breaks: string[] = [];
    for (const [name, { onlyAdds }] of LATER) {
      const before = await schemaOf(fresh);
      await migrateTo(name);
      if (onlyAdds)
        breaks.push(...whatBreaks(before, await schemaOf(fresh)).map((what) => `${name}: ${what}`));
    }
    expect(breaks).toEqual([]);
  });

  test('the build before starts on a schema that a later one has added to, again and again', async () => {
    await migrate(database, {
      ...MIGRATIONS,
      '9000-adds': change('alter table users add column note text', { onlyAdds: true }),
    });
    expect(await migrate(database)).toEqual([]);
    expect(await migrate(database)).toEqual([]);
    expect(await database.run(sql`select note from users`)).toEqual([]);
  });

  test('the build before says in one line why it cannot start where a later one has taken something away', async () => {
    const removing = {
      '9001-removes': change('alter table users drop column note', { removes: 'users.note' }),
    };
    const adding = { '9000-adds': change('') };
    await migrate(database, { ...MIGRATIONS, ...adding, ...removing });
    await expect(migrate(database)).rejects.toThrow(
      'a later build has changed the database (9001-removes) so that this one cannot run on it',
    );
  });
});
