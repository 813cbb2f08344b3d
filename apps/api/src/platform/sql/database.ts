import type { Kysely } from 'kysely';
import type { Db as IDatabase } from 'pg-boss';
import type { Sql } from './sql.ts';

/**
 * Runs SQL on the database or inside one transaction. Column names come back in camel case; null
 * columns are undefined.
 */
export type Db = {
  run<Row>(query: Sql): Promise<Row[]>;
  /**
   * One round trip; each statement runs and commits by itself, in order. Throws the first error
   * after all ended. docs/decisions/0027.
   */
  runTogether<Rows extends readonly unknown[]>(
    queries: { [At in keyof Rows]: Sql },
  ): Promise<{ [At in keyof Rows]: Rows[At][] }>;
  boss: IDatabase;
};

export type Database = Db & {
  kind: 'pglite' | 'postgres';
  /**
   * Throws when the outer database is used inside: PGlite has one connection and would deadlock, so
   * PostgreSQL forbids it too.
   */
  transaction<Result>(work: (db: Db) => Promise<Result>): Promise<Result>;
  /**
   * Calls back with the payload of each NOTIFY, and without one after each new connection, since a
   * notification may have been missed.
   */
  listen(channel: string, onNotify: (text?: string) => void): Promise<{ close(): Promise<void> }>;
  ping(): Promise<void>;
  close(): Promise<void>;
  queue:
    | { db: IDatabase; backend: 'pglite' }
    | {
        connectionString: string;
        max: number;
        application_name: string;
        connectionTimeoutMillis: number;
        query_timeout: number;
        keepAlive: true;
        keepAliveInitialDelayMillis: number;
      };
  /** True when no other process has a worker on this database. */
  worksAlone(): Promise<boolean>;
  /** Runs schema changes: one process at a time, without the statement timeout. */
  changingSchema<Result>(work: (kysely: Kysely<unknown>) => Promise<Result>): Promise<Result>;
};

export type DatabaseOptions = {
  databaseUrl?: string;
  dataDir: string;
  statementTimeoutMs: number;
  log?: (line: string) => void;
  snapshot?: Blob;
};
