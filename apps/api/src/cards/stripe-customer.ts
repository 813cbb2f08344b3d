import type Stripe from 'stripe';
import { z } from 'zod';
import { askStripe } from '../platform/stripe-client.ts';

const customer = z.object({
  id: z.string(),
  metadata: z.object({ reference: z.string().optional() }).nullish(),
});
export const stripeCustomers = z.object({ data: z.array(customer) });

export async function stripeCustomerOf(
  stripe: Stripe,
  { reference, email }: { reference: string; email: string },
): Promise<string> {
  const { data } = await askStripe(stripeCustomers, () =>
    stripe.customers.list({ email, limit: 100 }),
  );
  const known = data.find((one) => one.metadata?.reference === reference);
  const made = () =>
    stripe.customers.create(
      { email, metadata: { reference } },
      { idempotencyKey: `${reference}:customer` },
    );
  return (known ?? (await askStripe(customer, made))).id;
}
