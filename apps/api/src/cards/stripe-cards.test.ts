import { describe, expect, test } from 'vitest';
import { fakeStripe, stripeDown } from '../testing/fake-stripe.ts';
import { SHORT_TIMEOUT_MS, VENDOR_FAULTS } from '../testing/fake-vendor.ts';
import { buildStripeCards } from './stripe-cards.ts';

const cards = (timeoutMs?: number) =>
  buildStripeCards({ url: vendor.url, apiKey: 'sk_test_key', timeoutMs });
const reference = 'urn:app:1';
const intent = {
  id: 'seti_1',
  status: 'succeeded',
  client_secret: 'seti_1_secret_1',
  customer: 'cus_1',
  metadata: { reference },
  last_setup_error: null,
};
const payment = {
  id: 'pi_1',
  status: 'succeeded',
  metadata: { reference: 'order-1' },
  last_payment_error: null,
};

const FIRST_PAGE = 'GET /v1/payment_intents?customer=cus_1&limit=100&expand[0]=data.latest_charge';
const SECOND_PAGE = `${FIRST_PAGE}&starting_after=pi_99` as const;

const RIGHT = {
  'GET /v1/setup_intents?payment_method=pm_1&limit=1': { object: 'list', data: [] },
  'GET /v1/customers?email=ana@example.com&limit=100': { object: 'list', data: [] },
  'POST /v1/customers': { id: 'cus_1', metadata: { reference } },
  'POST /v1/setup_intents': intent,
  'GET /v1/payment_methods/pm_1': {
    id: 'pm_1',
    customer: 'cus_1',
    card: { brand: 'visa', last4: '4242', exp_month: 12, exp_year: 2034, fingerprint: 'print' },
  },
  [FIRST_PAGE]: { object: 'list', data: [] },
  [SECOND_PAGE]: { object: 'list', data: [] },
  'POST /v1/payment_intents': payment,
  'POST /v1/payment_methods/pm_1/detach': { id: 'pm_1' },
  "GET /v1/customers/search?query=metadata['reference']:'urn:app:1'&limit=100": {
    object: 'search_result',
    data: [{ id: 'cus_2' }],
  },
  'DELETE /v1/customers/cus_1': { id: 'cus_1', deleted: true },
  'DELETE /v1/customers/cus_2': { id: 'cus_2', deleted: true },
} as const;
type Call = keyof typeof RIGHT;
const vendor = fakeStripe(RIGHT);
const { answers } = vendor;

const CHARGE = {
  reference: 'order-1',
  cents: 1_995,
  currency: 'CAD',
  attempt: 0,
  by: 'card',
  begunBy: 'job',
  isPresent: false,
} as const;
const ASK = {
  authenticate: (own = cards()) =>
    own.authenticate({ reference, email: 'ana@example.com', token: 'pm_1' }),
  charge: (own = cards()) => own.charge({ customerId: 'cus_1', methodId: 'pm_1' }, CHARGE),
  forget: (own = cards()) => own.forget({ reference, customerIds: ['cus_1'] }),
  release: (own = cards()) => own.release({ methodId: 'pm_1' }),
};
const STEPS: readonly [call: keyof typeof ASK, at: Call][] = [
  ['authenticate', 'GET /v1/setup_intents?payment_method=pm_1&limit=1'],
  ['authenticate', 'GET /v1/customers?email=ana@example.com&limit=100'],
  ['authenticate', 'POST /v1/customers'],
  ['authenticate', 'POST /v1/setup_intents'],
  ['authenticate', 'GET /v1/payment_methods/pm_1'],
  ['charge', FIRST_PAGE],
  ['charge', 'POST /v1/payment_intents'],
  ['forget', "GET /v1/customers/search?query=metadata['reference']:'urn:app:1'&limit=100"],
];

test('finds an earlier payment on a later result page and does not repeat it', async () => {
  const others = Array.from({ length: 100 }, (_nothing, nth) => ({
    ...payment,
    id: `pi_${nth}`,
    metadata: { reference: `other-${nth}` },
  }));
  answers({
    [FIRST_PAGE]: { body: { object: 'list', has_more: true, data: others } },
    [SECOND_PAGE]: {
      body: { object: 'list', has_more: false, data: [{ ...payment, id: 'pi_100' }] },
    },
  });
  expect(await ASK.charge()).toMatchObject({ state: 'charged' });
  expect(
    vendor.asked.filter(({ method, path }) => method === 'POST' && path === '/v1/payment_intents'),
  ).toEqual([]);
});

test('verifies a card for later charges without charging it, under our own idempotency keys', async () => {
  answers();
  expect(await ASK.authenticate()).toMatchObject({
    state: 'authenticated',
    card: { customerId: 'cus_1', methodId: 'pm_1', brand: 'visa' },
  });
  const posted = vendor.asked.filter(({ method }) => method === 'POST');
  expect(posted.map(({ headers }) => headers['idempotency-key'])).toEqual([
    `${reference}:customer`,
    `${reference}:pm_1`,
  ]);
  expect(Object.fromEntries(new URLSearchParams(posted[1]?.body))).toEqual({
    customer: 'cus_1',
    payment_method: 'pm_1',
    confirm: 'true',
    use_stripe_sdk: 'true',
    usage: 'off_session',
    'automatic_payment_methods[enabled]': 'true',
    'automatic_payment_methods[allow_redirects]': 'never',
    'metadata[reference]': reference,
  });
});

test('a charge names its amount in cents, its currency, and that the customer is not present', async () => {
  answers();
  expect(await ASK.charge()).toEqual({ state: 'charged', chargeId: 'pi_1' });
  const { headers, body } = vendor.asked.at(-1) ?? {};
  expect(headers?.['idempotency-key']).toBe('order-1:charge:0');
  expect(Object.fromEntries(new URLSearchParams(body))).toMatchObject({
    amount: '1995',
    currency: 'cad',
    off_session: 'true',
    confirm: 'true',
  });
});

test('finds earlier customers, checks and charges, and creates none twice', async () => {
  answers({
    'GET /v1/setup_intents?payment_method=pm_1&limit=1': { body: { data: [intent] } },
    'GET /v1/payment_intents?customer=cus_1&limit=100&expand[0]=data.latest_charge': {
      body: { data: [payment] },
    },
  });
  expect(await ASK.authenticate()).toMatchObject({ state: 'authenticated' });
  expect(await ASK.charge()).toEqual({ state: 'charged', chargeId: 'pi_1' });
  expect(vendor.asked.filter(({ method }) => method === 'POST')).toEqual([]);
});

test('refuses a card that was verified once and deleted since', async () => {
  answers({
    'GET /v1/setup_intents?payment_method=pm_1&limit=1': { body: { data: [intent] } },
    'GET /v1/payment_methods/pm_1': {
      body: { ...RIGHT['GET /v1/payment_methods/pm_1'], customer: null },
    },
  });
  expect(await ASK.authenticate()).toEqual({ state: 'refused', why: 'declined' });
});

test('erases a person by known and by found ids, and accepts one who is already gone', async () => {
  answers({
    'DELETE /v1/customers/cus_1': {
      status: 404,
      body: { error: { type: 'invalid_request_error', code: 'resource_missing' } },
    },
  });
  await ASK.forget();
  expect(vendor.asked.filter(({ method }) => method === 'DELETE').map(({ path }) => path)).toEqual([
    '/v1/customers/cus_1',
    '/v1/customers/cus_2',
  ]);
});

test.each([
  [
    { ...intent, metadata: { reference: 'urn:app:2' } },
    { state: 'refused', why: 'declined' },
  ],
  [
    { ...intent, status: 'requires_action' },
    { state: 'actionRequired', clientSecret: 'seti_1_secret_1' },
  ],
  [
    {
      ...intent,
      status: 'requires_payment_method',
      last_setup_error: { code: 'setup_intent_authentication_failure' },
    },
    { state: 'refused', why: 'notAuthenticated' },
  ],
])('a check that stands so is told so: %j', async (found, told) => {
  answers({ 'GET /v1/setup_intents?payment_method=pm_1&limit=1': { body: { data: [found] } } });
  expect(await ASK.authenticate()).toEqual(told);
});

test('treats a refusal by the bank as an answer, not as an error', async () => {
  const error = {
    type: 'card_error',
    code: 'card_declined',
    decline_code: 'insufficient_funds',
    message: 'about 4242424242424242 of Ana',
  };
  answers({
    'POST /v1/setup_intents': { status: 402, body: { error } },
    'POST /v1/payment_intents': { status: 402, body: { error } },
  });
  expect(await ASK.authenticate()).toEqual({ state: 'refused', why: 'fundsMissing' });
  expect(await ASK.charge()).toEqual({ state: 'refused', why: 'fundsMissing' });
});

describe.each(STEPS)('%s at %s', (call, path) => {
  test.each(VENDOR_FAULTS)(
    '%s is ProviderDown, without what was sent',
    async (_name, fault, why) => {
      answers({ [path]: fault });
      const failed = ASK[call](cards(why === 'timeout' ? SHORT_TIMEOUT_MS : undefined));
      await expect(failed).rejects.toMatchObject(stripeDown(why));
    },
  );
});

test('releasing a card that the provider has already deleted succeeds', async () => {
  const error = {
    type: 'invalid_request_error',
    code: 'payment_method_unexpected_state',
    message: 'not attached',
  };
  answers({ 'POST /v1/payment_methods/pm_1/detach': { status: 400, body: { error } } });
  await expect(ASK.release()).resolves.toBeUndefined();
});
