import { SERVICE_GROUPS, SERVICE_TYPES } from '@signet/rulebook/accounts/service-types';
import { BREAKPOINTS } from '@signet/rulebook/core/limits';
import { EMBED_LIMITS } from '@signet/rulebook/partners/embed-messages';
import { FEE_NAMES } from '@signet/rulebook/partners/texts.en-US';
import { SEGMENTS } from '@signet/rulebook/reference/enumerations';
import {
  FALLBACK_LOCALE,
  LOCALE_IDS,
  localeRow,
  MARKETS,
} from '@signet/rulebook/reference/locales';
import { DEFAULT_PLANS, ORDER_DEFAULTS } from '@signet/rulebook/reference/plans';
import { SALES_RANGES } from '@signet/rulebook/reference/sales-ranges';
import { SLAS } from '@signet/rulebook/reference/slas';
import { TAX_ID_KINDS } from '@signet/rulebook/reference/tax-id-types';
import { TERRITORIES } from '@signet/rulebook/reference/territories';
import { expect, test } from 'vitest';
import { LIMIT_TABLES } from './limit-tables.ts';
import { REFERENCE_LISTS } from './reference-doc.ts';

const WRITTEN: Readonly<Record<keyof typeof REFERENCE_LISTS, string>> = {
  markets: 'US, CA',
  languages: 'en-US, en-CA, fr-CA',
  'tax-id types': 'SSN4, SSN9, FEIN, SIN, BN, CN',
  'whose number': 'INDIVIDUAL, BUSINESS',
  'category classes': 'REGULAR, PROHIBITED, SUPER_PROHIBITED',
  segments: 'RESTAURANT, RETAIL',
  'channel types': 'ONLINE, RETAIL, MOBILE, MARKETPLACE, SOCIAL, DEFAULT',
  'service groups':
    'Mobile Payments, Mobile, GD Studio, Standalone, Domain, WAM, Invoice, IPS, Woo, MWCS, Other',
  'owner types': 'APPLICANT, APPLICANT_OWNER, OWNER',
  'owner labels': 'completed, incomplete, request to be sent',
  'onboarding modes': 'REGULAR, CAPITAL',
  'inquiry modes': 'identification, verification',
  'inquiry statuses': 'IN_PROGRESS, RECEIVED, TIMEOUT',
  'phone-check statuses': 'REQUESTED, IN_PROGRESS, SUCCESS, FAILED',
  'order types': 'RENT, BUY, NO_DEVICE',
  'payment methods': 'ALL, BANK, CARD, NONE',
  terminals: 'POYNTC, N910, N950',
  bundles: 'POYNTC, N910_SUNMIT2S1, POYNTC_SUNMIT2S1, N910_SUNMIT2S2, POYNTC_SUNMIT2S2, LICENSE',
  fees: 'terminal, keyedIn, invoicing, paylink, paybutton, transferToBank',
  'fees for debit cards':
    'terminalDebit, keyedInDebit, invoicingDebit, paylinkDebit, paybuttonDebit, transferToBankDebit',
};

test.each(Object.entries(REFERENCE_LISTS))(
  '%s',
  // A key of the same table.
  (what, values) => expect(values.join(', ')).toBe(WRITTEN[what as keyof typeof REFERENCE_LISTS]),
);

test.each([
  ['currencies', Object.values(MARKETS).map(({ currency }) => currency), 'USD CAD'],
  [
    'phone country codes',
    Object.values(MARKETS).map(({ phoneCountryCode }) => phoneCountryCode),
    '1 1',
  ],
  [
    'languages of each market',
    ['US', 'CA'].map((market) =>
      LOCALE_IDS.filter((locale) => localeRow(locale).markets.some((home) => home === market)).join(
        '+',
      ),
    ),
    'en-US en-CA+fr-CA',
  ],
])('%s', (_what, rows, written) => expect(rows.join(' ')).toBe(written));

test('every service group but the last is reached by a service', () => {
  const reached = new Set<string>(Object.values(SERVICE_TYPES));
  expect(SERVICE_GROUPS.filter((group) => !reached.has(group))).toEqual(['Other']);
});

test('the fallback language is US English', () => expect(FALLBACK_LOCALE).toBe('en-US'));

test('a restaurant is known by its category code', () =>
  expect(SEGMENTS.RESTAURANT.mcc).toBe('5812'));

test('50 states with the District of Columbia, 13 provinces and territories', () =>
  expect([Object.keys(TERRITORIES.US).length, Object.keys(TERRITORIES.CA).length]).toEqual([
    51, 13,
  ]));

test.each([
  [
    'US',
    ['starting', 'under 25000', '25001 to 100000', '100001 to 1000000', 'over 1000000', 'private'],
  ],
  [
    'CA',
    ['starting', 'under 50000', '50001 to 125000', '125001 to 1000000', 'over 1000000', 'private'],
  ],
] as const)('sales ranges in %s', (market, written) => {
  const told = SALES_RANGES[market].map(({ kind, from, to }) =>
    kind === 'between'
      ? `${from} to ${to}`
      : kind === 'under'
        ? `under ${to}`
        : kind === 'over'
          ? `over ${from}`
          : kind,
  );
  expect(told).toEqual(written);
  expect(SALES_RANGES[market].find(({ kind }) => kind === 'starting')?.gpv).toBe(11_111);
});

test('two fees have labels of their own', () => {
  expect([FEE_NAMES.customEcomm, FEE_NAMES.echeck]).toEqual(['Default Custom Fee', 'eCheck']);
});

test('there is a plan to rent, to buy and for no device, in both markets', () => {
  for (const market of ['US', 'CA'] as const)
    expect(new Set(DEFAULT_PLANS[market].map(({ type }) => type))).toEqual(
      new Set(['RENT', 'BUY', 'NO_DEVICE']),
    );
});

test('what an order is until configured', () =>
  expect(ORDER_DEFAULTS).toEqual({
    shippingCents: 0,
    offered: { rent: true, noDevice: true, buy: false },
    paymentMethod: 'ALL',
  }));

test('follow-up times', () =>
  expect(
    Object.fromEntries(
      Object.entries(SLAS).map(([id, { from, to, unit }]) => [id, `${from} to ${to} ${unit}`]),
    ),
  ).toEqual({
    reviewRequest: '1 to 2 business days',
    review: '1 to 2 business days',
    email: '0 to 24 hours',
    tax: '3 to 5 business days',
    stepUp: '3 to 5 business days',
    funding: '1 to 1 business days',
    testDeposit: '2 to 3 business days',
  }));

test('breakpoints', () =>
  expect(BREAKPOINTS).toEqual({ xs: 0, sm: 500, md: 768, lg: 992, xl: 1200, xxl: 1720 }));

test('every kind of tax id belongs to a market and names a person or a business', () => {
  expect(
    Object.entries(TAX_ID_KINDS)
      .filter(([, { market }]) => market === 'CA')
      .map(([type]) => type),
  ).toEqual(['SIN', 'BN', 'CN']);
  expect(
    Object.entries(TAX_ID_KINDS)
      .filter(([, { names }]) => names === 'BUSINESS')
      .map(([type]) => type),
  ).toEqual(['FEIN', 'BN', 'CN']);
});

test('the limits are the written ones', () =>
  expect(Object.assign({}, ...LIMIT_TABLES.map(({ limits }) => limits))).toMatchObject({
    minAgeYears: 18,
    maxAgeYears: 100,
    personNameMaxChars: 64,
    businessNameMaxChars: 64,
    storeNameMinChars: 3,
    storeNameMaxChars: 64,
    websiteMaxChars: 100,
    addressMaxChars: 300,
    zipDigits: 5,
    postalCodeChars: 7,
    phoneDigits: 10,
    routingDigits: 9,
    accountMinDigits: 4,
    accountMaxDigits: 17,
    otpDigits: 6,
    ownerThresholdPercent: 25,
    ownershipWarnBelowPercent: 50,
    ownershipMaxPercent: 100,
    sessionIdleMs: 7_200_000,
    surveyRestartMs: 1_500,
    toastMs: 5_000,
    growlMs: 2_000,
    categorySearchMs: 650,
    predictTimeoutMs: 4_000,
    pollMs: 1_000,
    channelWaitMs: 1_000,
    channelRetries: 5,
    olderCallTimeoutMs: 300_000,
    identityFrameHeightPx: 735,
    phoneLinkLifeMs: 5 * 60_000,
    otpLifeMs: 10 * 60_000,
    mapsRetryMs: 1_000,
    mapsRetries: 3,
    microDepositDays: [2, 3],
    cashAdvanceHistoryMonths: 3,
    minLicences: 1,
  }));

test('the limits of a frame are the written ones', () =>
  expect(EMBED_LIMITS).toMatchObject({
    heightStepPx: 1,
    heightDebounceMs: 100,
    heightPollMs: 250,
    fullScreenLeaveMs: 180,
    maxStepDefault: 10,
  }));
