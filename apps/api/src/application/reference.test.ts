import { REFERENCE_PATTERN } from '@signet/rulebook/core/ids';
import { expect, test } from 'vitest';
import { MIGRATIONS } from '../migrations/migrations.ts';
import { sql } from '../platform/sql/sql.ts';
import { onPostgres } from '../testing/for-each-database.ts';
import { newApplication, newUser, openStore, runConcurrently } from '../testing/test-store.ts';

const NAMES = Object.keys(MIGRATIONS);
const _BEFORE = Object.fromEntries(
  Object.entries(MIGRATIONS).filter(
    ([name]) => name < (NAMES.find((one) => one.endsWith('references')) ?? ''),
  ),
);

onPostgres('the reference of an application', (open) => {
  test('can be read aloud, and is unique', async () => {
    const { store } = await openStore(open);
    const made = await runConcurrently(
      20,
      async () =>
        (await store.applications.create(newApplication(await newUser(store)))).application,
    );
    expect(made.every(({ reference }) => REFERENCE_PATTERN.test(reference))).toBe(true);
    expect(new Set(made.map(({ reference }) => reference)).size).toBe(20);
  });

  test('is drawn again when the first one is taken', async () => {
    const { store, database } = await openStore(open);
    const first = (await store.applications.create(newApplication(await newUser(store))))
      .application;
    await database.run(sql`create sequence tries`);
    await database.run(
      sql`create function twice() returns text language sql volatile as ${sql`$$ select case nextval('tries') when 1 then (select min(reference) from applications) else new_reference() end $$`}`,
    );
    await database.run(sql`alter table applications alter column reference set default twice()`);
    const second = (await store.applications.create(newApplication(await newUser(store))))
      .application;
    expect(second.reference).toMatch(REFERENCE_PATTERN);
    expect(second.reference).not.toBe(first.reference);
  });
});
