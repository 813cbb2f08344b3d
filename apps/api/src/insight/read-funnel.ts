import { tableOf } from '@signet/rulebook/core/keys-of';
import type { FunnelMeasure } from '@signet/rulebook/funnel';
import { INSIGHT_LIMITS } from '@signet/rulebook/insight/limits';
import { GROUP_MILESTONES, MILESTONES } from '@signet/rulebook/insight/milestones';
import { quantileSeconds } from '@signet/rulebook/insight/time-buckets';
import { JOURNEY_STEP_IDS } from '@signet/rulebook/journey';
import type { Handler } from '../handler.ts';
import { type FunnelCount, type GroupCount, weekOf } from './funnel-store.ts';

const weekMs = 7 * 24 * 3_600_000;
const usualWeeks = 4;
/** Nobody goes on from it; who got through is a milestone. */
const LAST_STEP = JOURNEY_STEP_IDS.at(-1);

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

/** An error is counted as the question and the code, or as the code of a page alone. */
function questionsOf(counts: readonly FunnelCount[]) {
  const now = counts.filter(({ isBefore }) => !isBefore);
  return now
    .flatMap(({ step, measure, detail, counted }) => {
      const id = JOURNEY_STEP_IDS.find((one) => one === step);
      const [code = '', field = ''] = detail.split(' ').reverse();
      if (measure !== 'error' || id === undefined || told(counted) === undefined) return [];
      const came = told(
        sumOf(
          now.filter((one) => one.step === step),
          'came',
        ),
      );
      return [{ step: id, field, code, met: counted, came }];
    })
    .sort((one, other) => other.met - one.met)
    .slice(0, INSIGHT_LIMITS.questionsShown);
}

const groupsOf = (counts: readonly GroupCount[]) =>
  [...Map.groupBy(counts, ({ id }) => id)].map(([id, rows]) => {
    const of = (step: GroupCount['step']) =>
      told(rows.find((row) => row.step === step)?.counted ?? 0);
    return { id, ...tableOf(GROUP_MILESTONES, of) };
  });

/** Whole weeks, the current one included, beside as many before them. */
export const readFunnel: Handler<'readFunnel'> = async ({ deps: { store, clock }, query }) => {
  const { weeks = usualWeeks, by = 'week', ...filters } = query;
  const until = weekOf(clock.now()) + weekMs;
  const from = until - weeks * weekMs;
  const [counts, groups, partners, countedUntil] = await Promise.all([
    store.funnel.read({ from, until, filters }),
    store.funnel.groups({ from, until, filters }, by),
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
        ...{
          stopped: id === LAST_STEP ? undefined : told(came - wentOn),
          metError: told(sumOf(now, 'metError')),
        },
        errors: errorsOf(now),
        ...timesOf(now),
      };
    }),
    questions: questionsOf(counts),
    groups: groupsOf(groups),
  };
};
