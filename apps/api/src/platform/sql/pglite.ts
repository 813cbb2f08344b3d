import { AsyncLocalStorage } from 'node:async_hooks';
import {
  chmodSync,
  closeSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { dirname, resolve } from 'node:path';
import { PGlite, type Transaction } from '@electric-sql/pglite';
import { textAt } from '@signet/rulebook/core/records';
import { Kysely, PGliteDialect } from 'kysely';
import { fromPglite } from 'pg-boss';
import { hasCode } from '../describe-error.ts';
import type { Database, DatabaseOptions, Db, ReadLast, Tx } from './database.ts';
import { afterwards, quietly, withinTransaction } from './pipelines.ts';
import { type Query, rowsOf, type Sql, statementOf } from './sql.ts';

/** int8 as number and date as text, as on PostgreSQL. */
const parsers = { 20: Number, 1082: (text: string) => text };

/**
 * The embedded database: one connection, one process, no power-loss safety (fsync is off inside
 * it).
 */
export async function openPglite({ dataDir, snapshot }: DatabaseOptions): Promise<Database> {
  const inMemory = dataDir.startsWith('memory:');
  const unlock = inMemory ? () => undefined : lockDataFolder(dataDir);
  const pglite = await PGlite.create({
    dataDir: inMemory ? 'memory://' : dataDir,
    parsers,
    loadDataDir: snapshot,
  }).catch((error: unknown) => {
    unlock();
    throw error;
  });
  return pgliteDatabase(pglite, unlock);
}

export function pgliteDatabase(pglite: PGlite, unlock: () => void = () => undefined): Database {
  const inside = new AsyncLocalStorage<true>();
  const outside = (): PGlite => {
    if (inside.getStore()) throw new Error('a transaction is open: use the db that it was given');
    return pglite;
  };
  const dbOn = (connection: () => PGlite | Transaction): Db => {
    const run = async <Row>(query: Query<Row>) => {
      const { text, values } = statementOf(query);
      return rowsOf<Row>((await connection().query<Record<string, unknown>>(text, values)).rows);
    };
    return {
      run,
      runTogether: async <Rows extends readonly unknown[]>(
        queries: { [At in keyof Rows]: Sql },
      ) => {
        const answers: unknown[][] = [];
        for (const query of queries) answers.push(await run(query));
        return answers as { [At in keyof Rows]: Rows[At][] }; // the queries' author names the rows
      },
      boss: { executeSql: async (text, values) => connection().query(text, values) },
    };
  };

  // One connection: a second transaction waits for the first, so none can deadlock and there is
  // nothing to run again.
  const inTransaction = async <Result>(
    work: (tx: Tx) => Promise<ReadLast<Result>>,
  ): Promise<Result> => {
    const after: (() => void)[] = [];
    const result = await outside().transaction(async (transaction) => {
      const sent: Promise<unknown>[] = [];
      const db = dbOn(() => transaction);
      const send = (query: Query): void => {
        const { text, values } = statementOf(query);
        sent.push(quietly(transaction.query(text, values)));
      };
      const run = <Row>(query: Query<Row>) => quietly(db.run<Row>(query));
      const afterCommit = (later: () => void): void => void after.push(later);
      const tx = { ...db, run, send, afterCommit };
      const readLast = await inside.run(true, () => withinTransaction(() => work(tx)));
      await Promise.all(sent);
      return readLast();
    });
    for (const later of after) later();
    return result;
  };

  return {
    ...dbOn(outside),
    kind: 'pglite',
    transaction: (work) => inTransaction(afterwards(work)),
    commitWith: inTransaction,
    mustBeOutside: () => void outside(),
    listen: async (channel, onNotify) => {
      const end = await pglite.listen(channel, onNotify);
      return { close: async () => end() };
    },
    ping: async () => {
      await outside().query('select 1');
    },
    close: async () => {
      if (!pglite.closed) await pglite.close();
      unlock();
    },
    queue: { db: fromPglite(pglite), backend: 'pglite' },
    // Never destroyed: that would close the underlying database.
    changingSchema: (work) => work(new Kysely<unknown>({ dialect: new PGliteDialect({ pglite }) })),
  };
}

/** Start time of a process; a pid alone is reused after a restart. */
function startOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[19] ?? '';
  } catch {
    return ''; // no /proc on this system, or no such process
  }
}

function holderOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return '';
    throw error;
  }
}

function isAlive(holder: string): boolean {
  const [id = '', start = ''] = holder.split(' ');
  const pid = Number(id);
  if (!(pid > 0) || pid === process.pid) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (!hasCode(error, 'EPERM')) return false;
  }
  return start === '' || startOf(pid) === '' || startOf(pid) === start;
}

/**
 * Creates the folder for its owner alone, and closes one that an earlier release left open to
 * others.
 */
function closeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    chmodSync(folder, 0o700);
  } catch (error) {
    throw new Error(
      `DATA_DIR ${dirname(folder)} cannot be used (${textAt(error, 'code') ?? 'unknown error'})`,
    );
  }
}

const lockedFolders = new Set<string>();

/**
 * PGlite has no lock of its own, and two processes would corrupt the folder. Throws a one-line
 * error when the folder is in use.
 */
export function lockDataFolder(folder: string): () => void {
  const file = `${resolve(folder)}.lock`;
  if (lockedFolders.has(file))
    throw new Error(`Database folder ${folder} is in use by this process`);
  closeFolder(folder);
  for (let tries = 0; tries < 20; tries++) {
    try {
      const handle = openSync(file, 'wx', 0o600);
      writeSync(handle, `${process.pid} ${startOf(process.pid)}`);
      closeSync(handle);
      lockedFolders.add(file);
      return () => {
        lockedFolders.delete(file);
        rmSync(file, { force: true });
      };
    } catch (error) {
      if (!hasCode(error, 'EEXIST')) throw error;
    }
    const holder = holderOf(file);
    if (isAlive(holder))
      throw new Error(
        `Database folder ${folder} is in use by process ${holder.split(' ')[0]}; end it first, or set DATABASE_URL to use PostgreSQL`,
      );
    removeStale(file, holder);
  }
  throw new Error(`Database folder ${folder} cannot be locked`);
}

/** Puts back a lock that another process has taken meanwhile. */
function removeStale(file: string, holder: string): void {
  const aside = `${file}.${process.pid}.stale`;
  try {
    renameSync(file, aside);
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return;
    throw error;
  }
  if (holderOf(aside) !== holder) renameSync(aside, file);
  rmSync(aside, { force: true });
}
