import { createHmac } from 'node:crypto';
import type { World } from '../world.ts';
import { stripeId } from './replies.ts';

export const stripeWebhookSecret = 'whsec_sandbox';
const path = '/api/v2/webhooks/stripe';

/**
 * Sends an event to the product, signed as the vendor does: timestamp and raw body, on the
 * machine's time.
 */
export function sendStripeEvent(world: World, type: string, object: object): void {
  const t = Math.floor(Date.now() / 1_000);
  const rawBody = JSON.stringify({
    id: stripeId('evt'),
    object: 'event',
    type,
    created: t,
    livemode: false,
    data: { object },
  });
  const v1 = createHmac('sha256', stripeWebhookSecret).update(`${t}.${rawBody}`).digest('hex');
  const headers = { 'content-type': 'application/json', 'stripe-signature': `t=${t},v1=${v1}` };
  void world.webhooks.send({
    vendor: 'stripe',
    name: type,
    url: world.config.productUrl + path,
    headers,
    rawBody,
    shown: JSON.parse(rawBody),
  });
}
