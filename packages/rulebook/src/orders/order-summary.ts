import { DAY_MS } from '../core/dates.ts';
import type { PlanId } from '../reference/plans.ts';
import {
  deviceCount,
  isComplimentary,
  type OrderChoice,
  type OrderOffer,
  orderedItems,
  planOf,
} from './order.ts';

/** A line of an order, in cents; `every` says whether it recurs monthly. */
export type OrderLine = {
  plan: PlanId;
  quantity: number;
  perUnitCents: number;
  cents: number;
  every: 'month' | 'once';
  trialPeriodDays: number;
  isComplimentary: boolean;
};

/**
 * A later automatic charge, tax included: monthly from `day`; without a day, `trialDays` after
 * approval.
 */
export type UpcomingCharge = { cents: number; trialDays: number; day?: string | undefined };

export type OrderSummary = {
  lines: OrderLine[];
  /** First month of rentals, plus purchases. */
  firstCents: number;
  /** Discounts for trials and devices that the reseller pays for. */
  offerCents: number;
  subtotalCents: number;
  shippingCents: number;
  freeShippingDays?: number | undefined;
  tax?: { basisPoints: number; cents: number } | undefined;
  totalCents: number;
  /** Equals the total once the business is approved; nothing is charged before. */
  todayCents: number;
  onApprovalCents: number;
  upcoming: UpcomingCharge[];
};

const WHOLE = 10_000;
const taxOn = (cents: number, basisPoints: number): number =>
  Math.round((cents * basisPoints) / WHOLE);
const isoDay = (ms: number): string => new Date(ms).toISOString().slice(0, 10);
export const daysAfter = (day: string, days: number): string =>
  isoDay(Date.parse(day) + days * DAY_MS);

/** The same day of a later month, capped at its last day (`YYYY-MM-DD`). */
export function monthsAfter(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return isoDay(Date.UTC(year, month - 1 + months, Math.min(date, last)));
}

function linesOf(choice: OrderChoice, { plans, terms }: OrderOffer): OrderLine[] {
  return orderedItems(choice).flatMap(({ plan, quantity }): OrderLine[] => {
    const found = planOf(plan, choice.type, plans);
    if (found === undefined) return [];
    return [
      {
        plan,
        quantity,
        perUnitCents: found.perUnit,
        cents: found.perUnit * quantity,
        every: found.type === 'BUY' ? 'once' : 'month',
        trialPeriodDays: found.trialPeriodDays,
        isComplimentary: isComplimentary(plan, choice.type, terms),
      },
    ];
  });
}

/** What a line costs on the first day: nothing during a trial, or where the reseller pays. */
export const firstDayCents = (line: OrderLine): number => (isFreeAtFirst(line) ? 0 : line.cents);

/** The monthly charge by what it pays for, before tax. */
export function monthlyParts(lines: readonly OrderLine[]): { terminals: number; software: number } {
  const monthly = lines.filter(
    ({ every, isComplimentary }) => every === 'month' && !isComplimentary,
  );
  const sumOf = (isSoftware: boolean) =>
    monthly.reduce(
      (sum, { plan, cents }) => sum + ((plan === 'LICENSE') === isSoftware ? cents : 0),
      0,
    );
  return { terminals: sumOf(false), software: sumOf(true) };
}

const isFreeAtFirst = ({ trialPeriodDays, isComplimentary }: OrderLine): boolean =>
  isComplimentary || trialPeriodDays > 0;

/**
 * The cost of an order at one day's prices in one market; used for display and for charging alike.
 * `day` is in the market's time zone (`YYYY-MM-DD`), `territory` is the destination.
 * docs/readings.md 181.
 */
export function orderSummary(
  choice: OrderChoice,
  offer: OrderOffer,
  {
    day,
    isApproved,
    territory,
  }: { day: string; isApproved: boolean; territory?: string | undefined },
): OrderSummary {
  const { terms } = offer;
  const lines = linesOf(choice, offer);
  const firstCents = lines.reduce((sum, { cents }) => sum + cents, 0);
  const offerCents = lines.reduce((sum, line) => sum + (isFreeAtFirst(line) ? line.cents : 0), 0);
  const isShipped = deviceCount(choice) > 0;
  const shippingCents = isShipped ? terms.shippingCents : 0;
  const subtotalCents = firstCents - offerCents;
  const basisPoints = territory === undefined ? 0 : (terms.taxes[territory] ?? 0);
  const taxCents = taxOn(subtotalCents + shippingCents, basisPoints);
  const totalCents = subtotalCents + shippingCents + taxCents;
  return {
    lines,
    firstCents,
    offerCents,
    subtotalCents,
    shippingCents,
    ...(isShipped && shippingCents === 0 && terms.freeShippingDays !== undefined
      ? { freeShippingDays: terms.freeShippingDays }
      : {}),
    ...(basisPoints > 0 && lines.length > 0 ? { tax: { basisPoints, cents: taxCents } } : {}),
    totalCents,
    todayCents: isApproved ? totalCents : 0,
    onApprovalCents: isApproved ? 0 : totalCents,
    upcoming: upcomingCharges(lines, basisPoints, isApproved ? day : undefined),
  };
}

export const monthlyCents = ({ upcoming }: Pick<OrderSummary, 'upcoming'>): number =>
  upcoming.reduce((sum, { cents }) => sum + cents, 0);

/** A trial of about a month ends when charges without a trial recur for the first time. */
const isAboutAMonth = (days: number): boolean => days >= 28 && days <= 31;

/**
 * Monthly charges by their start: after a trial, or a month after the first payment; merged when
 * these are about the same. docs/readings.md 221.
 */
function upcomingCharges(
  lines: readonly OrderLine[],
  basisPoints: number,
  start: string | undefined,
): UpcomingCharge[] {
  const monthly = lines.filter(
    ({ every, isComplimentary }) => every === 'month' && !isComplimentary,
  );
  const shared = monthly.map(({ trialPeriodDays }) => trialPeriodDays).find(isAboutAMonth) ?? 0;
  const startsAfter = ({ trialPeriodDays }: OrderLine): number =>
    trialPeriodDays === 0 ? shared : trialPeriodDays;
  const trials = [...new Set(monthly.map(startsAfter))].toSorted((a, b) => a - b);
  return trials.map((trialDays) => {
    const cents = monthly.reduce(
      (sum, line) => sum + (startsAfter(line) === trialDays ? line.cents : 0),
      0,
    );
    const day = start && (trialDays === 0 ? monthsAfter(start, 1) : daysAfter(start, trialDays));
    return {
      cents: cents + taxOn(cents, basisPoints),
      trialDays,
      ...(day === undefined ? {} : { day }),
    };
  });
}
