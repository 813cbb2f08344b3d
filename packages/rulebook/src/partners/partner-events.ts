import { z } from 'zod';
import { keysOf } from '../core/keys-of.ts';
import { timestamp } from '../core/view-schemas.ts';
import { type PartnerApplication, partnerApplication } from './partner-news.ts';
import type { PartnerStatus } from './partner-statuses.ts';

/** Version of an event’s body; increased for changes that receivers must handle. */
export const PARTNER_EVENTS_VERSION = 1;

type PartnerEventRow = { what: string };

/**
 * Events for partners’ servers, published with the API: one per status, one for changes within a
 * status, and one to test an endpoint. docs/decisions/0097.
 */
export const PARTNER_EVENTS = {
  'application.started': { what: 'Somebody has begun an application by one of your links.' },
  'application.checking': {
    what: 'The application was sent and is being checked; that takes seconds.',
  },
  'application.actionNeeded': {
    what: 'The applicant has to do something before we can decide or pay out: `stepsLeft` says what.',
  },
  'application.inReview': { what: 'A person of ours looks at the application.' },
  'application.approvedPending': { what: 'Approved; other owners still confirm who they are.' },
  'application.approved': { what: 'Approved; `money` says what already works.' },
  'application.declined': { what: 'Not approved.' },
  'application.closed': {
    what: 'The applicant closed the account: it takes no payments and gets no payouts.',
  },
  'application.changed': {
    what: 'The status is the same; a step, what works or the name of the business is another.',
  },
  'endpoint.test': { what: 'You asked for it, to see that your endpoint hears and verifies.' },
} as const satisfies Record<
  `application.${PartnerStatus}` | 'application.changed' | 'endpoint.test',
  PartnerEventRow
>;

export type PartnerEventType = keyof typeof PARTNER_EVENTS;
export const PARTNER_EVENT_TYPES = keysOf(PARTNER_EVENTS);

/** Those that an endpoint may leave out; a test is always sent. */
export const FILTERED_EVENT_TYPES = PARTNER_EVENT_TYPES.filter((type) => type !== 'endpoint.test');

/** `events`: those that it hears, all of them without. */
type Hearing = { events?: readonly PartnerEventType[] | undefined };

/** True for an endpoint that is to be told of such an event. */
export const hears = ({ events }: Hearing, type: PartnerEventType): boolean =>
  events === undefined || type === 'endpoint.test' || events.includes(type);

const testData = z.object({ partnerId: z.string() });

/** An event carries the whole state, so a late or repeated delivery does no harm. */
export const partnerEventBody = (type: PartnerEventType) =>
  z.object({
    type: z.literal(type),
    version: z.literal(PARTNER_EVENTS_VERSION),
    timestamp: z.iso.datetime().describe('when it was noted'),
    data: type === 'endpoint.test' ? testData : partnerApplication,
  });

export const DELIVERY_STATES = ['waiting', 'delivered', 'failed'] as const;

const delivery = z.object({
  id: z.string(),
  url: z.string(),
  state: z.enum(DELIVERY_STATES),
  attempts: z.number().int(),
  createdAt: timestamp,
  lastTriedAt: timestamp.optional(),
  lastFault: z
    .string()
    .optional()
    .describe(
      'why it was not taken: address, name, network, tls, certificate (and what is wrong with it), timeout, redirect, a status, no secret, paused, removed',
    ),
  deliveredAt: timestamp.optional(),
});

export const partnerEventsReply = z.object({
  events: z.array(
    z.object({
      id: z.string(),
      type: z.enum(PARTNER_EVENT_TYPES),
      applicationId: z.string().optional(),
      sequence: z.number().int(),
      createdAt: timestamp,
      deliveries: z.array(delivery),
    }),
  ),
  next: z.string().optional(),
  endpoints: z.array(
    z.object({
      url: z.string(),
      failures: z.number().int().describe('in a row'),
      failingSince: timestamp.optional(),
      pausedUntil: timestamp.optional(),
      lastFault: z.string().optional(),
      lastDeliveredAt: timestamp.optional(),
    }),
  ),
});

/** Comparable content, without the fields whose changes are not reported. */
const comparable = ({
  sequence: _sequence,
  changedAt: _changedAt,
  ...seen
}: PartnerApplication): string => JSON.stringify(seen);

/** The event to send, compared with the last reported state; undefined when nothing changed. */
export function partnerEventOf(
  last: PartnerApplication | undefined,
  now: PartnerApplication,
): PartnerEventType | undefined {
  if (last === undefined || last.status !== now.status) return `application.${now.status}`;
  return comparable(last) === comparable(now) ? undefined : 'application.changed';
}
