import type { TimelineDay, TimelineEntry } from '@signet/ui/timeline';
import { fillIn, wordsOf } from '../../platform/texts.tsx';
import type { CaseHistory } from '../case-history.ts';
import { dayWords, timeWords } from '../due-words.ts';
import { TEXTS as ROOM } from '../texts.en-US.ts';
import { actionWords, messageStateWords, stepUpWords, templateWords } from './record-words.ts';
import { TEXTS } from './texts.en-US.ts';

type Told = Pick<CaseHistory, 'decisions' | 'stepUps' | 'messages' | 'audit'>;
type Event = Omit<TimelineEntry, 'at' | 'time'> & { ms: number };

/** Lines of the record that stand in the timeline in words of their own. */
const TOLD_OTHERWISE = ['decision.recorded', 'stepUp.asked', 'stepUp.answered', 'stepUp.finished'];

const OUTCOMES: Readonly<Record<string, string>> = ROOM.decision;
const CHANNELS: Readonly<Record<string, string>> = TEXTS.messages.by;

export const outcomeText = (outcome: string): string => OUTCOMES[outcome] ?? outcome;
export const channelText = (channel: string): string => CHANNELS[channel] ?? channel;

const DECIDERS: Readonly<Record<string, string>> = TEXTS.sources.deciders;

/** Who decided, where it is not told by name. */
export const deciderText = (decidedBy: string): string => DECIDERS[decidedBy] ?? decidedBy;

export const decidedByText = ({
  decidedBy,
  reviewers,
}: Pick<CaseHistory['decisions'][number], 'decidedBy' | 'reviewers'>): string =>
  reviewers?.map(({ name }) => name).join(', ') ?? deciderText(decidedBy);

const ACTORS: Readonly<Record<string, string>> = TEXTS.timeline.actors;

/** Who did it, by the kind that an actor begins with. */
export const actorWords = (actor: string): string => ACTORS[actor.split(':')[0] ?? ''] ?? actor;

const eventsOf = ({ decisions, stepUps, messages, audit }: Told): Event[] => [
  ...decisions.map((decision) => ({
    key: `decision ${decision.round} ${decision.decidedAt}`,
    icon: 'shield' as const,
    tone: 'info' as const,
    title: fillIn(TEXTS.timeline.decision, {
      round: decision.round,
      outcome: outcomeText(decision.outcome),
    }),
    text: fillIn(TEXTS.timeline.by, { by: decidedByText(decision) }),
    ms: decision.decidedAt,
  })),
  ...stepUps.flatMap(({ type, requestedAt, finishedAt, result }) => [
    {
      key: `asked ${type} ${requestedAt}`,
      icon: 'doc' as const,
      title: fillIn(TEXTS.timeline.asked, { step: stepUpWords(type) }),
      ms: requestedAt,
    },
    ...(finishedAt === undefined
      ? []
      : [
          {
            key: `answered ${type} ${finishedAt}`,
            icon: 'check' as const,
            title: fillIn(TEXTS.timeline.answered, { step: stepUpWords(type) }),
            text: result && wordsOf(TEXTS.stepUps.results, result),
            ms: finishedAt,
          },
        ]),
  ]),
  ...messages.map(({ id, channel, template, state, createdAt, sentAt }) => ({
    key: `message ${id}`,
    icon: channel === 'sms' ? ('phone' as const) : ('mail' as const),
    title: fillIn(TEXTS.timeline.message, {
      channel: channelText(channel),
      template: templateWords(template),
    }),
    text: messageStateWords(state),
    ms: sentAt ?? createdAt,
  })),
  ...audit
    .filter(({ action }) => !TOLD_OTHERWISE.includes(action))
    .map(({ seq, at, actor, action }) => ({
      key: `audit ${seq}`,
      icon: 'info' as const,
      title: actionWords(action),
      text: actorWords(actor),
      ms: at,
    })),
];

/** What happened, the newest first, by day. */
export function timelineDays(told: Told): TimelineDay[] {
  const events = eventsOf(told).sort((one, other) => other.ms - one.ms);
  const days = new Map<string, TimelineEntry[]>();
  for (const { ms, ...entry } of events) {
    const day = dayWords(ms);
    const entries = days.get(day) ?? [];
    entries.push({ ...entry, at: new Date(ms).toISOString(), time: timeWords(ms) });
    days.set(day, entries);
  }
  return [...days].map(([day, entries]) => ({ day, entries }));
}
