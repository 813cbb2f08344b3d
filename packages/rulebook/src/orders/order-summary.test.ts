import { describe, expect, test } from 'vitest';
import { type PlanRow, plansOn, SAMPLE_PLANS } from '../reference/plans.ts';
import type { OrderChoice, OrderOffer, OrderTerms } from './order.ts';
import {
  firstDayCents,
  monthlyCents,
  monthlyParts,
  monthsAfter,
  orderSummary,
} from './order-summary.ts';

const TODAY = '2026-11-20';
const TERMS: OrderTerms = {
  offered: { rent: true, buy: true, noDevice: true },
  shippingCents: 0,
  taxes: {},
};
const offerOf = (
  rows: readonly PlanRow[],
  day = TODAY,
  terms: Partial<OrderTerms> = {},
): OrderOffer => ({
  plans: plansOn(rows, day).map(({ perUnitCents, ...row }) => ({ ...row, perUnit: perUnitCents })),
  terms: { ...TERMS, ...terms },
});
const choice = (chosen: Partial<OrderChoice>): OrderChoice => ({
  type: 'RENT',
  quantities: {},
  bundleQuantity: 0,
  licences: 0,
  paymentMethod: 'CARD',
  ...chosen,
});
const approved = { day: TODAY, isApproved: true };

describe.each(['US', 'CA'] as const)('what an order costs in %s', (market) => {
  test.each([
    [
      'one terminal rented: the first month is free',
      { quantities: { POYNTC: 1 } },
      {},
      [1995, 1995, 0, 0, 0],
      [[1995, '2026-12-20']],
    ],
    [
      'two kinds rented',
      { quantities: { POYNTC: 2, N950: 1 } },
      {},
      [7485, 7485, 0, 0, 0],
      [[7485, '2026-12-20']],
    ],
    [
      'rented, shipping costs: a trial does not make it free',
      { quantities: { N910: 1 } },
      { shippingCents: 995 },
      [2995, 2995, 0, 995, 995],
      [[2995, '2026-12-20']],
    ],
    [
      'one terminal bought: once, and nothing later',
      { type: 'BUY', quantities: { N910: 1 } },
      {},
      [39900, 0, 39900, 0, 39900],
      [],
    ],
    [
      'three bought with shipping',
      { type: 'BUY', quantities: { POYNTC: 3 } },
      { shippingCents: 1500 },
      [74700, 0, 74700, 1500, 76200],
      [],
    ],
    [
      'no device: nothing is charged or shipped',
      { type: 'NO_DEVICE', quantities: { N910: 5 }, licences: 2 },
      { shippingCents: 995 },
      [0, 0, 0, 0, 0],
      [],
    ],
    [
      'a rented bundle with licences: they have no trial',
      { bundle: 'POYNTC_SUNMIT2S1', bundleQuantity: 2, licences: 2 },
      {},
      [17790, 9990, 7800, 0, 7800],
      [[17_790, '2026-12-20']],
    ],
    [
      'the second screen',
      { type: 'BUY', bundle: 'POYNTC_SUNMIT2S2', bundleQuantity: 1, licences: 1 },
      {},
      [93800, 0, 93800, 0, 93800],
      [[3900, '2026-12-20']],
    ],
    [
      'the countertop terminal as a bundle',
      { bundle: 'POYNTC', bundleQuantity: 1, quantities: { POYNTC: 1 }, licences: 1 },
      {},
      [7890, 3990, 3900, 0, 3900],
      [[7890, '2026-12-20']],
    ],
    [
      'a licence without a device is none',
      { licences: 4 },
      { shippingCents: 995 },
      [0, 0, 0, 0, 0],
      [],
    ],
    [
      'what the reseller pays for is never charged',
      { quantities: { N910: 2 } },
      { complimentaryDevices: 2 },
      [5990, 5990, 0, 0, 0],
      [],
    ],
    [
      'a purchase is nobody’s gift',
      { type: 'BUY', quantities: { N910: 1 } },
      { complimentaryDevices: 2 },
      [39900, 0, 39900, 0, 39900],
      [],
    ],
    [
      'the largest order there is',
      { type: 'BUY', quantities: { POYNTC: 99, N910: 99, N950: 99 } },
      {},
      [10_860_300, 0, 10_860_300, 0, 10_860_300],
      [],
    ],
  ] as const)('%s', (_case, chosen, terms, [first, offer, subtotal, shipping, total], upcoming) => {
    const summary = orderSummary(
      choice(chosen),
      offerOf(SAMPLE_PLANS[market], TODAY, terms),
      approved,
    );
    expect([
      summary.firstCents,
      summary.offerCents,
      summary.subtotalCents,
      summary.shippingCents,
      summary.totalCents,
    ]).toEqual([first, offer, subtotal, shipping, total]);
    expect(summary.upcoming.map(({ cents, day }) => [cents, day])).toEqual(upcoming);
    expect([summary.todayCents, summary.onApprovalCents]).toEqual([total, 0]);
  });
});

test('charges nothing before the approval, and gives later charges no day', () => {
  const held = orderSummary(
    choice({ type: 'BUY', bundle: 'POYNTC', bundleQuantity: 1, licences: 1 }),
    offerOf(SAMPLE_PLANS.US),
    {
      day: TODAY,
      isApproved: false,
    },
  );
  expect([held.todayCents, held.onApprovalCents, held.upcoming]).toEqual([
    0,
    28_800,
    [{ cents: 3900, trialDays: 0 }],
  ]);
});

test.each([
  [
    'NY',
    887,
    { type: 'BUY', quantities: { POYNTC: 1 } },
    995,
    { basisPoints: 887, cents: 2297 },
    28_192,
  ],
  ['ON', 1300, { quantities: { N910: 1 } }, 0, { basisPoints: 1300, cents: 0 }, 0],
  ['OR', 0, { type: 'BUY', quantities: { POYNTC: 1 } }, 0, undefined, 24_900],
  [undefined, 887, { type: 'BUY', quantities: { POYNTC: 1 } }, 0, undefined, 24_900],
  ['NY', 887, { type: 'NO_DEVICE' }, 995, undefined, 0],
] as const)(
  'shipped to %s at %d basis points, %j is taxed',
  (territory, basisPoints, chosen, shippingCents, tax, total) => {
    const offer = offerOf(SAMPLE_PLANS.US, TODAY, {
      shippingCents,
      taxes: { NY: 887, ON: 1300, OR: 0, [territory ?? 'NY']: basisPoints },
    });
    const summary = orderSummary(choice(chosen), offer, { ...approved, territory });
    expect([summary.tax, summary.totalCents]).toEqual([tax, total]);
  },
);

test.each([
  [30, '2026-12-20', ['2027-01-19 58.95']],
  [28, '2026-12-20', ['2027-01-17 58.95']],
  [14, '2026-12-20', ['2027-01-20 39', '2027-01-03 19.95']],
  [90, '2026-12-20', ['2027-01-20 39', '2027-03-20 19.95']],
  [0, '2026-12-20', ['2027-01-20 58.95']],
] as const)(
  'rent with a trial of %d days and a licence without one, ordered on %s, come next on %j',
  (trialPeriodDays, day, expected) => {
    const row = {
      plan: 'POYNTC',
      type: 'RENT',
      perUnitCents: 1_995,
      from: '2026-01-01',
      trialPeriodDays,
    } as const;
    const rows: PlanRow[] = [
      row,
      { ...row, plan: 'LICENSE', perUnitCents: 3_900, trialPeriodDays: 0 },
    ];
    const { upcoming } = orderSummary(
      choice({ quantities: { POYNTC: 1 }, licences: 1 }),
      offerOf(rows, day),
      { day, isApproved: true },
    );
    expect(upcoming.map((next) => `${next.day} ${next.cents / 100}`)).toEqual(expected);
  },
);

test('taxes monthly charges too', () => {
  const offer = offerOf(SAMPLE_PLANS.CA, TODAY, { taxes: { ON: 1300 } });
  expect(
    orderSummary(choice({ quantities: { N910: 1 } }), offer, { ...approved, territory: 'ON' })
      .upcoming,
  ).toEqual([{ cents: 3384, trialDays: 30, day: '2026-12-20' }]);
});

test.each([
  ['2026-11-19', 2995, 0, '2026-12-19'],
  ['2026-11-20', 1995, 1995, '2026-12-20'],
  ['2026-11-30', 1995, 1995, '2026-12-30'],
  ['2026-12-01', 2995, 0, '2026-12-31'],
  ['2027-01-01', 3495, 3495, '2027-02-01'],
] as const)(
  'ordered on %s, around a change of price, the rent is %d and %d is charged',
  (day, rent, total, next) => {
    const row = { plan: 'N910', type: 'RENT', trialPeriodDays: 0 } as const;
    const rows: PlanRow[] = [
      { ...row, perUnitCents: 2995, trialPeriodDays: 30, from: '2026-01-01' },
      { ...row, perUnitCents: 1995, from: '2026-11-20', to: '2026-11-30' },
      { ...row, perUnitCents: 3495, from: '2027-01-01' },
    ];
    for (const _market of ['US', 'CA']) {
      const summary = orderSummary(choice({ quantities: { N910: 1 } }), offerOf(rows, day), {
        day,
        isApproved: true,
      });
      expect([summary.firstCents, summary.totalCents, summary.upcoming]).toMatchObject([
        rent,
        total,
        [{ cents: rent, day: next }],
      ]);
    }
  },
);

test.each([
  [0, 5, { POYNTC: 1 }, 5],
  [995, 5, { POYNTC: 1 }, undefined],
  [0, undefined, { POYNTC: 1 }, undefined],
  [0, 5, {}, undefined],
])(
  'shipping at %d cents within %s days of %j is free within %s',
  (shippingCents, freeShippingDays, quantities, told) =>
    expect(
      orderSummary(
        choice({ quantities }),
        offerOf(SAMPLE_PLANS.US, TODAY, { shippingCents, freeShippingDays }),
        approved,
      ).freeShippingDays,
    ).toBe(told),
);

test.each([
  ['2026-11-20', 1, '2026-12-20'],
  ['2026-12-31', 1, '2027-01-31'],
  ['2027-01-31', 1, '2027-02-28'],
  ['2028-01-31', 1, '2028-02-29'],
  ['2026-01-31', 3, '2026-04-30'],
])('%s and %d months is %s', (day, months, later) => expect(monthsAfter(day, months)).toBe(later));

test('adds up the monthly prices, including those that start after a trial', () => {
  const upcoming = [
    { cents: 1_995, trialDays: 30 },
    { cents: 3_900, trialDays: 0 },
  ];
  expect([monthlyCents({ upcoming }), monthlyCents({ upcoming: [] })]).toEqual([5_895, 0]);
});

test.each([
  ['a trial', { quantities: { POYNTC: 2 } }],
  [
    'a trial, and software from the first day',
    { bundle: 'POYNTC', bundleQuantity: 1, licences: 1 },
  ],
  ['a purchase', { type: 'BUY', quantities: { N910: 1 } }],
] as const)('what each line costs on the first day makes the sum: %s', (_name, chosen) => {
  const { lines, subtotalCents } = orderSummary(choice(chosen), offerOf(SAMPLE_PLANS.US), approved);
  expect(lines.reduce((sum, line) => sum + firstDayCents(line), 0)).toBe(subtotalCents);
});

test('the parts of a month are what is charged each month, before tax', () => {
  const chosen = choice({
    quantities: { N910: 1 },
    bundle: 'POYNTC_SUNMIT2S1',
    bundleQuantity: 1,
    licences: 1,
  });
  const summary = orderSummary(chosen, offerOf(SAMPLE_PLANS.US), approved);
  const { terminals, software } = monthlyParts(summary.lines);
  expect(software).toBeGreaterThan(0);
  expect(terminals + software).toBe(monthlyCents(summary));
});
