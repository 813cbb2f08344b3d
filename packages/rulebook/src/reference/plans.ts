import { DAY_MS } from '../core/dates.ts';
import type { Market } from './locales.ts';
import { ORDER_TYPES, type OrderType } from './order-types.ts';

const TERMINAL_PLANS = ['POYNTC', 'N910', 'N950'] as const;
const BUNDLE_PLANS = [
  'N910_SUNMIT2S1',
  'N910_SUNMIT2S2',
  'POYNTC_SUNMIT2S1',
  'POYNTC_SUNMIT2S2',
] as const;
export const PLAN_IDS = [...TERMINAL_PLANS, ...BUNDLE_PLANS, 'LICENSE', 'noDevice'] as const;
export type PlanId = (typeof PLAN_IDS)[number];

/**
 * Price of one device in cents per unit: monthly rent or purchase. Rows are dated: the newest
 * `from` that is not in the future applies, through `to`.
 */
export type PlanRow = {
  plan: PlanId;
  type: OrderType;
  perUnitCents: number;
  trialPeriodDays: number;
  from: string;
  to?: string;
};

const SINCE = '2026-01-01';
const RENT_TRIAL_DAYS = 30;
const rent = (plan: PlanId, perUnitCents: number): PlanRow => ({
  plan,
  type: 'RENT',
  perUnitCents,
  trialPeriodDays: RENT_TRIAL_DAYS,
  from: SINCE,
});
const buy = (plan: PlanId, perUnitCents: number): PlanRow => ({
  plan,
  type: 'BUY',
  perUnitCents,
  trialPeriodDays: 0,
  from: SINCE,
});
const free = (plan: PlanId, type: OrderType): PlanRow => ({
  plan,
  type,
  perUnitCents: 0,
  trialPeriodDays: 0,
  from: SINCE,
});
const unconfigured: readonly PlanRow[] = [
  ...TERMINAL_PLANS.flatMap((terminal) => [free(terminal, 'RENT'), free(terminal, 'BUY')]),
  free('LICENSE', 'RENT'),
  free('noDevice', 'NO_DEVICE'),
];
const countertopBundles: readonly PlanRow[] = [
  rent('POYNTC_SUNMIT2S1', 4_995),
  rent('POYNTC_SUNMIT2S2', 5_995),
  buy('POYNTC_SUNMIT2S1', 79_900),
  buy('POYNTC_SUNMIT2S2', 89_900),
];
const handheldBundles: readonly PlanRow[] = [
  rent('N910_SUNMIT2S1', 5_995),
  rent('N910_SUNMIT2S2', 6_995),
  buy('N910_SUNMIT2S1', 94_900),
  buy('N910_SUNMIT2S2', 104_900),
];
const sample: readonly PlanRow[] = [
  rent('POYNTC', 1_995),
  rent('N910', 2_995),
  rent('N950', 3_495),
  buy('POYNTC', 24_900),
  buy('N910', 39_900),
  buy('N950', 44_900),
  { plan: 'LICENSE', type: 'RENT', perUnitCents: 3_900, trialPeriodDays: 0, from: SINCE },
  free('noDevice', 'NO_DEVICE'),
];

export const DEFAULT_PLANS: Record<Market, readonly PlanRow[]> = {
  US: unconfigured,
  CA: unconfigured,
};

/**
 * Sample prices for `local` and `ci`, in the market's currency; Canada has no bundle with a
 * handheld. docs/readings.md 22 and 180.
 */
export const SAMPLE_PLANS: Record<Market, readonly PlanRow[]> = {
  US: [...sample, ...countertopBundles, ...handheldBundles],
  CA: [...sample, ...countertopBundles],
};

/** Order configuration by default. docs/readings.md 281. */
export const ORDER_DEFAULTS = {
  shippingCents: 0,
  offered: { rent: true, noDevice: true, buy: false },
  paymentMethod: 'ALL',
} as const;

const sampleTerms = {
  offered: { rent: true, noDevice: true, buy: true },
  shippingCents: 0,
  freeShippingDays: 5,
  taxes: {},
};

/** Order terms in `local` and `ci`, where every order type is visible. docs/readings.md 180. */
export const SAMPLE_ORDER_TERMS = { US: sampleTerms, CA: sampleTerms };

export const planInForce = (
  plans: readonly PlanRow[],
  plan: PlanId,
  type: OrderType,
  today: string,
): PlanRow | undefined =>
  plans
    .filter(
      (row) =>
        row.plan === plan &&
        row.type === type &&
        row.from <= today &&
        (row.to === undefined || today <= row.to),
    )
    .toSorted((a, b) => b.from.localeCompare(a.from))[0];

/**
 * A plan in force today; `next` is the following price, which starts on `from`. docs/readings.md
 * 150.
 */
export type OfferedPlan = PlanRow & {
  isOffered: boolean;
  next?: Pick<PlanRow, 'perUnitCents' | 'trialPeriodDays' | 'from'>;
};

/**
 * Only going without a device is free: any other price of 0 is unconfigured, and not offered.
 * docs/readings.md 150.
 */
const isOffered = ({ type, perUnitCents }: PlanRow): boolean =>
  type === 'NO_DEVICE' || perUnitCents > 0;

export const plansOn = (plans: readonly PlanRow[], today: string): OfferedPlan[] =>
  PLAN_IDS.flatMap((plan) =>
    ORDER_TYPES.flatMap((type) => {
      const row = planInForce(plans, plan, type, today);
      if (row === undefined) return [];
      const next = nextPlan(plans, row, today);
      return [{ ...row, isOffered: isOffered(row), ...(next === undefined ? {} : { next }) }];
    }),
  );

/** The next price change: when a newer row starts, or the day after this row's last. */
function nextPlan(
  plans: readonly PlanRow[],
  { plan, type, ...current }: PlanRow,
  today: string,
): OfferedPlan['next'] {
  const starts = plans
    .filter((row) => row.plan === plan && row.type === type && row.from > today)
    .map(({ from }) => from);
  const [from] = [...starts, ...(current.to === undefined ? [] : [nextDay(current.to)])].toSorted();
  const row = from === undefined ? undefined : planInForce(plans, plan, type, from);
  return row && from !== undefined
    ? { perUnitCents: row.perUnitCents, trialPeriodDays: row.trialPeriodDays, from }
    : undefined;
}

const nextDay = (day: string): string =>
  new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10);
