import type { Database } from '../sql/database.ts';
import type { Sql } from '../sql/sql.ts';
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
 * forget to. Not inside a transaction, where nothing is opened.
 */
export function withKeyHalves(database: Database, halves: KeyHalves): Database {
  const join = async (rows: readonly unknown[]): Promise<void> => {
    const holders = holdersIn(rows);
    if (holders.length === 0) return;
    const ids = new Set(holders.flatMap(({ dataKey }) => halfIdOf(dataKey) ?? []));
    const found = new Map<string, KeyHalf>(
      (await halves.find([...ids])).map((half) => [half.id, half]),
    );
    for (const holder of holders as Row[]) {
      const stored = String(holder.dataKey);
      holder.dataKey = new WrappedKey(stored, found.get(halfIdOf(stored) ?? ''));
    }
  };
  return {
    ...database,
    run: async (query) => {
      const rows = await database.run<never>(query);
      await join(rows);
      return rows;
    },
    runTogether: async <Rows extends readonly unknown[]>(queries: { [At in keyof Rows]: Sql }) => {
      const answers = await database.runTogether<Rows>(queries);
      for (const rows of answers as readonly unknown[][]) await join(rows);
      return answers;
    },
  };
}
