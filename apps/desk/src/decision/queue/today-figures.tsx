import '@signet/ui/stat.css';
import type { ReplyOf } from '@signet/rulebook/endpoints';
import { Stats } from '@signet/ui/stat';
import { shareWords, timeWords } from '../../insight/figure-words.ts';
import { call } from '../../platform/call.ts';
import { usePoll } from '../../platform/desk-events.tsx';
import { fillIn } from '../../platform/texts.tsx';
import { useLoadedData } from '../../platform/use-loaded-data.ts';
import { TEXTS } from './texts.en-US.ts';

type Reply = ReplyOf<'readLevels'>;

/** What was done today, where nothing is left to do; nothing is shown while it can't be read. */
export function TodayFigures() {
  const { data, poll } = useLoadedData('today', (reason) =>
    call('readLevels', { query: { days: 1 } }, reason),
  );
  usePoll(poll);
  if (data === undefined) return <div className="queue-today" aria-busy="true" />;
  return (
    <div className="queue-today">
      <Stats label={TEXTS.today.label} stats={statsOf(data)} />
    </div>
  );
}

function outcomeWords({ outcomes }: Reply): string | undefined {
  if (outcomes === undefined) return undefined;
  const said = (['approved', 'declined', 'asked'] as const).flatMap((outcome) =>
    outcomes[outcome] === 0 ? [] : [fillIn(TEXTS.today[outcome], { count: outcomes[outcome] })],
  );
  return said.length === 0 ? undefined : said.join(' · ');
}

const statsOf = (data: Reply) => {
  const { whole, before, staff } = data;
  return [
    {
      label: staff === undefined ? TEXTS.today.settled : TEXTS.today.settledByYou,
      value: whole.settled,
      aside: outcomeWords(data) ?? fillIn(TEXTS.today.yesterday, { count: before.settled }),
    },
    {
      label: TEXTS.today.kept,
      value: shareWords(whole.kept, whole.ended),
      aside: fillIn(TEXTS.today.keptOf, { kept: whole.kept, ended: whole.ended }),
    },
    {
      label: TEXTS.today.median,
      value: timeWords(whole.medianSeconds),
      aside:
        whole.workSeconds === undefined
          ? TEXTS.today.noWork
          : fillIn(TEXTS.today.work, { time: timeWords(whole.workSeconds) }),
    },
  ];
};
