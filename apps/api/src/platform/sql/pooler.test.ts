import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTestPooler } from '@signet/testing/test-pooler';
import { sql as raw } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { onPostgres } from '../../testing/for-each-database.ts';
import { runAsAdmin } from '../../testing/test-database-setup.ts';
import { databasePassword } from '../config/database-password.ts';
import { hasCode } from '../describe-error.ts';
import type { DatabaseAccess } from './database.ts';
import { openDatabase } from './open-database.ts';
import { sql } from './sql.ts';

const statementTimeoutMs = 400;
const QUERY_CANCELED = '57014';
const sleeps = sql`select pg_sleep(2)`;

async function behindPooler(url: string, options: Parameters<typeof startTestPooler>[1] = {}) {
  const name = new URL(url).pathname.slice(1);
  await runAsAdmin(url, (admin) =>
    admin.query(`alter database ${name} set statement_timeout = '20s'`),
  );
  const pooler = await startTestPooler(url, options);
  onTestFinished(() => pooler.stop());
  return pooler;
}

async function opened(pooledUrl: string, access: DatabaseAccess) {
  const database = await openDatabase({
    databaseUrl: pooledUrl,
    ...access,
    dataDir: '',
    statementTimeoutMs,
  });
  onTestFinished(() => database.close());
  return database;
}

onPostgres('a database behind a pooler that lends connections by transaction', (open) => {
  test('stops the start with one line when no direct address is configured', async () => {
    const { url = '' } = await open();
    const strict = await behindPooler(url);
    const lax = await startTestPooler(url, {
      ignores: 'statement_timeout,idle_in_transaction_session_timeout',
    });
    onTestFinished(() => lax.stop());
    for (const pooler of [strict, lax])
      await expect(opened(pooler.url, {})).rejects.toThrow(/set DATABASE_DIRECT_URL too/);
  });

  test('stops the start with one line when the role has no statement timeout', async () => {
    const { url = '' } = await open();
    const pooler = await startTestPooler(url);
    onTestFinished(() => pooler.stop());
    await expect(opened(pooler.url, { directUrl: url })).rejects.toThrow(
      /alter role … set statement_timeout = '30s'/,
    );
  });

  test('runs statements, pipelines and transactions on fewer connections than it has clients', async () => {
    const { url = '' } = await open();
    const pooler = await behindPooler(url, { connections: 3 });
    const [one, other] = [
      await opened(pooler.url, { directUrl: url }),
      await opened(pooler.url, { directUrl: url }),
    ];
    const work = Array.from({ length: 40 }, async (_none, at) => {
      const database = at % 2 === 0 ? one : other;
      const [[first], [second]] = await database.runTogether<[{ at: number }, { at: number }]>([
        sql`select ${at}::integer as at`,
        sql`select ${at + 1}::integer as at`,
      ]);
      await database.commitWith(async (tx) => {
        tx.send(sql`insert into key_versions values (${at}, 'x', 'x', 0)`);
        return async () => undefined;
      });
      await database.transaction((tx) =>
        tx.run(sql`update key_versions set claimed_at = ${at} where version = ${at}`),
      );
      return [first?.at, second?.at];
    });
    expect(await Promise.all(work)).toEqual(
      Array.from({ length: 40 }, (_none, at) => [at, at + 1]),
    );
    expect(
      await other.run(sql`select count(*) as kept from key_versions where claimed_at = version`),
    ).toEqual([{ kept: 40 }]);
  });

  test('ends a long statement in a transaction, and leaves no time limit on the connection', async () => {
    const { url = '' } = await open();
    const pooler = await behindPooler(url, { connections: 1 });
    const database = await opened(pooler.url, { directUrl: url });
    const ended = await database.transaction((tx) => tx.run(sleeps)).catch((error) => error);
    expect(hasCode(ended, QUERY_CANCELED)).toBe(true);
    expect(await database.run(sql`select current_setting('statement_timeout') as timeout`)).toEqual(
      [{ timeout: '20s' }],
    );
  });

  test('listens and migrates over the direct connection', async () => {
    const { url = '' } = await open();
    const pooler = await behindPooler(url);
    const database = await opened(pooler.url, { directUrl: url });
    const heard: (string | undefined)[] = [];
    const listening = await database.listen('signet_test', (text) => heard.push(text));
    onTestFinished(() => listening.close());
    await database.run(sql`select pg_notify('signet_test', 'one')`);
    await expect.poll(() => heard).toEqual([undefined, 'one']);
    const timeout = await database.changingSchema(async (kysely) => {
      return (await raw`show statement_timeout`.execute(kysely)).rows;
    });
    expect(timeout).toEqual([{ statement_timeout: '0' }]);
  });

  test('asks for the password at each new connection', async () => {
    const { url = '' } = await open();
    const pooler = await behindPooler(url, { password: 'first' });
    const folder = mkdtempSync(join(tmpdir(), 'signet-password-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const file = join(folder, 'password');
    writeFileSync(file, 'first\n');
    for (const source of [
      { file, command: undefined },
      { file: undefined, command: `cat ${file}` },
    ]) {
      writeFileSync(file, 'first\n');
      await pooler.changePassword('first');
      const database = await opened(pooler.url, {
        directUrl: url,
        password: databasePassword(source),
        connections: 2,
      });
      writeFileSync(file, 'second\n');
      await pooler.changePassword('second');
      const both = [database.run(sql`select 1 as one`), database.run(sql`select 1 as one`)];
      expect(await Promise.all(both)).toEqual([[{ one: 1 }], [{ one: 1 }]]);
    }
  });
});

test('a password that cannot be read is reported by its variable’s name only', async () => {
  const failing = databasePassword({ file: undefined, command: 'echo secret; exit 1' });
  await expect(failing?.()).rejects.toThrow(/^the command in DATABASE_PASSWORD_COMMAND failed$/);
  const missing = databasePassword({ file: '/nowhere/password', command: undefined });
  await expect(missing?.()).rejects.toThrow(/DATABASE_PASSWORD_FILE/);
  const empty = databasePassword({ file: undefined, command: 'true' });
  await expect(empty?.()).rejects.toThrow(/gave an empty password/);
});
