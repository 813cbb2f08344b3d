import { DAY_MS, localDay, startOfDay } from '@signet/rulebook/core/dates';
import { REVIEW_CASES } from '@signet/rulebook/decision/review-queue';
import type { ReplyOf } from '@signet/rulebook/endpoints';
import { CASE_AGES } from '@signet/rulebook/insight/case-ages';
import { levelsScope } from '@signet/rulebook/insight/levels-scope';
import { INSIGHT_LIMITS } from '@signet/rulebook/insight/limits';
import { daysAfter } from '@signet/rulebook/orders/order-summary';
import { permissionsOf } from '@signet/rulebook/staff/permissions';
import type { Handler } from '../handler.ts';
import { AppError } from '../platform/http/problem.ts';
import { type FunnelCount, weekOf } from './funnel-store.ts';
import type { CountedDay, Level } from './levels-store.ts';

const usualWeeks = 4;
const weekDays = 7;

const secondsOf = (ms: number | undefined): number | undefined =>
  ms === undefined ? undefined : Math.round(ms / 1_000);

const NOTHING: Omit<Level, 'isBefore'> = { ended: 0, kept: 0, settled: 0, overturned: 0 };

function shown({ ended, kept, settled, medianMs, p90Ms, workMs, overturned } = NOTHING) {
  return {
    ...{ ended, kept, settled, overturned },
    ...{ medianSeconds: secondsOf(medianMs), p90Seconds: secondsOf(p90Ms) },
    workSeconds: secondsOf(workMs),
  };
}

/** Days from `first` until `last`, in the eastern time that promises are counted by. */
function daysBetween(first: string, last: string): CountedDay[] {
  const count = Math.round((Date.parse(last) - Date.parse(first)) / DAY_MS) + 1;
  return Array.from({ length: count }, (_nothing, nth) => {
    const day = daysAfter(first, nth);
    return {
      day,
      begins: startOfDay('US', day),
      ends: startOfDay('US', daysAfter(day, 1)),
    };
  });
}

/** Undefined where one of the groups is too small to be told. */
function decidedOf(counts: readonly FunnelCount[]): ReplyOf<'readLevels'>['decided'] {
  const told = (step: string, isBefore: boolean): number | undefined => {
    const found = counts.filter(
      (one) => one.step === step && one.measure === 'came' && one.isBefore === isBefore,
    );
    const sum = found.reduce((total, { counted }) => total + counted, 0);
    return sum < INSIGHT_LIMITS.leastGroup ? undefined : sum;
  };
  return {
    byRules: told('decidedByRules', false),
    byPeople: told('decidedByPerson', false),
    byRulesBefore: told('decidedByRules', true),
    byPeopleBefore: told('decidedByPerson', true),
  };
}

/** The first of some days until today, or of whole weeks, and of as many before them. */
function firstDays(
  today: string,
  { days, weeks }: { days?: number | undefined; weeks: number },
): { firstDay: string; before: string } {
  const count = days ?? weeks * weekDays;
  const [thisWeek = ''] = new Date(weekOf(Date.parse(today))).toISOString().split('T');
  const firstDay =
    days === undefined ? daysAfter(thisWeek, (1 - weeks) * weekDays) : daysAfter(today, 1 - days);
  return { firstDay, before: daysAfter(firstDay, -count) };
}

/** Whole weeks of promises, the current one included, or a few days, beside as many before them. */
export const readLevels: Handler<'readLevels'> = async ({
  deps: { store, clock },
  query: { weeks = usualWeeks, days: dayCount, staff: asked, ...filters },
  reviewer,
  staff: { roles },
}) => {
  const permissions = permissionsOf(roles);
  const scope = levelsScope((one) => permissions.includes(one), reviewer.id, asked);
  if (scope === 'refused') throw new AppError('route.notFound');
  const { staff } = scope;
  const now = clock.now();
  const lastDay = localDay('US', now);
  const { firstDay, before } = firstDays(lastDay, { days: dayCount, weeks });
  const days = daysBetween(before, lastDay);
  const from = Date.parse(firstDay);
  const [{ levels, days: ended }, { cases: open, oldest, awaited }, decided, outcomes, colleagues] =
    await Promise.all([
      store.levels.read({ days, first: firstDay, filters: { ...filters, staff } }),
      store.levels.open({ now, today: lastDay, filters }),
      staff === undefined && filters.case === undefined && dayCount === undefined
        ? store.funnel.read({ from, until: from + weeks * weekDays * DAY_MS, filters })
        : undefined,
      dayCount === undefined
        ? undefined
        : store.levels.outcomes({
            days: days.filter(({ day }) => day >= firstDay),
            filters: { ...filters, staff },
          }),
      permissions.includes('insight.colleagues')
        ? store.levels.people(startOfDay('US', firstDay))
        : [],
    ]);
  const levelOf = (isBefore: boolean, reviewCase?: string) =>
    shown(levels.find((one) => one.isBefore === isBefore && one.reviewCase === reviewCase));
  const openOf = (is: (one: (typeof open)[number]) => boolean) =>
    open.filter(is).reduce((sum, one) => sum + one.open, 0);
  return {
    ...{ firstDay, lastDay, staff, colleagues, whole: levelOf(false), before: levelOf(true) },
    decided: decided && decidedOf(decided),
    outcomes,
    days: ended,
    cases: REVIEW_CASES.map((reviewCase) => ({
      case: reviewCase,
      open: openOf((one) => one.reviewCase === reviewCase),
      ...levelOf(false, reviewCase),
    })).filter((row) => row.open + row.ended > 0),
    ages: CASE_AGES.map((age) => ({ age, open: openOf((one) => one.age === age) })),
    oldest: oldest && { case: oldest.reviewCase, since: oldest.since, dueBy: oldest.dueBy },
    awaited,
  };
};
