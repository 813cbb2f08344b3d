import { sql as kyselySql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../platform/sql/open-database.ts';
import { sql } from '../platform/sql/sql.ts';
import { forEachDatabase, onPostgres } from '../testing/for-each-database.ts';
import { buildConcurrentIndexes, type ConcurrentIndex } from './concurrent-indexes.ts';
import { applyEnumerationChecks, staleEnumerationChecks } from './enumeration-checks.ts';
import { migrate, missingFromSchema } from './migrate.ts';
import { readySchema } from './ready-schema.ts';
import { withLockRetries } from './with-lock-retries.ts';

const INDEX: ConcurrentIndex = { name: 'users_by_test', on: 'on users (created_at)' };

// The embedded database has one process, which migrates.
onPostgres('a process that does not migrate', (open) => {
  test('waits, logs what it waits for, and continues after a migration', async () => {
    const { database } = await open({ empty: true });
    const lines: string[] = [];
    const ready = readySchema(database, { migrates: false, log: (line) => lines.push(line) });
    await expect.poll(() => lines).toHaveLength(1);
    expect(lines[0]).toMatch(
      /^the database lacks 0071-to-date, .*; waiting for `main.ts migrate`$/,
    );
    await migrate(database);
    await ready;
    expect(await missingFromSchema(database)).toEqual([]);
  });

  test('exits with the command to run when nobody migrates', async () => {
    const { database } = await open();
    await database.run(sql`delete from kysely_migration where name = '0077-duties'`);
    await expect(
      readySchema(database, { migrates: false, log: () => undefined, waitMs: 0 }),
    ).rejects.toThrow(
      'the database lacks 0077-duties: run `node apps/api/src/main.ts migrate`, or set MIGRATE_AT_START=1',
    );
  });

  test('waits for a value that this build knows and the database does not accept yet', async () => {
    const { database } = await open();
    await database.run(sql`comment on constraint outbox_channel_known on outbox is 'sms'`);
    expect(await missingFromSchema(database)).toEqual(['checks of known values']);
  });

  test('does not wait when a later build has removed something', async () => {
    const { database } = await open();
    await database.run(
      sql`insert into kysely_migration (name, timestamp) values ('9001-removes', '')`,
    );
    await database.run(
      sql`insert into schema_changes (name, only_adds) values ('9001-removes', false)`,
    );
    await expect(missingFromSchema(database)).rejects.toThrow(/a later build has changed/);
  });
});

forEachDatabase('changes of tables with rows', (open) => {
  test('builds an index outside the migrations, once, and again after an interrupted build', async () => {
    const { database } = await open();
    const build = () =>
      database.changingSchema((kysely) => buildConcurrentIndexes(kysely, [INDEX]));
    const found = () =>
      database.run(
        sql`select indexrelid::text as oid, indisvalid as valid from pg_index where indexrelid = to_regclass('users_by_test')`,
      );
    await build();
    const [first] = await found();
    expect(first).toMatchObject({ valid: true });
    await build();
    expect(await found()).toEqual([first]);
    await database.run(
      sql`update pg_index set indisvalid = false where indexrelid = to_regclass('users_by_test')`,
    );
    await build();
    const [again] = await found();
    expect(again).toMatchObject({ valid: true });
    expect(again).not.toEqual(first);
  });

  test('the next start completes a check constraint whose validation was interrupted', async () => {
    const { database } = await open();
    await database.run(
      sql`alter table outbox drop constraint outbox_channel_known, add constraint outbox_channel_known check (channel = any ('{sms,email}'::text[])) not valid`,
    );
    await database.run(sql`comment on constraint outbox_channel_known on outbox is 'sms, email'`);
    await database.changingSchema(async (kysely) => {
      const names = async () => (await staleEnumerationChecks(kysely)).map(({ name }) => name);
      expect(await names()).toEqual(['outbox_channel_known']);
      await applyEnumerationChecks(kysely);
      expect(await names()).toEqual([]);
    });
  });
});

onPostgres('a lock that somebody holds', (open) => {
  test('retries a schema change that cannot get its lock, so that nobody queues behind it', async () => {
    const { database, url = '' } = await open();
    const other = await openDatabase({ databaseUrl: url, dataDir: '', statementTimeoutMs: 20_000 });
    onTestFinished(() => other.close());
    const release = Promise.withResolvers<void>();
    const held = other.transaction(async (tx) => {
      await tx.run(sql`select count(*) from users`);
      await release.promise;
    });
    let tries = 0;
    const changed = database.changingSchema((kysely) =>
      withLockRetries(async () => {
        tries += 1;
        if (tries === 2) release.resolve();
        await kyselySql.raw('alter table users add column note text').execute(kysely);
      }, 10),
    );
    await Promise.all([held, changed]);
    expect(tries).toBeGreaterThanOrEqual(2);
    expect(await database.run(sql`select note from users`)).toEqual([]);
  });

  test('validates rows while others write', async () => {
    const { database } = await open();
    await database.changingSchema(async (kysely) => {
      await kyselySql
        .raw(`alter table outbox drop constraint outbox_channel_known,
          add constraint outbox_channel_known check (channel = any ('{sms,email}'::text[])) not valid`)
        .execute(kysely);
      await kysely.transaction().execute(async (tx) => {
        await kyselySql
          .raw('alter table outbox validate constraint outbox_channel_known')
          .execute(tx);
        await database.transaction((db) =>
          db.run(sql`lock table outbox in row exclusive mode nowait`),
        );
      });
    });
  });
});
