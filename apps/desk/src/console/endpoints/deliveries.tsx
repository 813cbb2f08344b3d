import type { ReplyOf } from '@signet/rulebook/endpoints';
import { Banner } from '@signet/ui/banner';
import { Button } from '@signet/ui/button';
import { LinkTabs } from '@signet/ui/link-tabs';
import { StatusPill } from '@signet/ui/status-pill';
import { useState } from 'react';
import { Link, useSearch } from 'wouter';
import { errorText, fillIn, wordsOf } from '../../platform/texts.tsx';
import { useAction } from '../../platform/use-action.ts';
import { useLoadedData } from '../../platform/use-loaded-data.ts';
import { ReadingFailed } from '../../shell/reading-failed.tsx';
import { call } from '../call.ts';
import { ConsoleCard } from '../card.tsx';
import { useHolds } from '../session.tsx';
import { momentWords } from '../words.ts';
import { TEXTS } from './texts.en-US.ts';

type Event = ReplyOf<'listPartnerEvents'>['events'][number];

const TONES = { waiting: 'plain', delivered: 'good', failed: 'bad' } as const;

/** What was sent in 30 days and how often it was tried; developers have it sent again. */
export function Deliveries() {
  const holds = useHolds();
  const query = new URLSearchParams(useSearch());
  const isFailed = query.get('undelivered') === 'true';
  const cursor = query.get('cursor') ?? undefined;
  const { data, error, reload } = useLoadedData(`deliveries ${isFailed} ${cursor ?? ''}`, () =>
    call('listPartnerEvents', {
      query: {
        ...(isFailed && { undelivered: 'true' as const }),
        ...(cursor !== undefined && { cursor }),
      },
    }),
  );
  const [said, setSaid] = useState<string>();
  const { pending, error: refused, act } = useAction<string>();
  const send = (what: string, work: (idempotencyKey: string) => Promise<number>) =>
    void act(
      what,
      async (idempotencyKey) => {
        const count = await work(idempotencyKey);
        setSaid(count === 0 ? TEXTS.sentNothing : fillIn(TEXTS.sent, { count }));
        await reload();
      },
      crypto.randomUUID(), // the same may be sent once more
    );
  const mayReplay = holds('events:write');
  const again = ({ id }: Event) =>
    send(id, async (idempotencyKey) => {
      const params = { eventId: id };
      return (await call('replayPartnerEvent', { params, idempotencyKey })).deliveries;
    });
  return (
    <ConsoleCard title={TEXTS.deliveries}>
      {mayReplay && (
        <div className="console-acts">
          <Button
            kind="secondary"
            busy={pending === 'test'}
            busyLabel={TEXTS.sendingNow}
            onClick={() =>
              send('test', async (idempotencyKey) => {
                return (await call('sendTestEvent', { idempotencyKey })).deliveries;
              })
            }
          >
            {TEXTS.test}
          </Button>
          <Button
            kind="secondary"
            busy={pending === 'failed'}
            busyLabel={TEXTS.sendingNow}
            onClick={() =>
              send('failed', async (idempotencyKey) => {
                return (await call('replayConsoleFailures', { idempotencyKey })).deliveries;
              })
            }
          >
            {TEXTS.replayAll}
          </Button>
        </div>
      )}
      <LinkTabs
        label={TEXTS.which}
        tabs={[
          { key: '', label: TEXTS.all, isHere: !isFailed },
          { key: '?undelivered=true', label: TEXTS.undelivered, isHere: isFailed },
        ]}
        link={({ key, isHere }, content) => (
          <Link href={`/endpoints${key}`} aria-current={isHere ? 'page' : undefined}>
            {content}
          </Link>
        )}
      />
      <p role="status" className={said === undefined ? 'visually-hidden' : 'soft'}>
        {said}
      </p>
      {refused && (
        <Banner tone="bad" role="alert">
          {errorText(refused)}
        </Banner>
      )}
      {error && <ReadingFailed title={TEXTS.deliveriesFailed} error={error} retry={reload} />}
      {data?.events.length === 0 && (
        <p className="soft">{isFailed ? TEXTS.noneFailed : TEXTS.noneSent}</p>
      )}
      {data && data.events.length > 0 && (
        <ul className="console-events">
          {data.events.map((event) => (
            <li key={event.id}>
              <code>{event.type}</code>
              <span className="soft">{momentWords(event.createdAt)}</span>
              {mayReplay && (
                <Button
                  kind="secondary"
                  busy={pending === event.id}
                  busyLabel={TEXTS.sendingNow}
                  aria-label={fillIn(TEXTS.againOf, {
                    event: event.type,
                    when: momentWords(event.createdAt),
                  })}
                  onClick={() => again(event)}
                >
                  {TEXTS.again}
                </Button>
              )}
              <ul className="console-tries">
                {event.deliveries.map(({ id, url, state, attempts, lastFault, lastTriedAt }) => (
                  <li key={id}>
                    <StatusPill tone={TONES[state]}>{TEXTS.delivery[state]}</StatusPill>
                    <span className="console-url">{url}</span>
                    <span className="soft">
                      {[
                        attempts > 0 && fillIn(TEXTS.tries, { count: attempts }),
                        lastTriedAt !== undefined && momentWords(lastTriedAt),
                        lastFault !== undefined && wordsOf(TEXTS.fault, lastFault),
                      ]
                        .filter(Boolean)
                        .join(' · ')}
                    </span>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      )}
      {data?.next && (
        <Link
          href={`/endpoints?${isFailed ? 'undelivered=true&' : ''}cursor=${encodeURIComponent(data.next)}`}
        >
          {TEXTS.older}
        </Link>
      )}
    </ConsoleCard>
  );
}
