import { createHash } from 'node:crypto';
import { TEST_CARDS, type TestCardRow } from '../magic-values.ts';
import type { World } from '../world.ts';
import { type StripeAnswer, type StripeForm, stripeError, stripeId } from './replies.ts';
import { sendStripeEvent } from './webhooks.ts';

type CardMethod = {
  id: string;
  row: TestCardRow;
  last4: string;
  month: number;
  year: number;
  fingerprint: string;
  customer?: string;
};
type CardIntent = {
  id: string;
  secret: string;
  method: CardMethod;
  customer: string | undefined;
  reference: string | undefined;
  createdMs: number;
  status: 'requires_action' | 'succeeded' | 'requires_payment_method';
  failure?: { code: string; decline_code?: string };
};
type Payment = {
  id: string;
  secret: string;
  status: 'requires_action' | 'succeeded' | 'requires_payment_method' | 'canceled';
  method: string;
  customer: string | undefined;
  cents: number;
  currency: string;
  reference: string | undefined;
  attempt: string | undefined;
  failure?: { code: string; decline_code?: string };
  refundedCents: number;
};
type Customer = { id: string; email: string; reference: string | undefined };

export type Cards = ReturnType<typeof createCards>;

const ok = (body: object): StripeAnswer => ({ status: 200, body });
const listed = (url: string, data: object[]): StripeAnswer =>
  ok({ object: 'list', url, has_more: false, data });
const missing = (what: string, id: string) =>
  stripeError(404, 'resource_missing', `No such ${what}: '${id}'`);

/** The vendor's decline: 402 with a code, plus the bank's own reason if any. */
function declined({ code, decline_code }: NonNullable<TestCardRow['refusal']>): StripeAnswer {
  const { status, body } = stripeError(402, code, 'Your card was declined.', 'card_error');
  const { error } = body as { error: object }; // stripeError's own shape
  return {
    status,
    body: { error: { ...error, ...(decline_code === undefined ? {} : { decline_code }) } },
  };
}

const isPast = ({ year, month }: { year: number; month: number }, now: Date): boolean =>
  year < now.getUTCFullYear() || (year === now.getUTCFullYear() && month < now.getUTCMonth() + 1);

export function createCards(world: World) {
  const methods = new Map<string, CardMethod>();
  const intents = new Map<string, CardIntent>();
  const payments = new Map<string, Payment>();
  const customers = new Map<string, Customer>();

  const shownMethod = ({ id, row, last4, month, year, fingerprint, customer }: CardMethod) => ({
    id,
    object: 'payment_method',
    type: 'card',
    livemode: false,
    customer: customer ?? null,
    card: {
      brand: row.brand,
      last4,
      exp_month: month,
      exp_year: year,
      fingerprint,
      funding: 'credit',
      country: 'US',
    },
  });
  const shownIntent = ({
    id,
    secret,
    method,
    customer,
    reference,
    createdMs,
    status,
    failure,
  }: CardIntent) => ({
    id,
    object: 'setup_intent',
    client_secret: secret,
    status,
    created: Math.floor(createdMs / 1_000),
    livemode: false,
    customer: customer ?? null,
    payment_method: method.id,
    metadata: reference === undefined ? {} : { reference },
    usage: 'off_session',
    next_action:
      status === 'requires_action' ? { type: 'use_stripe_sdk', use_stripe_sdk: {} } : null,
    last_setup_error:
      failure === undefined ? null : { type: 'card_error', message: 'See the code', ...failure },
  });
  const shownPayment = ({
    id,
    secret,
    status,
    method,
    customer,
    cents,
    currency,
    reference,
    attempt,
    failure,
  }: Payment) => ({
    id,
    object: 'payment_intent',
    client_secret: secret,
    status,
    next_action:
      status === 'requires_action' ? { type: 'use_stripe_sdk', use_stripe_sdk: {} } : null,
    payment_method: method,
    amount: cents,
    currency,
    customer: customer ?? null,
    metadata: {
      ...(reference === undefined ? {} : { reference }),
      ...(attempt === undefined ? {} : { attempt }),
    },
    last_payment_error: failure ?? null,
  });
  const shownCustomer = ({ id, email, reference }: Customer) => ({
    id,
    object: 'customer',
    email,
    metadata: reference === undefined ? {} : { reference },
  });

  return {
    clear: () => {
      for (const part of [methods, intents, payments, customers]) part.clear();
    },
    hasMethod: (id: string) => methods.has(id),
    hasIntent: (id: string) => intents.has(id),
    /** Every charge made or started, for checks that add up the money. */
    charges: () =>
      [...payments.values()].map(({ id, reference, status, cents, refundedCents }) => ({
        id,
        reference,
        status,
        cents,
        refundedCents,
      })),
    customers: () => [...customers.values()],

    createMethod: (form: StripeForm): StripeAnswer => {
      const number = (form['card[number]'] ?? '').replace(/[\s-]/g, '');
      const row = TEST_CARDS[number];
      if (row === undefined) return declined({ code: 'incorrect_number' });
      const [month, year] = [Number(form['card[exp_month]']), Number(form['card[exp_year]'])];
      const now = new Date(world.clock.now());
      const isOver = isPast({ year, month }, now);
      if (!(month >= 1 && month <= 12) || Number.isNaN(year) || isOver)
        return declined({ code: 'invalid_expiry_year' });
      if (!/^\d{3,4}$/.test(form['card[cvc]'] ?? '')) return declined({ code: 'invalid_cvc' });
      // The full number is discarded at once: only displayable parts are kept.
      const fingerprint = createHash('sha256').update(number).digest('hex').slice(0, 16);
      const method: CardMethod = {
        id: stripeId('pm'),
        row,
        last4: number.slice(-4),
        month,
        year,
        fingerprint,
      };
      methods.set(method.id, method);
      return ok(shownMethod(method));
    },
    readMethod: (id: string): StripeAnswer => {
      const method = methods.get(id);
      return method === undefined ? missing('PaymentMethod', id) : ok(shownMethod(method));
    },
    detach: (id: string): StripeAnswer => {
      const method = methods.get(id);
      if (method?.customer === undefined)
        return stripeError(
          400,
          'payment_method_unexpected_state',
          'The payment method is not attached',
        );
      methods.set(id, { ...method, customer: undefined });
      return ok(shownMethod({ ...method, customer: undefined }));
    },

    createCustomer: (form: StripeForm): StripeAnswer => {
      const customer: Customer = {
        id: stripeId('cus'),
        email: form.email ?? '',
        reference: form['metadata[reference]'],
      };
      customers.set(customer.id, customer);
      return ok(shownCustomer(customer));
    },
    listCustomers: (email: string | undefined): StripeAnswer =>
      listed(
        '/v1/customers',
        [...customers.values()].filter((one) => one.email === email).map(shownCustomer),
      ),
    searchCustomers: (query: string | undefined): StripeAnswer => {
      const reference = /^metadata\['reference'\]:'([^']+)'$/.exec(query ?? '')?.[1];
      return reference === undefined
        ? stripeError(
            400,
            'parameter_invalid_string',
            'The sandbox searches customers by their reference only',
          )
        : ok({
            object: 'search_result',
            url: '/v1/customers/search',
            has_more: false,
            data: [...customers.values()]
              .filter((one) => one.reference === reference)
              .map(shownCustomer),
          });
    },
    /** Also detaches its cards. */
    deleteCustomer: (id: string): StripeAnswer => {
      if (!customers.delete(id)) return missing('customer', id);
      for (const [key, method] of methods)
        if (method.customer === id) methods.set(key, { ...method, customer: undefined });
      return ok({ id, object: 'customer', deleted: true });
    },

    createIntent: (form: StripeForm): StripeAnswer => {
      const method = methods.get(form.payment_method ?? '');
      if (method === undefined) return missing('PaymentMethod', form.payment_method ?? '');
      const id = stripeId('seti');
      const { refusal, authentication } = method.row;
      const intent: CardIntent = {
        id,
        secret: `${id}_secret_${stripeId('x')}`,
        method,
        customer: form.customer,
        reference: form['metadata[reference]'],
        createdMs: world.clock.now(),
        status:
          refusal !== undefined
            ? 'requires_payment_method'
            : authentication
              ? 'requires_action'
              : 'succeeded',
        ...(refusal === undefined ? {} : { failure: refusal }),
      };
      intents.set(id, intent);
      if (refusal !== undefined) return declined(refusal);
      if (intent.status === 'succeeded')
        methods.set(method.id, { ...method, customer: form.customer });
      return ok(shownIntent(intent));
    },
    readIntent: (id: string): StripeAnswer => {
      const intent = intents.get(id);
      return intent === undefined ? missing('setupintent', id) : ok(shownIntent(intent));
    },
    listIntents: (method: string): StripeAnswer =>
      listed(
        '/v1/setup_intents',
        [...intents.values()].filter((one) => one.method.id === method).map(shownIntent),
      ),
    authenticate: (form: StripeForm): StripeAnswer => {
      const payment = [...payments.values()].find(({ secret }) => secret === form.source);
      if (payment?.status === 'requires_action') {
        const failed = {
          status: 'requires_payment_method',
          failure: { code: 'payment_intent_authentication_failure' },
        } as const;
        const done: Payment = {
          ...payment,
          ...(form.outcome === 'pass' ? { status: 'succeeded' } : failed),
        };
        payments.set(payment.id, done);
        return ok(shownPayment(done));
      }
      const intent = [...intents.values()].find(({ secret }) => secret === form.source);
      if (intent?.status !== 'requires_action')
        return stripeError(400, 'setup_intent_unexpected_state', 'Nothing is to be authenticated');
      const passed = form.outcome === 'pass';
      const after: CardIntent = {
        ...intent,
        status: passed ? 'succeeded' : 'requires_payment_method',
        ...(passed ? {} : { failure: { code: 'setup_intent_authentication_failure' } }),
      };
      intents.set(intent.id, after);
      if (passed) methods.set(intent.method.id, { ...intent.method, customer: intent.customer });
      return ok(shownIntent(after));
    },

    createPayment: (form: StripeForm): StripeAnswer => {
      const method = methods.get(form.payment_method ?? '');
      if (method === undefined || method.customer !== form.customer)
        return missing('PaymentMethod', form.payment_method ?? '');
      // Off session, a bank that requires authentication declines the charge.
      const asks = method.row.asksAtCharge === true;
      const isOver = isPast(method, new Date(world.clock.now()));
      const chargeRefusal = isOver
        ? { code: 'expired_card' }
        : asks && form.off_session === 'true'
          ? { code: 'authentication_required' }
          : method.row.chargeRefusal;
      const id = stripeId('pi');
      const payment: Payment = {
        id,
        secret: `${id}_secret_${stripeId('x')}`,
        status:
          chargeRefusal !== undefined
            ? 'requires_payment_method'
            : asks
              ? 'requires_action'
              : 'succeeded',
        method: method.id,
        refundedCents: 0,
        customer: form.customer,
        cents: Number(form.amount),
        currency: form.currency ?? '',
        reference: form['metadata[reference]'],
        attempt: form['metadata[attempt]'],
        ...(chargeRefusal === undefined ? {} : { failure: chargeRefusal }),
      };
      payments.set(payment.id, payment);
      if (chargeRefusal === undefined) return ok(shownPayment(payment));
      sendStripeEvent(world, 'payment_intent.payment_failed', shownPayment(payment));
      return declined(chargeRefusal);
    },
    cancelPayment: (id: string): StripeAnswer => {
      const payment = payments.get(id);
      if (payment === undefined) return missing('payment_intent', id);
      if (payment.status === 'succeeded')
        return stripeError(400, 'payment_intent_unexpected_state', 'The charge has succeeded');
      payments.set(id, { ...payment, status: 'canceled' });
      return ok(shownPayment({ ...payment, status: 'canceled' }));
    },
    refund: (form: StripeForm): StripeAnswer => {
      const payment = payments.get(form.payment_intent ?? '');
      if (payment === undefined) return missing('payment_intent', form.payment_intent ?? '');
      if (payment.status !== 'succeeded')
        return stripeError(400, 'payment_intent_unexpected_state', 'Nothing was charged');
      if (payment.refundedCents > 0)
        return stripeError(400, 'charge_already_refunded', 'The charge has already been refunded');
      payments.set(payment.id, { ...payment, refundedCents: payment.cents });
      return ok({
        id: stripeId('re'),
        object: 'refund',
        status: 'succeeded',
        amount: payment.cents,
        payment_intent: payment.id,
      });
    },
    listPayments: (customer: string | undefined): object[] =>
      [...payments.values()].filter((one) => one.customer === customer).map(shownPayment),
  };
}
