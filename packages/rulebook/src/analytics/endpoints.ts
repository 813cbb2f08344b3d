import { z } from 'zod';
import type { EndpointKey } from '../endpoint-paths.ts';
import type { EndpointRow } from '../endpoint-row.ts';

const recordEventBody = z.strictObject({
  type: z.string().max(100),
  params: z.record(z.string().max(60), z.union([z.string().max(200), z.number(), z.boolean()])).optional(),
});

const emptyReply = z.object({ done: z.literal(true) });

/** Events that a browser records. */
export const ANALYTICS_ENDPOINTS = {
  recordEvent: {
    summary: 'One event of the catalogue',
    who: 'anyone',
    body: recordEventBody,
    reply: emptyReply,
    idempotent: true,
  },
} as const satisfies Partial<Record<EndpointKey, EndpointRow>>;
