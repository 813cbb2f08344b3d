import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { hasCode } from '../describe-error.ts';
import {
  CommitUnknown,
  type Database,
  type DatabaseOptions,
  type Db,
  type ReadLast,
  type Tx,
} from './database.ts';
import { afterwards, quietly, withinTransaction } from './pipelines.ts';
import { type Query, rowsOf, type Sql, statementOf } from './sql.ts';

const defaultConnections = 16;
/**
 * A hung server keeps connections open, so each wait is limited here: to connect, and past the
 * server's own statement timeout.
 */
const connectTimeoutMs = 1_500;
const answerGraceMs = 300;
/** pg-boss's own statements create tables and clean up; no user waits for them. */
const queueAnswerMs = 15_000;
const keepAliveAfterMs = 10_000;
/** A process that stalls in mid-transaction must not block others. */
const idleInTransactionMs = 15_000;
const oldestVersion = 150_000;
const reconnectMs = 500;
const beatMs = 10_000;
/** Advisory-lock key of migrations; must never change. */
const schemaLock = 7_465_001;
const DEADLOCK = '40P01';
const SERIALIZATION_FAILURE = '40001';
const transactionTries = 3;
const retryPauseMs = 20;
/** A simple query, so that the settings share its message; behind a pooler they end with it. */
const BEGIN_SHORT = `begin; set local lock_timeout = 1500; set local idle_in_transaction_session_timeout = 5000`;

/**
 * int8 as number, also in arrays, and date as text: a birth date must not shift with the machine's
 * time zone.
 */
const PARSERS: Readonly<Record<number, (text: string) => unknown>> = {
  20: Number,
  1016: (text) => (text === '{}' ? [] : text.slice(1, -1).split(',').map(Number)),
  1082: (text) => text,
};
const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    PARSERS[oid] ?? pg.types.getTypeParser(oid, format ?? 'text'),
} as pg.CustomTypesConfig; // its declaration lists every oid

/**
 * Named prepared statements on a pool. Throws a one-line error if the server is too old or could
 * lose acknowledged data.
 */
export async function openPostgres({
  databaseUrl,
  statementTimeoutMs,
  connections = defaultConnections,
  log = () => undefined,
}: DatabaseOptions & { databaseUrl: string }): Promise<Database> {
  const limits = limitsOf(statementTimeoutMs);
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: connections,
    ...limits,
    statement_timeout: statementTimeoutMs,
    idle_in_transaction_session_timeout: idleInTransactionMs,
    application_name: 'signet',
    types,
    pipeline: true, // sends queued statements at once; only a dependent statement waits for a round trip
  });
  pool.on('error', (error) => log(`a database connection broke off: ${error.message}`));
  await assertDurable(pool).catch(async (error: unknown) => {
    await pool.end();
    throw error;
  });
  const inside = new AsyncLocalStorage<true>();
  const outside = (): pg.Pool => {
    if (inside.getStore()) throw new Error('a transaction is open: use the db that it was given');
    return pool;
  };

  return {
    ...dbOn(outside, (work) => withConnection(outside(), work)),
    kind: 'postgres',
    transaction: (work) => runTransaction(outside(), inside, 'begin', afterwards(work)),
    commitWith: (work) => retried(() => runTransaction(outside(), inside, BEGIN_SHORT, work)),
    mustBeOutside: () => void outside(),
    listen: (channel, onNotify) =>
      listenOn({ connectionString: databaseUrl, ...limits }, channel, onNotify, log),
    ping: oneAtATime(async () => {
      await pool.query('select 1');
    }),
    close: () => pool.end(),
    queue: {
      connectionString: databaseUrl,
      max: 4,
      application_name: 'signet-queue',
      ...limits,
      query_timeout: queueAnswerMs,
    },
    changingSchema: (work) => changeSchema(databaseUrl, work),
  };
}

type Limits = {
  connectionTimeoutMillis: number;
  query_timeout: number;
  keepAlive: true;
  keepAliveInitialDelayMillis: number;
};

const limitsOf = (statementTimeoutMs: number): Limits => ({
  connectionTimeoutMillis: connectTimeoutMs,
  query_timeout: statementTimeoutMs + answerGraceMs,
  keepAlive: true,
  keepAliveInitialDelayMillis: keepAliveAfterMs,
});

/** Concurrent callers share one run: probes of a hung database must not exhaust the pool. */
function oneAtATime(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  return () => {
    running ??= work().finally(() => {
      running = undefined;
    });
    return running;
  };
}

type Work<Result> = (client: pg.PoolClient) => Promise<Result>;

/**
 * Lends one connection. On an error it rolls back; a connection that cannot even roll back is
 * closed.
 */
async function withConnection<Result>(pool: pg.Pool, work: Work<Result>): Promise<Result> {
  const client = await pool.connect();
  const onBreak = () => undefined; // the running statement rejects with the same error; an unhandled event would crash the process
  client.on('error', onBreak);
  const release = (broken: boolean): void => {
    client.off('error', onBreak);
    client.release(broken);
  };
  try {
    const result = await work(client);
    release(false);
    return result;
  } catch (error) {
    const rolledBack = await client.query('rollback').then(
      () => true,
      () => false,
    );
    release(!rolledBack);
    throw error;
  }
}

/** An answer of the server has an SQLSTATE; what the driver throws about its connection has none. */
const isOfServer = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && !/^(57P|08)/.test(error.code ?? '');

const throwUnknown = (error: unknown): never => {
  if (isOfServer(error)) throw error;
  throw new CommitUnknown('the connection broke during the commit', { cause: error });
};

/**
 * Statements that are sent without waiting in between reach the socket as one write, instead of one
 * system call each.
 */
function gathering({ connection: { stream } }: pg.PoolClient): () => void {
  let isGathering = false;
  return () => {
    if (isGathering) return;
    isGathering = true;
    stream.cork();
    process.nextTick(() => {
      isGathering = false;
      stream.uncork();
    });
  };
}

/** `begin`, all that `work` sends, and the commit go down one connection without waiting. */
const runTransaction = <Result>(
  pool: pg.Pool,
  inside: AsyncLocalStorage<true>,
  begin: string,
  work: (tx: Tx) => Promise<ReadLast<Result>>,
): Promise<Result> =>
  withConnection(pool, async (client) => {
    const gather = gathering(client);
    gather();
    const sent: Promise<unknown>[] = [quietly(client.query(begin))];
    const after: (() => void)[] = [];
    const db = dbOn(() => client, onClient(client));
    const tx: Tx = {
      ...db,
      run: <Row>(query: Query<Row>) => {
        gather();
        return quietly(db.run<Row>(query));
      },
      send: (query) => {
        gather();
        sent.push(quietly(client.query(statementOf(query))));
      },
      afterCommit: (run) => void after.push(run),
    };
    const readLast = await inside.run(true, () => withinTransaction(() => work(tx)));
    gather();
    const committed = quietly(client.query('commit'));
    await Promise.all(sent).catch(throwUnknown);
    const { command } = await committed.catch(throwUnknown);
    // A commit after a failed statement answers ROLLBACK, and no error.
    if (command !== 'COMMIT') throw new Error('the transaction was rolled back');
    for (const run of after) run();
    return readLast();
  });

/** The one who lost a deadlock or a serialization runs again, after a random pause. */
async function retried<Result>(run: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await run();
    } catch (error) {
      const isLost = hasCode(error, DEADLOCK) || hasCode(error, SERIALIZATION_FAILURE);
      if (!isLost || tries === transactionTries) throw error;
      await sleep(Math.random() * retryPauseMs * tries);
    }
  }
}

/** Pipelines the statements: all are sent before the first reply. */
async function pipelined(client: pg.PoolClient, queries: readonly Sql[]): Promise<unknown[][]> {
  const sent = queries.map((query) => client.query<Record<string, unknown>>(statementOf(query)));
  await Promise.allSettled(sent);
  return (await Promise.all(sent)).map(({ rows }) => rowsOf(rows));
}

type Lend = <Result>(work: Work<Result>) => Promise<Result>;

const onClient =
  (client: pg.PoolClient): Lend =>
  (work) =>
    work(client);

const dbOn = (connection: () => pg.Pool | pg.PoolClient, lend: Lend): Db => ({
  run: async <Row>(query: Query<Row>) =>
    rowsOf<Row>((await connection().query<Record<string, unknown>>(statementOf(query))).rows),
  runTogether: <Rows extends readonly unknown[]>(queries: { [At in keyof Rows]: Sql }) =>
    lend((client) => pipelined(client, queries)) as Promise<{ [At in keyof Rows]: Rows[At][] }>, // the queries' author names the rows
  boss: { executeSql: (text, values) => connection().query(text, values) },
});

/** Acknowledged writes must survive a power cut. docs/readings.md 118. */
async function assertDurable(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ fsync: string; commit: string; version: string }>(
    "select current_setting('fsync') as fsync, current_setting('synchronous_commit') as commit, current_setting('server_version_num') as version",
  );
  const found = rows[0];
  if (found === undefined || Number(found.version) < oldestVersion)
    throw new Error('the database must be PostgreSQL 15 or newer');
  if (found.fsync !== 'on')
    throw new Error(
      'the database runs with fsync=off and would lose acknowledged data; set it to on',
    );
  if (found.commit === 'off')
    throw new Error(
      'the database runs with synchronous_commit=off and would lose acknowledged data; set it to on',
    );
}

async function listenOn(
  way: { connectionString: string } & Limits,
  channel: string,
  onNotify: (text?: string) => void,
  log: (line: string) => void,
): Promise<{ close(): Promise<void> }> {
  let closed = false;
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  const reconnect = () => {
    if (closed) return;
    clearTimeout(timer);
    timer = setTimeout(() => void connect().catch(reconnect), reconnectMs);
  };
  const connect = async (): Promise<void> => {
    const next = new pg.Client({
      ...way,
      application_name: 'signet-listener',
    });
    next.on('notification', ({ payload }) => onNotify(payload));
    next.on('error', (error) => log(`the connection that listens broke off: ${error.message}`));
    try {
      await next.connect();
      await next.query(`listen ${channel}`);
    } catch (error) {
      await next.end().catch(() => undefined); // it may never have been open
      throw error;
    }
    if (closed) return next.end();
    // What a firewall or a pooler drops in silence hears nothing, and says nothing of it.
    const beat = setInterval(() => {
      next.query('select 1').catch(() => next.connection.stream.destroy());
    }, beatMs).unref();
    next.on('end', () => {
      clearInterval(beat);
      reconnect();
    });
    client = next;
    onNotify();
  };
  await connect();
  return {
    close: async () => {
      closed = true;
      clearTimeout(timer);
      await client?.end();
    },
  };
}

async function changeSchema<Result>(
  databaseUrl: string,
  work: (kysely: Kysely<unknown>) => Promise<Result>,
): Promise<Result> {
  const holder = new pg.Client({
    connectionString: databaseUrl,
    application_name: 'signet-schema',
  });
  await holder.connect();
  const kysely = new Kysely<unknown>({
    dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: databaseUrl, max: 2 }) }),
  });
  try {
    await holder.query('select pg_advisory_lock($1)', [schemaLock]);
    return await work(kysely);
  } finally {
    await kysely.destroy();
    await holder.end();
  }
}
