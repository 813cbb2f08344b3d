import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { startTestPostgres } from '@signet/testing/test-postgres';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { migrate } from '../migrations/migrate.ts';
import { openDatabase } from '../platform/sql/open-database.ts';
import { pgliteDatabase } from '../platform/sql/pglite.ts';

/**
 * Provided to all test files: a migrated dump of PGlite, and a server with a migrated template
 * database.
 */
type TestDatabases = { snapshotFile: string; postgresUrl: string; template: string };

declare module 'vitest' {
  // Only an interface can be merged into a declaration.
  interface ProvidedContext {
    databases: TestDatabases;
  }
}

/** Prepares both databases once for all test files; returns the cleanup. */
export default async function prepareDatabases(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'signet-tests-'));
  const snapshotFile = join(folder, 'snapshot.tar');
  const prefix = `signet_test_${process.pid}`;
  const template = `${prefix}_template`;
  const [server] = await Promise.all([startTestPostgres(), writeSnapshot(snapshotFile)]);
  await makeTemplate(server.url, template);
  project.provide('databases', { snapshotFile, postgresUrl: server.url, template });
  return async () => {
    if (process.env.TEST_POSTGRES_URL) await dropAll(server.url, prefix);
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}

async function writeSnapshot(file: string): Promise<void> {
  const pglite = await PGlite.create();
  await migrate(pgliteDatabase(pglite));
  writeFileSync(file, Buffer.from(await (await pglite.dumpDataDir('none')).arrayBuffer()));
  await pglite.close();
}

async function makeTemplate(url: string, template: string): Promise<void> {
  await runAsAdmin(url, (admin) => admin.query(`create database ${template}`));
  const database = await openDatabase({
    databaseUrl: databaseAt(url, template),
    dataDir: '',
    statementTimeoutMs: 30_000,
  });
  await migrate(database);
  await database.close();
}

const dropAll = (url: string, prefix: string) =>
  runAsAdmin(url, async (admin) => {
    const found = await admin.query<{ datname: string }>(
      'select datname from pg_database where starts_with(datname, $1)',
      [prefix],
    );
    for (const { datname } of found.rows)
      await admin.query(`drop database ${datname} with (force)`);
  });

export function databaseAt(url: string, name: string): string {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.toString();
}

export async function runAsAdmin<Result>(
  url: string,
  work: (admin: pg.Client) => Promise<Result>,
): Promise<Result> {
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  try {
    return await work(admin);
  } finally {
    await admin.end();
  }
}
