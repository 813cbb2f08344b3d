import { z } from 'zod';
import type { PartnerApi } from './partner-api.ts';

type Tool<Input extends z.ZodRawShape = z.ZodRawShape> = {
  title: string;
  description: string;
  input: Input;
  /** Changes something at the product; all others only read. */
  isChange?: true;
  run: (api: PartnerApi, given: z.infer<z.ZodObject<Input>>) => Promise<unknown>;
};

/** Keeps the type of a tool's input beside its function. */
const tool = <Input extends z.ZodRawShape>(one: Tool<Input>): Tool<Input> => one;

const text = z.string().max(200);
const ms = z.number().int().min(0);

const PARTNERS = '/api/v2/partners';
const at = (...parts: readonly string[]): string =>
  [PARTNERS, ...parts.map((one) => encodeURIComponent(one))].join('/');

/**
 * What an agent may do with a partner's key. The API holds each call to the key's scopes, so a tool
 * needs no rule of its own; none decides anything, and none reads or answers a secret.
 */
export const TOOLS = {
  list_applicants: tool({
    title: 'List applicants',
    description:
      'The applicants whom the partner sent: status, what is left for them to do, what already works. Ask again with `cursor` while `next` is answered.',
    input: {
      status: text
        .optional()
        .describe(
          'started, checking, actionNeeded, inReview, approvedPending, approved, declined or closed',
        ),
      referralUrlId: text.optional(),
      createdFrom: ms.optional().describe('ms since 1970, itself included'),
      createdBefore: ms.optional().describe('ms since 1970, itself not included'),
      changedFrom: ms.optional().describe('ms since 1970: only what has changed since'),
      limit: z.number().int().min(1).max(50).optional(),
      cursor: text.optional(),
    },
    run: (api, query) => api.get(at('applications'), query),
  }),
  get_applicant: tool({
    title: 'Read one applicant',
    description:
      'The status of one application, what is due (`stepsLeft`) and what already works (`money`).',
    input: { id: text },
    run: (api, { id }) => api.get(at('applications', id)),
  }),
  create_prefill: tool({
    title: 'Create a prefilled link',
    description:
      'A link that fills in what the partner already knows of a merchant. It works once, within 15 minutes. Send no tax ID, birth date or account number: they are refused.',
    input: {
      referralUrlId: text.optional(),
      values: z
        .record(text, z.string().max(1_000))
        .describe('by the names of the API reference, such as companyName'),
    },
    isChange: true,
    run: (api, body) => api.post('/api/v2/prefills', body),
  }),
  list_events: tool({
    title: 'List events',
    description:
      'What the partner was told by webhook in the last 30 days, where it was sent, and how each endpoint does.',
    input: {
      applicationId: text.optional(),
      undelivered: z.boolean().optional().describe('only what some endpoint has not received'),
      cursor: text.optional(),
    },
    run: (api, query) => api.get(at('events'), query),
  }),
  replay_event: tool({
    title: 'Send an event again',
    description: 'Sends one event once more to every endpoint of the partner.',
    input: { eventId: text },
    isChange: true,
    run: (api, { eventId }) => api.post(at('events', eventId, 'replays')),
  }),
} as const;
