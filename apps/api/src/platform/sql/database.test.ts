import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { migrate } from '../../migrations/migrate.ts';
import { MIGRATIONS } from '../../migrations/migrations.ts';
import { forEachDatabase, type TestDatabase } from '../../testing/for-each-database.ts';
import { runAsAdmin } from '../../testing/test-database-setup.ts';
import { openDatabase } from './open-database.ts';
import { lockDataFolder } from './pglite.ts';
import { query } from './query.ts';
import { identifier, joinSql, sql, statementOf } from './sql.ts';

test('pieces of SQL nest, and every value becomes a parameter', () => {
  const piece = joinSql([sql`a = ${1}`, sql`b in (${2}, ${3})`], ' and ');
  const { text, values } = statementOf(
    sql`select ${identifier('x')} from t where ${piece} or c = ${undefined}`,
  );
  expect(text).toBe('select x from t where a = $1 and b in ($2, $3) or c = $4');
  expect(values).toEqual([1, 2, 3, null]);
  expect(() => identifier('x; drop table t')).toThrow();
});

const KEY = { checkSealed: 'x', fingerprintCheckHmac: 'x', claimedAt: 0 };

/** PostgreSQL's code of a broken unique index. */
const uniqueViolation = '23505';

forEachDatabase('a database', (open, kind) => {
  let at: TestDatabase;
  beforeAll(async () => {
    at = await open();
  });
  afterEach(async () => {
    await at.database.run(sql`delete from key_versions`);
  });

  test('returns the same types of values', async () => {
    const rows = await at.database.run(
      sql`select 9007199254740991::bigint as big_number, date '2026-03-08' as a_day, '{"some_key": [1]}'::jsonb as json, null as nothing, true as yes`,
    );
    expect(rows).toEqual([
      { bigNumber: 9_007_199_254_740_991, aDay: '2026-03-08', json: { some_key: [1] }, yes: true },
    ]);
  });

  test('commits a transaction or rolls it back, and refuses the outer database inside', async () => {
    const add = (version: number) => sql`insert into key_versions values (${version}, 'x', 'x', 0)`;
    await at.database.transaction((db) => db.run(add(1)));
    await expect(
      at.database.transaction(async (db) => {
        await db.run(add(2));
        throw new Error('changed my mind');
      }),
    ).rejects.toThrow('changed my mind');
    await expect(at.database.transaction(() => at.database.run(add(3)))).rejects.toThrow(
      /use the db/,
    );
    expect(await at.database.run(sql`select version from key_versions`)).toEqual([{ version: 1 }]);
  });

  test('runs statements that are sent together in order, each after the previous one', async () => {
    const add = sql`insert into key_versions values (7, 'x', 'x', 0) returning version`;
    const count = sql`select count(*) as kept from key_versions`;
    expect(await at.database.runTogether<[object, object, object]>([count, add, count])).toEqual([
      [{ kept: 0 }],
      [{ version: 7 }],
      [{ kept: 1 }],
    ]);
    const inside = at.database.transaction(async (db) => {
      await db.runTogether<[object, object]>([sql`delete from key_versions`, count]);
      throw new Error('changed my mind');
    });
    await expect(inside).rejects.toThrow('changed my mind');
    expect(await at.database.run(count)).toEqual([{ kept: 1 }]);
  });

  test('returns bigints as numbers, in arrays too, and leaves out nulls', async () => {
    const read = sql`select 1795000000000::bigint as at, array[1795000000000]::bigint[] as times, null::bigint as gone`;
    expect(await at.database.run(read)).toEqual([{ at: 1795000000000, times: [1795000000000] }]);
  });

  test('commits statements that nobody waited for, and reads their result last', async () => {
    const kept = query.selectFrom('keyVersions').select('version').orderBy('version');
    const read = await at.database.commitWith(async (tx) => {
      for (const version of [3, 4])
        tx.send(query.insertInto('keyVersions').values({ ...KEY, version }));
      const rows = tx.run(kept);
      return () => rows;
    });
    expect(read).toEqual([{ version: 3 }, { version: 4 }]);
    expect(await at.database.run(kept)).toEqual(read);
  });

  test('throws the error of a statement that nobody waited for, and rolls back', async () => {
    const add = query.insertInto('keyVersions').values({ ...KEY, version: 5 });
    const twice = at.database.commitWith(async (tx) => {
      tx.send(add);
      tx.send(add);
      const rows = tx.run(sql`select 1 as one`);
      return () => rows;
    });
    await expect(twice).rejects.toMatchObject({ code: uniqueViolation });
    expect(await at.database.run(sql`select version from key_versions`)).toEqual([]);
  });

  test('knows that it is inside a transaction', async () => {
    expect(() => at.database.mustBeOutside()).not.toThrow();
    const inside = at.database.transaction(async () => at.database.mustBeOutside());
    await expect(inside).rejects.toThrow(/a transaction is open/);
  });

  test('throws the error of one statement among several, and rolls back only that one', async () => {
    const add = (version: number) => sql`insert into key_versions values (${version}, 'x', 'x', 0)`;
    await expect(at.database.runTogether<[object, object]>([add(1), add(1)])).rejects.toThrow(
      /duplicate key/,
    );
    expect(await at.database.run(sql`select version from key_versions`)).toEqual([{ version: 1 }]);
  });

  test('lists the listeners', async () => {
    let heard = 0;
    const listening = await (await at.second()).listen('news', () => {
      heard += 1;
    });
    const before = heard;
    await at.database.run(sql`select pg_notify('news', '')`);
    await expect.poll(() => heard).toBe(before + 1);
    await listening.close();
  });

  test('is migrated once by several processes at once', async () => {
    const { database, second } = await open({ empty: true });
    const others = kind === 'postgres' ? [await second(), await second()] : [];
    const ran = await Promise.all([database, ...others].map((one) => migrate(one)));
    expect(ran.flat()).toEqual(Object.keys(MIGRATIONS));
    expect(await migrate(database)).toEqual([]);
    expect(await database.run(sql`select count(*) as users from users`)).toEqual([{ users: 0 }]);
  });

  if (kind === 'postgres') {
    test('is refused when it would lose acknowledged data', async () => {
      const { url = '' } = await open();
      const [, named = ''] = /\/([^/]+)$/.exec(url) ?? [];
      await runAsAdmin(url, (admin) =>
        admin.query(`alter database ${named} set synchronous_commit = off`),
      );
      await expect(
        openDatabase({ databaseUrl: url, dataDir: '', statementTimeoutMs: 1_000 }),
      ).rejects.toThrow(/synchronous_commit=off/);
    });

    test('throws when the connection breaks in the middle, and continues on another one', async () => {
      const { database } = await open();
      const breaks = sql`select pg_terminate_backend(pg_backend_pid())`;
      const one = sql`select 1 as one`;
      await expect(database.runTogether<[object, object]>([breaks, one])).rejects.toThrow();
      await expect(database.transaction((db) => db.run(breaks))).rejects.toThrow();
      expect(await database.runTogether<[object]>([one])).toEqual([[{ one: 1 }]]);
    });

    test('retries the loser of a deadlock', async () => {
      const { database } = await open();
      const add = (version: number) =>
        database.run(query.insertInto('keyVersions').values({ ...KEY, version }));
      await add(1);
      await add(2);
      const both = (...versions: number[]) =>
        database.commitWith(async (tx) => {
          for (const version of versions) {
            await tx.run(
              query.updateTable('keyVersions').set({ claimedAt: 1 }).where('version', '=', version),
            );
            await sleep(100);
          }
          return async () => 'done';
        });
      expect(await Promise.all([both(1, 2), both(2, 1)])).toEqual(['done', 'done']);
    });

    test('ends a statement that takes too long', async () => {
      const { url = '' } = await open();
      const hurried = await openDatabase({
        databaseUrl: url,
        dataDir: '',
        statementTimeoutMs: 100,
      });
      await expect(hurried.run(sql`select pg_sleep(5)`)).rejects.toThrow(/statement timeout/);
      await hurried.close();
    });
  }
});

describe('the folder of the embedded database', () => {
  const root = mkdtempSync(join(tmpdir(), 'signet-folder-'));
  afterAll(() => rmSync(root, { recursive: true }));

  test('is refused to a second process, and taken over from a dead one without losing acknowledged data', async () => {
    const folder = join(root, 'database');
    const from = (file: string) => JSON.stringify(fileURLToPath(new URL(file, import.meta.url)));
    const program = `
      const { openDatabase } = await import(${from('open-database.ts')});
      const { sql } = await import(${from('sql.ts')});
      const database = await openDatabase({ dataDir: ${JSON.stringify(folder)}, statementTimeoutMs: 1000 });
      await database.run(sql\`create table kept (n integer)\`);
      await database.run(sql\`insert into kept values (7)\`);
      console.log('acknowledged');
      setInterval(() => undefined, 1000);`;
    const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(child.stdout, 'data');
    const opening = () => openDatabase({ dataDir: folder, statementTimeoutMs: 1_000 });
    await expect(opening()).rejects.toThrow(`in use by process ${child.pid}`);
    child.kill('SIGKILL');
    await once(child, 'exit');
    const database = await opening();
    expect(await database.run(sql`select n from kept`)).toEqual([{ n: 7 }]);
    await expect(opening()).rejects.toThrow(/in use by this process/);
    await database.close();
  });

  test('is readable by its owner only, even if an earlier release left it open', () => {
    const folder = join(root, 'open');
    mkdirSync(folder, { mode: 0o755 });
    lockDataFolder(folder)();
    expect(statSync(folder).mode & 0o777).toBe(0o700);
  });

  test('that cannot be created is reported by its variable’s name', () => {
    writeFileSync(join(root, 'file'), '');
    expect(() => lockDataFolder(join(root, 'file', 'database'))).toThrow(
      /^DATA_DIR .*file cannot be used \(E\w+\)$/,
    );
  });

  test('is free when the process id in its lock now belongs to another process', () => {
    const folder = join(root, 'reused');
    writeFileSync(`${folder}.lock`, `${process.ppid} 1`);
    lockDataFolder(folder)();
  });
});
