import { DEVICE_CLASSES } from '@signet/rulebook/analytics/device-class';
import { isOneOf } from '@signet/rulebook/core/keys-of';
import type { ReplyOf } from '@signet/rulebook/endpoints';
import { FUNNEL_GROUPINGS, type FunnelGrouping } from '@signet/rulebook/insight/milestones';
import { Banner } from '@signet/ui/banner';
import { CountBar } from '@signet/ui/count-bar';
import { DataTable } from '@signet/ui/data-table';
import { Stats } from '@signet/ui/stat';
import { CaseCard } from '../../decision/case/card.tsx';
import { momentWords } from '../../decision/due-words.ts';
import { call } from '../../platform/call.ts';
import { fillIn } from '../../platform/texts.tsx';
import { useLoadedData } from '../../platform/use-loaded-data.ts';
import { figureColumns } from '../figure-columns.tsx';
import { clockWords, countWords, shareWords, timeWords } from '../figure-words.ts';
import { InsightFilters } from '../filters.tsx';
import { InsightPage } from '../insight-page.tsx';
import { TEXTS as ROOM } from '../texts.en-US.ts';
import { useInsightQuery } from '../use-insight-query.ts';
import {
  changeWords,
  csvRowsOf,
  GROUP_WORDS,
  partnerWords,
  pointsWords,
  questionWords,
  weekDayWords,
  whyWords,
} from './funnel-words.ts';
import { TEXTS } from './texts.en-US.ts';

type Reply = ReplyOf<'readFunnel'>;

const WEEKS = [1, 4, 13, 52];

/** Where people come, go on and stop. What is shown stands in the address. */
export function FunnelScreen() {
  const { search, query, weeks, change } = useInsightQuery();
  const by = isOneOf(FUNNEL_GROUPINGS, query.by) ? query.by : 'week';
  const loaded = useLoadedData(search, (reason) => call('readFunnel', { query }, reason));
  return (
    <InsightPage
      title={ROOM.funnel}
      loaded={loaded}
      failed={TEXTS.failed}
      file={{ name: 'funnel.csv', rowsOf: (data) => csvRowsOf(data, by) }}
      filters={
        <InsightFilters
          weeks={WEEKS}
          choices={{
            device: DEVICE_CLASSES.map((id) => [id, TEXTS.device[id]]),
            partner: (loaded.data?.partners ?? []).map((id) => [id, partnerWords(id)]),
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
          <Questions questions={data.questions} isBusy={loaded.isLoading} />
          <SideBySide
            groups={data.groups}
            by={by}
            isBusy={loaded.isLoading}
            onChange={(to) => change('by', to)}
          />
          <p className="soft">{TEXTS.note}</p>
        </>
      )}
    </InsightPage>
  );
}

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
  const { milestones, steps, from, until, countedUntil } = data;
  const of = (id: Reply['milestones'][number]['id']) => milestones.find((one) => one.id === id);
  const [started, sent, approved, bank] = (
    ['started', 'sent', 'approved', 'bankLinked'] as const
  ).map(of);
  return (
    <>
      <div className="soft">
        <p>
          {fillIn(TEXTS.range, {
            from: weekDayWords(from),
            until: weekDayWords(until - dayMs),
            weeks,
          })}
        </p>
        {countedUntil !== undefined && (
          <p>{fillIn(TEXTS.counted, { time: momentWords(countedUntil) })}</p>
        )}
      </div>
      <Stats
        label={TEXTS.figures}
        stats={[
          {
            label: TEXTS.startedToSent,
            value: shareWords(sent?.came, started?.came),
            aside: pointsWords(sent, started),
          },
          {
            label: TEXTS.sentToApproved,
            value: shareWords(approved?.came, sent?.came),
            aside: pointsWords(approved, sent),
          },
          {
            label: TEXTS.approvedToBank,
            value: shareWords(bank?.came, approved?.came),
            aside: pointsWords(bank, approved),
          },
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
      <CaseCard
        title={TEXTS.steps}
        aside={
          isOfDevice || steps[0]?.came === undefined || started?.came === undefined
            ? TEXTS.stepsAside
            : fillIn(TEXTS.stepsShare, { share: shareWords(steps[0].came, started.came) })
        }
      >
        <Rows rows={steps} names={TEXTS.step} caption={TEXTS.steps} isBusy={isBusy} />
      </CaseCard>
    </>
  );
}

/** What was refused at which question, and how often. */
function Questions({ questions, isBusy }: Pick<Reply, 'questions'> & { isBusy: boolean }) {
  const { questionColumn: column } = TEXTS;
  return (
    <CaseCard title={TEXTS.questions} aside={TEXTS.questionsAside}>
      {questions.length === 0 ? (
        <p className="soft">{TEXTS.noQuestions}</p>
      ) : (
        <DataTable
          caption={TEXTS.questions}
          rows={questions}
          keyOf={({ step, field, code }) => `${step} ${field} ${code}`}
          isBusy={isBusy}
          columns={[
            {
              ...{ id: 'step', head: column.question, isHead: true },
              cell: ({ field }) => questionWords(field),
            },
            question('page', ({ step }) => TEXTS.step[step]),
            question('why', ({ code }) => whyWords(code)),
            question('met', ({ met }) => countWords(met)),
            question('share', ({ met, came }) => shareWords(met, came)),
          ]}
        />
      )}
    </CaseCard>
  );
}

const question = figureColumns<Reply['questions'][number], keyof typeof TEXTS.questionColumn>(
  TEXTS.questionColumn,
);

/** The same weeks by what they are split into, in the choice of the address. */
function SideBySide({
  groups,
  by,
  isBusy,
  onChange,
}: Pick<Reply, 'groups'> & {
  by: FunnelGrouping;
  isBusy: boolean;
  onChange: (by: FunnelGrouping) => void;
}) {
  const most = Math.max(...groups.map(({ started = 0 }) => started));
  const { groupColumn: column } = TEXTS;
  return (
    <CaseCard
      title={TEXTS.by[by]}
      aside={by === 'device' ? TEXTS.stepsAside : TEXTS.milestonesAside}
    >
      <fieldset className="insight-by">
        <legend className="visually-hidden">{TEXTS.byLabel}</legend>
        {FUNNEL_GROUPINGS.map((one) => (
          <button
            key={one}
            type="button"
            className={one === by ? 'filter filter-on' : 'filter'}
            aria-pressed={one === by}
            onClick={() => onChange(one)}
          >
            {TEXTS.by[one]}
          </button>
        ))}
      </fieldset>
      {groups.length === 0 ? (
        <p className="soft">{TEXTS.noGroups}</p>
      ) : (
        <DataTable
          caption={TEXTS.by[by]}
          rows={groups}
          keyOf={({ id }) => id}
          isBusy={isBusy}
          columns={[
            {
              ...{ id: 'step', head: column.group, isHead: true },
              cell: ({ id }) => GROUP_WORDS[by](id),
            },
            {
              ...{ id: 'bar', head: column.bar },
              cell: ({ started = 0, sent = 0 }) => (
                <CountBar value={sent} most={most} before={started} />
              ),
            },
            group('started', ({ started }) => countWords(started)),
            group('sent', ({ sent, started }) => partWords(sent, started)),
            group('approved', ({ approved, sent }) => partWords(approved, sent)),
            group('bankLinked', ({ bankLinked, approved }) => partWords(bankLinked, approved)),
          ]}
        />
      )}
    </CaseCard>
  );
}

const group = figureColumns<Reply['groups'][number], keyof typeof TEXTS.groupColumn>(
  TEXTS.groupColumn,
);

const partWords = (part: number | undefined, of: number | undefined) =>
  part === undefined ? countWords(part) : `${countWords(part)} · ${shareWords(part, of)}`;

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
              // Nobody goes on from the last step, so nobody has stopped there either.
              figure('stopped', ({ id, stopped }) =>
                id === rows.at(-1)?.id ? ROOM.unknown : countWords(stopped),
              ),
              figure('metError', ({ metError, came }) => shareWords(metError, came)),
              figure('errors', ({ errors: [first] = [] }) => errorWords(first?.error)),
            ]
          : []),
      ]}
    />
  );
}

function errorWords(error: string | undefined): string {
  if (error === undefined) return ROOM.unknown;
  const [code = '', field = ''] = error.split(' ').reverse();
  return `${questionWords(field)}: ${whyWords(code)}`;
}
