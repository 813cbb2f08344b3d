import type { DataColumn } from '@signet/ui/data-table';
import type { ReactNode } from 'react';

/** Makes columns by the heads of a table; a head goes along with each figure where rows are cards. */
export const figureColumns =
  <Row, Id extends string>(heads: Readonly<Record<Id, string>>) =>
  (id: Id, words: (row: Row) => ReactNode): DataColumn<Row> => ({
    ...{ id, head: heads[id] },
    cell: (row) => (
      <>
        <span className="narrow-label">{heads[id]} </span>
        {words(row)}
      </>
    ),
  });
