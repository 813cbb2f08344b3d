import { ORDER_TYPES, type OrderType, TERMINALS, type Terminal } from './devices.ts';
import type { Market } from './locales.ts';

export const PLAN_IDS = ['POYNTC', 'N910', 'N950', 'LICENSE', 'noDevice'] as const;
export type PlanId = (typeof PLAN_IDS)[number];

/** What one device costs, in cents a unit: a month's rent or a price. Dated rows: the newest `from` that is not in the future counts, up to `to`. */
export type PlanRow = {
  plan: PlanId;
  type: OrderType;
  perUnitCents: number;
  trialPeriodDays: number;
  from: string;
  to?: string;
};

const TERMINAL_IDS = Object.keys(TERMINALS) as Terminal[]; // keys of TERMINALS itself
const SINCE = '2026-01-01';
const RENT_TRIAL_DAYS = 30;
const rent = (plan: PlanId, perUnitCents: number): PlanRow => ({
  plan,
  type: 'RENT',
  perUnitCents,
  trialPeriodDays: RENT_TRIAL_DAYS,
  from: SINCE,
});
const buy = (plan: PlanId, perUnitCents: number): PlanRow => ({ plan, type: 'BUY', perUnitCents, trialPeriodDays: 0, from: SINCE });
const free = (plan: PlanId, type: OrderType): PlanRow => ({ plan, type, perUnitCents: 0, trialPeriodDays: 0, from: SINCE });
const unconfigured: readonly PlanRow[] = [
  ...TERMINAL_IDS.flatMap((terminal) => [free(terminal, 'RENT'), free(terminal, 'BUY')]),
  free('LICENSE', 'RENT'),
  free('noDevice', 'NO_DEVICE'),
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

/** What production has until it is configured. */
export const DEFAULT_PLANS: Record<Market, readonly PlanRow[]> = { US: unconfigured, CA: unconfigured };

/** Sample prices for `local` and `ci`, in the market's own currency. docs/readings.md 22. */
export const SAMPLE_PLANS: Record<Market, readonly PlanRow[]> = { US: sample, CA: sample };

/** Shipping, and what an order may be, until configured; the price is named without a unit or a use, and kept as written. */
export const ORDER_DEFAULTS = {
  price: 30,
  terminals: 'ALL',
  shippingCents: 0,
  offered: { rent: true, noDevice: true, buy: false },
  paymentMethod: 'ALL',
  signupFlow: { version: 1, name: 'Original Sign-up Flow' },
} as const;

/** The plan in force on a day (`YYYY-MM-DD`), or undefined where there is none. */
export const planInForce = (plans: readonly PlanRow[], plan: PlanId, type: OrderType, today: string): PlanRow | undefined =>
  plans
    .filter((row) => row.plan === plan && row.type === type && row.from <= today && (row.to === undefined || today <= row.to))
    .toSorted((a, b) => b.from.localeCompare(a.from))[0];

/** A plan of today; `next` is the first price after today's, which begins on `from`. docs/readings.md 150. */
export type OfferedPlan = PlanRow & { isOffered: boolean; next?: Pick<PlanRow, 'perUnitCents' | 'trialPeriodDays' | 'from'> };

/** Nothing but going without a device is free: a plan of 0 was not configured, and is not offered. docs/readings.md 150. */
const isOffered = ({ type, perUnitCents }: PlanRow): boolean => type === 'NO_DEVICE' || perUnitCents > 0;

/** Every plan that is in force on a day, in the order of PLAN_IDS and ORDER_TYPES, with the price that follows where one is known already. */
export const plansOn = (plans: readonly PlanRow[], today: string): OfferedPlan[] =>
  PLAN_IDS.flatMap((plan) =>
    ORDER_TYPES.flatMap((type) => {
      const row = planInForce(plans, plan, type, today);
      if (row === undefined) return [];
      const next = nextPlan(plans, row, today);
      return [{ ...row, isOffered: isOffered(row), ...(next === undefined ? {} : { next }) }];
    }),
  );

/** The row of the day on which another one begins to count: where a newer one starts, or the day after this one's last. */
function nextPlan(plans: readonly PlanRow[], { plan, type, ...current }: PlanRow, today: string): OfferedPlan['next'] {
  const starts = plans.filter((row) => row.plan === plan && row.type === type && row.from > today).map(({ from }) => from);
  const [from] = [...starts, ...(current.to === undefined ? [] : [nextDay(current.to)])].toSorted();
  const row = from === undefined ? undefined : planInForce(plans, plan, type, from);
  return row && from !== undefined ? { perUnitCents: row.perUnitCents, trialPeriodDays: row.trialPeriodDays, from } : undefined;
}

const DAY_MS = 86_400_000;
const nextDay = (day: string): string => new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10);

type OrderSum = { subtotalCents: number; offerCents: number; shippingCents: number; totalCents: number };

/** What is charged at first, in cents: a trial makes the first month free; with no device nothing is shipped. */
export function orderTotalCents(lines: readonly { plan: PlanRow; quantity: number }[], type: OrderType, shippingCents: number): OrderSum {
  const subtotalCents = lines.reduce((sum, { plan, quantity }) => sum + plan.perUnitCents * quantity, 0);
  const offerCents = lines.reduce((sum, { plan, quantity }) => sum + (plan.trialPeriodDays > 0 ? plan.perUnitCents * quantity : 0), 0);
  const shipping = type === 'NO_DEVICE' ? 0 : shippingCents;
  return { subtotalCents, offerCents, shippingCents: shipping, totalCents: subtotalCents - offerCents + shipping };
}
