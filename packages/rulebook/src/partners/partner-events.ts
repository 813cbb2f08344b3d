import { z } from 'zod';
import { timestamp } from '../core/view-schemas.ts';
import { type PartnerApplication, type PartnerStatus, partnerApplication } from './partner-news.ts';

/** The shape of an event’s body: a change that a receiver must know of is another number. */
export const PARTNER_EVENTS_VERSION = 1;

type PartnerEventRow = { what: string };

/** What a partner’s server is told, published with the API: a row a status, one for what changes within a status, and one to try an endpoint. docs/decisions/0097. */
export const PARTNER_EVENTS = {
  'application.started': { what: 'Somebody has begun an application by one of your links.' },
  'application.checking': { what: 'The application was sent and is being checked; that takes seconds.' },
  'application.actionNeeded': { what: 'The applicant has to do something before we can decide or pay out: `stepsLeft` says what.' },
  'application.inReview': { what: 'A person of ours looks at the application.' },
  'application.approvedPending': { what: 'Approved; other owners still confirm who they are.' },
  'application.approved': { what: 'Approved; `money` says what already works.' },
  'application.declined': { what: 'Not approved.' },
  'application.changed': { what: 'The status is the same; a step, what works or the name of the business is another.' },
  'endpoint.test': { what: 'You asked for it, to see that your endpoint hears and verifies.' },
} as const satisfies Record<`application.${PartnerStatus}` | 'application.changed' | 'endpoint.test', PartnerEventRow>;

export type PartnerEventType = keyof typeof PARTNER_EVENTS;
export const PARTNER_EVENT_TYPES = Object.keys(PARTNER_EVENTS) as PartnerEventType[]; // keys of PARTNER_EVENTS itself

/** What a test event tells. */
const testData = z.object({ partnerId: z.string() });

/** The body of an event: the whole state, so that an event that comes late or twice does no harm. */
export const partnerEventBody = (type: PartnerEventType) =>
  z.object({
    type: z.literal(type),
    version: z.literal(PARTNER_EVENTS_VERSION),
    timestamp: z.iso.datetime().describe('when it was noted'),
    data: type === 'endpoint.test' ? testData : partnerApplication,
  });

/** Where a delivery of an event stands; a failed one waits for a replay. */
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
      'why it was not taken: address, name, network, tls, certificate (and what is wrong with it), timeout, redirect, a status, no secret, removed',
    ),
  deliveredAt: timestamp.optional(),
});

/** What a partner was told, and how its endpoints do. */
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

/** What may be another without anybody being told. */
const told = ({ sequence: _sequence, changedAt: _changedAt, ...seen }: PartnerApplication): string => JSON.stringify(seen);

/** What there is to tell of an application, given what was told last; undefined where nothing is. */
export function partnerEventOf(last: PartnerApplication | undefined, now: PartnerApplication): PartnerEventType | undefined {
  if (last === undefined || last.status !== now.status) return `application.${now.status}`;
  return told(last) === told(now) ? undefined : 'application.changed';
}
