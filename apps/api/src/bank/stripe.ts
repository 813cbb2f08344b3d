import type { AmountsAnswer, TestDepositOutcome } from '@signet/rulebook/bank/test-deposits';
import { LIMITS } from '@signet/rulebook/core/limits';
import Stripe from 'stripe';
import { z } from 'zod';
import {
  askStripe,
  buildStripeClient,
  orStripeDown,
  stripeShapeError,
} from '../platform/stripe-client.ts';
import type { PayoutAccount, PayoutPort } from './port.ts';

type Settings = {
  url: string;
  apiKey: string;
  timeoutMs?: number;
};

const method = z.object({ id: z.string() });
const intent = z.object({
  id: z.string(),
  status: z.string(),
  next_action: z
    .object({
      verify_with_microdeposits: z
        .object({ arrival_date: z.number(), microdeposit_type: z.string().nullish() })
        .nullish(),
    })
    .nullish(),
  last_setup_error: z.object({ code: z.string().nullish() }).nullish(),
});
type Intent = z.infer<typeof intent>;
const intents = z.object({ data: z.array(intent) });

/**
 * Error codes that end or fail a confirmation; any other code is a vendor outage. docs/readings.md
 * 131.
 */
const ANSWERS: Readonly<Record<string, AmountsAnswer>> = {
  payment_method_microdeposit_verification_amounts_mismatch: 'differ',
  payment_method_microdeposit_verification_attempts_exceeded: 'tries',
  payment_method_microdeposit_verification_timeout: 'term',
  payment_method_microdeposit_failed: 'returned',
};
const UNUSABLE: readonly string[] = [
  'account_number_invalid',
  'routing_number_invalid',
  'bank_account_unusable',
  'bank_account_restricted',
  'bank_account_declined',
  'payment_method_bank_account_blocked',
  'payment_method_microdeposit_failed',
];

const codeOf = (error: unknown): string =>
  error instanceof Stripe.errors.StripeInvalidRequestError ||
  error instanceof Stripe.errors.StripeCardError
    ? (error.code ?? '')
    : '';

/**
 * Test deposits are SetupIntents; each call times out after `timeoutMs`. docs/readings.md 137;
 * docs/decisions/0065.
 */
export function buildStripe({
  url,
  apiKey,
  timeoutMs = LIMITS.providerTimeoutMs,
}: Settings): PayoutPort {
  const stripe = buildStripeClient({ url, apiKey, timeoutMs });
  const read = (id: string): Promise<Intent> =>
    askStripe(intent, () => stripe.setupIntents.retrieve(id));
  const ofMethod = async (id: string): Promise<Intent | undefined> =>
    (await askStripe(intents, () => stripe.setupIntents.list({ payment_method: id, limit: 1 })))
      .data[0];

  return {
    sendDeposits: (reference, account) =>
      orStripeDown(async () => {
        try {
          const made = await askStripe(method, () =>
            stripe.paymentMethods.create(stripeMethodOf(account), {
              idempotencyKey: `${reference}:method`,
            }),
          );
          // Stripe may have created the intent and still answered 500, which its idempotency
          // replays; so look for one first.
          const found =
            (await ofMethod(made.id)) ??
            (await askStripe(intent, () =>
              stripe.setupIntents.create(
                stripeMandateOf({
                  ...account,
                  reference,
                  methodId: made.id,
                  verification: 'microdeposits',
                }),
                {
                  idempotencyKey: `${reference}:deposits`,
                },
              ),
            ));
          return sentOf(found);
        } catch (error) {
          if (UNUSABLE.includes(codeOf(error))) return 'returned';
          throw error;
        }
      }),
    checkAmounts: (id, amounts) =>
      orStripeDown(async () => {
        try {
          const key = `${id}:${[...amounts].sort((one, other) => one - other).join(':')}`;
          const checked = await askStripe(intent, () =>
            stripe.setupIntents.verifyMicrodeposits(
              id,
              { amounts: [...amounts] },
              { idempotencyKey: key },
            ),
          );
          if (checked.status !== 'succeeded') throw stripeShapeError();
          return 'matched';
        } catch (error) {
          const answer = ANSWERS[codeOf(error)];
          if (answer !== undefined) return answer;
          if (codeOf(error) !== 'setup_intent_unexpected_state') throw error;
          // An earlier response was lost: the intent has already ended.
          const ended = outcomeOf(await read(id));
          if (ended === undefined) throw error;
          return ended;
        }
      }),
    depositsOutcome: (id) => orStripeDown(async () => outcomeOf(await read(id))),
    withdrawDeposits: (id) =>
      orStripeDown(async () => {
        const { status } = await read(id);
        if (status !== 'canceled') await askStripe(intent, () => stripe.setupIntents.cancel(id));
      }),
  };
}

function sentOf({
  id,
  next_action: next,
  last_setup_error: error,
}: Intent): { id: string; arrivesAt: number } | 'returned' {
  if (UNUSABLE.includes(error?.code ?? '')) return 'returned';
  const deposits = next?.verify_with_microdeposits;
  // Our page asks for two amounts and cannot confirm a single deposit with a descriptor code.
  if (deposits?.microdeposit_type === 'descriptor_code') return 'returned';
  if (deposits == null) throw stripeShapeError();
  return { id, arrivesAt: deposits.arrival_date * 1_000 };
}

function outcomeOf({ status, last_setup_error: error }: Intent): TestDepositOutcome | undefined {
  if (status === 'succeeded') return 'matched';
  if (status === 'canceled') return 'term';
  const answer = ANSWERS[error?.code ?? ''];
  return status === 'requires_payment_method' && answer !== 'differ'
    ? (answer ?? 'returned')
    : undefined;
}

export const stripeMethodOf = ({
  holder,
  email,
  isBusiness,
  accountType,
  accountNumber,
  place,
}: PayoutAccount): Stripe.PaymentMethodCreateParams => ({
  ...('routing' in place
    ? {
        type: 'us_bank_account',
        us_bank_account: {
          account_holder_type: isBusiness ? 'company' : 'individual',
          account_type: accountType === 'SAVINGS' ? 'savings' : 'checking',
          account_number: accountNumber,
          routing_number: place.routing,
        },
      }
    : {
        type: 'acss_debit',
        acss_debit: {
          account_number: accountNumber,
          institution_number: place.institution,
          transit_number: place.transit,
        },
      }),
  billing_details: { name: holder, email },
});

type MandateRequest = Pick<PayoutAccount, 'place' | 'isBusiness' | 'agreedAt'> & {
  reference: string;
  methodId: string;
  customerId?: string;
  /** `skip` when the account was already verified elsewhere. */
  verification: 'microdeposits' | 'skip';
};

/** A mandate accepted offline, before this call and outside Stripe's page. */
export const stripeMandateOf = ({
  place,
  isBusiness,
  agreedAt,
  reference,
  methodId,
  customerId,
  verification,
}: MandateRequest): Stripe.SetupIntentCreateParams => ({
  confirm: true,
  ...(customerId === undefined ? {} : { customer: customerId }),
  payment_method: methodId,
  usage: 'off_session',
  metadata: { reference },
  mandate_data: {
    customer_acceptance: {
      type: 'offline',
      offline: {},
      accepted_at: Math.floor(agreedAt / 1_000),
    },
  },
  ...('routing' in place
    ? {
        allowed_payment_method_types: ['us_bank_account'],
        payment_method_options: { us_bank_account: { verification_method: verification } },
      }
    : {
        allowed_payment_method_types: ['acss_debit'],
        payment_method_options: {
          acss_debit: {
            currency: 'cad',
            verification_method: verification,
            mandate_options: {
              payment_schedule: 'sporadic',
              transaction_type: isBusiness ? 'business' : 'personal',
            },
          },
        },
      }),
});
