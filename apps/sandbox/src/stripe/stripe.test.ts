import Stripe from 'stripe';
import { expect, test } from 'vitest';
import { testSandbox } from '../testing/start-sandbox.ts';
import { stripeApiKey } from './routes.ts';

const sandbox = testSandbox('http://localhost:9', 100);

const client = (key = stripeApiKey) => {
  const { hostname, port } = new URL(sandbox.url);
  return new Stripe(key, {
    host: hostname,
    port: Number(port),
    protocol: 'http',
    maxNetworkRetries: 0,
    telemetry: false,
  });
};
const dayMs = 24 * 3_600_000;
/** Five days always contain at least two business days, whatever the weekday or holiday. */
const pass = (days: number) => sandbox.post('/control/clock', { advanceMs: days * dayMs });

const US = {
  account_holder_type: 'individual' as const,
  account_type: 'checking' as const,
  account_number: '000777777777',
  routing_number: '021000021',
};
const CA = { account_number: '000777777', institution_number: '006', transit_number: '10011' };
const payer = { billing_details: { name: 'Ana Silva', email: 'ana@example.com' } };
const mandate = { customer_acceptance: { type: 'offline', offline: {}, accepted_at: 1 } } as const;

async function sent(account: Partial<typeof US> = {}, key?: string): Promise<Stripe.SetupIntent> {
  const stripe = client();
  const method = await stripe.paymentMethods.create({
    type: 'us_bank_account',
    us_bank_account: { ...US, ...account },
    ...payer,
  });
  return stripe.setupIntents.create(
    {
      confirm: true,
      payment_method: method.id,
      allowed_payment_method_types: ['us_bank_account'],
      payment_method_options: { us_bank_account: { verification_method: 'microdeposits' } },
      mandate_data: mandate,
    },
    key === undefined ? {} : { idempotencyKey: key },
  );
}
const statementOf = async (last4: string): Promise<string> => {
  const list = await (await sandbox.get('/statements')).text();
  const href =
    new RegExp(`href="(/statements/[^"]+)">[^<]*ending in ${last4}`).exec(list)?.[1] ?? '';
  return (await sandbox.get(href)).text();
};
const linesOf = (page: string): string[] =>
  [...page.matchAll(/<strong>([^<]+)/g)].map(([, money = '']) => money);

test('two deposits arrive after two business days and are taken back in one debit; any order of the amounts is right', async () => {
  const intent = await sent();
  expect(intent).toMatchObject({
    status: 'requires_action',
    next_action: { verify_with_microdeposits: { microdeposit_type: 'amounts' } },
  });
  const arrivesMs = (intent.next_action?.verify_with_microdeposits?.arrival_date ?? 0) * 1_000;
  expect([0, 6]).not.toContain(new Date(arrivesMs).getUTCDay());
  expect(linesOf(await statementOf('7777'))).toEqual([]);
  await pass(7);
  expect(linesOf(await statementOf('7777'))).toEqual(['+$0.32', '+$0.45', '-$0.77']);
  expect(
    (await client().setupIntents.verifyMicrodeposits(intent.id, { amounts: [45, 32] })).status,
  ).toBe('succeeded');
});

test('a Canadian account by institution and transit', async () => {
  const stripe = client();
  const method = await stripe.paymentMethods.create({
    type: 'acss_debit',
    acss_debit: CA,
    ...payer,
  });
  const intent = await stripe.setupIntents.create({
    confirm: true,
    payment_method: method.id,
    allowed_payment_method_types: ['acss_debit'],
    payment_method_options: {
      acss_debit: {
        currency: 'cad',
        verification_method: 'microdeposits',
        mandate_options: { payment_schedule: 'sporadic', transaction_type: 'personal' },
      },
    },
    mandate_data: mandate,
  });
  expect(intent.status).toBe('requires_action');
  await pass(7);
  expect(linesOf(await statementOf('7777'))).toContain('+$0.32');
  expect(
    (await stripe.setupIntents.verifyMicrodeposits(intent.id, { amounts: [32, 45] })).status,
  ).toBe('succeeded');
});

test('the third wrong pair of amounts ends the attempts', async () => {
  const { id } = await sent();
  const verify = (one: number) =>
    client().setupIntents.verifyMicrodeposits(id, { amounts: [one, 99] });
  const mismatch = { code: 'payment_method_microdeposit_verification_amounts_mismatch' };
  await expect(verify(1)).rejects.toMatchObject(mismatch);
  await expect(verify(2)).rejects.toMatchObject(mismatch);
  await expect(verify(3)).rejects.toMatchObject({
    code: 'payment_method_microdeposit_verification_attempts_exceeded',
    statusCode: 400,
  });
  await expect(
    client().setupIntents.verifyMicrodeposits(id, { amounts: [32, 45] }),
  ).rejects.toMatchObject({
    code: 'setup_intent_unexpected_state',
  });
});

test('returned deposits are reported when they should have arrived', async () => {
  const { id } = await sent({ account_number: '000666666661' });
  await pass(7);
  expect(await client().setupIntents.retrieve(id)).toMatchObject({
    status: 'requires_payment_method',
    last_setup_error: { code: 'payment_method_microdeposit_failed' },
  });
});

test('test deposits can be sent back from the page, once, and nothing is credited then', async () => {
  const { id } = await sent({ account_number: '000777771234' });
  const listed = async () =>
    (
      (await (await sandbox.get('/control/test-deposits')).json()) as {
        deposits: { id: string; status: string; isOpen: boolean }[];
      }
    ).deposits;
  expect((await listed())[0]).toMatchObject({ id, last4: '1234', isOpen: true });
  const sendBack = () => sandbox.post(`/control/test-deposits/${id}/return`, {});
  expect((await sendBack()).status).toBe(204);
  expect((await sendBack()).status).toBe(400);
  expect((await listed())[0]).toMatchObject({
    status: 'payment_method_microdeposit_failed',
    isOpen: false,
  });
  await pass(7);
  expect(linesOf(await statementOf('1234'))).toEqual([]);
});

test('a repeated idempotency key sends nothing twice, and is refused with other parameters', async () => {
  const stripe = client();
  const make = (key: string, number: string = US.account_number) =>
    stripe.paymentMethods.create(
      { type: 'us_bank_account', us_bank_account: { ...US, account_number: number }, ...payer },
      { idempotencyKey: key },
    );
  expect((await make('key-1')).id).toBe((await make('key-1')).id);
  await expect(make('key-1', '000888888888')).rejects.toMatchObject({
    type: 'StripeIdempotencyError',
  });
});

test('a setup intent created despite a 500 response is found by its payment method', async () => {
  const stripe = client();
  const method = await stripe.paymentMethods.create({
    type: 'us_bank_account',
    us_bank_account: US,
    ...payer,
  });
  await sandbox.post('/control/faults', {
    vendor: 'stripe',
    mode: 'acts-500',
    times: 1,
    path: '/v1/setup_intents',
  });
  const made = stripe.setupIntents.create({
    confirm: true,
    payment_method: method.id,
    allowed_payment_method_types: ['us_bank_account'],
    payment_method_options: { us_bank_account: { verification_method: 'microdeposits' } },
    mandate_data: mandate,
  });
  await expect(made).rejects.toMatchObject({ statusCode: 500 });
  expect((await stripe.setupIntents.list({ payment_method: method.id })).data).toHaveLength(1);
});

test.each([
  [
    'another key',
    () => client('sk_test_other').setupIntents.retrieve('seti_1'),
    { statusCode: 401 },
  ],
  [
    'an invalid intent',
    () => client().setupIntents.retrieve('seti_1'),
    { code: 'resource_missing' },
  ],
  [
    'an invalid account number',
    () => sent({ account_number: '12' }),
    { code: 'account_number_invalid' },
  ],
  [
    'an invalid routing number',
    () => sent({ routing_number: '12' }),
    { code: 'routing_number_invalid' },
  ],
])('%s gets the vendor’s own error', async (_what, call, error) => {
  await expect(call()).rejects.toMatchObject(error);
});
