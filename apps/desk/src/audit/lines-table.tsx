import { Avatar } from '@signet/ui/avatar';
import { Banner } from '@signet/ui/banner';
import { Button } from '@signet/ui/button';
import { DataTable } from '@signet/ui/data-table';
import { Icon } from '@signet/ui/icon';
import { actionWords } from '../decision/case/record-words.ts';
import { dayWords, secondWords } from '../decision/due-words.ts';
import { errorText, fillIn, wordsOf } from '../platform/texts.tsx';
import { detailWords } from './detail-words.ts';
import { TEXTS } from './lines-texts.en-US.ts';
import type { AuditLine, BrokenLog, FoundAuditLines } from './use-audit-lines.ts';

type Staff = readonly { id: string; name: string }[];

/** What a page finds in the log, page after page; `none` is said where that is nothing. */
export function FoundLines({ found, none }: { found: FoundAuditLines; none: string }) {
  const { read, error, isReading, more } = found;
  return (
    <>
      <BrokenLogs broken={read?.broken ?? []} />
      {error && (
        <Banner tone="bad" title={TEXTS.failed} role="alert">
          {errorText(error)}
        </Banner>
      )}
      <div role="status">
        {read === undefined && !error && <p className="soft">{TEXTS.reading}</p>}
        {read?.lines.length === 0 && <p className="soft">{none}</p>}
      </div>
      {read && read.lines.length > 0 && <LinesTable {...read} isBusy={isReading} />}
      {read?.next && (
        <Button kind="secondary" busy={isReading} busyLabel={TEXTS.reading} onClick={more}>
          {TEXTS.more}
        </Button>
      )}
    </>
  );
}

/** By day, the newest first, each with who did it and whether it is as it was written. */
function LinesTable({
  lines,
  broken,
  staff,
  isBusy,
}: {
  lines: readonly AuditLine[];
  broken: readonly BrokenLog[];
  staff: Staff;
  isBusy: boolean;
}) {
  return (
    <DataTable
      caption={TEXTS.caption}
      rows={lines}
      isBusy={isBusy}
      keyOf={({ reference = '', seq }) => `${reference} ${seq}`}
      groupOf={({ at }) => ({ id: dayWords(at), title: dayWords(at) })}
      columns={[
        { id: 'time', head: TEXTS.column.time, cell: ({ at }) => secondWords(at) },
        { id: 'who', head: TEXTS.column.who, cell: (line) => <Actor line={line} /> },
        {
          id: 'action',
          head: TEXTS.column.action,
          isHead: true,
          cell: ({ action }) => (
            <span className="audit-action">
              <span>{actionWords(action)}</span> <span className="code soft">{action}</span>
            </span>
          ),
        },
        {
          id: 'reference',
          head: TEXTS.column.application,
          cell: ({ reference }) =>
            reference === undefined ? (
              <span className="soft">{TEXTS.ofDesk}</span>
            ) : (
              <span className="reference">{reference}</span>
            ),
        },
        {
          id: 'what',
          head: TEXTS.column.what,
          cell: ({ detail }) => <span className="soft">{detailWords(detail, staff)}</span>,
        },
        {
          id: 'whole',
          head: <span className="visually-hidden">{TEXTS.column.whole}</span>,
          cell: (line) => <Whole isWhole={isWhole(line, broken)} />,
        },
      ]}
    />
  );
}

const isWhole = ({ reference, seq }: AuditLine, broken: readonly BrokenLog[]): boolean =>
  !broken.some((one) => one.reference === reference && one.brokenAt <= seq);

function Whole({ isWhole: isSo }: { isWhole: boolean }) {
  return (
    <span className={isSo ? 'audit-whole' : 'audit-broken'}>
      <Icon name={isSo ? 'check' : 'x'} size={16} />
      <span className="visually-hidden">{isSo ? TEXTS.whole : TEXTS.notWhole}</span>
    </span>
  );
}

const APPLICANTS: readonly string[] = ['user', 'applicant', 'link'];

function Actor({ line: { actor, staff } }: { line: AuditLine }) {
  if (staff !== undefined)
    return (
      <span className="claim-cell">
        <Avatar name={staff.name} /> <span>{staff.name}</span>
      </span>
    );
  const kind = actor.split(':')[0] ?? '';
  return (
    <span className="claim-cell soft">
      <span className="avatar avatar-nobody">
        <Icon name={APPLICANTS.includes(kind) ? 'person' : 'repeat'} size={12} />
      </span>
      <span>{kind in TEXTS.actors ? wordsOf(TEXTS.actors, kind) : TEXTS.product}</span>
    </span>
  );
}

function BrokenLogs({ broken }: { broken: readonly BrokenLog[] }) {
  return broken.map(({ reference, brokenAt }) => (
    <Banner key={reference ?? 'desk'} tone="bad" role="alert">
      {reference === undefined
        ? fillIn(TEXTS.brokenDesk, { brokenAt })
        : fillIn(TEXTS.broken, { reference, brokenAt })}
    </Banner>
  ));
}
