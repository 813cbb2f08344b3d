import type { ReactNode } from 'react';

export type SummaryRow = {
  label: string;
  value: ReactNode;
  changeHref?: string;
  changeLabel?: string;
  /** Appended for screen readers, which may read the link alone: "business phone". */
  changeHidden?: string;
};

export type SummaryListProps = { rows: readonly SummaryRow[] };

export function SummaryList({ rows }: SummaryListProps) {
  return (
    <dl className="summary">
      {rows.map((row) => (
        <div className="summary-list-row" key={row.label}>
          <dt>{row.label}</dt>
          <dd>{row.value}</dd>
          {row.changeHref && (
            <dd className="summary-list-change">
              <a href={row.changeHref}>
                <span>{row.changeLabel}</span>
                {row.changeHidden && <span className="visually-hidden"> {row.changeHidden}</span>}
              </a>
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}
