import { UNDERWRITING, type UnderwritingRow } from '../underwriting.ts';

/** A table that might replace the one in force. It decides nothing. docs/decisions/0275. */
export type CandidateTable = {
  /** Names it in addresses and beside its runs. */
  id: string;
  version: string;
  rows: readonly UnderwritingRow[];
};

/**
 * The table in force with other rows in the place of some: none removes it, two add one. Throws
 * Error for a row that is not there, which the table in force may have lost since.
 */
export function replaceRows(
  replaced: Readonly<Record<string, readonly UnderwritingRow[]>>,
): readonly UnderwritingRow[] {
  const known = new Set(UNDERWRITING.map(({ id }) => id));
  const gone = Object.keys(replaced).filter((id) => !known.has(id));
  if (gone.length > 0) throw new Error(`the table in force has no row ${gone.join(', ')}`);
  return UNDERWRITING.flatMap((row) => replaced[row.id] ?? [row]);
}

/** A row of the table in force, to be changed by a candidate. Throws Error when it is not there. */
export function rowInForce(id: string): UnderwritingRow {
  const row = UNDERWRITING.find((one) => one.id === id);
  if (row === undefined) throw new Error(`the table in force has no row ${id}`);
  return row;
}

export const ROW_CHANGES = ['changed', 'removed', 'new'] as const;
export type RowChange = { row: string; is: (typeof ROW_CHANGES)[number] };

/** The rows that two tables do not share, in the order of the candidate, removed ones first. */
export function rowsThatDiffer(candidate: readonly UnderwritingRow[]): RowChange[] {
  const before = new Map(UNDERWRITING.map((row) => [row.id, row]));
  const ids = new Set(candidate.map(({ id }) => id));
  return [
    ...UNDERWRITING.filter(({ id }) => !ids.has(id)).map(
      ({ id }): RowChange => ({ row: id, is: 'removed' }),
    ),
    ...candidate
      .filter((row) => before.get(row.id) !== row)
      .map(({ id }): RowChange => ({ row: id, is: before.has(id) ? 'changed' : 'new' })),
  ];
}
