import type { ReactNode } from 'react';

export type DataColumn<Row> = {
  id: string;
  head: ReactNode;
  cell: (row: Row) => ReactNode;
  /** The direction in which the rows are sorted by it. */
  sorted?: 'ascending' | 'descending';
  /** The cell that names the row, read with each of the others. */
  isHead?: true;
};

export type DataTableProps<Row> = {
  caption: string;
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** Consecutive rows of the same group come under one heading. */
  groupOf?: (row: Row) => { id: string; title: ReactNode };
  /** Rows that are there and need nobody, such as those of other people. */
  isQuiet?: (row: Row) => boolean;
  isBusy?: boolean;
  /** More rows follow, so how many the last group has is not known yet. */
  hasMore?: boolean;
};

/**
 * A dense table; on a narrow screen each row becomes a card. A link of class `row-link` in a row
 * covers all of it.
 */
export function DataTable<Row>({
  caption,
  columns,
  rows,
  keyOf,
  groupOf,
  isQuiet,
  isBusy = false,
  hasMore = false,
}: DataTableProps<Row>) {
  return (
    <table className="data-table" aria-busy={isBusy || undefined}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {columns.map(({ id, head, sorted }) => (
            <th key={id} scope="col" className={`col-${id}`} aria-sort={sorted}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      {groupsOf(rows, groupOf).map(({ id, title, members }, at, all) => (
        <tbody key={id}>
          {title !== undefined && (
            <tr className="group-row">
              {/* One cell that flows over: a span would give hidden columns a width. */}
              <th scope="rowgroup">
                {title}
                {!(hasMore && at === all.length - 1) && (
                  <span className="group-count">{members.length}</span>
                )}
              </th>
            </tr>
          )}
          {members.map((row) => (
            <tr key={keyOf(row)} className={isQuiet?.(row) ? 'row quiet' : 'row'}>
              {columns.map((column) => cellOf(column, row))}
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}

function cellOf<Row>({ id, cell, isHead }: DataColumn<Row>, row: Row): ReactNode {
  return isHead ? (
    <th key={id} scope="row" className={`col-${id}`}>
      {cell(row)}
    </th>
  ) : (
    <td key={id} className={`col-${id}`}>
      {cell(row)}
    </td>
  );
}

type Group<Row> = { id: string; title: ReactNode; members: readonly Row[] };

function groupsOf<Row>(
  rows: readonly Row[],
  groupOf: DataTableProps<Row>['groupOf'],
): readonly Group<Row>[] {
  const groups = new Map<string, { title: ReactNode; members: Row[] }>();
  for (const row of rows) {
    const { id, title } = groupOf?.(row) ?? { id: 'all', title: undefined };
    const group = groups.get(id) ?? { title, members: [] };
    group.members.push(row);
    groups.set(id, group);
  }
  return [...groups].map(([id, group]) => ({ id, ...group }));
}
