import { timingSafeEqual } from 'node:crypto';
import { LIMITS } from '@signet/rulebook/core/limits';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../deps.ts';
import { AppError } from '../platform/http/problem.ts';
import { registerSignedWebhook, vendorId, vendorText } from '../platform/http/signed-webhook.ts';
import { hmacSha256 } from '../platform/seal/seal.ts';

export const PERSONA_WEBHOOK_PATH = '/api/v2/webhooks/persona';

/** Reads which inquiry changed and when, never the inquiry's data. docs/readings.md 121. */
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

/**
 * A signed call only triggers a re-read; personal data in its body is never trusted, stored or
 * logged. docs/readings.md 70.
 */
function registerPersonaWebhook(app: FastifyInstance, { config, store, clock, log }: Deps): void {
  registerSignedWebhook(app, PERSONA_WEBHOOK_PATH, async ({ headers, rawBody, parsed }) => {
    // Vendors' signatures stay on the machine's time. docs/readings.md 20.
    const rule = {
      secret: config.persona.webhookSecret,
      nowMs: clock.now() - clock.offsetMs(),
      toleranceMs: LIMITS.webhookToleranceMs,
    };
    if (!hasValidSignature(headers['persona-signature'], rawBody, rule))
      throw new AppError('webhook.invalidSignature');
    const event = EVENT.safeParse(parsed());
    if (!event.success) log.warn({ vendor: 'persona' }, 'a signed event was not understood');
    else if (event.data.data.attributes.payload.data.type === 'inquiry')
      await recordEvent(event.data.data);
  });

  async function recordEvent({ id, attributes }: z.infer<typeof EVENT>['data']): Promise<void> {
    const { name, payload, 'created-at': createdAt } = attributes;
    await store.inquiries.heard({
      eventId: id,
      name,
      inquiryId: payload.data.id,
      happenedAt: Date.parse(createdAt),
    });
  }
}

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

export const PERSONA_WEBHOOK = {
  path: PERSONA_WEBHOOK_PATH,
  signedIn: 'Persona-Signature',
  operationId: 'receiveInquiryWebhook',
  summary:
    'The identity vendor tells that an inquiry moved; its signature authorises it, and nothing of its body is believed',
  errors: ['request.unsupportedMediaType'],
  register: registerPersonaWebhook,
} as const;
