import { type CardRefusal, cardBrand, cardRefusal } from '@signet/rulebook/cards/card-brands';
import { LIMITS } from '@signet/rulebook/core/limits';
import { type DebitRefusal, debitRefusal } from '@signet/rulebook/orders/bank-debit';
import type { Currency } from '@signet/rulebook/reference/locales';
import Stripe from 'stripe';
import { z } from 'zod';
import {
  askStripe,
  buildStripeClient,
  orStripeDown,
  type StripeSettings,
  stripeShapeError,
} from '../platform/stripe-client.ts';
import type { AuthenticatedCard, CardCheck, CardPort, ChargeResult } from './port.ts';
import { stripeCustomerOf, stripeCustomers } from './stripe-customer.ts';

type Settings = Omit<StripeSettings, 'timeoutMs'> & { timeoutMs?: number };

const metadata = z
  .object({ reference: z.string().optional(), attempt: z.string().optional() })
  .nullish();
const errorShape = z
  .object({ code: z.string().nullish(), decline_code: z.string().nullish() })
  .nullish();
const setup = z.object({
  id: z.string(),
  status: z.string(),
  client_secret: z.string().nullish(),
  customer: z.string().nullish(),
  metadata,
  last_setup_error: errorShape,
});
const payment = z.object({
  id: z.string(),
  status: z.string(),
  amount: z.number().int().nullish(),
  client_secret: z.string().nullish(),
  payment_method: z.string().nullish(),
  metadata,
  last_payment_error: errorShape,
  latest_charge: z.union([z.string(), z.object({ disputed: z.boolean().nullish() })]).nullish(),
});
type Payment = z.infer<typeof payment>;
const dispute = z.object({ reason: z.string() });
const refund = z.object({ id: z.string() });
const listOf = <Schema extends z.ZodType>(one: Schema) =>
  z.object({ data: z.array(one), has_more: z.boolean().optional() });
const method = z.object({
  id: z.string(),
  customer: z.string().nullish(),
  card: z.object({
    brand: z.string(),
    last4: z.string(),
    exp_month: z.number(),
    exp_year: z.number(),
    fingerprint: z.string(),
  }),
});

const refusalFor = (lastError: z.infer<typeof errorShape>): CardRefusal =>
  cardRefusal(lastError?.code ?? '', lastError?.decline_code ?? '');
const UNUSABLE = ['resource_missing', 'payment_method_unexpected_state'];
/** Banks' declines arrive as errors; an invalid or foreign token counts as declined too. */
function refusalIn(error: unknown): CardRefusal | undefined {
  if (error instanceof Stripe.errors.StripeCardError)
    return refusalFor({ code: error.code, decline_code: error.decline_code });
  if (
    error instanceof Stripe.errors.StripeInvalidRequestError &&
    UNUSABLE.includes(error.code ?? '')
  )
    return 'declined';
  return undefined;
}

function debitRefusalIn(error: unknown): DebitRefusal | undefined {
  if (error instanceof Stripe.errors.StripeCardError)
    return debitRefusal(error.code, error.decline_code);
  return refusalIn(error) === undefined ? undefined : 'bankUnlinked';
}

const isKept = ({ status, latest_charge: charge }: Payment): boolean =>
  status === 'succeeded' && !(typeof charge === 'object' && charge?.disputed === true);

/** Parameters of a debit; the currency determines the scheme (PAD in Canada, ACH in the US). */
const debitOf = (currency: Currency): Partial<Stripe.PaymentIntentCreateParams> => ({
  off_session: true,
  allowed_payment_method_types: [currency === 'CAD' ? 'acss_debit' : 'us_bank_account'],
});

/**
 * The idempotency key was used with the card's earlier token: that attempt produced no payment and
 * is over.
 */
function overIn(error: unknown): Payment {
  if (error instanceof Stripe.errors.StripeIdempotencyError) return { id: '', status: 'canceled' };
  throw error;
}

async function orRefused<Answer, Refusal = CardRefusal>(
  work: () => Promise<Answer>,
  toRefusal: (error: unknown) => Refusal | CardRefusal | undefined = refusalIn,
): Promise<Answer | { state: 'refused'; why: Refusal | CardRefusal }> {
  try {
    return await work();
  } catch (error) {
    const why = toRefusal(error);
    if (why === undefined) throw error;
    return { state: 'refused', why };
  }
}

/**
 * Card adapter on Stripe's SDK; each call times out after `timeoutMs`. docs/readings.md 135;
 * docs/decisions/0075.
 */
export function buildStripeCards({
  timeoutMs = LIMITS.providerTimeoutMs,
  ...settings
}: Settings): CardPort {
  const stripe = buildStripeClient({ ...settings, timeoutMs });

  const begunFor = async (token: string) =>
    (
      await askStripe(listOf(setup), () =>
        stripe.setupIntents.list({ payment_method: token, limit: 1 }),
      )
    ).data[0];

  /** Page by page: a payment that is overlooked would be made again. */
  const paymentsFor = async (customerId: string, reference: string): Promise<Payment[]> => {
    const found: Payment[] = [];
    for (let after: string | undefined; ; ) {
      const expand = ['data.latest_charge'];
      const from = after === undefined ? {} : { starting_after: after };
      const page = await askStripe(listOf(payment), () =>
        stripe.paymentIntents.list({ customer: customerId, limit: 100, expand, ...from }),
      );
      found.push(...page.data.filter(({ metadata: own }) => own?.reference === reference));
      after = page.data.at(-1)?.id;
      if (page.has_more !== true || after === undefined) return found;
    }
  };

  /** Cancels payments that await 3-D Secure, so they cannot succeed next to another charge. */
  const giveUpOpen = async (
    begun: readonly Pick<z.infer<typeof payment>, 'id' | 'status'>[],
  ): Promise<void> => {
    for (const { id, status } of begun)
      if (status === 'requires_action')
        await askStripe(payment, () => stripe.paymentIntents.cancel(id));
  };

  const begin = async (reference: string, email: string, token: string) => {
    const customerId = await stripeCustomerOf(stripe, { reference, email });
    return askStripe(setup, () =>
      stripe.setupIntents.create(
        {
          customer: customerId,
          payment_method: token,
          confirm: true,
          use_stripe_sdk: true, // Stripe.js shows the 3-D Secure challenge
          usage: 'off_session',
          automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
          metadata: { reference },
        },
        { idempotencyKey: `${reference}:${token}` },
      ),
    );
  };

  /** Undefined when the card was authenticated once but has been detached since. */
  const cardOf = async (
    token: string,
    customerId: string,
  ): Promise<AuthenticatedCard | undefined> => {
    const {
      id,
      card,
      customer: holder,
    } = await askStripe(method, () => stripe.paymentMethods.retrieve(token));
    if (holder !== customerId) return undefined;
    return {
      customerId,
      methodId: id,
      brand: cardBrand(card.brand),
      last4: card.last4,
      expiryMonth: card.exp_month,
      expiryYear: card.exp_year,
      fingerprint: card.fingerprint,
    };
  };

  const checkOf = async (
    found: z.infer<typeof setup>,
    reference: string,
    token: string,
  ): Promise<CardCheck> => {
    const { status, client_secret: clientSecret, customer: customerId } = found;
    // Token of another application.
    if (found.metadata?.reference !== reference) return { state: 'refused', why: 'declined' };
    if (status === 'succeeded' && customerId) {
      const card = await cardOf(token, customerId);
      return card === undefined
        ? { state: 'refused', why: 'declined' }
        : { state: 'authenticated', card };
    }
    if (status === 'requires_action' && clientSecret)
      return { state: 'actionRequired', clientSecret };
    if (status === 'requires_payment_method' || status === 'canceled')
      return { state: 'refused', why: refusalFor(found.last_setup_error) };
    throw stripeShapeError();
  };

  return {
    // Stripe may have created the intent and still answered 500, so look for an existing one first.
    authenticate: ({ reference, email, token }) =>
      orStripeDown(() =>
        orRefused(async () =>
          checkOf(
            (await begunFor(token)) ?? (await begin(reference, email, token)),
            reference,
            token,
          ),
        ),
      ),

    // An attempt maps to one PaymentIntent, by idempotency key and by metadata, so a retry reads it
    // instead of creating another.
    charge: (
      { customerId, methodId },
      { reference, cents, currency, attempt, by, begunBy, isPresent },
    ) =>
      orStripeDown(() =>
        orRefused(
          async (): Promise<ChargeResult> => {
            const begun = await paymentsFor(customerId, reference);
            const done = begun.find(isKept) ?? begun.find(({ status }) => status === 'processing');
            const tried = done ?? begun.find((one) => one.metadata?.attempt === String(attempt));
            await giveUpOpen(begun.filter((one) => one !== tried));
            const inFrame = {
              use_stripe_sdk: true,
              automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
            } as const;
            const made = () =>
              stripe.paymentIntents.create(
                {
                  amount: cents,
                  currency: currency.toLowerCase(),
                  customer: customerId,
                  payment_method: methodId,
                  ...(by === 'bank'
                    ? debitOf(currency)
                    : begunBy === 'job'
                      ? { off_session: true }
                      : inFrame),
                  confirm: true,
                  metadata: { reference, attempt: String(attempt) },
                },
                { idempotencyKey: `${reference}:charge:${attempt}` },
              );
            const {
              id,
              status,
              client_secret: clientSecret,
              last_payment_error: lastError,
            } = tried ?? (await askStripe(payment, made).catch(overIn));
            if (status === 'succeeded') return { state: 'charged', chargeId: id };
            if (status === 'processing') return { state: 'processing', chargeId: id };
            if (by === 'bank')
              return {
                state: 'refused',
                why: debitRefusal(lastError?.code, lastError?.decline_code),
              };
            if (status !== 'requires_action')
              return { state: 'refused', why: refusalFor(lastError) };
            if (isPresent && clientSecret) return { state: 'actionRequired', clientSecret };
            await giveUpOpen([{ id, status }]);
            return { state: 'refused', why: 'notAuthenticated' };
          },
          by === 'bank' ? debitRefusalIn : refusalIn,
        ),
      ),

    // Stripe rejects a repeated refund; it still counts as refunded.
    refund: ({ customerId }, { reference }) =>
      orStripeDown(async () => {
        const begun = await paymentsFor(customerId, reference);
        await giveUpOpen(begun);
        const charged = begun.filter(isKept);
        for (const { id } of charged)
          await askStripe(refund, () =>
            stripe.refunds.create({ payment_intent: id }, { idempotencyKey: `${id}:refund` }),
          ).catch((error: unknown) => {
            if (
              !(
                error instanceof Stripe.errors.StripeInvalidRequestError &&
                error.code === 'charge_already_refunded'
              )
            )
              throw error;
          });
        const cents = charged.reduce((sum, { amount }) => sum + (amount ?? 0), 0);
        return { cents, isOpen: begun.some(({ status }) => status === 'processing') };
      }),

    takenBack: ({ chargeId }) =>
      orStripeDown(async () => {
        const { data } = await askStripe(listOf(dispute), () =>
          stripe.disputes.list({ payment_intent: chargeId, limit: 1 }),
        );
        return data[0] && debitRefusal(data[0].reason);
      }),

    release: ({ methodId }) =>
      orStripeDown(async () => {
        await orRefused(() => stripe.paymentMethods.detach(methodId)); // an already detached card is rejected
      }),

    // A customer whose card never succeeded is known only to Stripe, hence the search.
    forget: ({ reference, customerIds }) =>
      orStripeDown(async () => {
        const { data } = await askStripe(stripeCustomers, () =>
          stripe.customers.search({ query: `metadata['reference']:'${reference}'`, limit: 100 }),
        );
        for (const id of new Set([...customerIds, ...data.map((one) => one.id)]))
          await orRefused(() => stripe.customers.del(id));
      }),
  };
}
