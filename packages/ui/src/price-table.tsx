import type { ReactNode } from 'react';

export type PriceTableRow = {
  label: string;
  value: ReactNode;
  note?: ReactNode;
};

export type PriceTableProps = {
  caption: ReactNode;
  captionHidden?: boolean;
  /** Headers of the two columns, for screen readers only. */
  columns?: readonly [string, string];
  rows: readonly PriceTableRow[];
};

export function PriceTable({ caption, captionHidden = false, columns, rows }: PriceTableProps) {
  return (
    <table className="table">
      <caption className={captionHidden ? 'visually-hidden' : undefined}>{caption}</caption>
      {columns && (
        <thead>
          <tr>
            {columns.map((column) => (
              <th scope="col" key={column}>
                <span className="visually-hidden">{column}</span>
              </th>
            ))}
          </tr>
        </thead>
      )}
      <tbody>
        {rows.map((row) => (
          <tr key={row.label}>
            <th scope="row">
              <span>{row.label}</span>
              {row.note && <span className="table-note">{row.note}</span>}
            </th>
            <td>{row.value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
