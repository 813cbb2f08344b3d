import { randomBytes } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { afterAll, describe, inject } from 'vitest';
import type { Database } from '../platform/sql/database.ts';
import { openDatabase } from '../platform/sql/open-database.ts';
import { databaseAt, runAsAdmin } from './test-database-setup.ts';

export type TestDatabase = {
  database: Database;
  /**
   * Opens the same data again, like a second process; the embedded database has a single
   * connection, which is returned again.
   */
  second(): Promise<Database>;
  url?: string;
};
export type OpenTestDatabase = (options?: { empty?: boolean }) => Promise<TestDatabase>;

const statementTimeoutMs = 15_000;
/** Few, because each connection has to read the tables and plan its statements first. */
const CONNECTIONS = { connections: 5, queueConnections: 2 };

const KINDS = ['pglite', 'postgres'] as const;

type Body = (open: OpenTestDatabase, kind: Database['kind']) => void;

/**
 * Runs the tests on both PGlite and PostgreSQL. `open` returns a fresh database with all tables (or
 * `empty`), closed after the tests.
 */
export const forEachDatabase = (name: string, body: Body): void => onDatabases(KINDS, name, body);

/**
 * For API calls: store tests run on both databases and journeys on PGlite. Races and crashes are
 * tested on each.
 */
export const onPostgres = (name: string, body: Body): void => onDatabases(['postgres'], name, body);

function onDatabases(kinds: readonly Database['kind'][], name: string, body: Body): void {
  describe.each(kinds)(`${name} on %s`, (kind) => {
    const opened: Database[] = [];
    const keep = (database: Database): Database => {
      opened.push(database);
      return database;
    };
    afterAll(async () => {
      for (const database of opened) await database.close();
    });
    const openEmbedded: OpenTestDatabase = async ({ empty = false } = {}) => {
      const { snapshotFile, emptySnapshotFile } = inject('databases');
      const snapshot = await openAsBlob(empty ? emptySnapshotFile : snapshotFile);
      const database = keep(
        await openDatabase({ dataDir: 'memory://', statementTimeoutMs, snapshot }),
      );
      return { database, second: async () => database };
    };
    const openOnServer: OpenTestDatabase = async ({ empty = false } = {}) => {
      const { postgresUrl, template } = inject('databases');
      const fresh = `${template.replace('template', '')}${randomBytes(6).toString('hex')}`;
      await runAsAdmin(postgresUrl, (admin) =>
        admin.query(`create database ${fresh} template ${empty ? 'template0' : template}`),
      );
      const url = databaseAt(postgresUrl, fresh);
      const openOne = async () =>
        keep(
          await openDatabase({ databaseUrl: url, dataDir: '', statementTimeoutMs, ...CONNECTIONS }),
        );
      return { database: await openOne(), second: openOne, url };
    };
    body(kind === 'pglite' ? openEmbedded : openOnServer, kind);
  });
}
