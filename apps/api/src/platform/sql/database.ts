import type { Kysely } from 'kysely';
import type { Db as IDatabase } from 'pg-boss';
import type { Sql } from './sql.ts';

/** What runs SQL: the database, or one transaction on it. Rows come back camelCased; a column without a value is undefined. */
export type Db = {
  run<Row>(query: Sql): Promise<Row[]>;
  /**
   * Statements that go to the database in one round trip and run one after another, each as if it had come alone: the first has committed
   * when the second begins. Throws the first fault once all have ended. docs/decisions/0027.
   */
  runTogether<Rows extends readonly unknown[]>(queries: { [At in keyof Rows]: Sql }): Promise<{ [At in keyof Rows]: Rows[At][] }>;
  /** What pg-boss writes through inside a transaction of ours. */
  boss: IDatabase;
};

export type Database = Db & {
  kind: 'pglite' | 'postgres';
  /** PGlite has one connection, where using the outer database inside would deadlock; so it throws on both. */
  transaction<Result>(work: (db: Db) => Promise<Result>): Promise<Result>;
  /** Calls back for each NOTIFY on the channel with its text, and without one after each new connection, since one may have been missed. */
  listen(channel: string, onNotify: (text?: string) => void): Promise<{ close(): Promise<void> }>;
  ping(): Promise<void>;
  close(): Promise<void>;
  /** What pg-boss is built with. */
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
  /** True when no other process works on this database. */
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
