import type { Database, Db, Tx } from '../sql/database.ts';
import { quietly } from '../sql/pipelines.ts';
import type { Query, Sql } from '../sql/sql.ts';
import type { KeyHalf, KeyHalves } from './key-halves.ts';
import { halfIdOf, WrappedKey } from './seal.ts';

type Row = Record<string, unknown>;

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null;

/** Rows and JSON columns of rows that have a data key as the database holds it. */
const holdersIn = (rows: readonly unknown[]): (Row & { dataKey: string })[] =>
  rows
    .flatMap((row) => (isRow(row) ? [row, row.value] : []))
    .filter(
      (row): row is Row & { dataKey: string } => isRow(row) && typeof row.dataKey === 'string',
    );

/**
 * Joins each data key that a statement returns as `data_key` with its half, so that no store can
 * forget to.
 */
export function withKeyHalves(database: Database, halves: KeyHalves): Database {
  const join = async (rows: readonly unknown[], tx?: Tx): Promise<void> => {
    const holders = holdersIn(rows);
    if (holders.length === 0) return;
    const ids = new Set(holders.flatMap(({ dataKey }) => halfIdOf(dataKey) ?? []));
    const found = new Map<string, KeyHalf>(
      (await halves.find([...ids], tx)).map((half) => [half.id, half]),
    );
    for (const holder of holders as Row[]) {
      const stored = String(holder.dataKey);
      holder.dataKey = new WrappedKey(stored, found.get(halfIdOf(stored) ?? ''));
    }
  };
  const joining = (db: Db, tx?: Tx): Pick<Db, 'run' | 'runTogether'> => ({
    run: <Row>(query: Query<Row>) => {
      const run = async (): Promise<Row[]> => {
        const rows = await db.run<Row>(query);
        await join(rows, tx);
        return rows;
      };
      return tx === undefined ? run() : quietly(run());
    },
    runTogether: async <Rows extends readonly unknown[]>(queries: { [At in keyof Rows]: Sql }) => {
      const answers = await db.runTogether<Rows>(queries);
      for (const rows of Object.values<unknown[]>(answers)) await join(rows, tx);
      return answers;
    },
  });
  const within = (tx: Tx): Tx => ({ ...tx, ...joining(tx, tx) });
  return {
    ...database,
    ...joining(database),
    transaction: (work) => database.transaction((tx) => work(within(tx))),
    commitWith: (work) => database.commitWith((tx) => work(within(tx))),
  };
}
