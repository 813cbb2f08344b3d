import type { FunnelMeasure } from '@signet/rulebook/funnel';
import { INSIGHT_LIMITS } from '@signet/rulebook/insight/limits';
import { MILESTONES } from '@signet/rulebook/insight/milestones';
import { quantileSeconds } from '@signet/rulebook/insight/time-buckets';
import { JOURNEY_STEP_IDS } from '@signet/rulebook/journey';
import type { Handler } from '../handler.ts';
import { type FunnelCount, weekOf } from './funnel-store.ts';

const weekMs = 7 * 24 * 3_600_000;
const usualWeeks = 4;

/** Undefined for a group that is too small to be told. */
const told = (count: number): number | undefined =>
  count < INSIGHT_LIMITS.leastGroup ? undefined : count;

const sumOf = (counts: readonly FunnelCount[], measure: FunnelMeasure): number =>
  counts.filter((one) => one.measure === measure).reduce((sum, { counted }) => sum + counted, 0);

function timesOf(counts: readonly FunnelCount[]) {
  const buckets = counts
    .filter(({ measure }) => measure === 'time')
    .map(({ detail, counted }) => ({ bucket: Number(detail), count: counted }));
  if (told(sumOf(counts, 'time')) === undefined) return {};
  return {
    medianSeconds: quantileSeconds(buckets, 0.5),
    p90Seconds: quantileSeconds(buckets, 0.9),
  };
}

const errorsOf = (counts: readonly FunnelCount[]) =>
  counts
    .filter(({ measure, counted }) => measure === 'error' && told(counted) !== undefined)
    .sort((one, other) => other.counted - one.counted)
    .slice(0, INSIGHT_LIMITS.errorsShown)
    .map(({ detail, counted }) => ({ error: detail, count: counted }));

/** Whole weeks, the current one included, beside as many before them. */
export const readFunnel: Handler<'readFunnel'> = async ({ deps: { store, clock }, query }) => {
  const { weeks = usualWeeks, ...filters } = query;
  const until = weekOf(clock.now()) + weekMs;
  const from = until - weeks * weekMs;
  const [counts, partners, countedUntil] = await Promise.all([
    store.funnel.read({ from, until, filters }),
    store.funnel.partners(from),
    store.funnel.countedUntil(),
  ]);
  const byStep = Map.groupBy(counts, ({ step }) => step);
  const countsOf = (step: string) => {
    const all = byStep.get(step) ?? [];
    const now = all.filter(({ isBefore }) => !isBefore);
    const before = all.filter(({ isBefore }) => isBefore);
    const came = sumOf(now, 'came');
    return { now, came, shown: { came: told(came), before: told(sumOf(before, 'came')) } };
  };
  return {
    ...{ from, until, countedUntil, partners },
    milestones: MILESTONES.map((id) => {
      const { now, shown } = countsOf(id);
      return { id, ...shown, ...timesOf(now) };
    }),
    steps: JOURNEY_STEP_IDS.map((id) => {
      const { now, came, shown } = countsOf(id);
      const wentOn = sumOf(now, 'wentOn');
      return {
        ...{ id, ...shown, wentOn: told(wentOn), wentBack: told(sumOf(now, 'wentBack')) },
        ...{ stopped: told(came - wentOn), metError: told(sumOf(now, 'metError')) },
        errors: errorsOf(now),
        ...timesOf(now),
      };
    }),
  };
};
