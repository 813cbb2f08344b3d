import type { ReplyOf } from '@signet/rulebook/endpoints';
import { INSIGHT_LIMITS } from '@signet/rulebook/insight/limits';
import { DataTable } from '@signet/ui/data-table';
import { StackedBars } from '@signet/ui/stacked-bars';
import { Stats } from '@signet/ui/stat';
import { StatusPill, type StatusPillProps } from '@signet/ui/status-pill';
import { useLocation, useSearch } from 'wouter';
import { CaseCard } from '../../decision/case/card.tsx';
import { momentWords } from '../../decision/due-words.ts';
import { call } from '../../platform/call.ts';
import { fillIn } from '../../platform/texts.tsx';
import { useLoadedData } from '../../platform/use-loaded-data.ts';
import { figureColumns } from '../figure-columns.tsx';
import { callTimeWords, countWords, shareWords } from '../figure-words.ts';
import { InsightPage } from '../insight-page.tsx';
import { TEXTS as ROOM } from '../texts.en-US.ts';
import {
  barsOf,
  csvRowsOf,
  faultWords,
  isUnwell,
  portsWords,
  stateWords,
  statsOf,
  unansweredWords,
  type VendorRow,
} from './sources-words.ts';
import { TEXTS } from './texts.en-US.ts';

type Reply = ReplyOf<'readSources'>;

const DAYS = [1, INSIGHT_LIMITS.sourcesDaysMost];

const TONES: Readonly<Record<VendorRow['state'], NonNullable<StatusPillProps['tone']>>> = {
  failing: 'bad',
  slow: 'warn',
  well: 'good',
  quiet: 'plain',
};

/** How the vendors answer, and what waits for them. What is shown stands in the address. */
export function SourcesScreen() {
  const search = useSearch();
  const days = Number(new URLSearchParams(search).get('days') ?? 1);
  const loaded = useLoadedData(search, (reason) =>
    call('readSources', { query: { days } }, reason),
  );
  return (
    <InsightPage
      title={ROOM.sources}
      loaded={loaded}
      failed={TEXTS.failed}
      file={{ name: 'sources.csv', rowsOf: csvRowsOf }}
      filters={<Period days={days} />}
    >
      {(data) => <Found data={data} days={days} isBusy={loaded.isLoading} />}
    </InsightPage>
  );
}

function Period({ days }: { days: number }) {
  const [path, navigate] = useLocation();
  return (
    <search className="insight-filters" aria-label={ROOM.filters}>
      <select
        className="filter filter-on"
        aria-label={TEXTS.period}
        value={days}
        onChange={({ target: { value } }) => navigate(`${path}?days=${value}`, { replace: true })}
      >
        {DAYS.map((count) => (
          <option key={count} value={count}>
            {fillIn(TEXTS.days, { days: count })}
          </option>
        ))}
      </select>
    </search>
  );
}

function Found({ data, days, isBusy }: { data: Reply; days: number; isBusy: boolean }) {
  const { from, until, vendors } = data;
  return (
    <>
      <div className="soft">
        <p>{fillIn(TEXTS.range, { from: momentWords(from), until: momentWords(until), days })}</p>
        <p>{TEXTS.promise}</p>
      </div>
      <Stats label={TEXTS.figures} stats={statsOf(data)} />
      {vendors.length === 0 ? (
        <p className="soft">{TEXTS.noCalls}</p>
      ) : (
        <>
          <Vendors vendors={vendors} isBusy={isBusy} />
          <Bars data={data} isBusy={isBusy} />
          <Asked data={data} isBusy={isBusy} />
        </>
      )}
    </>
  );
}

const vendorFigure = figureColumns<VendorRow, keyof typeof TEXTS.column>(TEXTS.column);

function Vendors({ vendors, isBusy }: { vendors: readonly VendorRow[]; isBusy: boolean }) {
  return (
    <CaseCard title={TEXTS.vendors} aside={TEXTS.vendorsAside}>
      <DataTable
        caption={TEXTS.vendors}
        rows={vendors}
        keyOf={({ vendor }) => vendor}
        isBusy={isBusy}
        columns={[
          {
            ...{ id: 'vendor', head: TEXTS.column.vendor, isHead: true },
            cell: (row) => (
              <>
                <span className="insight-ports">{portsWords(row)}</span>{' '}
                <span className="soft">{row.vendor}</span>
              </>
            ),
          },
          {
            ...{ id: 'state', head: TEXTS.column.state },
            cell: (row) => <StatusPill tone={TONES[row.state]}>{stateWords(row)}</StatusPill>,
          },
          vendorFigure('calls', ({ calls }) => countWords(calls)),
          vendorFigure('unanswered', unansweredWords),
          vendorFigure('before', ({ before }) => unansweredWords(before)),
          vendorFigure('median', ({ medianMs }) => callTimeWords(medianMs)),
          vendorFigure('p95', ({ p95Ms }) => callTimeWords(p95Ms)),
          vendorFigure('fault', (row) => faultWords(row) ?? ROOM.unknown),
          vendorFigure('waiting', ({ waiting }) => countWords(waiting)),
        ]}
      />
      <ToDo vendors={vendors} />
    </CaseCard>
  );
}

/** What the alerts mean and what is to be done, for the states that stand above. */
function ToDo({ vendors }: { vendors: readonly VendorRow[] }) {
  const { todo } = TEXTS;
  const has = (state: VendorRow['state']) => vendors.some((vendor) => vendor.state === state);
  if (!vendors.some((vendor) => isUnwell(vendor) || vendor.waiting > 0)) return null;
  const { sourceFailingShare, sourceSlowMs } = INSIGHT_LIMITS;
  return (
    <section className="insight-todo" aria-label={TEXTS.meaning}>
      <h3>{TEXTS.meaning}</h3>
      {has('failing') && (
        <p>{fillIn(todo.failing, { share: shareWords(sourceFailingShare, 1) })}</p>
      )}
      {has('slow') && <p>{fillIn(todo.slow, { time: callTimeWords(sourceSlowMs) })}</p>}
      <p>{todo.again}</p>
      {vendors.some(({ faults: [first] }) => first?.why === 'busy') && <p>{todo.busy}</p>}
    </section>
  );
}

function Bars({ data, isBusy }: { data: Reply; isBusy: boolean }) {
  const { parts, barsColumn } = TEXTS;
  return (
    <CaseCard title={TEXTS.bars}>
      <StackedBars
        bars={barsOf(data)}
        legend={[parts.answered, parts.unanswered]}
        words={countWords}
      />
      <details className="insight-numbers">
        <summary>{TEXTS.barsTable}</summary>
        <DataTable
          caption={TEXTS.bars}
          rows={data.bars}
          keyOf={({ at }) => String(at)}
          isBusy={isBusy}
          columns={[
            {
              ...{ id: 'step', head: barsColumn.at, isHead: true },
              cell: ({ at }) => momentWords(at),
            },
            {
              ...{ id: 'answered', head: barsColumn.answered },
              cell: ({ answered }) => countWords(answered),
            },
            {
              ...{ id: 'unanswered', head: barsColumn.unanswered },
              cell: ({ unanswered }) => countWords(unanswered),
            },
          ]}
        />
      </details>
    </CaseCard>
  );
}

type AskedRow = Reply['asked'][number];
const askedFigure = figureColumns<AskedRow, keyof typeof TEXTS.askedColumn>(TEXTS.askedColumn);

function Asked({ data: { asked }, isBusy }: { data: Reply; isBusy: boolean }) {
  return (
    <CaseCard title={TEXTS.asked}>
      <details className="insight-numbers">
        <summary>{TEXTS.askedTable}</summary>
        <DataTable
          caption={TEXTS.asked}
          rows={asked}
          keyOf={({ port, method }) => `${port}.${method}`}
          isBusy={isBusy}
          columns={[
            {
              ...{ id: 'step', head: TEXTS.askedColumn.call, isHead: true },
              cell: ({ port, method }) => (
                <>
                  {TEXTS.port[port]} <code>{method}</code>
                </>
              ),
            },
            askedFigure('vendor', ({ vendor }) => vendor),
            askedFigure('calls', ({ calls }) => countWords(calls)),
            askedFigure('unanswered', unansweredWords),
            askedFigure('median', ({ medianMs }) => callTimeWords(medianMs)),
            askedFigure('p95', ({ p95Ms }) => callTimeWords(p95Ms)),
          ]}
        />
      </details>
    </CaseCard>
  );
}
