import '../../decision/case/case.css';
import '../../decision/queue/queue.css';
import '../partners.css';
import type { ReplyOf } from '@signet/rulebook/endpoints';
import { portalRow } from '@signet/rulebook/reference/portals';
import { Banner } from '@signet/ui/banner';
import { Button } from '@signet/ui/button';
import { StatusPill } from '@signet/ui/status-pill';
import { useState } from 'react';
import { useSearch } from 'wouter';
import { CaseCard } from '../../decision/case/card.tsx';
import { momentWords, shortDayWords } from '../../decision/due-words.ts';
import { TEXTS as DECISION } from '../../decision/texts.en-US.ts';
import { call } from '../../platform/call.ts';
import { TEXTS as PLATFORM } from '../../platform/texts.en-US.ts';
import { errorText, fillIn } from '../../platform/texts.tsx';
import { useAction } from '../../platform/use-action.ts';
import { useLoadedData } from '../../platform/use-loaded-data.ts';
import { useMay } from '../../session/session.tsx';
import { Bar, NotFound } from '../../shell/frame.tsx';
import { PageTitle } from '../../shell/page-title.tsx';
import { ReadingFailed } from '../../shell/reading-failed.tsx';
import { TEXTS as NAV } from '../nav-texts.en-US.ts';
import { TEXTS } from '../texts.en-US.ts';
import { AbilitiesCard } from './abilities-card.tsx';
import { Deliveries } from './deliveries.tsx';

type Partner = ReplyOf<'readPartner'>;

/** One partner: its row, how its endpoints do, what it was told, and its keys. */
export function PartnerScreen({ id }: { id: string }) {
  const may = useMay();
  const query = new URLSearchParams(useSearch());
  const isFailed = query.get('undelivered') === 'true';
  const cursor = query.get('cursor') ?? undefined;
  const { data, error, reload, isLoading } = useLoadedData(
    `partner ${id} ${isFailed} ${cursor ?? ''}`,
    () =>
      call('readPartner', {
        params: { id },
        query: {
          ...(isFailed && { undelivered: 'true' as const }),
          ...(cursor !== undefined && { cursor }),
        },
      }),
  );
  const [said, setSaid] = useState<string>();
  const { pending, error: refused, act } = useAction<string>();
  const replay = (eventId?: string) =>
    void act(
      eventId ?? 'failed',
      async (idempotencyKey) => {
        const { deliveries } = await call('replayDeliveries', {
          params: { id },
          body: eventId === undefined ? {} : { eventId },
          idempotencyKey,
        });
        setSaid(deliveries === 0 ? TEXTS.nothingFailed : fillIn(TEXTS.sent, { count: deliveries }));
        await reload();
      },
      crypto.randomUUID(), // the same event may be sent again once more
    );
  const test = () =>
    void act(
      'test',
      async (idempotencyKey) => {
        const { deliveries } = await call('testEndpoints', { params: { id }, idempotencyKey });
        setSaid(fillIn(TEXTS.sent, { count: deliveries }));
        await reload();
      },
      crypto.randomUUID(),
    );
  if (error?.code === 'route.notFound') return <NotFound />;
  const name = data?.name ?? id;
  const maySend = may('partner.replay') && (data?.endpoints.length ?? 0) > 0;
  return (
    <>
      <PageTitle page={name} />
      <Bar crumbs={[{ label: NAV.nav, href: '/partners' }, { label: name }]} isTitle>
        {maySend && (
          <span className="partner-acts">
            <Button
              kind="secondary"
              busy={pending === 'test'}
              busyLabel={TEXTS.sending}
              onClick={test}
            >
              {TEXTS.test}
            </Button>
            <Button
              kind="secondary"
              busy={pending === 'failed'}
              busyLabel={TEXTS.sending}
              onClick={() => replay()}
            >
              {TEXTS.replay}
            </Button>
          </span>
        )}
      </Bar>
      <main id="main" className="partner-page" tabIndex={-1}>
        <div className="partner-main">
          <div role="status">{said && <Banner tone="good">{said}</Banner>}</div>
          {refused && (
            <Banner tone="bad" role="alert">
              {errorText(refused)}
            </Banner>
          )}
          {error && <ReadingFailed title={TEXTS.failed} error={error} retry={reload} />}
          {!error && data === undefined && <p role="status">{PLATFORM.loading}</p>}
          {data && (
            <>
              <Facts partner={data} />
              <Deliveries
                {...{ id, events: data.events, next: data.next, isFailed, isLoading }}
                sending={pending}
                onSend={maySend ? replay : undefined}
              />
            </>
          )}
        </div>
        <div className="partner-main">
          {data && (
            <>
              <Endpoints endpoints={data.endpoints} />
              <AbilitiesCard id={id} abilities={data.abilities} onChanged={reload} />
              <Keys keys={data.keys} />
            </>
          )}
        </div>
      </main>
    </>
  );
}

function Facts({
  partner: { portal, markets, referralUrlIds, parentDomains, flags },
}: {
  partner: Partner;
}) {
  return (
    <ul className="partner-facts" aria-label={TEXTS.facts}>
      <li>{portalRow(portal).brand.name}</li>
      <li>{markets.map((market) => DECISION.market[market]).join(', ')}</li>
      <li>{referralUrlIds.map((one) => `/r/${one}`).join(' · ')}</li>
      {parentDomains.length > 0 && (
        <li>{fillIn(TEXTS.framedOn, { domains: parentDomains.join(', ') })}</li>
      )}
      {flags.length > 0 && (
        <li>{`${TEXTS.flags}: ${flags.map(({ flag, isOn }) => `${flag} ${isOn ? '✓' : '–'}`).join(', ')}`}</li>
      )}
    </ul>
  );
}

function Endpoints({ endpoints }: { endpoints: Partner['endpoints'] }) {
  return (
    <CaseCard title={TEXTS.endpoints}>
      {endpoints.length === 0 && <p className="soft">{TEXTS.noEndpoints}</p>}
      <ul className="partner-list">
        {endpoints.map(
          ({ url, failures, failingSince, pausedUntil, lastFault, lastDeliveredAt }) => (
            <li key={url}>
              <strong>{url}</strong>
              <span>
                <StatusPill tone={failures > 0 ? 'bad' : lastDeliveredAt ? 'good' : 'plain'}>
                  {failures > 0
                    ? fillIn(TEXTS.failingSince, { when: momentWords(failingSince ?? 0) })
                    : lastDeliveredAt
                      ? TEXTS.answering
                      : TEXTS.unheard}
                </StatusPill>
              </span>
              <span className="soft">
                {[
                  failures > 0 && lastFault,
                  pausedUntil && fillIn(TEXTS.pausedUntil, { when: momentWords(pausedUntil) }),
                  lastDeliveredAt && fillIn(TEXTS.lastAt, { when: momentWords(lastDeliveredAt) }),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </li>
          ),
        )}
      </ul>
    </CaseCard>
  );
}

function Keys({ keys }: { keys: Partner['keys'] }) {
  return (
    <CaseCard title={TEXTS.keys} aside={TEXTS.keysAside}>
      {keys.length === 0 && <p className="soft">{TEXTS.noKeys}</p>}
      <ul className="partner-list">
        {keys.map(({ id, hint, scopes, createdAt, createdBy, lastUsedAt, ...key }) => (
          <li key={id}>
            <code>{`${hint}…`}</code>
            <span className="soft">
              {fillIn(TEXTS.keyMade, { day: shortDayWords(createdAt), name: createdBy })}
            </span>
            <span className="soft">
              {key.revokedAt !== undefined
                ? fillIn(TEXTS.keyRevoked, { day: shortDayWords(key.revokedAt) })
                : lastUsedAt === undefined
                  ? TEXTS.keyUnused
                  : `${fillIn(TEXTS.keyUsed, { when: momentWords(lastUsedAt) })} · ${fillIn(TEXTS.calls, { count: key.calls })}`}
            </span>
            <span className="soft">{scopes.join(', ')}</span>
            {key.expiresAt !== undefined && key.revokedAt === undefined && (
              <span className="soft">
                {fillIn(TEXTS.keyUntil, { day: shortDayWords(key.expiresAt) })}
              </span>
            )}
            {key.addresses && (
              <span className="soft">
                {fillIn(TEXTS.keyFrom, { addresses: key.addresses.join(', ') })}
              </span>
            )}
          </li>
        ))}
      </ul>
    </CaseCard>
  );
}
