import { expect, test } from 'vitest';
import { sql } from '../platform/sql/sql.ts';
import { onPostgres } from '../testing/for-each-database.ts';
import { openStore } from '../testing/test-store.ts';
import { TOLD_COLUMNS } from './told-columns.ts';

onPostgres('a person’s own file', (open) => {
  test('names tables and columns that exist', async () => {
    const { database } = await openStore(open);
    const columns = await database.run<{ name: string }>(
      sql`select table_name || '.' || column_name as name from information_schema.columns
        where table_schema = 'public'`,
    );
    const known = new Set(columns.map(({ name }) => name));
    const told = Object.entries(TOLD_COLUMNS).flatMap(([table, names]) =>
      names.split(' ').map((name) => `${table}.${name}`),
    );
    expect(told.filter((name) => !known.has(name))).toEqual([]);
  });
});
