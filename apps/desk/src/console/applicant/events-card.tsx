import type { ReplyOf } from '@signet/rulebook/endpoints';
import { Banner } from '@signet/ui/banner';
import { Button } from '@signet/ui/button';
import { StatusPill, type StatusPillProps } from '@signet/ui/status-pill';
import { useState } from 'react';
import { errorText, fillIn } from '../../platform/texts.tsx';
import { useAction } from '../../platform/use-action.ts';
import type { LoadedData } from '../../platform/use-loaded-data.ts';
import { ReadingFailed } from '../../shell/reading-failed.tsx';
import { call } from '../call.ts';
import { ConsoleCard } from '../card.tsx';
import { useHolds } from '../session.tsx';
import { momentWords } from '../words.ts';
import type { PartnerEvent } from './applicant-timeline.ts';
import { TEXTS } from './texts.en-US.ts';

type Delivered = keyof typeof TEXTS.delivery;

const TONES: Readonly<Record<Delivered, NonNullable<StatusPillProps['tone']>>> = {
  delivered: 'good',
  waiting: 'plain',
  failed: 'bad',
  none: 'plain',
};

/** How an event fared: the worst of its newest delivery to each endpoint. */
export function deliveredOf({ deliveries }: Pick<PartnerEvent, 'deliveries'>): Delivered {
  const newest = new Map(
    deliveries
      .toSorted((first, second) => first.createdAt - second.createdAt)
      .map(({ url, state }) => [url, state]),
  );
  const states = [...newest.values()];
  return (
    (['failed', 'waiting', 'delivered'] as const).find((state) => states.includes(state)) ?? 'none'
  );
}

/** What the company's servers were told of the applicant; developers have it told again. */
export function EventsCard({ events }: { events: LoadedData<ReplyOf<'listPartnerEvents'>> }) {
  const { data, error, reload } = events;
  const holds = useHolds();
  const { pending, error: refusal, act } = useAction<'replay'>();
  const [replayed, setReplayed] = useState<{ id: string; count: number }>();
  const [asked, setAsked] = useState<string>();
  const replay = (id: string) => {
    setAsked(id);
    return act(
      'replay',
      async (idempotencyKey) => {
        const { deliveries } = await call('replayPartnerEvent', {
          params: { eventId: id },
          idempotencyKey,
        });
        setReplayed({ id, count: deliveries });
        await reload();
      },
      id,
    );
  };
  return (
    <ConsoleCard title={TEXTS.events}>
      {error && <ReadingFailed title={TEXTS.eventsFailed} error={error} retry={reload} />}
      {refusal && (
        <Banner tone="bad" role="alert">
          <p>{errorText(refusal)}</p>
        </Banner>
      )}
      <p role="status" className={replayed === undefined ? 'visually-hidden' : 'soft'}>
        {replayed &&
          (replayed.count === 0
            ? TEXTS.sentNowhere
            : fillIn(TEXTS.sent, { count: replayed.count }))}
      </p>
      {data?.events.length === 0 && (
        <p className="soft">
          {TEXTS.noEvents} {TEXTS.noEventsText}
        </p>
      )}
      {data && data.events.length > 0 && (
        <ul className="console-events">
          {data.events.map((event) => {
            const delivered = deliveredOf(event);
            return (
              <li key={event.id}>
                <code>{event.type}</code>
                <span className="soft">{momentWords(event.createdAt)}</span>
                <StatusPill tone={TONES[delivered]}>{TEXTS.delivery[delivered]}</StatusPill>
                {holds('events:write') && (
                  <Button
                    kind="secondary"
                    busy={pending !== undefined && asked === event.id}
                    busyLabel={TEXTS.sending}
                    aria-describedby={`event-${event.id}`}
                    onClick={() => void replay(event.id)}
                  >
                    {TEXTS.again}
                  </Button>
                )}
                <span id={`event-${event.id}`} hidden>
                  {event.type}
                </span>
              </li>
            );
          })}
        </ul>
      )}
    </ConsoleCard>
  );
}
