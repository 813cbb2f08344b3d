import { AsyncLocalStorage } from 'node:async_hooks';
import { PGlite, type Transaction } from '@electric-sql/pglite';
import { Kysely, PGliteDialect } from 'kysely';
import { fromPglite } from 'pg-boss';
import type { Database, DatabaseOptions, Db } from './database.ts';
import { takeFolder } from './zz-store-folder-lock.ts';
import { rowsOf, type Sql, statementOf } from './sql.ts';

/** int8 as number and date as text, as on PostgreSQL. */
const parsers = { 20: Number, 1082: (text: string) => text };

/** The embedded database: one connection, one process, no power-loss safety (fsync is off inside it). */
export async function openPglite({ dataDir, snapshot }: DatabaseOptions): Promise<Database> {
  const inMemory = dataDir.startsWith('memory:');
  const giveBack = inMemory ? () => undefined : takeFolder(dataDir);
  const pglite = await PGlite.create({ dataDir: inMemory ? 'memory://' : dataDir, parsers, loadDataDir: snapshot }).catch(
    (fault: unknown) => {
      giveBack();
      throw fault;
    },
  );
  return onPglite(pglite, giveBack);
}

/** The database over an open PGlite; `giveBack` runs when it is closed. */
export function onPglite(pglite: PGlite, giveBack: () => void = () => undefined): Database {
  const inside = new AsyncLocalStorage<true>();
  const outside = (): PGlite => {
    if (inside.getStore()) throw new Error('a transaction is open: use the db that it was given');
    return pglite;
  };
  const dbOn = (connection: () => PGlite | Transaction): Db => {
    const run = async <Row>(query: Sql) => {
      const { text, values } = statementOf(query);
      return rowsOf<Row>((await connection().query<Record<string, unknown>>(text, values)).rows);
    };
    return {
      run,
      runTogether: async <Rows extends readonly unknown[]>(queries: { [At in keyof Rows]: Sql }) => {
        const answers: unknown[][] = [];
        for (const query of queries) answers.push(await run(query));
        return answers as { [At in keyof Rows]: Rows[At][] }; // the queries' author names the rows
      },
      boss: { executeSql: async (text, values) => connection().query(text, values) },
    };
  };

  return {
    ...dbOn(outside),
    kind: 'pglite',
    transaction: (work) => outside().transaction((transaction) => inside.run(true, () => work(dbOn(() => transaction)))),
    listen: async (channel, onNotify) => {
      const end = await pglite.listen(channel, onNotify);
      return { close: async () => end() };
    },
    ping: async () => {
      await outside().query('select 1');
    },
    close: async () => {
      if (!pglite.closed) await pglite.close();
      giveBack();
    },
    queue: { db: fromPglite(pglite), backend: 'pglite' },
    worksAlone: async () => true,
    // Destroying this Kysely would close the database that it was lent, so it is left to go.
    changingSchema: (work) => work(new Kysely<unknown>({ dialect: new PGliteDialect({ pglite }) })),
  };
}
