import type { ReplyOf } from '@signet/rulebook/endpoints';
import { DataTable } from '@signet/ui/data-table';
import { Link } from 'wouter';
import { CaseCard } from '../../decision/case/card.tsx';
import { momentWords } from '../../decision/due-words.ts';
import { call } from '../../platform/call.ts';
import { fillIn } from '../../platform/texts.tsx';
import { useLoadedData } from '../../platform/use-loaded-data.ts';
import { Bar } from '../../shell/frame.tsx';
import { PageTitle } from '../../shell/page-title.tsx';
import { ReadingFailed } from '../../shell/reading-failed.tsx';
import { TEXTS as NAV } from '../nav-texts.en-US.ts';
import { PolicyChoices, WhatDiffers } from '../policy-choices.tsx';
import { TEXTS as ROOM } from '../texts.en-US.ts';
import { BlindSampleCard } from './blind-sample.tsx';
import { TEXTS } from './texts.en-US.ts';

type Versions = ReplyOf<'listPolicyVersions'>;

/** The candidates of this build, and what was run before. It edits nothing. */
export function PolicyLabScreen() {
  const { data, error, reload } = useLoadedData('versions', (reason) =>
    call('listPolicyVersions', {}, reason),
  );
  const [candidate] = data?.candidates ?? [];
  return (
    <>
      <PageTitle page={NAV.nav} />
      <Bar crumbs={[{ label: NAV.nav }]} isTitle>
        <p className="soft">{ROOM.readsOnly}</p>
      </Bar>
      <main id="main" className="policy-page" tabIndex={-1}>
        {error && <ReadingFailed title={TEXTS.failed} error={error} retry={reload} />}
        {data && candidate === undefined && <p className="soft">{TEXTS.none}</p>}
        {data && candidate && (
          <PolicyChoices
            versions={data}
            first={{ candidate: candidate.id, set: 'stored' }}
            isAgain={false}
          />
        )}
        {candidate && <WhatDiffers differs={candidate.differs} />}
        <BlindSampleCard />
        {data && (
          <CaseCard title={TEXTS.runs}>
            {data.runs.length === 0 ? (
              <p className="soft">{TEXTS.noRuns}</p>
            ) : (
              <Runs versions={data} />
            )}
          </CaseCard>
        )}
      </main>
    </>
  );
}

const endOf = ({ finishedAt, isLost, flips, endedBy }: Versions['runs'][number]): string => {
  if (flips !== undefined)
    return finishedAt === undefined ? fillIn(TEXTS.inShadow, { flips }) : String(flips);
  if (finishedAt === undefined) return isLost ? TEXTS.lost : TEXTS.running;
  return endedBy === undefined ? TEXTS.refused : TEXTS.cancelled;
};

function Runs({ versions: { runs, candidates } }: { versions: Versions }) {
  const titleOf = (id: string) => candidates.find((one) => one.id === id)?.title ?? id;
  return (
    <DataTable
      caption={TEXTS.caption}
      rows={runs}
      keyOf={({ id }) => id}
      columns={[
        {
          id: 'when',
          head: TEXTS.column.when,
          isHead: true,
          cell: ({ id, startedAt }) => (
            <Link className="row-link" href={`/policy/${id}`}>
              {momentWords(startedAt)}
            </Link>
          ),
        },
        {
          id: 'candidate',
          head: TEXTS.column.candidate,
          cell: ({ candidate, candidateVersion }) => (
            <>
              <span className="code">{candidateVersion}</span> {titleOf(candidate)}
            </>
          ),
        },
        { id: 'set', head: TEXTS.column.set, cell: ({ set }) => ROOM.sets[set] },
        { id: 'who', head: TEXTS.column.who, cell: ({ by }) => by.name },
        { id: 'flips', head: TEXTS.column.flips, cell: endOf },
      ]}
    />
  );
}
