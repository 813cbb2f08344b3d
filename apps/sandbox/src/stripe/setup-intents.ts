import { TEST_DEPOSIT_CENTS, UNDEPOSITABLE_ACCOUNT } from '../magic-values.ts';
import type { World } from '../world.ts';
import { businessDaysLater } from './arrival.ts';
import { type StripeAnswer, type StripeForm, stripeError, stripeId } from './replies.ts';
import type { Statement, Statements } from './statements.ts';
import { sendStripeEvent } from './webhooks.ts';

const ARRIVE_AFTER_DAYS = 2;
const TAKEN_BACK_AFTER_DAYS = 3;
const TRIES = 3;
/** How long the vendor accepts the amounts; longer than the product does. */
const VERIFY_MS = 30 * 24 * 3_600_000;
const DESCRIPTOR = 'ACCTVERIFY';

type Method = {
  id: string;
  type: 'us_bank_account' | 'acss_debit';
  place: string;
  number: string;
  holder: string;
  customer?: string;
};
type Intent = {
  id: string;
  method: Method;
  status: 'requires_action' | 'succeeded' | 'canceled' | 'requires_payment_method';
  createdMs: number;
  arrivesMs: number;
  tries: number;
  reference: string | undefined;
  customer?: string | undefined;
  failureCode?: string;
};

export type StripeStore = { methods: Map<string, Method>; intents: Map<string, Intent> };

export type SetupIntents = {
  createMethod: (form: StripeForm) => StripeAnswer;
  create: (form: StripeForm) => StripeAnswer;
  verify: (id: string, form: StripeForm) => StripeAnswer;
  cancel: (id: string) => StripeAnswer;
  read: (id: string) => StripeAnswer;
  list: (method: string | undefined) => StripeAnswer;
  /** Newest first. */
  sent: () => SentDeposits[];
  /** Returns the deposits as the bank would; false when none are in transit. */
  sendBack: (id: string) => boolean;
};
export type SentDeposits = {
  id: string;
  holder: string;
  last4: string;
  status: string;
  isOpen: boolean;
};

const ok = (body: object): StripeAnswer => ({ status: 200, body });
const code = (ending: string): string => `payment_method_microdeposit_${ending}`;

export function createSetupIntents(
  world: World,
  statements: Statements,
  store: StripeStore,
): SetupIntents {
  const found = (id: string, then: (intent: Intent) => StripeAnswer): StripeAnswer => {
    const intent = store.intents.get(id);
    return intent === undefined
      ? stripeError(404, 'resource_missing', `No such setupintent: '${id}'`)
      : then(intent);
  };
  const isCanadian = ({ type }: Method) => type === 'acss_debit';

  const announce = (intent: Intent) =>
    sendStripeEvent(
      world,
      intent.status === 'succeeded' ? 'setup_intent.succeeded' : 'setup_intent.setup_failed',
      view(intent),
    );

  const deposit = (intent: Intent, statement: Statement) => {
    const book = (afterDays: number, line: (atMs: number) => Statement['lines']) => {
      const atMs = businessDaysLater(
        isCanadian(intent.method) ? 'CA' : 'US',
        intent.createdMs,
        afterDays,
      );
      world.clock.schedule(atMs - world.clock.now(), () => {
        if (
          !(intent.status === 'canceled' || intent.failureCode === code('failed')) ||
          afterDays === TAKEN_BACK_AFTER_DAYS
        )
          statement.lines.push(...line(atMs));
      });
    };
    book(ARRIVE_AFTER_DAYS, (atMs) =>
      TEST_DEPOSIT_CENTS.map((cents) => ({ atMs, text: DESCRIPTOR, cents })),
    );
    book(TAKEN_BACK_AFTER_DAYS, (atMs) => {
      const sum = TEST_DEPOSIT_CENTS.reduce((total, cents) => total + cents, 0);
      return statement.lines.some(({ text, cents }) => text === DESCRIPTOR && cents > 0)
        ? [{ atMs, text: DESCRIPTOR, cents: -sum }]
        : [];
    });
  };

  return {
    createMethod: (form) => {
      const type = form.type;
      if (type !== 'us_bank_account' && type !== 'acss_debit')
        return stripeError(400, 'parameter_invalid_string', 'Invalid type');
      const field = (name: string) => form[`${type}[${name}]`] ?? '';
      const number = field('account_number');
      const place =
        type === 'us_bank_account'
          ? field('routing_number')
          : `${field('institution_number')}-${field('transit_number')}`;
      if (!/^\d{4,17}$/.test(number))
        return stripeError(400, 'account_number_invalid', 'Invalid account number');
      if (!/^(\d{9}|\d{3}-\d{5})$/.test(place))
        return stripeError(400, 'routing_number_invalid', 'Invalid routing number');
      const holder = form['billing_details[name]'] ?? '';
      if (holder === '')
        return stripeError(
          400,
          'parameter_missing',
          'Missing required param: billing_details[name]',
        );
      if (type === 'acss_debit' && !form['billing_details[email]'])
        return stripeError(
          400,
          'parameter_missing',
          'Missing required param: billing_details[email]',
        );
      const method: Method = { id: stripeId('pm'), type, place, number, holder };
      store.methods.set(method.id, method);
      return ok({
        id: method.id,
        object: 'payment_method',
        type,
        [type]: { last4: number.slice(-4) },
        livemode: false,
      });
    },

    create: (form) => {
      const method = store.methods.get(form.payment_method ?? '');
      if (method === undefined)
        return stripeError(404, 'resource_missing', 'No such PaymentMethod');
      if (form['allowed_payment_method_types[0]'] !== method.type)
        return stripeError(
          400,
          'payment_method_unexpected_state',
          'The payment method does not fit',
        );
      const verification = form[`payment_method_options[${method.type}][verification_method]`];
      if (verification !== 'microdeposits' && verification !== 'skip')
        return stripeError(
          400,
          'parameter_invalid_empty',
          'The sandbox verifies by microdeposits, or not at all',
        );
      if (!form['mandate_data[customer_acceptance][type]'])
        return stripeError(400, 'setup_intent_mandate_invalid', 'A mandate is required');
      // An account verified elsewhere may skip the deposits and belongs to its customer at once.
      const isSkipped = verification === 'skip';
      if (isSkipped && !form.customer)
        return stripeError(400, 'parameter_missing', 'Missing required param: customer');
      const createdMs = world.clock.now();
      const intent: Intent = {
        id: stripeId('seti'),
        method,
        status: isSkipped ? 'succeeded' : 'requires_action',
        customer: form.customer,
        createdMs,
        arrivesMs: businessDaysLater(
          isCanadian(method) ? 'CA' : 'US',
          createdMs,
          ARRIVE_AFTER_DAYS,
        ),
        tries: 0,
        reference: form['metadata[reference]'],
      };
      store.intents.set(intent.id, intent);
      if (isSkipped) {
        method.customer = form.customer;
        return ok(view(intent));
      }
      if (method.number === UNDEPOSITABLE_ACCOUNT) {
        world.clock.schedule(intent.arrivesMs - createdMs, () => {
          intent.status = 'requires_payment_method';
          intent.failureCode = code('failed');
          announce(intent);
        });
      } else
        deposit(intent, statements.of({ ...method, currency: isCanadian(method) ? 'CAD' : 'USD' }));
      return ok(view(intent));
    },

    verify: (id, form) =>
      found(id, (intent) => {
        if (intent.status !== 'requires_action')
          return stripeError(
            400,
            'setup_intent_unexpected_state',
            `The SetupIntent is ${intent.status}`,
          );
        const amounts = [form['amounts[0]'], form['amounts[1]']].map(Number);
        if (amounts.some((cents) => !Number.isInteger(cents) || cents < 1))
          return stripeError(
            400,
            code('verification_amounts_invalid'),
            'Exactly two amounts are needed',
          );
        if (world.clock.now() > intent.createdMs + VERIFY_MS) {
          intent.status = 'requires_payment_method';
          intent.failureCode = code('verification_timeout');
          announce(intent);
          return stripeError(
            400,
            intent.failureCode,
            'The microdeposits were not verified in time',
          );
        }
        const isRight =
          [...amounts].sort((one, other) => one - other).join() ===
          [...TEST_DEPOSIT_CENTS].sort((one, other) => one - other).join();
        if (isRight) {
          intent.status = 'succeeded';
          announce(intent);
          return ok(view(intent));
        }
        intent.tries += 1;
        if (intent.tries < TRIES)
          return stripeError(
            400,
            code('verification_amounts_mismatch'),
            'The amounts do not match',
          );
        intent.status = 'requires_payment_method';
        intent.failureCode = code('verification_attempts_exceeded');
        announce(intent);
        return stripeError(400, intent.failureCode, 'The allowed attempts are used up');
      }),

    cancel: (id) =>
      found(id, (intent) => {
        if (intent.status === 'succeeded')
          return stripeError(400, 'setup_intent_unexpected_state', 'The SetupIntent has succeeded');
        intent.status = 'canceled';
        return ok(view(intent));
      }),

    sent: () =>
      [...store.intents.values()].reverse().map(({ id, method, status, failureCode }) => ({
        id,
        holder: method.holder,
        last4: method.number.slice(-4),
        status: failureCode ?? status,
        isOpen: status === 'requires_action',
      })),
    sendBack: (id) => {
      const intent = store.intents.get(id);
      if (intent?.status !== 'requires_action') return false;
      intent.status = 'requires_payment_method';
      intent.failureCode = code('failed');
      announce(intent);
      return true;
    },

    read: (id) => found(id, (intent) => ok(view(intent))),

    list: (method) => {
      const data = [...store.intents.values()].filter(
        (intent) => method === undefined || intent.method.id === method,
      );
      return ok({
        object: 'list',
        url: '/v1/setup_intents',
        has_more: false,
        data: data.map(view),
      });
    },
  };
}

const view = ({
  id,
  status,
  method,
  createdMs,
  arrivesMs,
  reference,
  customer,
  failureCode,
}: Intent) => ({
  id,
  object: 'setup_intent',
  status,
  created: Math.floor(createdMs / 1_000),
  livemode: false,
  customer: customer ?? null,
  metadata: reference === undefined ? {} : { reference },
  payment_method: method.id,
  payment_method_types: [method.type],
  allowed_payment_method_types: [method.type],
  usage: 'off_session',
  last_setup_error:
    failureCode === undefined
      ? null
      : { type: 'invalid_request_error', code: failureCode, message: 'See the code' },
  next_action:
    status === 'requires_action'
      ? {
          type: 'verify_with_microdeposits',
          verify_with_microdeposits: {
            arrival_date: Math.floor(arrivesMs / 1_000),
            hosted_verification_url: 'about:blank',
            microdeposit_type: 'amounts',
          },
        }
      : null,
});
