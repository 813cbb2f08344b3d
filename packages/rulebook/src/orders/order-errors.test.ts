import { expect, test } from 'vitest';
import { defaultFlags } from '../core/flags.ts';
import { validateForm } from '../core/form.ts';
import { FIELDS } from '../fields.ts';
import { FORMS } from '../forms.ts';
import { ISSUED_RANGES } from '../reference/issued-ranges.ts';
import { DEFAULT_PLANS, plansOn, SAMPLE_PLANS } from '../reference/plans.ts';
import {
  type BundleSegment,
  defaultOrder,
  type OrderChoice,
  type OrderOffer,
  orderableItems,
  orderableTypes,
} from './order.ts';
import { orderErrors, orderWarning } from './order-errors.ts';

const offered = { rent: true, buy: true, noDevice: true };
const offerOf = (
  market: 'US' | 'CA',
  terms: Partial<OrderOffer['terms']> = {},
  rows = SAMPLE_PLANS,
) => ({
  segment: 'RESTAURANT' as BundleSegment | undefined,
  plans: plansOn(rows[market], '2026-11-20').map(({ perUnitCents, ...row }) => ({
    ...row,
    perUnit: perUnitCents,
  })),
  terms: { offered, shippingCents: 0, taxes: {}, ...terms },
});
const choice = (chosen: Partial<OrderChoice>): OrderChoice => ({
  type: 'RENT',
  quantities: {},
  bundleQuantity: 0,
  licences: 0,
  paymentMethod: 'CARD',
  ...chosen,
});
const bundle = { bundle: 'POYNTC_SUNMIT2S1', bundleQuantity: 1, licences: 1 } as const;

test.each([
  ['one terminal', { quantities: { POYNTC: 1 } }, []],
  ['no device', { type: 'NO_DEVICE', paymentMethod: 'NONE' }, []],
  [
    'no device, whatever stands beside it',
    { type: 'NO_DEVICE', quantities: { N910: -4 }, paymentMethod: 'NONE' },
    [],
  ],
  ['none at all', {}, ['quantities order.empty']],
  ['zero', { quantities: { POYNTC: 0, N910: 0 } }, ['quantities order.empty']],
  [
    'half a terminal',
    { quantities: { POYNTC: 1.5 } },
    ['quantities.POYNTC terminalQuantity.notWholeNumber'],
  ],
  [
    'less than none',
    { quantities: { POYNTC: 1, N910: -1 } },
    ['quantities.N910 terminalQuantity.notWholeNumber'],
  ],
  ['a billion', { quantities: { POYNTC: 1e9 } }, ['quantities.POYNTC terminalQuantity.tooHigh']],
  [
    'no number',
    { quantities: { POYNTC: Number.NaN } },
    ['quantities.POYNTC terminalQuantity.notWholeNumber'],
  ],
  [
    'without an end',
    { quantities: { POYNTC: Number.POSITIVE_INFINITY } },
    ['quantities.POYNTC terminalQuantity.notWholeNumber'],
  ],
  ['ninety-nine', { quantities: { POYNTC: 99 } }, []],
  ['a hundred', { quantities: { POYNTC: 100 } }, ['quantities.POYNTC terminalQuantity.tooHigh']],
  ['a bundle', bundle, []],
  ['a bundle without a licence', { ...bundle, licences: 0 }, ['licences licenceQuantity.tooLow']],
  ['half a licence', { ...bundle, licences: 1.5 }, ['licences licenceQuantity.notWholeNumber']],
  ['no bundle of a kind', { ...bundle, bundleQuantity: 0 }, ['bundleQuantity order.empty']],
  [
    'a billion bundles',
    { ...bundle, bundleQuantity: 1e9 },
    ['bundleQuantity terminalQuantity.tooHigh'],
  ],
  [
    'nobody pays',
    { quantities: { POYNTC: 1 }, paymentMethod: 'NONE' },
    ['paymentMethod paymentMethod.required'],
  ],
  ['a bank account pays', { quantities: { POYNTC: 1 }, paymentMethod: 'BANK' }, []],
  [
    'both pay',
    { quantities: { POYNTC: 1 }, paymentMethod: 'ALL' },
    ['paymentMethod paymentMethod.required'],
  ],
] as const)('of an order of %s, this is wrong', (_case, chosen, errors) =>
  expect(
    orderErrors(choice(chosen), offerOf('US')).map(({ field, code }) => `${field} ${code}`),
  ).toEqual(errors),
);

test.each([
  ['POYNTC', 'RESTAURANT', 'US', false],
  ['POYNTC', 'RETAIL', 'US', true],
  ['POYNTC', 'RETAIL', 'CA', true],
  ['POYNTC', undefined, 'US', false],
  ['N910_SUNMIT2S1', 'RESTAURANT', 'US', true],
  ['N910_SUNMIT2S1', 'RESTAURANT', 'CA', false],
  ['N910_SUNMIT2S2', 'RESTAURANT', 'US', true],
  ['N910_SUNMIT2S2', 'RETAIL', 'US', false],
  ['N910_SUNMIT2S2', undefined, 'CA', false],
  ['POYNTC_SUNMIT2S1', 'RESTAURANT', 'CA', true],
  ['POYNTC_SUNMIT2S1', undefined, 'US', false],
  ['POYNTC_SUNMIT2S2', 'RETAIL', 'CA', true],
] as const)('the bundle %s for a business of %s in %s: %j', (one, segment, market, isTheirs) =>
  expect(
    orderErrors(choice({ bundle: one, bundleQuantity: 1, licences: 1 }), {
      ...offerOf(market),
      segment,
    }),
  ).toEqual(isTheirs ? [] : [{ code: 'order.notOffered', field: 'bundle' }]),
);

test('rejects a bundle that the market does not offer, and a device without a price', () => {
  const handheld = choice({ bundle: 'N910_SUNMIT2S1', bundleQuantity: 1, licences: 1 });
  expect(orderErrors(handheld, offerOf('US'))).toEqual([]);
  expect(orderErrors(handheld, offerOf('CA'))).toEqual([
    { code: 'order.notOffered', field: 'bundle' },
  ]);
  const unpriced = offerOf('US', {}, DEFAULT_PLANS);
  expect(orderErrors(choice({ quantities: { N910: 1 } }), unpriced)).toEqual([
    { code: 'order.notOffered', field: 'quantities.N910' },
  ]);
  expect(orderableItems('RENT', offerOf('CA').plans)).toEqual({
    terminals: ['POYNTC', 'N910', 'N950'],
    bundles: ['POYNTC', 'POYNTC_SUNMIT2S1', 'POYNTC_SUNMIT2S2'],
  });
});

test.each([
  [1, { N910: 1 }, undefined],
  [1, { N910: 1, POYNTC: 1 }, 1],
  [2, { N910: 2 }, undefined],
  [2, { N910: 3 }, 2],
])(
  'where the reseller pays for %d, renting %j needs them above %s',
  (complimentaryDevices, quantities, count) =>
    expect(
      orderErrors(
        choice({ quantities, paymentMethod: 'NONE' }),
        offerOf('US', { complimentaryDevices }),
      ),
    ).toEqual(
      count === undefined ? [] : [{ code: 'rental.limit', field: 'quantities', data: { count } }],
    ),
);

test.each([
  [1, 1, []],
  [2, 1, ['rental.limit']],
  [1, 2, ['rental.limit']],
] as const)(
  'who rents %d and has %d of the two that the reseller pays for is told: %j',
  (rented, complimentaryUsed, codes) =>
    expect(
      orderErrors(
        choice({ quantities: { N910: rented }, paymentMethod: 'NONE' }),
        offerOf('US', { complimentaryDevices: 2, complimentaryUsed }),
      ).map(({ code }) => code),
    ).toEqual(codes),
);

test('ignores the reseller’s limit for purchases', () =>
  expect(
    orderErrors(
      choice({ type: 'BUY', quantities: { N910: 3 } }),
      offerOf('US', { complimentaryDevices: 1, complimentaryUsed: 1 }),
    ),
  ).toEqual([]));

test('rejects an order type that is not offered', () =>
  expect(
    orderErrors(choice({ type: 'BUY' }), offerOf('US', { offered: { ...offered, buy: false } })),
  ).toEqual([{ code: 'orderType.unknown', field: 'type' }]));

test.each([
  [{ ...bundle, bundleQuantity: 2 }, 'licences.fewer'],
  [{ ...bundle, licences: 2 }, 'licences.more'],
  [bundle, undefined],
  [{ quantities: { N910: 2 } }, undefined],
  [{ type: 'NO_DEVICE', licences: 2 }, undefined],
] as const)('%j warns of %s', (chosen, warning) =>
  expect(orderWarning(choice(chosen))).toBe(warning),
);

test.each([
  [
    { rent: true, buy: true, noDevice: true },
    { type: 'RENT', quantities: { POYNTC: 1 } },
  ],
  [
    { rent: false, buy: true, noDevice: true },
    { type: 'BUY', quantities: { POYNTC: 1 } },
  ],
  [
    { rent: false, buy: false, noDevice: true },
    { type: 'NO_DEVICE', quantities: {} },
  ],
])('offered %j, an order starts as %j', (ways, order) =>
  expect(defaultOrder(offerOf('US', { offered: ways }))).toEqual({
    ...order,
    bundleQuantity: 0,
    licences: 0,
    paymentMethod: 'NONE',
  }),
);

test('starts with a purchase when rent is offered but only purchases have a price', () => {
  const rows = {
    ...SAMPLE_PLANS,
    US: SAMPLE_PLANS.US.filter(({ type, plan }) => type === 'BUY' || plan === 'noDevice'),
  };
  const offer = offerOf('US', {}, rows);
  expect(defaultOrder(offer)).toMatchObject({ type: 'BUY', quantities: { POYNTC: 1 } });
  expect(orderableTypes(offer)).toEqual(['BUY', 'NO_DEVICE']);
});

test('starts with an empty rental when only bundles have a price', () => {
  const rows = {
    ...SAMPLE_PLANS,
    US: SAMPLE_PLANS.US.filter(({ plan }) => plan.includes('SUNMI') || plan === 'LICENSE'),
  };
  expect(defaultOrder(offerOf('US', {}, rows))).toMatchObject({ type: 'RENT', quantities: {} });
});

test('starts with no device when none has a price', () =>
  expect(defaultOrder(offerOf('CA', {}, DEFAULT_PLANS)).type).toBe('NO_DEVICE'));

test.each([
  ['US', '1 Main St', '10001', []],
  ['CA', '1050 rue Sainte-Catherine', 'H3B 1G6', []],
  ['US', 'PO Box 12', '10001', ['street.poBox']],
  ['CA', 'C.P. 12', 'H3B 1G6', ['street.poBox']],
  ['US', '1 Main St', 'H3B 1G6', ['zip.format']],
  ['MX', '1 Main St', '10001', ['shippingCountry.unknown']],
] as const)('to %s, %s, %s', (country, line1, zip, codes) => {
  const market = country === 'CA' ? 'CA' : 'US';
  const typed = {
    'address.country': country,
    'address.line1': line1,
    'address.city': 'Somewhere',
    'address.territory': market === 'CA' ? 'QC' : 'NY',
    'address.zip': zip,
  };
  const flags = defaultFlags();
  const context = { market, today: '2026-11-20', issued: ISSUED_RANGES, flags } as const;
  expect(
    validateForm(FORMS.shipping, FIELDS, typed, new Set(), context).fieldErrors.map(
      ({ code }) => code,
    ),
  ).toEqual(codes);
});

test.each([
  ['CARD', 'BANK', ['paymentMethod.required']],
  ['CARD', 'CARD', []],
  ['BANK', 'CARD', ['paymentMethod.required']],
  ['ALL', 'BANK', []],
] as const)(
  'where a portal offers %s, an order by %s is refused with %j',
  (offeredMethod, paymentMethod, codes) => {
    const terms = { paymentMethod: offeredMethod };
    expect(
      orderErrors(choice({ quantities: { POYNTC: 1 }, paymentMethod }), offerOf('US', terms)).map(
        ({ code }) => code,
      ),
    ).toEqual(codes);
  },
);
