import { LIMITS } from '@signet/rulebook/core/limits';
import type { FastifyInstance } from 'fastify';
import Stripe from 'stripe';
import { z } from 'zod';
import type { Deps } from '../deps.ts';
import { AppError } from '../platform/http/problem.ts';
import { registerSignedWebhook, vendorId } from '../platform/http/signed-webhook.ts';

export const STRIPE_WEBHOOK_PATH = '/api/v2/webhooks/stripe';

export const STRIPE_NEWS: readonly string[] = [
  'setup_intent.succeeded',
  'setup_intent.setup_failed',
  'setup_intent.canceled',
];

/** Outcomes of a bank debit, which its order or monthly charge waits for. docs/decisions/0114. */
const DEBIT_NEWS: readonly string[] = ['payment_intent.succeeded', 'payment_intent.payment_failed'];
const TAKEN_BACK = 'charge.dispute.created';

/**
 * A declined charge without our reference. Charges we make carry one, and their caller already has
 * the result. docs/decisions/0110.
 */
const CHARGE_DECLINED = 'payment_intent.payment_failed';

const EVENT = z.object({
  id: vendorId,
  type: z.string().max(200),
  data: z.object({
    object: z.object({
      id: vendorId,
      customer: vendorId.nullish(),
      payment_intent: vendorId.nullish(),
      metadata: z.object({ reference: z.string().max(200).optional() }).nullish(),
    }),
  }),
});

/** Only a signed call has an effect. docs/readings.md 70; docs/decisions/0077. */
function registerStripeWebhook(app: FastifyInstance, { config, store, log }: Deps): void {
  registerSignedWebhook(app, STRIPE_WEBHOOK_PATH, async ({ headers, rawBody, parsed }) => {
    if (!hasStripeSignature(headers['stripe-signature'], rawBody, config.stripe.webhookSecret))
      throw new AppError('webhook.invalidSignature');
    const event = EVENT.safeParse(parsed());
    if (!event.success) return log.warn({ vendor: 'stripe' }, 'a signed event was not understood');
    const { id, type, data } = event.data;
    const { id: subject, customer, metadata, payment_intent: payment } = data.object;
    const vendorEvent = { eventId: `stripe:${id}`, name: type };
    if (STRIPE_NEWS.includes(type))
      await store.bankNews.heardOfDeposits({ ...vendorEvent, subject });
    const reference = metadata?.reference;
    if (DEBIT_NEWS.includes(type) && reference)
      await store.debits.heardOfPayment({ ...vendorEvent, subject: reference });
    if (type === TAKEN_BACK && payment)
      await store.debits.heardOfReturn({ ...vendorEvent, subject: payment });
    if (type === CHARGE_DECLINED && customer && reference === undefined)
      await store.cards.heardOfDecline({ ...vendorEvent, subject: customer });
  });
}

/**
 * Verifies timestamp and raw body with Stripe's own SDK, in constant time and within the tolerance
 * of the machine's clock.
 */
export function hasStripeSignature(
  header: string | string[] | undefined,
  rawBody: Buffer,
  secret: string,
): boolean {
  const { signature } = Stripe.webhooks;
  if (typeof header !== 'string' || secret === '' || signature === null) return false;
  try {
    return signature.verifyHeader(rawBody, header, secret, LIMITS.webhookToleranceMs / 1_000);
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError) return false;
    throw error;
  }
}

export const STRIPE_WEBHOOK = {
  path: STRIPE_WEBHOOK_PATH,
  signedIn: 'Stripe-Signature',
  operationId: 'receivePayoutWebhook',
  summary:
    'The payout vendor tells how test deposits ended; its signature authorises it, and they are read again',
  errors: [],
  register: registerStripeWebhook,
} as const;
