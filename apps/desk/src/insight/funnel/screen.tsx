import { DEVICE_CLASSES } from '@signet/rulebook/analytics/device-class';
import { writeDate } from '@signet/rulebook/core/written';
import type { ReplyOf } from '@signet/rulebook/endpoints';
import { Banner } from '@signet/ui/banner';
import { CountBar } from '@signet/ui/count-bar';
import { DataTable } from '@signet/ui/data-table';
import { Stats } from '@signet/ui/stat';
import { CaseCard } from '../../decision/case/card.tsx';
import { momentWords } from '../../decision/due-words.ts';
import { call } from '../../platform/call.ts';
import { DESK_LOCALE, fillIn } from '../../platform/texts.tsx';
import { useLoadedData } from '../../platform/use-loaded-data.ts';
import { figureColumns } from '../figure-columns.tsx';
import { clockWords, countWords, shareWords, timeWords } from '../figure-words.ts';
import { InsightFilters } from '../filters.tsx';
import { InsightPage } from '../insight-page.tsx';
import { TEXTS as ROOM } from '../texts.en-US.ts';
import { useInsightQuery } from '../use-insight-query.ts';
import { changeWords, csvRowsOf } from './funnel-words.ts';
import { TEXTS } from './texts.en-US.ts';

type Reply = ReplyOf<'readFunnel'>;

const WEEKS = [1, 4, 13, 52];
const NO_PARTNER = 'none';

/** Where people come, go on and stop. What is shown stands in the address. */
export function FunnelScreen() {
  const { search, query, weeks } = useInsightQuery();
  const loaded = useLoadedData(search, (reason) => call('readFunnel', { query }, reason));
  return (
    <InsightPage
      title={ROOM.funnel}
      loaded={loaded}
      failed={TEXTS.failed}
      file={{ name: 'funnel.csv', rowsOf: csvRowsOf }}
      asideOf={({ countedUntil }) =>
        countedUntil !== undefined && (
          <p className="soft">{fillIn(TEXTS.counted, { time: momentWords(countedUntil) })}</p>
        )
      }
      filters={
        <InsightFilters
          weeks={WEEKS}
          choices={{
            device: DEVICE_CLASSES.map((id) => [id, TEXTS.device[id]]),
            partner: (loaded.data?.partners ?? []).map((id) => [
              id,
              id === NO_PARTNER ? TEXTS.noPartner : id,
            ]),
          }}
        />
      }
    >
      {(data) => (
        <>
          {data.countedUntil === undefined && <Banner>{TEXTS.notCounted}</Banner>}
          <Found
            data={data}
            weeks={weeks}
            isOfDevice={query.device !== undefined}
            isBusy={loaded.isLoading}
          />
        </>
      )}
    </InsightPage>
  );
}

const dayWords = (at: number): string =>
  writeDate(at, DESK_LOCALE, { month: 'short', day: 'numeric', timeZone: 'UTC' });

const dayMs = 24 * 3_600_000;

function Found({
  data,
  weeks,
  isOfDevice,
  isBusy,
}: {
  data: Reply;
  weeks: number;
  /** Only visits that may be counted tell of a device. */
  isOfDevice: boolean;
  isBusy: boolean;
}) {
  const { milestones, steps, from, until } = data;
  const of = (id: Reply['milestones'][number]['id']) => milestones.find((one) => one.id === id);
  const [started, sent, approved, bank] = (
    ['started', 'sent', 'approved', 'bankLinked'] as const
  ).map(of);
  return (
    <>
      <p className="soft">
        {fillIn(TEXTS.range, { from: dayWords(from), until: dayWords(until - dayMs), weeks })}
      </p>
      <Stats
        label={TEXTS.figures}
        stats={[
          { label: TEXTS.startedToSent, value: shareWords(sent?.came, started?.came) },
          { label: TEXTS.sentToApproved, value: shareWords(approved?.came, sent?.came) },
          { label: TEXTS.approvedToBank, value: shareWords(bank?.came, approved?.came) },
          {
            label: TEXTS.timeToSend,
            value: timeWords(sent?.medianSeconds),
            aside:
              sent?.p90Seconds === undefined
                ? undefined
                : fillIn(ROOM.p90, { time: timeWords(sent.p90Seconds) }),
          },
        ]}
      />
      <CaseCard
        title={TEXTS.milestones}
        aside={isOfDevice ? TEXTS.stepsAside : TEXTS.milestonesAside}
      >
        <Rows
          rows={milestones}
          names={TEXTS.milestone}
          caption={TEXTS.milestones}
          isBusy={isBusy}
        />
      </CaseCard>
      <CaseCard title={TEXTS.steps} aside={TEXTS.stepsAside}>
        <Rows rows={steps} names={TEXTS.step} caption={TEXTS.steps} isBusy={isBusy} />
      </CaseCard>
      <p className="soft">{TEXTS.note}</p>
    </>
  );
}

type Row = Pick<Reply['milestones'][number], 'came' | 'before' | 'medianSeconds' | 'p90Seconds'> & {
  id: string;
} & Partial<
    Pick<Reply['steps'][number], 'wentOn' | 'wentBack' | 'stopped' | 'metError' | 'errors'>
  >;

const figure = figureColumns<Row, keyof typeof TEXTS.column>(TEXTS.column);

function Rows({
  rows,
  names,
  caption,
  isBusy,
}: {
  rows: readonly Row[];
  names: Readonly<Record<string, string>>;
  caption: string;
  isBusy: boolean;
}) {
  const most = Math.max(...rows.map(({ came = 0, before = 0 }) => Math.max(came, before)));
  const { column } = TEXTS;
  const areSteps = rows.some(({ errors }) => errors !== undefined);
  return (
    <DataTable
      caption={caption}
      rows={rows}
      keyOf={({ id }) => id}
      isBusy={isBusy}
      columns={[
        { id: 'step', head: column.step, isHead: true, cell: ({ id }) => names[id] ?? id },
        {
          id: 'bar',
          head: column.bar,
          cell: ({ came = 0, before }) => <CountBar value={came} most={most} before={before} />,
        },
        figure('came', ({ came }) => countWords(came)),
        figure('change', changeWords),
        figure('median', ({ medianSeconds }) => clockWords(medianSeconds)),
        figure('p90', ({ p90Seconds }) => clockWords(p90Seconds)),
        ...(areSteps
          ? [
              figure('wentBack', ({ wentBack }) => countWords(wentBack)),
              figure('stopped', ({ stopped }) => countWords(stopped)),
              figure('metError', ({ metError, came }) => shareWords(metError, came)),
              figure('errors', ({ errors: [first] = [] }) => first?.error ?? ROOM.unknown),
            ]
          : []),
      ]}
    />
  );
}
