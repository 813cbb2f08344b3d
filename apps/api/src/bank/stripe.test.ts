import { describe, expect, test } from 'vitest';
import { fakeStripe, stripeDown } from '../testing/fake-stripe.ts';
import { SHORT_TIMEOUT_MS, VENDOR_FAULTS, type VendorResponse } from '../testing/fake-vendor.ts';
import type { PayoutAccount } from './port.ts';
import { buildStripe } from './stripe.ts';

const stripe = (timeoutMs?: number) =>
  buildStripe({ url: vendor.url, apiKey: 'sk_test_key', timeoutMs });
const next = {
  verify_with_microdeposits: { arrival_date: 1_800_000_000, microdeposit_type: 'amounts' },
};
const waiting = {
  id: 'seti_1',
  status: 'requires_action',
  next_action: next,
  last_setup_error: null,
};
const ended = (status: string, code?: string) => ({
  id: 'seti_1',
  status,
  next_action: null,
  last_setup_error: code ? { code } : null,
});

const RIGHT = {
  'POST /v1/payment_methods': { id: 'pm_1' },
  'GET /v1/setup_intents?payment_method=pm_1&limit=1': { object: 'list', data: [] },
  'POST /v1/setup_intents': waiting,
  'POST /v1/setup_intents/seti_1/verify_microdeposits': ended('succeeded'),
  'GET /v1/setup_intents/seti_1': waiting,
  'POST /v1/setup_intents/seti_1/cancel': ended('canceled'),
} as const;
type Call = keyof typeof RIGHT;
const vendor = fakeStripe(RIGHT);
const { answers } = vendor;
const refused = (code: string, status = 400): VendorResponse => ({
  status,
  body: { error: { type: 'invalid_request_error', code, message: 'about 000123456789 of Ana' } },
});

const ACCOUNT: PayoutAccount = {
  holder: 'Ana Silva',
  email: 'ana@example.com',
  isBusiness: false,
  accountType: 'CHECKING',
  accountNumber: '000777777777',
  place: { routing: '021000021' },
  agreedAt: 1_700_000_000_000,
};
const CANADIAN = { ...ACCOUNT, isBusiness: true, place: { institution: '006', transit: '10011' } };
const send = (account = ACCOUNT, port = stripe()) => port.sendDeposits('bank_1:1', account);
const CREATE = 'POST /v1/setup_intents';
const VERIFY = 'POST /v1/setup_intents/seti_1/verify_microdeposits';
const READ = 'GET /v1/setup_intents/seti_1';
const LIST = 'GET /v1/setup_intents?payment_method=pm_1&limit=1';

const ASK = {
  send: (port = stripe()) => send(ACCOUNT, port),
  check: (port = stripe()) => port.checkAmounts('seti_1', [45, 32]),
  outcome: (port = stripe()) => port.depositsOutcome('seti_1'),
  withdraw: (port = stripe()) => port.withdrawDeposits('seti_1'),
};
const STEPS: readonly [call: keyof typeof ASK, at: Call][] = [
  ['send', 'POST /v1/payment_methods'],
  ['send', LIST],
  ['send', CREATE],
  ['check', VERIFY],
  ['outcome', READ],
  ['withdraw', READ],
  ['withdraw', 'POST /v1/setup_intents/seti_1/cancel'],
];

test('sends a US account its deposits once, under our own key', async () => {
  answers();
  expect(await send()).toEqual({ id: 'seti_1', arrivesAt: 1_800_000_000_000 });
  const [method, , intent] = vendor.asked.map(({ headers, body }) => ({
    headers,
    form: Object.fromEntries(new URLSearchParams(body)),
  }));
  expect(method?.headers).toMatchObject({
    authorization: 'Bearer sk_test_key',
    'idempotency-key': 'bank_1:1:method',
  });
  expect(method?.form).toEqual({
    type: 'us_bank_account',
    'us_bank_account[account_holder_type]': 'individual',
    'us_bank_account[account_type]': 'checking',
    'us_bank_account[account_number]': '000777777777',
    'us_bank_account[routing_number]': '021000021',
    'billing_details[name]': 'Ana Silva',
    'billing_details[email]': 'ana@example.com',
  });
  expect(intent?.headers['idempotency-key']).toBe('bank_1:1:deposits');
  expect(intent?.form).toMatchObject({
    confirm: 'true',
    payment_method: 'pm_1',
    'allowed_payment_method_types[0]': 'us_bank_account',
    'payment_method_options[us_bank_account][verification_method]': 'microdeposits',
    'mandate_data[customer_acceptance][type]': 'offline',
    'mandate_data[customer_acceptance][accepted_at]': '1700000000',
    'metadata[reference]': 'bank_1:1',
  });
});

test('a Canadian account is a pre-authorized debit in Canadian money', async () => {
  answers();
  await send(CANADIAN);
  const [method, , intent] = vendor.asked.map(({ body }) =>
    Object.fromEntries(new URLSearchParams(body)),
  );
  expect(method).toMatchObject({
    type: 'acss_debit',
    'acss_debit[institution_number]': '006',
    'acss_debit[transit_number]': '10011',
  });
  expect(intent).toMatchObject({
    'payment_method_options[acss_debit][currency]': 'cad',
    'payment_method_options[acss_debit][mandate_options][transaction_type]': 'business',
  });
});

test('does not send existing deposits again', async () => {
  answers({ [LIST]: { body: { object: 'list', data: [waiting] } } });
  expect(await send()).toMatchObject({ id: 'seti_1' });
  expect(vendor.asked.map(({ method, path }) => `${method} ${path}`)).not.toContain(CREATE);
});

test.each([
  'account_number_invalid',
  'routing_number_invalid',
  'bank_account_unusable',
  'payment_method_bank_account_blocked',
])('an account that the vendor cannot send to: %s', async (code) => {
  answers({ 'POST /v1/payment_methods': refused(code) });
  expect(await send()).toBe('returned');
});

test('treats a single deposit with a code as returned, because we ask for two amounts', async () => {
  const coded = {
    ...waiting,
    next_action: {
      verify_with_microdeposits: { arrival_date: 1, microdeposit_type: 'descriptor_code' },
    },
  };
  answers({ [CREATE]: { body: coded } });
  expect(await send()).toBe('returned');
});

test('sends amounts unchanged, and either order under the same key', async () => {
  answers();
  expect(await ASK.check()).toBe('matched');
  await stripe().checkAmounts('seti_1', [32, 45]);
  expect(vendor.asked.map(({ headers }) => headers['idempotency-key'])).toEqual([
    'seti_1:32:45',
    'seti_1:32:45',
  ]);
  expect(Object.fromEntries(new URLSearchParams(vendor.asked[0]?.body))).toEqual({
    'amounts[0]': '45',
    'amounts[1]': '32',
  });
});

test.each([
  ['payment_method_microdeposit_verification_amounts_mismatch', 'differ'],
  ['payment_method_microdeposit_verification_attempts_exceeded', 'tries'],
  ['payment_method_microdeposit_verification_timeout', 'term'],
  ['payment_method_microdeposit_failed', 'returned'],
])('%s: %s', async (code, answer) => {
  answers({ [VERIFY]: refused(code) });
  expect(await ASK.check()).toBe(answer);
});

test.each([
  ['succeeded', ended('succeeded'), 'matched'],
  [
    'used up',
    ended('requires_payment_method', 'payment_method_microdeposit_verification_attempts_exceeded'),
    'tries',
  ],
  ['sent back', ended('requires_payment_method', 'payment_method_microdeposit_failed'), 'returned'],
  ['withdrawn', ended('canceled'), 'term'],
  ['waiting', waiting, undefined],
])(
  'deposits that are %s at the vendor are %j; a lost answer is read there',
  async (_what, body, outcome) => {
    answers({ [READ]: { body }, [VERIFY]: refused('setup_intent_unexpected_state') });
    expect(await ASK.outcome()).toBe(outcome);
    if (outcome === undefined)
      await expect(ASK.check()).rejects.toMatchObject({ name: 'ProviderDown', status: 400 });
    else expect(await ASK.check()).toBe(outcome);
  },
);

test('does not withdraw what was withdrawn before', async () => {
  answers({ [READ]: { body: ended('canceled') } });
  await ASK.withdraw();
  expect(vendor.asked).toHaveLength(1);
});

describe.each(STEPS)('%s at %s', (call, at) => {
  test.each(VENDOR_FAULTS)('out of order: %s', async (_what, answer, why) => {
    answers({ [at]: answer });
    const asking = ASK[call](stripe(why === 'timeout' ? SHORT_TIMEOUT_MS : undefined));
    await expect(asking).rejects.toMatchObject(stripeDown(why));
  });

  test.each([
    ['a wrong key', 401],
    ['a parameter of tomorrow', 400],
    ['a fault of theirs', 500],
    ['too many', 429],
  ])(
    '%s counts as the vendor’s fault, and the error holds nothing of the request',
    async (_what, status) => {
      answers({ [at]: refused('code_of_tomorrow', status) });
      const error = await ASK[call]().catch((thrown: unknown) => thrown);
      expect(error).toMatchObject({ name: 'ProviderDown', why: 'status', status });
      expect(`${error} ${JSON.stringify(error)}`).not.toMatch(/000123456789|Ana/);
    },
  );
});
