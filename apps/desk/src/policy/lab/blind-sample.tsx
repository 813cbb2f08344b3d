import type { ReplyOf } from '@signet/rulebook/endpoints';
import { DataTable } from '@signet/ui/data-table';
import { Stats } from '@signet/ui/stat';
import { CaseCard } from '../../decision/case/card.tsx';
import { call } from '../../platform/call.ts';
import { fillIn } from '../../platform/texts.tsx';
import { useLoadedData } from '../../platform/use-loaded-data.ts';
import { ReadingFailed } from '../../shell/reading-failed.tsx';
import { percentWords } from '../percent-words.ts';
import { TEXTS as ROOM } from '../texts.en-US.ts';
import { TEXTS } from './texts.en-US.ts';

type Sample = ReplyOf<'readBlindSample'>;

const SAMPLE = TEXTS.sample;

/** How often people who did not know what was decided would have decided otherwise. */
export function BlindSampleCard() {
  const { data, error, reload } = useLoadedData('sample', () => call('readBlindSample', {}));
  if (error) return <ReadingFailed title={SAMPLE.failed} error={error} retry={reload} />;
  if (data === undefined) return null;
  const { percent, days, openDays, drawn, answered, waiting, expired, agreed, rows } = data;
  return (
    <CaseCard title={SAMPLE.title}>
      <p className="soft">{fillIn(SAMPLE.lead, { percent, days })}</p>
      <Stats
        label={SAMPLE.title}
        stats={[
          { label: SAMPLE.drawn, value: drawn },
          { label: SAMPLE.answered, value: answered },
          { label: SAMPLE.waiting, value: waiting },
          {
            label: SAMPLE.expired,
            value: expired,
            aside: fillIn(SAMPLE.expiredAside, { days: openDays }),
          },
          {
            label: SAMPLE.differs,
            value: answered === 0 ? '–' : percentWords(answered - agreed, answered),
            aside: fillIn(SAMPLE.differsAside, { differs: answered - agreed, answered }),
          },
        ]}
      />
      {rows.length === 0 ? <p className="soft">{SAMPLE.none}</p> : <Rows rows={rows} />}
    </CaseCard>
  );
}

function Rows({ rows }: Pick<Sample, 'rows'>) {
  return (
    <DataTable
      caption={SAMPLE.caption}
      rows={rows}
      keyOf={({ outcome, row }) => `${outcome} ${row}`}
      columns={[
        {
          id: 'row',
          head: SAMPLE.column.row,
          isHead: true,
          cell: ({ row }) => <span className="code">{row}</span>,
        },
        {
          id: 'outcome',
          head: SAMPLE.column.outcome,
          cell: ({ outcome }) => ROOM.outcome[outcome],
        },
        { id: 'answered', head: SAMPLE.column.answered, cell: ({ answered }) => answered },
        {
          id: 'said',
          head: SAMPLE.column.said,
          cell: ({ said }) => fillIn(SAMPLE.said, said),
        },
        {
          id: 'differs',
          head: SAMPLE.column.differs,
          cell: ({ answered, agreed }) => percentWords(answered - agreed, answered),
        },
        {
          id: 'examples',
          head: SAMPLE.column.examples,
          cell: ({ examples }) => <span className="reference">{examples.join(', ')}</span>,
        },
      ]}
    />
  );
}
