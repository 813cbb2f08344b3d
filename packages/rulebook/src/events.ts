import { type EventRow, SCREEN_EVENTS } from './analytics/events.ts';
import { entriesOf } from './core/keys-of.ts';
import type { EventProperty } from './event-properties.ts';
import type { StepUpEventId } from './reference/enumerations.ts';
import { STEP_UPS } from './step-ups.ts';

type KnownEventRow = Omit<EventRow, 'properties'> & { properties: readonly EventProperty[] };

const OF_STEP_UPS = Object.fromEntries<EventRow>(
  Object.values(STEP_UPS).flatMap(({ event, events = {}, eventProperties }) =>
    entriesOf(events).map(([end, why]) => [
      `${event}.${end}`,
      {
        why,
        properties: [
          'stepUp',
          ...(end === 'failed' ? ['errorCode'] : []),
          ...(eventProperties?.[end] ?? []),
        ],
      },
    ]),
  ),
) as Readonly<Record<StepUpEventId, KnownEventRow>>;

export const EVENTS: Readonly<Record<keyof typeof SCREEN_EVENTS | StepUpEventId, KnownEventRow>> = {
  ...SCREEN_EVENTS,
  ...OF_STEP_UPS,
};

export type EventId = keyof typeof EVENTS;

/** Steps with an outcome: the part before `.success` and `.failed`. */
export type EventWithOutcome = {
  [Event in EventId]: Event extends `${infer Step}.success`
    ? `${Step}.failed` extends EventId
      ? Step
      : never
    : never;
}[EventId];
