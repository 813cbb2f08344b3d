import { keysOf } from '@signet/rulebook/core/keys-of';
import { CHANGES_STEP_UP } from '@signet/rulebook/decision/step-ups';
import {
  PARTNER_EVENT_TYPES,
  PARTNER_EVENTS,
  PARTNER_EVENTS_VERSION,
  type PartnerEventType,
  partnerEventBody,
} from '@signet/rulebook/partners/partner-events';
import type { PartnerApplication } from '@signet/rulebook/partners/partner-news';
import type { PartnerStatus } from '@signet/rulebook/partners/partner-statuses';
import type { z } from 'zod';

type Part = Record<string, unknown>;

const NOTHING_YET = { online: false, inPerson: false, payouts: false };
const CARDS_ONLY = { online: true, inPerson: true, payouts: false };

/** What an application of each status looks like to its partner. */
const STATES: Record<PartnerStatus, Pick<PartnerApplication, 'stepsLeft' | 'due' | 'money'>> = {
  started: { stepsLeft: ['send'], money: NOTHING_YET },
  checking: { stepsLeft: [], money: NOTHING_YET },
  actionNeeded: {
    stepsLeft: [CHANGES_STEP_UP],
    due: [{ step: CHANGES_STEP_UP, by: '2026-12-10', ends: 'ourWait' }],
    money: NOTHING_YET,
  },
  inReview: { stepsLeft: [], money: NOTHING_YET },
  approvedPending: { stepsLeft: ['owners'], money: CARDS_ONLY },
  approved: { stepsLeft: ['bank'], money: CARDS_ONLY },
  declined: { stepsLeft: [], money: NOTHING_YET },
  closed: { stepsLeft: [], money: NOTHING_YET },
};

const statusOf = (type: PartnerEventType): PartnerStatus =>
  keysOf(STATES).find((status) => type === `application.${status}`) ?? 'approved';

/** The body of an event, told of this application. */
export function eventExample(type: PartnerEventType, application: PartnerApplication): Part {
  const status = statusOf(type);
  const { submittedAt = application.changedAt, ...rest } = application;
  const state = {
    ...rest,
    status,
    ...STATES[status],
    ...(type === 'application.changed'
      ? { stepsLeft: [], money: { ...CARDS_ONLY, payouts: true } }
      : {}),
    ...(status === 'started' ? {} : { submittedAt }),
  };
  return {
    type,
    version: PARTNER_EVENTS_VERSION,
    timestamp: new Date(application.changedAt).toISOString(),
    data: type === 'endpoint.test' ? { partnerId: application.referralUrlId } : state,
  };
}

const HEADERS = {
  'webhook-id': ['The event; the same at every try', 'evt_Zp1…'],
  'webhook-timestamp': ['When it was sent, in seconds', '1795440630'],
  'webhook-signature': [
    '`v1,` and the HMAC-SHA-256 of `id.timestamp.body` in base64; one for each secret',
    'v1,K5oZ…',
  ],
} as const;

type Kit = {
  jsonOf: (schema: z.ZodType, io: 'output') => Part;
  share: (kind: 'parameters' | 'responses', name: string, part: Part) => Part;
};

const headersOf = ({ share }: Kit): Part[] =>
  Object.entries(HEADERS).map(([name, [description, example]]) =>
    share('parameters', name, {
      name,
      in: 'header',
      required: true,
      description,
      schema: { type: 'string' },
      example,
    }),
  );

/** Webhooks that a partner's server receives. docs/decisions/0097. */
export const partnerWebhooks = (application: PartnerApplication, kit: Kit): Record<string, Part> =>
  Object.fromEntries(
    PARTNER_EVENT_TYPES.map((type) => [
      type,
      {
        post: {
          operationId: type,
          summary: PARTNER_EVENTS[type].what,
          description:
            'The body has the whole state, so that a late or a repeated one does no harm: `sequence` says which is newer.',
          tags: ['Partners'],
          parameters: headersOf(kit),
          security: [],
          requestBody: {
            required: true,
            content: {
              'application/json': {
                schema: kit.jsonOf(partnerEventBody(type), 'output'),
                example: eventExample(type, application),
              },
            },
          },
          responses: {
            '204': kit.share('responses', 'WebhookTaken', {
              description: 'Taken; anything else than 2xx is tried again for three days',
            }),
            '400': kit.share('responses', 'WebhookNotTaken', {
              description: 'Whatever is no 2xx counts as not taken',
            }),
          },
        },
      },
    ]),
  );
