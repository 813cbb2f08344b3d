import '../../decision/case/case.css';
import '../../decision/queue/queue.css';
import '../audit/audit.css';
import { formatDay } from '@signet/rulebook/core/format-date';
import type { ReplyOf } from '@signet/rulebook/endpoints';
import { Avatar } from '@signet/ui/avatar';
import { Banner } from '@signet/ui/banner';
import { Button } from '@signet/ui/button';
import { DataTable } from '@signet/ui/data-table';
import { StatusPill } from '@signet/ui/status-pill';
import { useState } from 'react';
import { Link, useSearch } from 'wouter';
import { CaseCard } from '../../decision/case/card.tsx';
import { TEXTS as SECRET } from '../../decision/case/secret-texts.en-US.ts';
import { labelOf } from '../../decision/case/typed-answers.ts';
import { dayWords, momentWords, secondWords } from '../../decision/due-words.ts';
import { call } from '../../platform/call.ts';
import { TEXTS as PLATFORM } from '../../platform/texts.en-US.ts';
import { DESK_LOCALE, errorText, fillIn } from '../../platform/texts.tsx';
import { useAction } from '../../platform/use-action.ts';
import { useLoadedData } from '../../platform/use-loaded-data.ts';
import { useMay, useSession } from '../../session/session.tsx';
import { Bar } from '../../shell/frame.tsx';
import { PageTitle } from '../../shell/page-title.tsx';
import { ReadingFailed } from '../../shell/reading-failed.tsx';
import { AuditTabs } from '../audit-tabs.tsx';
import { TEXTS } from './texts.en-US.ts';

type Found = ReplyOf<'listShownSecrets'>;

const dayOf = (week: string): string => formatDay(week, DESK_LOCALE);

/** Who was shown what in a week and what for, and who has signed that off. */
export function SecretsScreen() {
  const week = new URLSearchParams(useSearch()).get('week') ?? undefined;
  const { data, error, reload, replace } = useLoadedData(`secrets ${week ?? ''}`, () =>
    call('listShownSecrets', { query: { ...(week !== undefined && { week }) } }),
  );
  return (
    <>
      <PageTitle page={TEXTS.title} />
      <Bar crumbs={[{ label: TEXTS.title }]} isTitle />
      <AuditTabs here="secrets" />
      <main id="main" className="audit-page" tabIndex={-1}>
        {error && <ReadingFailed title={TEXTS.failed} error={error} retry={reload} />}
        {!error && data === undefined && <p role="status">{PLATFORM.loading}</p>}
        {data && (
          <>
            <div>
              {data.lines.length === 0 ? <p className="soft">{TEXTS.none}</p> : <Lines {...data} />}
              <SignOff key={data.week} found={data} onSigned={replace} />
            </div>
            <aside>
              <Weeks {...data} />
            </aside>
          </>
        )}
      </main>
    </>
  );
}

const whyWords = ({ reason, ticket }: Found['lines'][number]): string =>
  [reason === undefined ? TEXTS.unknownReason : SECRET.reasons[reason], ticket]
    .filter((part) => part !== undefined)
    .join(' · ');

function Lines({ lines }: Found) {
  return (
    <DataTable
      caption={TEXTS.caption}
      rows={lines}
      groupOf={({ at }) => ({ id: dayWords(at), title: dayWords(at) })}
      keyOf={({ reference, at, staff }) => `${reference} ${at} ${staff.id}`}
      columns={[
        { id: 'time', head: TEXTS.column.time, cell: ({ at }) => secondWords(at) },
        {
          id: 'who',
          head: TEXTS.column.who,
          isHead: true,
          cell: ({ staff }) => (
            <span className="claim-cell">
              <Avatar name={staff.name} /> <span>{staff.name}</span>
            </span>
          ),
        },
        {
          id: 'reference',
          head: TEXTS.column.application,
          cell: ({ reference }) => <span className="reference">{reference}</span>,
        },
        {
          id: 'what',
          head: TEXTS.column.what,
          cell: ({ paths }) => paths.map(labelOf).join(', '),
        },
        {
          id: 'why',
          head: TEXTS.column.why,
          cell: (line) => <span className="soft">{whyWords(line)}</span>,
        },
      ]}
    />
  );
}

function SignOff({ found, onSigned }: { found: Found; onSigned: (found: Found) => void }) {
  const may = useMay();
  const { staff } = useSession();
  const [said, setSaid] = useState<string>();
  const { pending, error, act } = useAction<'sign'>();
  const { week, signOffs, isSignedOff, mayBeSigned } = found;
  const sign = () =>
    void act(
      'sign',
      async () => {
        onSigned(await call('signOffSecrets', { body: { week } }));
        setSaid(fillIn(TEXTS.done, { day: dayOf(week) }));
      },
      week,
    );
  const hasSigned = signOffs.some((one) => one.staff.id === staff.id);
  return (
    <section className="audit-sign-off" aria-label={TEXTS.act}>
      <div role="status">{said && <Banner tone="good">{said}</Banner>}</div>
      {signOffs.map((one) => (
        <p key={one.staff.id}>
          <StatusPill tone="good" icon="check">
            {TEXTS.signed}
          </StatusPill>{' '}
          {fillIn(TEXTS.signedBy, { name: one.staff.name, time: momentWords(one.at) })}
        </p>
      ))}
      {hasSigned && !isSignedOff && <p className="soft">{TEXTS.ownRest}</p>}
      {error && (
        <Banner tone="bad" role="alert">
          {errorText(error)}
        </Banner>
      )}
      {may('audit.signOff') && mayBeSigned && (
        <>
          <p className="soft">{TEXTS.says}</p>
          <Button busy={pending !== undefined} busyLabel={TEXTS.sending} onClick={sign}>
            {TEXTS.act}
          </Button>
        </>
      )}
    </section>
  );
}

function Weeks({ week: here, isOver, weeks }: Found) {
  const [newest] = weeks;
  const isRunning = (week: string) => week === newest?.week && !(week === here && isOver);
  return (
    <CaseCard title={TEXTS.weeks}>
      <ul className="audit-weeks">
        {weeks.map(({ week, shown, isSignedOff }) => (
          <li key={week}>
            <Link
              href={`/audit/secrets?week=${week}`}
              aria-current={week === here ? 'page' : undefined}
            >
              {fillIn(TEXTS.week, { day: dayOf(week) })}
            </Link>
            <span className="soft">{fillIn(TEXTS.shown, { count: shown })}</span>
            {isRunning(week) ? (
              <StatusPill>{TEXTS.running}</StatusPill>
            ) : (
              shown > 0 && (
                <StatusPill tone={isSignedOff ? 'good' : 'warn'}>
                  {isSignedOff ? TEXTS.signed : TEXTS.open}
                </StatusPill>
              )
            )}
          </li>
        ))}
      </ul>
    </CaseCard>
  );
}
