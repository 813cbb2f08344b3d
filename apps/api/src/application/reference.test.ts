import { REFERENCE_PATTERN } from '@signet/rulebook/core/ids';
import { Migrator } from 'kysely/migration';
import { expect, test } from 'vitest';
import { MIGRATIONS } from '../migrations/migrations.ts';
import { sql } from '../platform/sql/sql.ts';
import { forEachDatabase } from '../testing/for-each-database.ts';
import { newApplication, newUser, openStore, runConcurrently } from '../testing/test-store.ts';

const NAMES = Object.keys(MIGRATIONS);
const BEFORE = Object.fromEntries(
  Object.entries(MIGRATIONS).filter(
    ([name]) => name < (NAMES.find((one) => one.endsWith('references')) ?? ''),
  ),
);

forEachDatabase('the reference of an application', (open) => {
  test('is one that can be read out, and no two are alike', async () => {
    const { store } = await openStore(open);
    const made = await runConcurrently(
      20,
      async () =>
        (await store.applications.create(newApplication(await newUser(store)))).application,
    );
    expect(made.every(({ reference }) => REFERENCE_PATTERN.test(reference))).toBe(true);
    expect(new Set(made.map(({ reference }) => reference)).size).toBe(20);
  });

  test('is another one where the first is taken', async () => {
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

  test('is given to those that were there before, a pair of twins included, and to what the build before makes', {
    timeout: 60_000,
  }, async () => {
    const { database } = await open({ empty: true });
    const migrateTo = (migrations: typeof MIGRATIONS) =>
      database.changingSchema((db) =>
        new Migrator({ db, provider: { getMigrations: async () => migrations } }).migrateToLatest(),
      );
    const addOne = (id: string) =>
      database.run(sql`insert into applications (id, user_id, version, portal, market, currency, referral_url_id, intent,
        application_level, locale, decision, bo_status, round, bank_deferred, data_key, audit_seq, audit_head, created_at, saved_at)
      values (${id}, 'usr_1', 1, 'POYNT', 'US', 'USD', ${id}, 'CREATE_BUSINESS', 'FULL', 'en-US', 'PENDING', 'NONE', 0, false, 'k', 1, 'h', 0, 0)`);
    await migrateTo(BEFORE);
    await database.run(
      sql`insert into users (id, subject, email_address, created_at) values ('usr_1', 's', 'ana@example.com', 0)`,
    );
    for (const id of ['a', 'b']) await addOne(id);
    await migrateTo(MIGRATIONS);
    await addOne('c');
    const rows = await database.run<{ reference: string }>(sql`select reference from applications`);
    expect(rows.filter(({ reference }) => REFERENCE_PATTERN.test(reference))).toHaveLength(3);
    expect(new Set(rows.map(({ reference }) => reference)).size).toBe(3);
  });
});
