import { sql as kyselySql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import type { Database } from '../platform/sql/database.ts';
import { sql } from '../platform/sql/sql.ts';
import { schemaOf } from '../testing/database-schema.ts';
import { forEachDatabase, onPostgres } from '../testing/for-each-database.ts';
import { migrate, runMigrations } from './migrate.ts';
import { MIGRATIONS } from './migrations.ts';
import type { SchemaChange } from './running.ts';

const [BASELINE = '', ...LATER] = Object.keys(MIGRATIONS);
const upTo = (last: string) =>
  Object.fromEntries(Object.entries(MIGRATIONS).filter(([name]) => name <= last));

const change = (statement: string, more: Partial<SchemaChange> = {}): SchemaChange => ({
  up: async (kysely) => void (await kyselySql.raw(statement).execute(kysely)),
  ...more,
});

test('every migration says whether it only adds, or what it removes', () => {
  const silent = Object.entries(MIGRATIONS).filter(
    ([, { onlyAdds, removes }]) => (onlyAdds === true) === (removes !== undefined),
  );
  expect(silent).toEqual([]);
});

/**
 * Triggers on known tables that refuse no write: one takes the previous release's rows to where this
 * one keeps them, one notes that the file of a deleted row may go, those of any table note whose
 * cases are to be computed again, and two keep when a referred application last changed.
 */
const REFUSING_NOTHING = [
  'jobs jobs_forward',
  'void_checks void_checks_object_ends',
  ' mark_case_insert',
  ' mark_case_update',
  ' mark_case_delete',
  ' keep_change_insert',
  ' keep_change_update',
];

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
          !REFUSING_NOTHING.some((name) => at.endsWith(name)) &&
          !before.guards.some((old) => old.at === at) &&
          !areLeftAlone(columns, before, after),
      )
      .map(({ at }) => `${at} is new and may refuse a write`),
  ];
}

onPostgres('the migrations that there are', (open) => {
  test('one declared additive only adds', { timeout: 120_000 }, async () => {
    const { database } = await open({ empty: true });
    const migrateTo = (last: string) =>
      database.changingSchema((kysely) => runMigrations(kysely, upTo(last)));
    await migrateTo(BASELINE);
    let before = await schemaOf(database);
    const breaks: string[] = [];
    for (const name of LATER) {
      await migrateTo(name);
      const after = await schemaOf(database);
      if (MIGRATIONS[name]?.onlyAdds)
        breaks.push(...whatBreaks(before, after).map((what) => `${name}: ${what}`));
      before = after;
    }
    expect(breaks).toEqual([]);
  });
});

forEachDatabase('migrations of later builds', (open) => {
  let database: Database;
  beforeAll(async () => {
    ({ database } = await open());
  });

  test('the previous build starts on a schema that a later one has added to', async () => {
    await migrate(database, {
      ...MIGRATIONS,
      '9000-adds': change('alter table users add column note text', { onlyAdds: true }),
    });
    expect(await migrate(database)).toEqual([]);
    expect(await migrate(database)).toEqual([]);
    expect(await database.run(sql`select note from users`)).toEqual([]);
  });

  test('a migration with a lower number than one that has run is still run', async () => {
    await migrate(database, {
      ...MIGRATIONS,
      '8999-later': change('alter table users add column later text', { onlyAdds: true }),
      '9000-adds': change('', { onlyAdds: true }),
    });
    expect(await database.run(sql`select later from users`)).toEqual([]);
  });

  test('the previous build says in one line why it cannot start after a removal', async () => {
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
