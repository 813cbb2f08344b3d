import type { ReplyOf } from '@signet/rulebook/endpoints';
import { PARTNER_LIMITS } from '@signet/rulebook/partners/limits';
import { Banner } from '@signet/ui/banner';
import { Button } from '@signet/ui/button';
import { Skeleton } from '@signet/ui/skeleton';
import { StatusPill, type StatusPillProps } from '@signet/ui/status-pill';
import { useState } from 'react';
import { errorText, fillIn } from '../../platform/texts.tsx';
import { useAction } from '../../platform/use-action.ts';
import { useLoadedData } from '../../platform/use-loaded-data.ts';
import { Bar } from '../../shell/frame.tsx';
import { ReadingFailed } from '../../shell/reading-failed.tsx';
import { call } from '../call.ts';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { ConsoleTitle } from '../frame.tsx';
import { LockedNote } from '../locked-note.tsx';
import { useHolds } from '../session.tsx';
import { ShownOnce } from '../shown-once.tsx';
import { TEXTS as ROOM } from '../texts.en-US.ts';
import { dayWords, momentWords } from '../words.ts';
import { Deliveries } from './deliveries.tsx';
import { EndpointDialog } from './endpoint-dialog.tsx';
import { TEXTS } from './texts.en-US.ts';

type Endpoint = ReplyOf<'listConsoleEndpoints'>['endpoints'][number];
type Asked = { to: 'remove' | 'rotate' | 'end'; url: string; secretId?: string };

/** Where the company's servers are told, how that goes, and what was sent. */
export function EndpointsScreen() {
  const holds = useHolds();
  const { data, error, reload } = useLoadedData('endpoints', () => call('listConsoleEndpoints'));
  const [dialog, setDialog] = useState<{ of?: Endpoint }>();
  const [secret, setSecret] = useState<string>();
  const [asked, setAsked] = useState<Asked>();
  const { pending, error: refused, clear, act } = useAction<string>();
  const mayChange = holds('endpoints:write') && data?.isOpen === true;
  const isAct = (to: string) => pending === to;
  const pause = ({ url, events, isPaused }: Endpoint) =>
    void act(
      `pause ${url}`,
      async () => {
        await call('changeConsoleEndpoint', {
          body: { url, isPaused: !isPaused, ...(events && { events }) },
        });
        await reload();
      },
      `${url} ${isPaused}`,
    );
  const confirm = ({ to, url, secretId = '' }: Asked) =>
    void act(
      to,
      async () => {
        if (to === 'remove') await call('removeConsoleEndpoint', { body: { url } });
        if (to === 'end') await call('endConsoleSecret', { params: { secretId } });
        if (to === 'rotate')
          setSecret((await call('createConsoleSecret', { body: { url } })).secret);
        setAsked(undefined);
        await reload();
      },
      `${to} ${url} ${secretId}`,
    );
  const ask = (to: Asked) => {
    clear();
    setAsked(to);
  };
  const changed = async (made?: string) => {
    setDialog(undefined);
    if (made !== undefined) setSecret(made);
    await reload();
  };
  const endpoints = data?.endpoints ?? [];
  return (
    <>
      <ConsoleTitle page={ROOM.endpoints} />
      <Bar crumbs={[{ label: ROOM.endpoints }]} isTitle>
        {mayChange && endpoints.length < PARTNER_LIMITS.partnerEndpointsMax && (
          <Button onClick={() => setDialog({})}>{TEXTS.add}</Button>
        )}
      </Bar>
      <main id="main" className="console-list" tabIndex={-1}>
        <ShownOnce secret={secret} lead={TEXTS.secretLead} onDone={() => setSecret(undefined)} />
        {data && (
          <LockedNote isOpen={data.isOpen} holds={holds('endpoints:write')} what={TEXTS.locked} />
        )}
        {error && <ReadingFailed title={TEXTS.failed} error={error} retry={reload} />}
        {refused && asked === undefined && (
          <Banner tone="bad" role="alert">
            {errorText(refused)}
          </Banner>
        )}
        {data === undefined && error === undefined && <Skeleton kind="card" count={2} />}
        {data && endpoints.length === 0 && <p className="soft">{TEXTS.none}</p>}
        {endpoints.length > 0 && (
          <ul className="console-rows">
            {endpoints.map((endpoint) => (
              <EndpointRow
                key={endpoint.url}
                of={endpoint}
                acts={
                  mayChange
                    ? {
                        edit: () => setDialog({ of: endpoint }),
                        pause: () => pause(endpoint),
                        isPausing: isAct(`pause ${endpoint.url}`),
                        ask: (to, secretId) =>
                          ask({ to, url: endpoint.url, ...(secretId && { secretId }) }),
                      }
                    : undefined
                }
              />
            ))}
          </ul>
        )}
        {endpoints.length > 0 && holds('events:read') && <Deliveries />}
      </main>
      {dialog && (
        <EndpointDialog of={dialog.of} onClose={() => setDialog(undefined)} onChanged={changed} />
      )}
      {asked && (
        <ConfirmDialog
          title={TEXTS[asked.to].title}
          text={fillIn(TEXTS[asked.to].text, { url: asked.url })}
          confirm={TEXTS[asked.to].act}
          isPending={isAct(asked.to)}
          error={refused && errorText(refused)}
          onClose={() => setAsked(undefined)}
          onConfirm={() => confirm(asked)}
        />
      )}
    </>
  );
}

type State = keyof typeof TEXTS.state;

const stateOf = ({ isPaused, failures, lastDeliveredAt }: Endpoint): State => {
  if (isPaused) return 'paused';
  if (failures > 0) return 'failing';
  return lastDeliveredAt === undefined ? 'unheard' : 'answering';
};

const TONES: Readonly<Record<State, NonNullable<StatusPillProps['tone']>>> = {
  ...{ paused: 'warn', failing: 'bad', unheard: 'plain', answering: 'good' },
};

type Acts = {
  edit: () => void;
  pause: () => void;
  isPausing: boolean;
  ask: (to: Asked['to'], secretId?: string) => void;
};

function EndpointRow({ of, acts }: { of: Endpoint; acts: Acts | undefined }) {
  const { url, events, isPaused, failingSince, lastFault, lastDeliveredAt, secrets } = of;
  const state = stateOf(of);
  return (
    <li className="console-card">
      <div className="console-head">
        <code className="console-url">{url}</code>
        <StatusPill tone={TONES[state]}>{TEXTS.state[state]}</StatusPill>
      </div>
      <dl className="console-facts console-facts-wide">
        <div>
          <dt>{TEXTS.hears}</dt>
          <dd>{events?.map((type) => TEXTS.event[type]).join(', ') ?? TEXTS.everything}</dd>
        </div>
        <div>
          <dt>{TEXTS.last}</dt>
          <dd>{lastDeliveredAt === undefined ? TEXTS.never : momentWords(lastDeliveredAt)}</dd>
        </div>
        {failingSince !== undefined && (
          <div>
            <dt>{TEXTS.failingSince}</dt>
            <dd>{`${momentWords(failingSince)} (${lastFault ?? '–'})`}</dd>
          </div>
        )}
        <div>
          <dt>{TEXTS.secrets}</dt>
          {secrets.length === 0 && <dd>{TEXTS.noSecret}</dd>}
          {secrets.map(({ id, createdAt, createdBy }) => (
            <dd key={id}>
              <span>{fillIn(TEXTS.secretBy, { day: dayWords(createdAt), name: createdBy })}</span>
              {acts && secrets.length > 1 && (
                <>
                  {' '}
                  <Button
                    kind="text"
                    aria-label={fillIn(TEXTS.endOf, { day: dayWords(createdAt) })}
                    onClick={() => acts.ask('end', id)}
                  >
                    {TEXTS.end.act}
                  </Button>
                </>
              )}
            </dd>
          ))}
        </div>
      </dl>
      {acts && (
        <div className="console-acts">
          <Button kind="secondary" onClick={acts.edit}>
            {TEXTS.edit}
          </Button>
          <Button
            kind="secondary"
            busy={acts.isPausing}
            busyLabel={ROOM.saving}
            onClick={acts.pause}
          >
            {isPaused ? TEXTS.resume : TEXTS.pause}
          </Button>
          {secrets.length < PARTNER_LIMITS.partnerKeysAtOnce && (
            <Button kind="secondary" onClick={() => acts.ask('rotate')}>
              {TEXTS.rotate.act}
            </Button>
          )}
          <Button kind="text" onClick={() => acts.ask('remove')}>
            {TEXTS.remove.act}
          </Button>
        </div>
      )}
    </li>
  );
}
