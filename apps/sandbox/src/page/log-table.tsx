import { Button } from '@signet/ui/button';
import { Tag } from '@signet/ui/card';
import { Details } from '@signet/ui/details';
import { type ReactNode, useState } from 'react';
import { formatMoment } from './format.ts';

const shownAtFirst = 12;

type LogRow = {
  id: number;
  at: string;
  vendor: string;
  what: string;
  status: number | null;
  note?: string | undefined;
  details: unknown;
  more?: ReactNode;
};
type LogTableProps = { caption: string; whatTitle: string; rows: readonly LogRow[]; nowMs: number };

export function LogTable({ caption, whatTitle, rows, nowMs }: LogTableProps) {
  const [areAllShown, showAll] = useState(false);
  const shown = areAllShown ? rows : rows.slice(0, shownAtFirst);
  return (
    <>
      <table className="log">
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">Time</th>
            <th scope="col" className="log-vendor">
              Vendor
            </th>
            <th scope="col">{whatTitle}</th>
            <th scope="col">Status</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => (
            <tr key={row.id}>
              <td className="muted">
                <time dateTime={row.at}>{formatMoment(row.at, nowMs)}</time>
              </td>
              <td className="log-vendor">{row.vendor}</td>
              <td className="log-what">
                <span className="log-vendor-small muted">{row.vendor}</span>
                <Details summary={<span className="mono">{row.what}</span>}>
                  <pre className="log-details">{JSON.stringify(row.details, null, 2)}</pre>
                  {row.more}
                </Details>
              </td>
              <td>
                <Status status={row.status} note={row.note} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length > shown.length && (
        <Button kind="text" onClick={() => showAll(true)}>
          Show all {rows.length}
        </Button>
      )}
    </>
  );
}

function Status({ status, note }: Pick<LogRow, 'status' | 'note'>) {
  const isGood = status !== null && status < 400;
  return (
    <>
      <Tag
        text={status === null ? 'no answer' : String(status)}
        tone={isGood ? 'good' : status === null ? 'warn' : 'bad'}
      />
      {note && <span className="log-note small muted">{note}</span>}
    </>
  );
}
