import { keysOf } from '@signet/rulebook/core/keys-of';
import type { PartnerApplication } from '@signet/rulebook/partners/partner-news';
import { Icon } from '@signet/ui/icon';
import { Skeleton } from '@signet/ui/skeleton';
import { StatusPill } from '@signet/ui/status-pill';
import { Timeline } from '@signet/ui/timeline';
import { countryName } from '../../platform/texts.tsx';
import { useLoadedData } from '../../platform/use-loaded-data.ts';
import { Bar } from '../../shell/frame.tsx';
import { ReadingFailed } from '../../shell/reading-failed.tsx';
import { call } from '../call.ts';
import { ConsoleCard } from '../card.tsx';
import { ConsoleTitle, NothingHere } from '../frame.tsx';
import { useHolds } from '../session.tsx';
import { TEXTS as ROOM } from '../texts.en-US.ts';
import { momentWords, nameOf, STATUS_TONES, stepWords } from '../words.ts';
import { timelineOf } from './applicant-timeline.ts';
import { EventsCard } from './events-card.tsx';
import { TEXTS } from './texts.en-US.ts';

/** One applicant, as far as the company may know: the same as its server reads. */
export function ApplicantScreen({ id }: { id: string }) {
  const { data, error, reload } = useLoadedData(id, () =>
    call('getPartnerApplication', { params: { id } }),
  );
  if (error?.code === 'application.notFound') return <NothingHere />;
  const title = data === undefined ? ROOM.applicants : nameOf(data.application);
  return (
    <>
      <ConsoleTitle page={title} />
      <Bar crumbs={[{ label: ROOM.applicants, href: '/applicants' }, { label: title }]} />
      <main id="main" tabIndex={-1}>
        {error && (
          <div className="desk-plain">
            <ReadingFailed title={TEXTS.failed} error={error} retry={reload} />
          </div>
        )}
        {data === undefined && error === undefined && (
          <div className="console-applicant">
            <Skeleton kind="card" count={3} />
          </div>
        )}
        {data && <Applicant application={data.application} />}
      </main>
    </>
  );
}

function Applicant({ application }: { application: PartnerApplication }) {
  const { id, status } = application;
  const holds = useHolds();
  const events = useLoadedData(`events ${id}`, () =>
    call('listPartnerEvents', { query: { applicationId: id } }),
  );
  return (
    <div className="console-applicant">
      <div>
        <div className="console-head">
          <h1>{nameOf(application)}</h1>
          <StatusPill tone={STATUS_TONES[status]}>{ROOM.status[status]}</StatusPill>
        </div>
        <Standing application={application} />
        <ConsoleCard title={TEXTS.timeline}>
          <Timeline days={timelineOf(application, events.data?.events ?? [])} />
        </ConsoleCard>
        {holds('events:read') && <EventsCard events={events} />}
      </div>
      <div>
        <Details application={application} />
        <ConsoleCard title={TEXTS.object}>
          <p className="soft">{TEXTS.objectLead}</p>
          <pre className="console-json">{JSON.stringify({ application }, null, 2)}</pre>
        </ConsoleCard>
      </div>
    </div>
  );
}

function Standing({
  application: { status, stepsLeft, money },
}: {
  application: PartnerApplication;
}) {
  return (
    <ConsoleCard title={TEXTS.standing}>
      <p>{TEXTS.means[status]}</p>
      <dl className="console-facts">
        <div>
          <dt>{TEXTS.left}</dt>
          {stepsLeft.length === 0 ? (
            <dd>{TEXTS.nothingLeft}</dd>
          ) : (
            stepsLeft.map((step) => <dd key={step}>{stepWords(step)}</dd>)
          )}
        </div>
        <div>
          <dt>{TEXTS.works}</dt>
          <dd>
            <ul className="console-works">
              {keysOf(money).map((way) => (
                <li key={way} className={money[way] ? 'works-on' : 'works-off'}>
                  <Icon name={money[way] ? 'check' : 'clock'} size={16} />
                  <span>{`${TEXTS.money[way]}: ${money[way] ? TEXTS.on : TEXTS.off}`}</span>
                </li>
              ))}
            </ul>
          </dd>
        </div>
      </dl>
    </ConsoleCard>
  );
}

const FACTS: {
  [Fact in keyof typeof TEXTS.fact]: (application: PartnerApplication) => string | undefined;
} = {
  id: ({ id }) => id,
  externalId: ({ externalId }) => externalId,
  merchantId: ({ merchantId }) => merchantId,
  referralUrlId: ({ referralUrlId }) => referralUrlId,
  agentId: ({ agentId }) => agentId,
  market: ({ market }) => countryName(market),
  createdAt: ({ createdAt }) => momentWords(createdAt),
  submittedAt: ({ submittedAt }) =>
    submittedAt === undefined ? undefined : momentWords(submittedAt),
  changedAt: ({ changedAt }) => momentWords(changedAt),
};

function Details({ application }: { application: PartnerApplication }) {
  return (
    <ConsoleCard title={TEXTS.details}>
      <dl className="console-facts">
        {keysOf(FACTS).map((fact) => {
          const value = FACTS[fact](application);
          return value === undefined ? null : (
            <div key={fact}>
              <dt>{TEXTS.fact[fact]}</dt>
              <dd>{value}</dd>
            </div>
          );
        })}
      </dl>
    </ConsoleCard>
  );
}
