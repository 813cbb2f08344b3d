import { LIMITS } from '@signet/rulebook/core/limits';
import type { FastifyInstance } from 'fastify';
import Stripe from 'stripe';
import { z } from 'zod';
import type { Deps } from '../deps.ts';
import { AppError } from '../platform/http/problem.ts';
import { registerSignedWebhook, vendorId } from '../platform/http/signed-webhook.ts';

export const STRIPE_WEBHOOK_PATH = '/api/v2/webhooks/stripe';

/** How test deposits end at the vendor: verified there, or sent back by the bank. */
export const STRIPE_NEWS: readonly string[] = ['setup_intent.succeeded', 'setup_intent.setup_failed', 'setup_intent.canceled'];

const EVENT = z.object({
  id: vendorId,
  type: z.string().max(200),
  data: z.object({ object: z.object({ id: vendorId }) }),
});

/** Where the payout vendor tells of test deposits. Only a signed call does anything, and all it does is to have them read again. docs/readings.md 70. */
export function registerStripeWebhook(app: FastifyInstance, { config, store, log }: Deps): void {
  registerSignedWebhook(app, STRIPE_WEBHOOK_PATH, async ({ headers, rawBody, parsed }) => {
    if (!hasStripeSignature(headers['stripe-signature'], rawBody, config.stripe.webhookSecret))
      throw new AppError('webhook.invalidSignature');
    const event = EVENT.safeParse(parsed());
    if (!event.success) return log.warn({ vendor: 'stripe' }, 'a signed event was not understood');
    const { id, type, data } = event.data;
    if (STRIPE_NEWS.includes(type)) await store.bankNews.heardOfDeposits({ eventId: `stripe:${id}`, name: type, subject: data.object.id });
  });
}

/** As the vendor's own package has it: over time and raw body, within the tolerance by the machine's clock, in constant time. */
export function hasStripeSignature(header: string | string[] | undefined, rawBody: Buffer, secret: string): boolean {
  const { signature } = Stripe.webhooks;
  if (typeof header !== 'string' || secret === '' || signature === null) return false;
  try {
    return signature.verifyHeader(rawBody, header, secret, LIMITS.webhookToleranceMs / 1_000);
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError) return false;
    throw error;
  }
}
