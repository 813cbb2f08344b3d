import { describe, expect, test } from 'vitest';
import { serviceGroup } from '../accounts/service-types.ts';
import { keysOf } from '../core/keys-of.ts';
import { BUNDLES, twoScreenBundle } from './devices.ts';
import { channelType } from './enumerations.ts';
import { DEBIT_FEE_IDS, debitCardRates } from './fees.ts';
import { DEFAULT_PLANS, type PlanRow, planInForce, plansOn, SAMPLE_PLANS } from './plans.ts';

const TODAY = '2026-11-20';
test.each([
  ['POYNTC', 'RENT', 1995],
  ['N910', 'RENT', 2995],
  ['N950', 'RENT', 3495],
  ['POYNTC', 'BUY', 24900],
  ['N910', 'BUY', 39900],
  ['N950', 'BUY', 44900],
  ['LICENSE', 'RENT', 3900],
] as const)('the sample %s to %s costs %d cents', (plan, type, cents) =>
  expect(planInForce(SAMPLE_PLANS.CA, plan, type, TODAY)?.perUnitCents).toBe(cents),
);

test('nothing has a price by default', () =>
  expect(
    [...DEFAULT_PLANS.US, ...DEFAULT_PLANS.CA].filter(
      ({ perUnitCents, trialPeriodDays }) => perUnitCents + trialPeriodDays > 0,
    ),
  ).toEqual([]));

test('uses the newest row that has begun and not ended', () => {
  const base = { plan: 'N910', type: 'RENT', trialPeriodDays: 0 } as const;
  const rows = [
    { ...base, perUnitCents: 1, from: '2026-01-01' },
    { ...base, perUnitCents: 2, from: '2026-06-01', to: '2026-10-31' },
    { ...base, perUnitCents: 3, from: '2027-01-01' },
  ];
  expect(
    ['2025-12-31', '2026-05-31', '2026-10-31', '2026-11-20', '2027-01-01'].map(
      (day) => planInForce(rows, 'N910', 'RENT', day)?.perUnitCents,
    ),
  ).toEqual([undefined, 1, 2, 1, 3]);
});

describe('the plans of a day', () => {
  test.each(['US', 'CA'] as const)(
    'in %s each comes once, with today’s price, and all are offered',
    (market) => {
      expect(
        plansOn(SAMPLE_PLANS[market], TODAY).map(({ plan, type, perUnitCents, isOffered }) => [
          plan,
          type,
          perUnitCents,
          isOffered,
        ]),
      ).toEqual([
        ['POYNTC', 'RENT', 1995, true],
        ['POYNTC', 'BUY', 24900, true],
        ['N910', 'RENT', 2995, true],
        ['N910', 'BUY', 39900, true],
        ['N950', 'RENT', 3495, true],
        ['N950', 'BUY', 44900, true],
        ...(market === 'US'
          ? [
              ['N910_SUNMIT2S1', 'RENT', 5995, true],
              ['N910_SUNMIT2S1', 'BUY', 94900, true],
              ['N910_SUNMIT2S2', 'RENT', 6995, true],
              ['N910_SUNMIT2S2', 'BUY', 104900, true],
            ]
          : []),
        ['POYNTC_SUNMIT2S1', 'RENT', 4995, true],
        ['POYNTC_SUNMIT2S1', 'BUY', 79900, true],
        ['POYNTC_SUNMIT2S2', 'RENT', 5995, true],
        ['POYNTC_SUNMIT2S2', 'BUY', 89900, true],
        ['LICENSE', 'RENT', 3900, true],
        ['noDevice', 'NO_DEVICE', 0, true],
      ]);
    },
  );

  test.each(['US', 'CA'] as const)(
    'until they are configured, only going without a device is offered in %s',
    (market) =>
      expect(
        plansOn(DEFAULT_PLANS[market], TODAY).flatMap(({ plan, isOffered }) =>
          isOffered ? [plan] : [],
        ),
      ).toEqual(['noDevice']),
  );

  const rents: PlanRow[] = [
    { plan: 'N910', type: 'RENT', perUnitCents: 2995, trialPeriodDays: 30, from: '2026-01-01' },
    {
      plan: 'N910',
      type: 'RENT',
      perUnitCents: 1995,
      trialPeriodDays: 60,
      from: '2026-11-20',
      to: '2026-11-30',
    },
    { plan: 'N910', type: 'RENT', perUnitCents: 3495, trialPeriodDays: 0, from: '2027-01-01' },
  ];
  test.each([
    ['2025-12-31', undefined, undefined],
    ['2026-11-19', 2995, { perUnitCents: 1995, trialPeriodDays: 60, from: '2026-11-20' }],
    ['2026-11-20', 1995, { perUnitCents: 2995, trialPeriodDays: 30, from: '2026-12-01' }],
    ['2026-11-30', 1995, { perUnitCents: 2995, trialPeriodDays: 30, from: '2026-12-01' }],
    ['2026-12-01', 2995, { perUnitCents: 3495, trialPeriodDays: 0, from: '2027-01-01' }],
    ['2027-01-01', 3495, undefined],
  ])('on %s the rent is %s, and then %j', (day, perUnitCents, next) => {
    const [found] = plansOn(rents, day);
    expect([found?.perUnitCents, found?.next]).toEqual([perUnitCents, next]);
  });

  test('a price that ends without a successor has no next one', () => {
    const [found] = plansOn(
      [
        {
          plan: 'N950',
          type: 'BUY',
          perUnitCents: 1,
          trialPeriodDays: 0,
          from: '2026-01-01',
          to: '2026-12-31',
        },
      ],
      '2026-12-31',
    );
    expect([found?.to, found?.next]).toEqual(['2026-12-31', undefined]);
  });
});

test('the two-screen upgrade of every bundle is a bundle', () =>
  expect(
    keysOf(BUNDLES)
      .map(twoScreenBundle)
      .filter((bundle) => !(bundle in BUNDLES)),
  ).toEqual([]));

test('an unknown channel type is dropped', () =>
  expect(['ONLINE', 'RETAIL', 'online', 'TV', ''].map(channelType)).toEqual([
    'ONLINE',
    'RETAIL',
    undefined,
    undefined,
    undefined,
  ]));

test.each([
  ['woosaas', 'Woo'],
  ['domain', 'Domain'],
  ['managed WordPress', 'MWCS'],
  ['GD_STUDIO', 'GD Studio'],
  ['mobile-payments', 'Mobile Payments'],
  ['constructor', 'Other'],
  ['', 'Other'],
])('the service type "%s" is counted as %s', (type, group) =>
  expect(serviceGroup(type)).toBe(group),
);

test('debit cards have fees of their own, and only where they are switched on', () => {
  expect(DEBIT_FEE_IDS).toContain('keyedInDebit');
  expect(['ci', 'local', 'test', 'ote', 'production'].filter(debitCardRates)).toEqual([
    'ci',
    'local',
  ]);
});
