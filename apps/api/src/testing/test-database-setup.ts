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
 * Provided to all test files: dumps of PGlite, migrated and without a table, and a server with a
 * migrated template database.
 */
type TestDatabases = {
  snapshotFile: string;
  emptySnapshotFile: string;
  postgresUrl: string;
  template: string;
};

declare module 'vitest' {
  // Only an interface can be merged into a declaration.
  interface ProvidedContext {
    databases: TestDatabases;
  }
}

/** Prepares both databases once for all test files; returns the cleanup. */
export default async function prepareDatabases(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'signet-tests-'));
  const [snapshotFile, emptySnapshotFile] = [join(folder, 'tables.tar'), join(folder, 'empty.tar')];
  const prefix = `signet_test_${process.pid}`;
  const template = `${prefix}_template`;
  const [server] = await Promise.all([
    startTestPostgres(),
    writeSnapshots({ snapshotFile, emptySnapshotFile }),
  ]);
  await makeTemplate(server.url, template);
  project.provide('databases', {
    snapshotFile,
    emptySnapshotFile,
    postgresUrl: server.url,
    template,
  });
  return async () => {
    if (process.env.TEST_POSTGRES_URL) await dropAll(server.url, prefix);
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}

async function writeSnapshots({
  snapshotFile,
  emptySnapshotFile,
}: Pick<TestDatabases, 'snapshotFile' | 'emptySnapshotFile'>): Promise<void> {
  const pglite = await PGlite.create();
  await pglite.exec("alter system set shared_buffers = '16MB'"); // 128 MB take a while to set up
  dropTemplates(pglite);
  await writeDump(pglite, emptySnapshotFile);
  await migrate(pgliteDatabase(pglite));
  await writeDump(pglite, snapshotFile);
  await pglite.close();
}

const EMBEDDED_DATA = '/pglite/data';

const filesIn = ({ Module: { FS } }: PGlite, folder: string): string[] =>
  (FS.readdir(folder) as string[]) // Emscripten's types are not installed
    .filter((name) => !name.startsWith('.'))
    .map((name) => `${folder}/${name}`);

/** Two thirds of the files that an opening would copy, for `create database` alone. */
function dropTemplates(pglite: PGlite): void {
  for (const template of ['1', '4'])
    for (const file of filesIn(pglite, `${EMBEDDED_DATA}/base/${template}`))
      pglite.Module.FS.unlink(file);
}

/**
 * After a checkpoint and without the log before it, or each database that is opened from the dump
 * would copy it and repeat all migrations.
 */
async function writeDump(pglite: PGlite, file: string): Promise<void> {
  await pglite.exec('checkpoint');
  const found = await pglite.query<{ current: string }>(
    'select pg_walfile_name(pg_current_wal_lsn()) as current',
  );
  for (const log of filesIn(pglite, `${EMBEDDED_DATA}/pg_wal`))
    if (/[0-9A-F]{24}$/.test(log) && !log.endsWith(found.rows[0]?.current ?? ''))
      pglite.Module.FS.unlink(log);
  writeFileSync(file, Buffer.from(await (await pglite.dumpDataDir('none')).arrayBuffer()));
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
