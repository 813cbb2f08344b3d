import { describe, expect, test } from 'vitest';
import { fakeStripe, stripeDown } from '../testing/fake-stripe.ts';
import { SHORT_TIMEOUT_MS, VENDOR_FAULTS } from '../testing/fake-vendor.ts';
import { buildStripeDebits } from './stripe-debits.ts';

const reference = 'urn:app:1';
const US = { routing: '021000021' };
const CA = { institution: '006', transit: '10011' };
const account = (place: typeof US | typeof CA) => ({
  holder: 'Ana Silva',
  email: 'ana@example.com',
  isBusiness: true,
  accountType: 'CHECKING' as const,
  accountNumber: '000123456789',
  place,
  reference,
  bankId: 'bank_1',
  agreedAt: 1_700_000_000_000,
});
const intent = { id: 'seti_1', status: 'succeeded', customer: 'cus_1' };
const RIGHT = {
  'GET /v1/customers?email=ana@example.com&limit=100': { data: [] },
  'POST /v1/customers': { id: 'cus_1', metadata: { reference } },
  'POST /v1/payment_methods': { id: 'pm_1' },
  'GET /v1/setup_intents?payment_method=pm_1&limit=1': { data: [] },
  'POST /v1/setup_intents': intent,
} as const;
const vendor = fakeStripe(RIGHT);
const { answers } = vendor;
const hold = (place: typeof US | typeof CA = US, timeoutMs?: number) =>
  buildStripeDebits({ url: vendor.url, apiKey: 'sk_test_key', timeoutMs }).hold(account(place));
const sentTo = (path: string) => {
  const { body, headers } =
    vendor.asked.find((call) => call.method === 'POST' && call.path === path) ?? {};
  return { key: headers?.['idempotency-key'], form: Object.fromEntries(new URLSearchParams(body)) };
};

test('registers a US account once, with the mandate of our page and without another verification', async () => {
  answers();
  expect(await hold()).toEqual({ customerId: 'cus_1', methodId: 'pm_1' });
  expect(sentTo('/v1/payment_methods').key).toBe('bank_1:debit');
  expect(sentTo('/v1/setup_intents')).toMatchObject({
    key: 'bank_1:mandate',
    form: {
      confirm: 'true',
      customer: 'cus_1',
      payment_method: 'pm_1',
      usage: 'off_session',
      'mandate_data[customer_acceptance][type]': 'offline',
      'mandate_data[customer_acceptance][accepted_at]': '1700000000',
      'payment_method_options[us_bank_account][verification_method]': 'skip',
    },
  });
});

test('registers a Canadian account with the schedule and purpose of its debits', async () => {
  answers();
  await hold(CA);
  expect(sentTo('/v1/setup_intents').form).toMatchObject({
    'payment_method_options[acss_debit][currency]': 'cad',
    'payment_method_options[acss_debit][mandate_options][payment_schedule]': 'sporadic',
    'payment_method_options[acss_debit][mandate_options][transaction_type]': 'business',
  });
});

test('finds an existing agreement instead of creating another', async () => {
  answers({
    'GET /v1/setup_intents?payment_method=pm_1&limit=1': {
      body: { data: [{ ...intent, customer: 'cus_0' }] },
    },
  });
  expect(await hold()).toEqual({ customerId: 'cus_0', methodId: 'pm_1' });
  expect(sentTo('/v1/setup_intents').key).toBeUndefined();
});

test('does not debit an account whose mandate the vendor has not accepted', async () => {
  answers({ 'POST /v1/setup_intents': { body: { ...intent, status: 'requires_action' } } });
  await expect(hold()).rejects.toMatchObject({ name: 'ProviderDown', why: 'shape' });
});

describe.each(vendor.calls)('at %s', (path) => {
  test.each(VENDOR_FAULTS)(
    '%s is ProviderDown, without what was sent',
    async (_name, fault, why) => {
      answers({ [path]: fault });
      await expect(
        hold(US, why === 'timeout' ? SHORT_TIMEOUT_MS : undefined),
      ).rejects.toMatchObject(stripeDown(why));
    },
  );
});
