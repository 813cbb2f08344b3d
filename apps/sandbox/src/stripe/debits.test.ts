import Stripe from 'stripe';
import { expect, test } from 'vitest';
import { testSandbox } from '../testing/start-sandbox.ts';
import { stripeApiKey } from './routes.ts';

const sandbox = testSandbox('http://localhost:9', 100);

const dayMs = 24 * 3_600_000;
const pass = (days: number) => sandbox.post('/control/clock', { advanceMs: days * dayMs });
const client = () => {
  const { hostname, port } = new URL(sandbox.url);
  return new Stripe(stripeApiKey, {
    host: hostname,
    port: Number(port),
    protocol: 'http',
    maxNetworkRetries: 0,
    telemetry: false,
  });
};
const payer = { billing_details: { name: 'Ana Silva', email: 'ana@example.com' } };
const agreed = { customer_acceptance: { type: 'offline', offline: {}, accepted_at: 1 } } as const;
const US = {
  account_holder_type: 'individual',
  account_type: 'checking',
  routing_number: '021000021',
} as const;

async function held(accountNumber: string): Promise<{ customer: string; method: string }> {
  const stripe = client();
  const { id: customer } = await stripe.customers.create({ email: 'ana@example.com' });
  const account = { ...US, account_number: accountNumber };
  const { id: method } = await stripe.paymentMethods.create({
    type: 'us_bank_account',
    us_bank_account: account,
    ...payer,
  });
  const { status } = await stripe.setupIntents.create({
    confirm: true,
    customer,
    payment_method: method,
    allowed_payment_method_types: ['us_bank_account'],
    payment_method_options: { us_bank_account: { verification_method: 'skip' } },
    mandate_data: agreed,
  });
  expect(status).toBe('succeeded');
  return { customer, method };
}
const debit = (
  { customer, method }: { customer: string; method: string },
  otherwise: Partial<Stripe.PaymentIntentCreateParams> = {},
) =>
  client().paymentIntents.create({
    amount: 24_900,
    currency: 'usd',
    customer,
    payment_method: method,
    allowed_payment_method_types: ['us_bank_account'],
    confirm: true,
    off_session: true,
    ...otherwise,
  });
const statusOf = async ({ customer }: { customer: string }) => {
  const [found] = (await client().paymentIntents.list({ customer, expand: ['data.latest_charge'] }))
    .data;
  return [found?.status, found?.last_payment_error?.code];
};

test('a bank pays after four days and not before, and can be paid back once', async () => {
  const account = await held('000123456789');
  const { id, status } = await debit(account);
  const refund = () => client().refunds.create({ payment_intent: id });
  expect(status).toBe('processing');
  await pass(3);
  expect(await statusOf(account)).toEqual(['processing', undefined]);
  await expect(refund()).rejects.toMatchObject({ code: 'payment_intent_unexpected_state' });
  await expect(client().paymentIntents.cancel(id)).rejects.toMatchObject({
    code: 'payment_intent_unexpected_state',
  });
  await pass(2);
  expect(await statusOf(account)).toEqual(['succeeded', undefined]);
  await refund();
  await expect(refund()).rejects.toMatchObject({ code: 'charge_already_refunded' });
});

test.each([
  ['000222222227', 'insufficient_funds'],
  ['000111111113', 'account_closed'],
  ['000333333335', 'debit_not_authorized'],
])('the account %s returns the debit after four days: %s', async (number, code) => {
  const account = await held(number);
  expect((await debit(account)).status).toBe('processing');
  await pass(5);
  expect(await statusOf(account)).toEqual(['requires_payment_method', code]);
});

test('a debit of a nonexistent account fails at once, and a silent bank never responds', async () => {
  await expect(debit(await held('000111111116'))).rejects.toMatchObject({
    code: 'no_account',
    statusCode: 402,
  });
  const silent = await held('000000000009');
  await debit(silent);
  await pass(60);
  expect(await statusOf(silent)).toEqual(['processing', undefined]);
});

test('a bank takes back what it paid, by itself or from the page, once', async () => {
  const disputesOf = async (payment: string) =>
    (await client().disputes.list({ payment_intent: payment })).data.map(({ reason }) => reason);
  const byItself = await debit(await held('000555555559'));
  const pressed = await debit(await held('000123456789'));
  await pass(5);
  const takeBack = () => sandbox.post(`/control/charges/${pressed.id}/return`, {});
  expect([(await takeBack()).status, (await takeBack()).status]).toEqual([204, 400]);
  await pass(3);
  expect([await disputesOf(byItself.id), await disputesOf(pressed.id)]).toEqual([
    ['debit_not_authorized'],
    ['debit_not_authorized'],
  ]);
});

test('an account is debited for its own customer, in its own money, and as what it is', async () => {
  const [one, other] = [await held('000123456789'), await held('000123456789')];
  await expect(debit({ ...one, customer: other.customer })).rejects.toMatchObject({
    code: 'payment_method_unexpected_state',
  });
  await expect(debit(one, { currency: 'cad' })).rejects.toMatchObject({ code: 'invalid_currency' });
  await expect(debit(one, { allowed_payment_method_types: ['card'] })).rejects.toMatchObject({
    code: 'payment_intent_invalid_parameter',
  });
});
