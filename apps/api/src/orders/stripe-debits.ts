import { LIMITS } from '@signet/rulebook/core/limits';
import { z } from 'zod';
import { stripeMandateOf, stripeMethodOf } from '../bank/stripe.ts';
import { stripeCustomerOf } from '../cards/stripe-customer.ts';
import {
  askStripe,
  buildStripeClient,
  orStripeDown,
  type StripeSettings,
  stripeShapeError,
} from '../platform/stripe-client.ts';
import type { DebitPort } from './port.ts';

const method = z.object({ id: z.string() });
const setup = z.object({ id: z.string(), status: z.string(), customer: z.string().nullish() });
const setups = z.object({ data: z.array(setup) });

/**
 * Registers accounts for debits with the holder's mandate; their verification happened earlier.
 * docs/readings.md 218.
 */
export function buildStripeDebits({
  timeoutMs = LIMITS.providerTimeoutMs,
  ...settings
}: Omit<StripeSettings, 'timeoutMs'> & { timeoutMs?: number }): DebitPort {
  const stripe = buildStripeClient({ ...settings, timeoutMs });
  return {
    hold: (account) =>
      orStripeDown(async () => {
        const { reference, email, bankId } = account;
        const customerId = await stripeCustomerOf(stripe, { reference, email });
        const made = await askStripe(method, () =>
          stripe.paymentMethods.create(stripeMethodOf(account), {
            idempotencyKey: `${bankId}:debit`,
          }),
        );
        const { data } = await askStripe(setups, () =>
          stripe.setupIntents.list({ payment_method: made.id, limit: 1 }),
        );
        const agreed =
          data[0] ??
          (await askStripe(setup, () =>
            stripe.setupIntents.create(
              stripeMandateOf({ ...account, methodId: made.id, customerId, verification: 'skip' }),
              {
                idempotencyKey: `${bankId}:mandate`,
              },
            ),
          ));
        if (agreed.status !== 'succeeded') throw stripeShapeError();
        return { customerId: agreed.customer ?? customerId, methodId: made.id };
      }),
  };
}
