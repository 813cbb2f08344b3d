import { DEBIT_ACCOUNTS } from '../magic-values.ts';
import type { World } from '../world.ts';
import { type StripeAnswer, type StripeForm, stripeError, stripeId } from './replies.ts';
import type { StripeStore } from './setup-intents.ts';
import { sendStripeEvent } from './webhooks.ts';

const DAY_MS = 24 * 3_600_000;
/** Days until a bank pays or returns a debit, and until it disputes one it has paid. */
const PAYS_AFTER_DAYS = 4;
const TAKEN_BACK_AFTER_DAYS = 3;

type Debit = {
  id: string;
  status: 'processing' | 'succeeded' | 'requires_payment_method';
  type: string;
  method: string;
  last4: string;
  customer: string;
  cents: number;
  currency: string;
  reference: string | undefined;
  attempt: string | undefined;
  refundedCents: number;
  failure?: string;
  dispute?: { id: string; reason: string };
};

/** Bank debits: in transit for days, then paid or failed, and sometimes disputed afterwards. */
export type Debits = ReturnType<typeof createDebits>;

const ok = (body: object): StripeAnswer => ({ status: 200, body });

const view = ({
  id,
  status,
  type,
  method,
  customer,
  cents,
  currency,
  reference,
  attempt,
  failure,
  dispute,
}: Debit) => ({
  id,
  object: 'payment_intent',
  client_secret: `${id}_secret_debit`,
  status,
  next_action: null,
  payment_method: method,
  payment_method_types: [type],
  amount: cents,
  currency,
  customer,
  latest_charge: {
    id: id.replace('pi_', 'py_'),
    object: 'charge',
    disputed: dispute !== undefined,
  },
  metadata: {
    ...(reference === undefined ? {} : { reference }),
    ...(attempt === undefined ? {} : { attempt }),
  },
  last_payment_error:
    failure === undefined
      ? null
      : { type: 'invalid_request_error', code: failure, message: 'See the code' },
});

const disputeView = ({ id, cents, currency, dispute }: Debit) => ({
  id: dispute?.id ?? '',
  object: 'dispute',
  amount: cents,
  currency,
  payment_intent: id,
  reason: dispute?.reason ?? '',
  status: 'lost',
});

export function createDebits(world: World, accounts: StripeStore) {
  const debits = new Map<string, Debit>();

  const change = (id: string, changes: Partial<Debit>): Debit | undefined => {
    const before = debits.get(id);
    const after = before && { ...before, ...changes };
    if (after !== undefined) debits.set(id, after);
    return after;
  };
  const takeBack = (id: string, reason: string): boolean => {
    const debit = debits.get(id);
    if (debit?.status !== 'succeeded' || debit.dispute !== undefined) return false;
    const after = change(id, { dispute: { id: stripeId('dp'), reason } });
    if (after !== undefined) sendStripeEvent(world, 'charge.dispute.created', disputeView(after));
    return after !== undefined;
  };
  const settle = (id: string, number: string) => {
    const row = DEBIT_ACCOUNTS[number];
    if (row?.outcome === 'silent') return;
    world.clock.schedule(PAYS_AFTER_DAYS * DAY_MS, () => {
      const isReturned = row !== undefined && row.outcome !== 'takenBack';
      const after = change(
        id,
        isReturned
          ? { status: 'requires_payment_method', failure: row.code }
          : { status: 'succeeded' },
      );
      if (after === undefined) return; // the world was reset meanwhile
      sendStripeEvent(
        world,
        isReturned ? 'payment_intent.payment_failed' : 'payment_intent.succeeded',
        view(after),
      );
      if (row?.outcome === 'takenBack')
        world.clock.schedule(TAKEN_BACK_AFTER_DAYS * DAY_MS, () => takeBack(id, row.code));
    });
  };

  return {
    clear: () => debits.clear(),
    has: (id: string | undefined) => debits.has(id ?? ''),
    takeBack,
    charges: () =>
      [...debits.values()].map(
        ({ id, reference, status, cents, refundedCents, last4, dispute }) => ({
          id,
          reference,
          status,
          cents,
          refundedCents,
          last4,
          isTakenBack: dispute !== undefined,
        }),
      ),

    create: (form: StripeForm): StripeAnswer => {
      const account = accounts.methods.get(form.payment_method ?? '');
      if (account?.customer === undefined || account.customer !== form.customer)
        return stripeError(
          400,
          'payment_method_unexpected_state',
          'The bank account is not attached to this customer',
        );
      if (form['allowed_payment_method_types[0]'] !== account.type)
        return stripeError(
          400,
          'payment_intent_invalid_parameter',
          'The payment method does not fit',
        );
      const wanted = account.type === 'acss_debit' ? 'cad' : 'usd';
      if (form.currency !== wanted)
        return stripeError(400, 'invalid_currency', `This account pays in ${wanted} only`);
      const row = DEBIT_ACCOUNTS[account.number];
      const isReturnedAtOnce = row?.outcome === 'refusedAtOnce';
      const debit: Debit = {
        id: stripeId('pi'),
        status: isReturnedAtOnce ? 'requires_payment_method' : 'processing',
        type: account.type,
        method: account.id,
        last4: account.number.slice(-4),
        customer: account.customer,
        cents: Number(form.amount),
        currency: wanted,
        reference: form['metadata[reference]'],
        attempt: form['metadata[attempt]'],
        refundedCents: 0,
        ...(isReturnedAtOnce ? { failure: row.code } : {}),
      };
      debits.set(debit.id, debit);
      sendStripeEvent(
        world,
        isReturnedAtOnce ? 'payment_intent.payment_failed' : 'payment_intent.processing',
        view(debit),
      );
      if (isReturnedAtOnce)
        return stripeError(402, row.code, 'The bank refuses this debit', 'card_error');
      settle(debit.id, account.number);
      return ok(view(debit));
    },
    /** A debit in transit cannot be canceled. */
    cancel: (): StripeAnswer =>
      stripeError(400, 'payment_intent_unexpected_state', 'A debit on its way cannot be canceled'),
    refund: (id: string): StripeAnswer => {
      const debit = debits.get(id);
      if (debit?.status !== 'succeeded')
        return stripeError(400, 'payment_intent_unexpected_state', 'The bank has not paid');
      if (debit.dispute !== undefined)
        return stripeError(400, 'charge_disputed', 'The bank has taken it back');
      if (debit.refundedCents > 0)
        return stripeError(400, 'charge_already_refunded', 'The charge has already been refunded');
      change(id, { refundedCents: debit.cents });
      return ok({
        id: stripeId('re'),
        object: 'refund',
        status: 'pending',
        amount: debit.cents,
        payment_intent: id,
      });
    },
    list: (customer: string | undefined): object[] =>
      [...debits.values()].filter((one) => one.customer === customer).map(view),
    listDisputes: (payment: string | undefined): StripeAnswer => {
      const debit = debits.get(payment ?? '');
      const data = debit?.dispute === undefined ? [] : [disputeView(debit)];
      return ok({ object: 'list', url: '/v1/disputes', has_more: false, data });
    },
  };
}
