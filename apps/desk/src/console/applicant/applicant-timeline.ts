import { isKeyOf } from '@signet/rulebook/core/keys-of';
import type { ReplyOf } from '@signet/rulebook/endpoints';
import type { PartnerApplication } from '@signet/rulebook/partners/partner-news';
import type { PartnerStatus } from '@signet/rulebook/partners/partner-statuses';
import type { TimelineDay, TimelineEntry } from '@signet/ui/timeline';
import { fillIn } from '../../platform/texts.tsx';
import { TEXTS as ROOM } from '../texts.en-US.ts';
import { dayWords, STATUS_TONES, timeWords } from '../words.ts';
import { TEXTS } from './texts.en-US.ts';

export type PartnerEvent = ReplyOf<'listPartnerEvents'>['events'][number];

const ICONS: Partial<Record<PartnerStatus, TimelineEntry['icon']>> = {
  actionNeeded: 'hand',
  inReview: 'eye',
  approved: 'check',
  approvedPending: 'check',
  declined: 'x',
  closed: 'stop',
};

/** The status that an event told of; undefined for a change within one. */
export function statusToldBy({ type }: Pick<PartnerEvent, 'type'>): PartnerStatus | undefined {
  const status = type.slice('application.'.length);
  return isKeyOf(ROOM.status, status) ? status : undefined;
}

/** What the partner was told of, newest first: from the application itself and from its events. */
export function timelineOf(
  { createdAt, submittedAt }: Pick<PartnerApplication, 'createdAt' | 'submittedAt'>,
  events: readonly PartnerEvent[],
): TimelineDay[] {
  const moments: {
    at: number;
    key: string;
    entry: Pick<TimelineEntry, 'icon' | 'tone' | 'title'>;
  }[] = [
    { at: createdAt, key: 'begun', entry: { icon: 'plus', title: TEXTS.begun } },
    ...(submittedAt === undefined
      ? []
      : [
          {
            at: submittedAt,
            key: 'sent',
            entry: { icon: 'mail', title: TEXTS.submitted } as const,
          },
        ]),
    ...events.flatMap((event) => {
      const status = statusToldBy(event);
      if (status === undefined || status === 'started') return [];
      const tone = STATUS_TONES[status];
      return [
        {
          ...{ at: event.createdAt, key: event.id },
          entry: {
            icon: ICONS[status] ?? ('clock' as const),
            ...(tone !== 'plain' && { tone }),
            title: fillIn(TEXTS.became, { status: ROOM.status[status] }),
          },
        },
      ];
    }),
  ];
  const newest = moments.toSorted((first, second) => second.at - first.at);
  return [...Map.groupBy(newest, ({ at }) => dayWords(at))].map(([day, entries]) => ({
    day,
    entries: entries.map(({ at, key, entry }) => ({
      ...{ ...entry, key, at: new Date(at).toISOString(), time: timeWords(at) },
    })),
  }));
}
