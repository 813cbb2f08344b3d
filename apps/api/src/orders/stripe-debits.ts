import { LIMITS } from '@signet/rulebook/core/limits';
import type Stripe from 'stripe';
import { z } from 'zod';
import { stripeMethodOf } from '../bank/stripe.ts';
import { stripeCustomerOf } from '../cards/stripe-customer.ts';
import { askStripe, buildStripeClient, orStripeDown, type StripeSettings, stripeShapeError } from '../platform/stripe-client.ts';
import type { DebitAccount, DebitPort } from './port.ts';

const method = z.object({ id: z.string() });
const setup = z.object({ id: z.string(), status: z.string(), customer: z.string().nullish() });
const setups = z.object({ data: z.array(setup) });

/** Bank accounts at Stripe that may be debited, with what their person agreed to; the account was proven before, here or by its bank. docs/readings.md 218. */
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
          stripe.paymentMethods.create(stripeMethodOf(account), { idempotencyKey: `${bankId}:debit` }),
        );
        const { data } = await askStripe(setups, () => stripe.setupIntents.list({ payment_method: made.id, limit: 1 }));
        const agreed =
          data[0] ??
          (await askStripe(setup, () =>
            stripe.setupIntents.create(mandateOf(made.id, customerId, account), { idempotencyKey: `${bankId}:mandate` }),
          ));
        if (agreed.status !== 'succeeded') throw stripeShapeError();
        return { customerId: agreed.customer ?? customerId, methodId: made.id };
      }),
  };
}

/** Agreed to on our page, before this call and outside the vendor's. */
const mandateOf = (
  paymentMethod: string,
  customer: string,
  { place, isBusiness, agreedAt, reference }: DebitAccount,
): Stripe.SetupIntentCreateParams => ({
  confirm: true,
  customer,
  payment_method: paymentMethod,
  usage: 'off_session',
  metadata: { reference },
  mandate_data: { customer_acceptance: { type: 'offline', offline: {}, accepted_at: Math.floor(agreedAt / 1_000) } },
  ...('routing' in place
    ? ({
        allowed_payment_method_types: ['us_bank_account'],
        payment_method_options: { us_bank_account: { verification_method: 'skip' } },
      } satisfies Stripe.SetupIntentCreateParams)
    : ({
        allowed_payment_method_types: ['acss_debit'],
        payment_method_options: {
          acss_debit: {
            currency: 'cad',
            verification_method: 'skip',
            mandate_options: { payment_schedule: 'sporadic', transaction_type: isBusiness ? 'business' : 'personal' },
          },
        },
      } satisfies Stripe.SetupIntentCreateParams)),
});
