import { describe, expect, test } from 'vitest';
import {
  fakeVendor,
  SHORT_TIMEOUT_MS,
  VENDOR_FAULTS,
  type VendorResponse,
} from '../testing/fake-vendor.ts';
import { buildLiberis } from './liberis.ts';
import type { LendingAccount } from './port.ts';

const vendor = fakeVendor();

const liberis = (timeoutMs?: number) =>
  buildLiberis({
    url: vendor.url,
    journeyUrl: 'https://apply.liberis.example',
    partnerCode: 'signet',
    clientId: 'client',
    clientSecret: 'secret',
    timeoutMs,
  });
const ACCOUNT: LendingAccount = {
  businessId: '0000-0000-0000-0000-0000',
  market: 'CA',
  locale: 'fr-CA',
};

const OFFER = {
  offer_id: 'offer-1',
  currency: 'CAD',
  pricing: {
    funded_amount: '15000.00',
    repayment_amount: 16_800.5,
    split_percent: '12.5',
    annual_percentage_rate: '24.5',
    estimated_length_months: 9,
  },
  expires_at: '2026-12-22T00:00:00Z',
};
const TOKEN = { body: { access_token: 'token-1', token_type: 'Bearer', expires_in: 3_600 } };
const RIGHT = {
  '/v3/marketing_offers/signet/0000-0000-0000-0000-0000': { body: { offers: [OFFER] } },
  '/v3/adverts/signet/0000-0000-0000-0000-0000/accept': {
    body: { redirect_url: 'https://apply.liberis.example/start?x=1' },
  },
} as const;
type Path = keyof typeof RIGHT;

const answers = (
  changed: Partial<Record<Path, VendorResponse>> = {},
  token: VendorResponse = TOKEN,
) =>
  vendor.answers(({ path }) => {
    const bare = path.split('?')[0] ?? '';
    if (bare === '/oauth2/token') return token;
    return changed[bare as Path] ?? RIGHT[bare as Path] ?? { status: 404 }; // any other path gets a 404
  });

const OFFERS = '/v3/marketing_offers/signet/0000-0000-0000-0000-0000';
const ACCEPT = '/v3/adverts/signet/0000-0000-0000-0000-0000/accept';
const offers = (own = liberis()) => own.offers(ACCOUNT);
const begin = (own = liberis()) => own.begin(ACCOUNT);

test('reads an offer in cents and basis points, in the business’s country', async () => {
  answers();
  expect(await offers()).toEqual([
    {
      offerId: 'offer-1',
      offersAmount: 1_500_000,
      currency: 'CAD',
      partner: 'Liberis',
      repaymentBasisPoints: 1_250,
      costCents: 180_050,
      yearlyRateBasisPoints: 2_450,
      months: 9,
      expiresAt: Date.UTC(2026, 11, 22),
    },
  ]);
  const { path, headers } = vendor.asked.at(-1) ?? {};
  expect(path).toContain('locale=fr-CA');
  expect(headers?.authorization).toBe('Bearer token-1');
});

test('omits missing figures, and returns none for a business without offers', async () => {
  const {
    repayment_amount: _cost,
    annual_percentage_rate: _rate,
    estimated_length_months: _months,
    ...pricing
  } = OFFER.pricing;
  answers({ [OFFERS]: { body: { offers: [{ ...OFFER, pricing, expires_at: null }] } } });
  expect(Object.keys((await offers())[0] ?? {})).toEqual([
    'offerId',
    'offersAmount',
    'currency',
    'partner',
    'repaymentBasisPoints',
  ]);
  answers({ [OFFERS]: { status: 404 } });
  expect(await offers()).toEqual([]);
});

test('redirects only to the configured place', async () => {
  answers();
  expect(await begin()).toEqual({ redirectUrl: 'https://apply.liberis.example/start?x=1' });
  for (const place of [
    'https://evil.example/start',
    'javascript:alert(1)',
    'https://apply.liberis.example.evil.example/',
  ]) {
    answers({ [ACCEPT]: { body: { redirect_url: place } } });
    await expect(begin()).rejects.toMatchObject({ why: 'shape' });
  }
  answers({ [ACCEPT]: { status: 404 } });
  expect(await begin()).toBeUndefined();
});

test('reuses a token, and renews it once when the vendor refuses it', async () => {
  answers();
  const own = liberis();
  await offers(own);
  await offers(own);
  const asked = () => vendor.asked.filter(({ path }) => path === '/oauth2/token').length;
  const before = asked();
  answers({ [OFFERS]: { status: 401, body: {} } });
  await expect(offers(own)).rejects.toMatchObject({ why: 'status', status: 401 });
  expect(asked()).toBe(before + 1);
});

describe.each([
  [OFFERS, offers],
  [ACCEPT, begin],
] as const)('%s', (path, call) => {
  test.each(VENDOR_FAULTS)(
    '%s is ProviderDown, without what was sent',
    async (_name, fault, why) => {
      answers({ [path]: fault });
      const failed = call(liberis(SHORT_TIMEOUT_MS));
      await expect(failed).rejects.toMatchObject({ name: 'ProviderDown', vendor: 'liberis', why });
    },
  );
});

test('treats the vendor as down when it issues no token', async () => {
  answers({}, { status: 500, body: {} });
  await expect(offers()).rejects.toMatchObject({ vendor: 'liberis', why: 'status', status: 500 });
});
