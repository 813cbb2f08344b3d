import { formatDay } from '@signet/rulebook/core/format-date';
import type { QueueSort } from '@signet/rulebook/decision/queue-views';
import { AWAITED } from '@signet/rulebook/decision/review-queue';
import { localeRow } from '@signet/rulebook/reference/locales';
import { Avatar } from '@signet/ui/avatar';
import { type DataColumn, DataTable } from '@signet/ui/data-table';
import { StatusPill } from '@signet/ui/status-pill';
import { Link } from 'wouter';
import { useNow } from '../../platform/clock.ts';
import { keysAreOn } from '../../platform/keys.ts';
import { DESK_LOCALE, fillIn } from '../../platform/texts.tsx';
import { useSession } from '../../session/session.tsx';
import { CaseKind, DueMark, RiskMark } from '../case-parts.tsx';
import { claimOf, proposalOf } from '../claim.ts';
import { dueGroup, durationWords } from '../due-words.ts';
import { TEXTS as HAND_OUT } from '../hand-out/texts.en-US.ts';
import type { ShownRow } from '../held-rows.ts';
import { useOthers } from '../presence.tsx';
import { type QueueRow, rowKey } from '../queue-row.ts';
import { TEXTS as ROOM } from '../texts.en-US.ts';
import type { Selection } from './selection.ts';
import { TEXTS } from './texts.en-US.ts';

const minuteMs = 60_000;
const tickMs = 20_000;

type Shown = ShownRow<QueueRow>;

/** `onFocus` hears which row has focus, which keys act on and to which focus returns. */
export function QueueTable({
  rows,
  isBusy,
  onFocus,
  onPeek,
  sort,
  selection,
  hasMore,
}: {
  rows: readonly Shown[];
  isBusy: boolean;
  hasMore: boolean;
  onFocus: (key: string) => void;
  onPeek: (key: string) => void;
  sort: QueueSort;
  /** Left out where its reader hands nothing out. */
  selection: Selection | undefined;
}) {
  const { staff } = useSession();
  const now = useNow(tickMs);
  return (
    <DataTable
      caption={TEXTS.caption[sort]}
      columns={[
        ...(selection === undefined ? [] : [selectColumn(selection)]),
        ...columnsOf(now, staff.id, { onFocus, onPeek }).map((column) =>
          column.id === sort ? { ...column, sorted: DIRECTIONS[sort] } : column,
        ),
      ]}
      rows={rows}
      keyOf={({ row }) => rowKey(row)}
      groupOf={
        sort === 'due'
          ? ({ row: { dueBy, market } }) => {
              const { id, title, tone } = dueGroup(dueBy, market, now);
              return { id, title: <span className={`due-${tone}`}>{title}</span> };
            }
          : undefined
      }
      isQuiet={({ row, isGone }) => isGone || claimOf(row, staff.id, now).is === 'other'}
      isBusy={isBusy}
      hasMore={hasMore}
    />
  );
}

/** Who has waited longest comes first; the others begin with what is nearest or worst. */
const DIRECTIONS = {
  due: 'ascending',
  risk: 'descending',
  waiting: 'descending',
} as const satisfies Readonly<Record<QueueSort, 'ascending' | 'descending'>>;

const selectColumn = ({ ids, toggle }: Selection): DataColumn<Shown> => ({
  id: 'select',
  head: <span className="visually-hidden">{HAND_OUT.bulk.label}</span>,
  cell: ({ row, isGone }) =>
    !isGone &&
    row.case !== AWAITED && (
      <input
        type="checkbox"
        className="row-select"
        aria-label={fillIn(HAND_OUT.bulk.select, { business: row.businessName })}
        checked={ids.has(row.id)}
        onChange={({ nativeEvent }) =>
          toggle(row.id, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
        }
      />
    ),
});

const columnsOf = (
  now: number,
  staffId: string,
  { onFocus, onPeek }: Readonly<Record<'onFocus' | 'onPeek', (key: string) => void>>,
): DataColumn<Shown>[] => [
  {
    id: 'due',
    head: TEXTS.column.due,
    cell: ({ row: { dueBy, market } }) => <DueMark {...{ dueBy, market, now }} />,
  },
  {
    id: 'business',
    head: TEXTS.column.business,
    isHead: true,
    cell: ({ row }) => (
      <>
        <Link
          href={`/a/${row.reference}`}
          className="row-link"
          data-row={rowKey(row)}
          onFocus={() => onFocus(rowKey(row))}
          onKeyDown={(event) => {
            if (event.key !== ' ' || !keysAreOn()) return;
            event.preventDefault();
            onPeek(rowKey(row));
          }}
        >
          {row.businessName}
        </Link>
        {row.isResubmitted && (
          <>
            {' '}
            <StatusPill tone="info">{ROOM.resubmitted}</StatusPill>
          </>
        )}
      </>
    ),
  },
  {
    id: 'reference',
    head: TEXTS.column.reference,
    cell: ({ row }) => <span className="reference">{row.reference}</span>,
  },
  {
    id: 'case',
    head: TEXTS.column.case,
    cell: ({ row }) => (
      <>
        <CaseKind reviewCase={row.case} reason={row.reason?.code} />
        <span className="case-brief soft">{row.brief}</span>
      </>
    ),
  },
  {
    id: 'why',
    head: TEXTS.column.why,
    cell: ({ row }) => <span className="soft">{row.brief}</span>,
  },
  {
    id: 'risk',
    head: TEXTS.column.risk,
    cell: ({ row }) => <RiskMark risk={row.risk} />,
  },
  {
    id: 'market',
    head: TEXTS.column.market,
    cell: ({ row: { market, locale } }) => (
      <span>
        {fillIn(TEXTS.place, { market, language: localeRow(locale).language.toUpperCase() })}
      </span>
    ),
  },
  {
    id: 'waiting',
    head: TEXTS.column.waiting,
    cell: ({ row }) => <span>{durationWords(now - row.since)}</span>,
  },
  {
    id: 'claim',
    head: TEXTS.column.claim,
    cell: ({ row, isGone }) => <ClaimCell {...{ row, isGone, now, staffId }} />,
  },
];

/** Whose a case is that nobody has claimed: of whoever looks after it, or nobody’s. */
const freeText = ({ assignee, lookAgainOn }: QueueRow, staffId: string): string => {
  if (lookAgainOn !== undefined)
    return fillIn(TEXTS.lookAgain, { day: formatDay(lookAgainOn, DESK_LOCALE) });
  if (assignee === undefined) return TEXTS.unclaimed;
  return assignee.id === staffId
    ? HAND_OUT.forYou
    : fillIn(HAND_OUT.forOther, { name: firstName(assignee.name) });
};

const firstName = (name: string): string => name.split(' ')[0] ?? name;

function ClaimCell({
  row,
  isGone,
  now,
  staffId,
}: {
  row: QueueRow;
  isGone: boolean;
  now: number;
  staffId: string;
}) {
  const [reader] = useOthers(row.reference);
  if (row.case === AWAITED) return null; // nobody of ours can claim it
  if (isGone) return <StatusPill icon="check">{TEXTS.gone}</StatusPill>;
  const claim = claimOf(row, staffId, now);
  const proposal = proposalOf(row, staffId);
  return (
    <span className="claim-cell">
      {claim.is === 'free' && reader !== undefined && (
        <>
          <Avatar name={reader.name} />
          <span className="soft">{fillIn(TEXTS.reading, { name: firstName(reader.name) })}</span>
        </>
      )}
      {claim.is === 'free' && reader === undefined && proposal.is === 'none' && (
        <span className="soft">{freeText(row, staffId)}</span>
      )}
      {claim.is === 'mine' && (
        <>
          <Avatar name={row.heldBy?.name ?? ''} />
          <span>
            {fillIn(TEXTS.you, { minutes: Math.max(1, Math.round(claim.leftMs / minuteMs)) })}
          </span>
        </>
      )}
      {claim.is === 'other' && (
        <>
          <Avatar name={claim.name} />
          <span>
            {fillIn(TEXTS.other, {
              name: firstName(claim.name),
              minutes: Math.max(1, Math.round(claim.leftMs / minuteMs)),
            })}
          </span>
        </>
      )}
      {proposal.is === 'other' && <StatusPill tone="info">{TEXTS.needsSecond}</StatusPill>}
      {proposal.is === 'mine' && <StatusPill>{TEXTS.proposedByYou}</StatusPill>}
    </span>
  );
}
