import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { LIMITS } from '@signet/rulebook/core/limits';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { hasCode } from '../describe-error.ts';
import { type ConnectionOptions, connectionOptions } from './connection-options.ts';
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

/** pg-boss's own statements create tables and clean up; no user waits for them. */
const queueAnswerMs = 15_000;
/** A process that stalls in mid-transaction must not block others. */
const idleInTransactionMs = 15_000;
const oldestVersion = 150_000;
const reconnectMs = 500;
/** With the answer's time limit and the reconnect, a deaf listener hears again within 10 s. */
const beatMs = 5_000;
/** Advisory-lock key of migrations; must never change. */
const schemaLock = 7_465_001;
/** Between two looks at whether another process has changed the schema. */
const schemaLockLookMs = 100;
const DEADLOCK = '40P01';
const SERIALIZATION_FAILURE = '40001';
const transactionTries = 3;
const retryPauseMs = 20;
const shortIdleMs = 5_000;
const shortLockMs = 1_500;
const DATABASE_WITHOUT_DIRECT =
  'DATABASE_URL leads to a pooler, which keeps no session: set DATABASE_DIRECT_URL too, to the same database past the pooler';
const UNSUPPORTED_PARAMETER = '08P01';

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
 * Prepared statements on a pool. With `directUrl`, `databaseUrl` may lead to a pooler that lends a
 * connection for each transaction alone. Throws a one-line error if the server is too old or could
 * lose acknowledged data, or if the pooler keeps statements from ending. docs/decisions/0230.
 */
export async function openPostgres({
  databaseUrl,
  directUrl,
  password,
  statementTimeoutMs,
  connections = LIMITS.databaseConnections,
  queueConnections = LIMITS.queueConnections,
  log = () => undefined,
}: Omit<DatabaseOptions, 'dataDir'> & { databaseUrl: string }): Promise<Database> {
  const isPooled = directUrl !== undefined;
  const optionsOf = (url: string) => connectionOptions({ url, password, statementTimeoutMs });
  const [pooled, direct] = [optionsOf(databaseUrl), optionsOf(directUrl ?? databaseUrl)];
  const pool = new pg.Pool({
    ...pooled,
    max: connections,
    idleTimeoutMillis: LIMITS.databaseIdleMs,
    ...(isPooled
      ? {}
      : {
          statement_timeout: statementTimeoutMs,
          idle_in_transaction_session_timeout: idleInTransactionMs,
        }),
    application_name: 'signet',
    types,
    pipeline: true, // sends queued statements at once; only a dependent statement waits for a round trip
  });
  pool.on('error', (error) => log(`a database connection broke off: ${error.message}`));
  const written = await writtenFor(pool, { isPooled, statementTimeoutMs }).catch(
    async (error: unknown) => {
      await pool.end();
      throw error;
    },
  );
  const begin = beginFor(isPooled ? statementTimeoutMs : undefined);
  const inside = new AsyncLocalStorage<true>();
  const outside = (): pg.Pool => {
    if (inside.getStore()) throw new Error('a transaction is open: use the db that it was given');
    return pool;
  };
  const run = <Result>(first: string, work: (tx: Tx) => Promise<ReadLast<Result>>) =>
    runTransaction({ pool: outside(), inside, begin: first, written }, work);

  return {
    ...dbOn(outside, written, (work) => withConnection(outside(), work)),
    kind: 'postgres',
    transaction: (work) => run(begin.plain, afterwards(work)),
    commitWith: (work) => retried(() => run(begin.short, work)),
    mustBeOutside: () => void outside(),
    listen: (channel, onNotify) => listenOn(direct, channel, onNotify, log),
    ping: oneAtATime(async () => {
      await pool.query('select 1');
    }),
    close: () => pool.end(),
    queue: {
      ...pooled,
      max: queueConnections,
      application_name: 'signet-queue',
      query_timeout: queueAnswerMs,
    },
    changingSchema: (work) => changeSchema(direct, work),
  };
}

/** A query as the driver takes it. */
type Written = (query: Query) => { text: string; values: unknown[]; name?: string };

const withoutName: Written = (query) => {
  const { text, values } = statementOf(query);
  return { text, values };
};

/** A simple query, so that the settings share its message; behind a pooler they end with it. */
function beginFor(statementTimeoutMs: number | undefined): { plain: string; short: string } {
  const local = (settings: Readonly<Record<string, number | undefined>>): string =>
    Object.entries(settings)
      .filter(([, ms]) => ms !== undefined)
      .reduce((text, [name, ms]) => `${text}; set local ${name} = ${ms}`, 'begin');
  const idle = 'idle_in_transaction_session_timeout';
  return {
    plain: local({
      statement_timeout: statementTimeoutMs,
      [idle]: statementTimeoutMs === undefined ? undefined : idleInTransactionMs,
    }),
    short: local({
      statement_timeout: statementTimeoutMs,
      lock_timeout: shortLockMs,
      [idle]: shortIdleMs,
    }),
  };
}

type Way = { isPooled: boolean; statementTimeoutMs: number };

/** How statements are written for this server and pooler, once both will do. */
async function writtenFor(pool: pg.Pool, way: Way): Promise<Written> {
  const found = await settingsOf(pool);
  assertDurable(found);
  assertStatementsEnd(Number(found.timeout), way);
  return !way.isPooled || (await keepsNames(pool)) ? statementOf : withoutName;
}

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
  // The running statement rejects with the same error; an unhandled event would crash the process.
  const onBreak = () => undefined;
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

type Running = { pool: pg.Pool; inside: AsyncLocalStorage<true>; begin: string; written: Written };

/** `begin`, all that `work` sends, and the commit go down one connection without waiting. */
const runTransaction = <Result>(
  { pool, inside, begin, written }: Running,
  work: (tx: Tx) => Promise<ReadLast<Result>>,
): Promise<Result> =>
  withConnection(pool, async (client) => {
    const gather = gathering(client);
    gather();
    const sent: Promise<unknown>[] = [quietly(client.query(begin))];
    const after: (() => void)[] = [];
    const db = dbOn(() => client, written, onClient(client));
    const tx: Tx = {
      ...db,
      run: <Row>(query: Query<Row>) => {
        gather();
        return quietly(db.run<Row>(query));
      },
      send: (query) => {
        gather();
        sent.push(quietly(client.query(written(query))));
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

/** Retries the loser of a deadlock or serialization failure after a random pause. */
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
async function pipelined(
  client: pg.PoolClient,
  written: Written,
  queries: readonly Sql[],
): Promise<unknown[][]> {
  const sent = queries.map((query) => client.query<Record<string, unknown>>(written(query)));
  await Promise.allSettled(sent);
  return (await Promise.all(sent)).map(({ rows }) => rowsOf(rows));
}

type Lend = <Result>(work: Work<Result>) => Promise<Result>;

const onClient =
  (client: pg.PoolClient): Lend =>
  (work) =>
    work(client);

const dbOn = (connection: () => pg.Pool | pg.PoolClient, written: Written, lend: Lend): Db => ({
  run: async <Row>(query: Query<Row>) =>
    rowsOf<Row>((await connection().query<Record<string, unknown>>(written(query))).rows),
  runTogether: <Rows extends readonly unknown[]>(queries: { [At in keyof Rows]: Sql }) =>
    lend((client) => pipelined(client, written, queries)) as Promise<{
      [At in keyof Rows]: Rows[At][];
    }>, // the queries' author names the rows
  boss: { executeSql: (text, values) => connection().query(text, values) },
});

type Settings = { fsync: string; commit: string; version: string; timeout: string };

/** Throws a one-line error when a pooler rejects a session's startup settings. */
async function settingsOf(pool: pg.Pool): Promise<Settings> {
  const { rows } = await pool
    .query<Settings>(
      "select current_setting('fsync') as fsync, current_setting('synchronous_commit') as commit, current_setting('server_version_num') as version, (select setting from pg_settings where name = 'statement_timeout') as timeout",
    )
    .catch((error: unknown) => {
      throw hasCode(error, UNSUPPORTED_PARAMETER) ? new Error(DATABASE_WITHOUT_DIRECT) : error;
    });
  const [found] = rows;
  if (found === undefined) throw new Error('the database did not tell its settings');
  return found;
}

/** A statement whose caller is gone must not hold its locks forever. */
function assertStatementsEnd(timeoutMs: number, { isPooled, statementTimeoutMs }: Way): void {
  if (!isPooled && timeoutMs !== statementTimeoutMs) throw new Error(DATABASE_WITHOUT_DIRECT);
  if (isPooled && (timeoutMs === 0 || timeoutMs > LIMITS.dutyStatementMs))
    throw new Error(
      `statements of the database's role must end by themselves, because a pooler takes no time limit: alter role … set statement_timeout = '${LIMITS.dutyStatementMs / 1_000}s', then reconnect the pooler`,
    );
}

/**
 * A pooler that follows prepared statements gives them names of its own; one that does not passes
 * ours on, and the next transaction may meet a connection that does not know them.
 */
const keepsNames = (pool: pg.Pool): Promise<boolean> =>
  withConnection(pool, async (client) => {
    const name = `signet_${randomUUID()}`;
    await client.query('begin');
    await client.query({ name, text: 'select 1' });
    const { rowCount } = await client.query(
      'select 1 from pg_prepared_statements where name = $1',
      [name],
    );
    const isPassedOn = rowCount === 1;
    if (isPassedOn) await client.query(`deallocate "${name}"`);
    await client.query('commit');
    return !isPassedOn;
  });

/** Acknowledged writes must survive a power cut. docs/readings.md 118. */
function assertDurable(found: Settings): void {
  if (Number(found.version) < oldestVersion)
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
  way: ConnectionOptions,
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
    // A connection that a firewall or pooler dropped silently receives nothing and reports no error.
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

/**
 * Asked for again and again: a session that waits for a lock in one statement holds a snapshot, and
 * an index that is built concurrently would wait for that one while it waits for us.
 */
async function holdSchemaLock(holder: pg.Client): Promise<void> {
  for (;;) {
    const { rows } = await holder.query<{ held: boolean }>(
      'select pg_try_advisory_lock($1) as held',
      [schemaLock],
    );
    if (rows[0]?.held === true) return;
    await sleep(schemaLockLookMs);
  }
}

async function changeSchema<Result>(
  { query_timeout: _none, ...way }: ConnectionOptions,
  work: (kysely: Kysely<unknown>) => Promise<Result>,
): Promise<Result> {
  const endless = { ...way, options: '-c statement_timeout=0' }; // the role's own default may be short
  const holder = new pg.Client({ ...endless, application_name: 'signet-schema' });
  await holder.connect();
  const impatient = `${endless.options} -c lock_timeout=${LIMITS.schemaLockMs}`;
  const kysely = new Kysely<unknown>({
    dialect: new PostgresDialect({
      pool: new pg.Pool({ ...endless, options: impatient, max: 2 }),
    }),
  });
  try {
    await holdSchemaLock(holder);
    return await work(kysely);
  } finally {
    await kysely.destroy();
    await holder.end();
  }
}
