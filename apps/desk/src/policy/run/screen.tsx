import type { ReplyOf } from '@signet/rulebook/endpoints';
import { POLICY_SET_RIGHTS } from '@signet/rulebook/policy/policy-sets';
import { Banner } from '@signet/ui/banner';
import { Button } from '@signet/ui/button';
import { Stats } from '@signet/ui/stat';
import { momentWords } from '../../decision/due-words.ts';
import { call } from '../../platform/call.ts';
import { saveCsv } from '../../platform/csv.ts';
import { errorText, fillIn } from '../../platform/texts.tsx';
import { useAction } from '../../platform/use-action.ts';
import { useInterval } from '../../platform/use-interval.ts';
import { useLoadedData } from '../../platform/use-loaded-data.ts';
import { useMay } from '../../session/session.tsx';
import { Bar, NotFound } from '../../shell/frame.tsx';
import { PageTitle } from '../../shell/page-title.tsx';
import { ReadingFailed } from '../../shell/reading-failed.tsx';
import { TEXTS as NAV } from '../nav-texts.en-US.ts';
import { percentWords } from '../percent-words.ts';
import { PolicyChoices, WhatDiffers } from '../policy-choices.tsx';
import { TEXTS as ROOM } from '../texts.en-US.ts';
import { csvRowsOf, FlipGroups } from './flip-groups.tsx';
import { OutcomeGrid } from './outcome-grid.tsx';
import { TEXTS } from './texts.en-US.ts';

type Run = ReplyOf<'readPolicyRun'>;
type Comparison = NonNullable<Run['comparison']>;

const lookEveryMs = 1_000;

/** What one run has found; it is read again until it has ended. */
export function PolicyRunScreen({ id }: { id: string }) {
  const may = useMay();
  const versions = useLoadedData('versions', (reason) => call('listPolicyVersions', {}, reason));
  const { data, error, reload, poll } = useLoadedData(id, (reason) =>
    call('readPolicyRun', { params: { id } }, reason),
  );
  const isOpen = data !== undefined && data.finishedAt === undefined && !data.isLost;
  const isRunning = isOpen && data.comparison === undefined;
  useInterval(lookEveryMs, () => isRunning && poll());
  if (error?.code === 'route.notFound' || error?.code === 'request.validationFailed')
    return <NotFound />;
  const title = data?.title ?? NAV.nav;
  const { comparison } = data ?? {};
  return (
    <>
      <PageTitle page={title} />
      <Bar crumbs={[{ label: NAV.nav, href: '/policy' }, { label: title }]} isTitle>
        <p className="soft">{ROOM.readsOnly}</p>
        {comparison && comparison.groups.length > 0 && (
          <Button kind="secondary" onClick={() => saveCsv(`${id}.csv`, csvRowsOf(comparison))}>
            {TEXTS.export}
          </Button>
        )}
      </Bar>
      <main id="main" className="policy-page" tabIndex={-1}>
        {error && <ReadingFailed title={TEXTS.failed} error={error} retry={reload} />}
        {data && versions.data && (
          <PolicyChoices
            key={id}
            versions={versions.data}
            first={{ candidate: data.candidate, set: data.set }}
            isAgain
          />
        )}
        <div role="status">
          {isRunning && <Banner>{TEXTS.running}</Banner>}
          {isOpen && !isRunning && <Banner>{shadowWords(data)}</Banner>}
          {data?.isLost && <Banner tone="warn">{TEXTS.lost}</Banner>}
          {data?.endedBy && <Banner>{endedWords(data, data.endedBy)}</Banner>}
        </div>
        {isOpen && may(POLICY_SET_RIGHTS[data.set]) && <End run={data} ended={reload} />}
        {data && data.faults.length > 0 && <Refusal faults={data.faults} />}
        {data && comparison && <Found run={data} comparison={comparison} />}
      </main>
    </>
  );
}

const shadowWords = ({ startedAt, countedUntil }: Run): string =>
  [
    fillIn(TEXTS.inShadow, { since: momentWords(startedAt) }),
    ...(countedUntil === undefined
      ? [TEXTS.notCounted]
      : [fillIn(TEXTS.countedUntil, { time: momentWords(countedUntil) })]),
  ].join(' ');

const endedWords = (
  { finishedAt = 0, comparison }: Run,
  { name }: NonNullable<Run['endedBy']>,
): string =>
  fillIn(comparison === undefined ? TEXTS.cancelledBy : TEXTS.endedBy, {
    ...{ name, time: momentWords(finishedAt) },
  });

function End({ run: { id, comparison }, ended }: { run: Run; ended: () => Promise<void> }) {
  const { pending, error, act } = useAction<'end'>();
  const end = () =>
    act(
      'end',
      async (idempotencyKey) => {
        await call('endPolicyRun', { params: { id }, idempotencyKey });
        await ended();
      },
      id,
    );
  return (
    <div>
      <Button
        kind="secondary"
        busy={pending !== undefined}
        busyLabel={TEXTS.ending}
        onClick={() => void end()}
      >
        {comparison === undefined ? TEXTS.cancel : TEXTS.end}
      </Button>
      {error && (
        <Banner tone="bad" role="alert">
          {errorText(error)}
        </Banner>
      )}
    </div>
  );
}

const SOURCES: Readonly<Record<string, string>> = TEXTS.source;

function Refusal({ faults }: { faults: Run['faults'] }) {
  return (
    <Banner tone="bad" title={TEXTS.refused}>
      <p>{TEXTS.refusedLead}</p>
      <ul>
        {faults.map(({ is, row = '', source = '', combinations }) => (
          <li key={`${is} ${row} ${source}`}>
            {fillIn(TEXTS.fault[is], { row, combinations, source: SOURCES[source] ?? source })}
          </li>
        ))}
      </ul>
    </Banner>
  );
}

const shareOf = ({ agreed, of }: Comparison['agreement']['candidate']): string =>
  of === 0 ? '–' : percentWords(agreed, of);

function Found({
  run: { withoutFacts = 0, differs },
  comparison,
}: {
  run: Run;
  comparison: Comparison;
}) {
  const { decisions, flips, toPerson, newlyDeclined, agreement, cells, groups } = comparison;
  const { approvedAgainstPeople, notAsStored } = comparison;
  return (
    <>
      {notAsStored > 0 && (
        <Banner tone="bad" role="alert">
          {fillIn(TEXTS.notAsStored, { count: notAsStored })}
        </Banner>
      )}
      {approvedAgainstPeople > 0 && (
        <Banner tone="bad">{fillIn(TEXTS.againstPeople, { count: approvedAgainstPeople })}</Banner>
      )}
      <Stats
        label={TEXTS.stats}
        stats={[
          {
            label: TEXTS.same,
            value: decisions === 0 ? '–' : percentWords(decisions - flips, decisions),
            aside: fillIn(TEXTS.ofAll, { same: decisions - flips, all: decisions }),
          },
          { label: TEXTS.flips, value: flips, aside: flips > 0 ? TEXTS.flipsAside : TEXTS.none },
          {
            label: TEXTS.toPerson,
            value: toPerson.more - toPerson.fewer,
            aside: fillIn(TEXTS.moreFewer, toPerson),
          },
          {
            label: TEXTS.newlyDeclined,
            value: newlyDeclined,
            aside: newlyDeclined > 0 ? TEXTS.somebodyDeclined : TEXTS.nobodyDeclined,
            tone: newlyDeclined > 0 ? 'bad' : 'good',
          },
          {
            label: TEXTS.agrees,
            value: shareOf(agreement.candidate),
            aside:
              agreement.candidate.of === 0
                ? TEXTS.noAgreement
                : fillIn(TEXTS.agreesAside, { share: shareOf(agreement.inForce) }),
          },
        ]}
      />
      {withoutFacts > 0 && (
        <p className="soft">{fillIn(TEXTS.withoutFacts, { count: withoutFacts })}</p>
      )}
      <div className="policy-halves">
        <OutcomeGrid cells={cells} />
        <WhatDiffers differs={differs} />
      </div>
      <FlipGroups flips={flips} groups={groups} />
    </>
  );
}
