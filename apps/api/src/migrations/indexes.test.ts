import { beforeAll, expect, test } from 'vitest';
import type { Database } from '../platform/sql/database.ts';
import { sql } from '../platform/sql/sql.ts';
import { forEachDatabase } from '../testing/for-each-database.ts';

forEachDatabase('indexes', (open) => {
  let database: Database;
  beforeAll(async () => {
    ({ database } = await open());
  });

  test('what belongs to an application or a user is found without reading the whole table', async () => {
    const without = await database.run<{
      at: string;
    }>(sql`select c.conrelid::regclass::text || '.' || a.attname as at
      from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
      where c.contype = 'f' and a.attname in ('application_id', 'user_id')
        and not exists (select 1 from pg_index i where i.indrelid = c.conrelid and i.indkey[0] = a.attnum and i.indpred is null) order by 1`);
    expect(without.map(({ at }) => at)).toEqual([]);
  });

  test('a save writes no index of the applications, as none holds what every save changes', async () => {
    const held = await database.run<{
      at: string;
    }>(sql`select i.indexrelid::regclass::text || ' ' || a.attname as at
      from pg_index i join pg_depend d on d.classid = 'pg_class'::regclass and d.objid = i.indexrelid
        join pg_attribute a on a.attrelid = d.refobjid and a.attnum = d.refobjsubid
      where i.indrelid = 'applications'::regclass and d.refobjid = i.indrelid
        and a.attname in ('version', 'audit_seq', 'audit_at', 'audit_head', 'audit_key_id', 'changed_at', 'saved_at')`);
    expect(held.map(({ at }) => at)).toEqual([]);
  });
});
