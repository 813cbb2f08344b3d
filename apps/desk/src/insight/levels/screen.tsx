import { REVIEW_CASES } from '@signet/rulebook/decision/review-queue';
import type { ReplyOf } from '@signet/rulebook/endpoints';
import { INSIGHT_LIMITS } from '@signet/rulebook/insight/limits';
import { CountBar } from '@signet/ui/count-bar';
import { DataTable } from '@signet/ui/data-table';
import { StackedBars } from '@signet/ui/stacked-bars';
import { Stats } from '@signet/ui/stat';
import { CaseCard } from '../../decision/case/card.tsx';
import { dayIn, momentWords } from '../../decision/due-words.ts';
import { TEXTS as DECISION } from '../../decision/texts.en-US.ts';
import { call } from '../../platform/call.ts';
import { serverNow } from '../../platform/clock.ts';
import { fillIn } from '../../platform/texts.tsx';
import { useLoadedData } from '../../platform/use-loaded-data.ts';
import { useMay } from '../../session/session.tsx';
import { figureColumns } from '../figure-columns.tsx';
import { countWords, shareWords, timeWords } from '../figure-words.ts';
import { InsightFilters } from '../filters.tsx';
import { InsightPage } from '../insight-page.tsx';
import { TEXTS as ROOM } from '../texts.en-US.ts';
import { useInsightQuery } from '../use-insight-query.ts';
import { barsOf, csvRowsOf, statsOf } from './levels-words.ts';
import { TEXTS } from './texts.en-US.ts';

type Reply = ReplyOf<'readLevels'>;
type CaseRow = Reply['cases'][number];

const WEEKS = [1, 4, INSIGHT_LIMITS.levelsWeeksMost];
const CASES = REVIEW_CASES.map((id) => [id, DECISION.case[id]] as const);

/** How long cases wait, and how many promised days are kept. What is shown stands in the address. */
export function LevelsScreen() {
  const { search, query, weeks } = useInsightQuery();
  const loaded = useLoadedData(search, (reason) => call('readLevels', { query }, reason));
  return (
    <InsightPage
      title={ROOM.levels}
      loaded={loaded}
      failed={TEXTS.failed}
      file={{ name: 'service-levels.csv', rowsOf: csvRowsOf }}
      filters={
        <InsightFilters
          weeks={WEEKS}
          choices={{
            case: CASES,
            staff: (loaded.data?.colleagues ?? []).map(({ id, name }) => [id, name]),
          }}
        />
      }
    >
      {(data) => <Found data={data} weeks={weeks} isBusy={loaded.isLoading} />}
    </InsightPage>
  );
}

const DAY = { month: 'short', day: 'numeric' } as const;

function Found({ data, weeks, isBusy }: { data: Reply; weeks: number; isBusy: boolean }) {
  const may = useMay();
  const { firstDay, lastDay, cases } = data;
  return (
    <>
      <div className="soft">
        <p>
          {fillIn(TEXTS.range, {
            ...{ from: dayIn(firstDay, DAY), until: dayIn(lastDay, DAY), weeks },
          })}
        </p>
        <p>{TEXTS.calendar}</p>
        {data.staff !== undefined && !may('insight.everybody') && <p>{TEXTS.own}</p>}
      </div>
      <Stats label={TEXTS.figures} stats={statsOf(data, serverNow())} />
      <div className="insight-pair">
        <Days data={data} isBusy={isBusy} />
        <Ages data={data} isBusy={isBusy} />
      </div>
      <CaseCard title={TEXTS.byCase} aside={TEXTS.workAside}>
        <DataTable
          caption={TEXTS.byCase}
          rows={cases}
          keyOf={({ case: id }) => id}
          isBusy={isBusy}
          columns={[
            {
              ...{ id: 'step', head: TEXTS.column.case, isHead: true },
              cell: ({ case: id }) => DECISION.case[id],
            },
            figure('open', ({ open }) => countWords(open)),
            figure('ended', ({ ended }) => countWords(ended)),
            figure('median', ({ medianSeconds }) => timeWords(medianSeconds)),
            figure('p90', ({ p90Seconds }) => timeWords(p90Seconds)),
            figure('kept', ({ kept, ended }) => shareWords(kept, ended)),
            figure('work', ({ workSeconds }) => timeWords(workSeconds)),
            figure('overturned', ({ case: id, overturned, settled }) =>
              id === 'decision' ? shareWords(overturned, settled) : ROOM.unknown,
            ),
          ]}
        />
      </CaseCard>
    </>
  );
}

const figure = figureColumns<CaseRow, keyof typeof TEXTS.column>(TEXTS.column);

function Days({ data, isBusy }: { data: Reply; isBusy: boolean }) {
  const { parts, daysColumn } = TEXTS;
  return (
    <CaseCard title={TEXTS.days}>
      {data.days.length === 0 ? (
        <p className="soft">{TEXTS.noDays}</p>
      ) : (
        <>
          <StackedBars bars={barsOf(data)} legend={[parts.kept, parts.late]} words={countWords} />
          <details className="insight-numbers">
            <summary>{TEXTS.daysTable}</summary>
            <DataTable
              caption={TEXTS.days}
              rows={data.days}
              keyOf={({ day }) => day}
              isBusy={isBusy}
              columns={[
                {
                  ...{ id: 'step', head: daysColumn.day, isHead: true },
                  cell: ({ day }) => dayIn(day, { weekday: 'short', ...DAY }),
                },
                { id: 'kept', head: daysColumn.kept, cell: ({ kept }) => countWords(kept) },
                { id: 'late', head: daysColumn.late, cell: ({ late }) => countWords(late) },
              ]}
            />
          </details>
        </>
      )}
    </CaseCard>
  );
}

function Ages({ data: { ages, awaited }, isBusy }: { data: Reply; isBusy: boolean }) {
  const { agesColumn } = TEXTS;
  const most = Math.max(...ages.map(({ open }) => open));
  const all = ages.reduce((sum, { open }) => sum + open, 0);
  return (
    <CaseCard title={TEXTS.ages} aside={fillIn(TEXTS.cases, { count: all })}>
      <DataTable
        caption={TEXTS.ages}
        rows={ages}
        keyOf={({ age }) => age}
        isBusy={isBusy}
        columns={[
          { id: 'step', head: agesColumn.age, isHead: true, cell: ({ age }) => TEXTS.age[age] },
          {
            ...{ id: 'share', head: agesColumn.bar },
            cell: ({ open }) => <CountBar value={open} most={most} />,
          },
          { id: 'open', head: agesColumn.open, cell: ({ open }) => countWords(open) },
        ]}
      />
      <p className="soft">
        {awaited.since === undefined
          ? TEXTS.noneAwaited
          : `${fillIn(TEXTS.awaited, { count: awaited.count, since: momentWords(awaited.since) })} ${TEXTS.clockStopped}`}
      </p>
    </CaseCard>
  );
}
