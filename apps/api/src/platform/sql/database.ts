import type { Kysely } from 'kysely';
import type { Db as IDatabase } from 'pg-boss';
import type { ConnectionOptions } from './connection-options.ts';
import type { Query, Sql } from './sql.ts';

/**
 * Runs SQL on the database or inside one transaction. Column names come back in camel case; null
 * columns are undefined.
 */
export type Db = {
  run<Row>(query: Query<Row>): Promise<Row[]>;
  /**
   * One round trip; each statement runs and commits by itself, in order. Throws the first error
   * after all ended. docs/decisions/0027.
   */
  runTogether<Rows extends readonly unknown[]>(
    queries: { [At in keyof Rows]: Sql },
  ): Promise<{ [At in keyof Rows]: Rows[At][] }>;
  boss: IDatabase;
};

/**
 * The connection broke while it committed: whether the transaction took place is for its author to
 * find out.
 */
export class CommitUnknown extends Error {
  override readonly name = 'CommitUnknown';
}

/**
 * An open transaction. Statements reach the server in the order of the calls, whether or not
 * anybody waits for them.
 */
export type Tx = Db & {
  /**
   * Sends a write without waiting for it, so that several share a round trip. If it fails, the
   * transaction does.
   */
  send(query: Query): void;
  /** Runs once the transaction has been committed, and not at all where it is rolled back. */
  afterCommit(run: () => void): void;
};

/** Reads what was asked for in the last round trip of a transaction, once it is committed. */
export type ReadLast<Result> = () => Promise<Result>;

export type Database = Db & {
  kind: 'pglite' | 'postgres';
  /**
   * Throws when the outer database is used inside: PGlite has one connection and would deadlock, so
   * PostgreSQL forbids it too.
   */
  transaction<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result>;
  /**
   * The same, where the commit travels with the last round trip of `work`. A deadlock or a
   * serialization failure runs `work` again, so it must have no effect outside the transaction.
   * Waits for a locked row 1.5 s at most, which is longer than it takes to find a deadlock.
   */
  commitWith<Result>(work: (tx: Tx) => Promise<ReadLast<Result>>): Promise<Result>;
  /** Throws inside a transaction: what waits for another one there would wait for itself. */
  mustBeOutside(): void;
  /**
   * Calls back with the payload of each NOTIFY, and without one after each new connection, since a
   * notification may have been missed.
   */
  listen(channel: string, onNotify: (text?: string) => void): Promise<{ close(): Promise<void> }>;
  ping(): Promise<void>;
  close(): Promise<void>;
  queue:
    | { db: IDatabase; backend: 'pglite' }
    | (ConnectionOptions & { max: number; application_name: string });
  /** Runs schema changes: one process at a time, without the statement timeout. */
  changingSchema<Result>(work: (kysely: Kysely<unknown>) => Promise<Result>): Promise<Result>;
};

/** How processes reach PostgreSQL; the embedded database has one connection and no password. */
export type DatabaseAccess = {
  /**
   * Past the pooler that `databaseUrl` then leads to, for what needs a session: listening and
   * schema changes. docs/decisions/0230.
   */
  directUrl?: string;
  /** Asked at each new connection, because a password may change while the product runs. */
  password?: () => Promise<string>;
  connections?: number;
  queueConnections?: number;
};

export type DatabaseOptions = DatabaseAccess & {
  databaseUrl?: string;
  dataDir: string;
  statementTimeoutMs: number;
  log?: (line: string) => void;
  snapshot?: Blob;
};
