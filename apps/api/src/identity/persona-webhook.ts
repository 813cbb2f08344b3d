import { timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { vendorId, vendorText } from '../platform/http/signed-webhook.ts';
import { hmacSha256 } from '../platform/seal/seal.ts';
import type { InquiryWebhook } from './port.ts';

const EVENT = z.object({
  data: z.object({
    id: vendorId,
    attributes: z.object({
      name: vendorText,
      'created-at': z.iso.datetime({ offset: true }),
      payload: z.object({ data: z.object({ type: z.string(), id: vendorText }) }),
    }),
  }),
});

/** A report has a match: one just made, or one that the vendor runs again and again. */
const WATCH_LIST_CHANGED = 'report/watchlist.matched';

const PAIR = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/;
/** Persona signs twice while its secret rotates; reject headers with more pairs. */
const maxPairs = 4;

/**
 * True when one `t=…,v1=…` pair signs the raw body with a timestamp within the tolerance; constant
 * time. docs/readings.md 70 and 121.
 */
export function hasValidSignature(
  header: string | string[] | undefined,
  rawBody: Buffer,
  { secret, nowMs, toleranceMs }: { secret: string; nowMs: number; toleranceMs: number },
): boolean {
  if (typeof header !== 'string') return false;
  const pairs = header.split(' ').filter((part) => part !== '');
  return pairs.length <= maxPairs && pairs.some((pair) => isRight(PAIR.exec(pair)));

  function isRight(match: RegExpExecArray | null): boolean {
    const [, t = '', v1 = ''] = match ?? [];
    if (t === '' || Math.abs(nowMs - Number(t) * 1000) > toleranceMs) return false;
    // PAIR guarantees 32 bytes.
    return timingSafeEqual(hmacSha256(secret, `${t}.`, rawBody), Buffer.from(v1, 'hex'));
  }
}

/** Reads which inquiry changed and when, never the inquiry's data. docs/readings.md 121. */
export const PERSONA_WEBHOOK: InquiryWebhook = {
  path: '/api/v2/webhooks/persona',
  signedIn: 'Persona-Signature',
  operationId: 'receiveInquiryWebhook',
  hasValidSignature: ({ headers, rawBody }, { config, ...rule }) =>
    hasValidSignature(headers['persona-signature'], rawBody, {
      secret: config.persona.webhookSecret,
      ...rule,
    }),
  eventOf: (body) => {
    const event = EVENT.safeParse(body);
    if (!event.success) return undefined;
    const { id, attributes } = event.data.data;
    const { name, 'created-at': createdAt, payload } = attributes;
    const heard = { eventId: id, name, happenedAt: Date.parse(createdAt) };
    if (payload.data.type === 'inquiry') return { ...heard, inquiryId: payload.data.id };
    return name === WATCH_LIST_CHANGED ? { ...heard, reportId: payload.data.id } : 'other';
  },
};
