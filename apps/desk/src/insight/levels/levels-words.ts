import type { ReplyOf } from '@signet/rulebook/endpoints';
import { INSIGHT_LIMITS } from '@signet/rulebook/insight/limits';
import type { StackedBar } from '@signet/ui/stacked-bars';
import type { StatProps } from '@signet/ui/stat';
import { dayIn, durationWords } from '../../decision/due-words.ts';
import { TEXTS as DECISION } from '../../decision/texts.en-US.ts';
import { DESK_LOCALE, fillIn } from '../../platform/texts.tsx';
import { shareWords, timeWords } from '../figure-words.ts';
import { TEXTS } from './texts.en-US.ts';

type Reply = ReplyOf<'readLevels'>;

const SIGNED = new Intl.NumberFormat(DESK_LOCALE, {
  maximumFractionDigits: 1,
  signDisplay: 'exceptZero',
});

function keptStat({ whole: { ended, kept } }: Reply): StatProps {
  const goal = INSIGHT_LIMITS.keptGoal;
  return {
    label: TEXTS.kept,
    value: shareWords(kept, ended),
    aside: fillIn(TEXTS.goal, { share: shareWords(goal, 1) }),
    ...(ended > 0 && { tone: kept / ended >= goal ? 'good' : 'bad' }),
  };
}

function medianStat({ whole, before }: Reply): StatProps {
  const [now, then] = [whole.medianSeconds, before.medianSeconds];
  const stat = { label: TEXTS.median, value: timeWords(now) };
  if (now === undefined || then === undefined) return stat;
  const time = timeWords(Math.abs(now - then));
  if (now === then) return { ...stat, aside: TEXTS.same };
  return now < then
    ? { ...stat, aside: fillIn(TEXTS.faster, { time }), tone: 'good' }
    : { ...stat, aside: fillIn(TEXTS.slower, { time }), tone: 'warn' };
}

function rulesStat({ decided }: Reply): readonly StatProps[] {
  if (decided === undefined) return [];
  const { byRules, byPeople, byRulesBefore, byPeopleBefore } = decided;
  const share = (rules?: number, people?: number): number | undefined =>
    rules === undefined || people === undefined ? undefined : rules / (rules + people);
  const [now, then] = [share(byRules, byPeople), share(byRulesBefore, byPeopleBefore)];
  const change = now === undefined || then === undefined ? undefined : (now - then) * 100;
  return [
    {
      label: TEXTS.byRules,
      value: shareWords(now, 1),
      ...(change !== undefined && {
        aside: fillIn(TEXTS.points, { points: SIGNED.format(change) }),
      }),
    },
  ];
}

function oldestStat({ oldest, lastDay }: Reply, now: number): StatProps {
  if (oldest === undefined) return { label: TEXTS.oldest, value: TEXTS.none };
  const name = DECISION.case[oldest.case];
  const isLate = oldest.dueBy < lastDay;
  return {
    label: TEXTS.oldest,
    value: durationWords(now - oldest.since),
    aside: isLate ? fillIn(TEXTS.oldestLate, { case: name }) : name,
    ...(isLate && { tone: 'bad' }),
  };
}

/** The figures at the top, each beside what it is measured against. */
export function statsOf(levels: Reply, now: number): readonly StatProps[] {
  const { overturned, settled } = levels.cases.find(({ case: id }) => id === 'decision') ?? {
    ...{ overturned: 0, settled: 0 },
  };
  return [
    keptStat(levels),
    medianStat(levels),
    ...rulesStat(levels),
    {
      label: TEXTS.overturned,
      value: shareWords(overturned, settled),
      aside: fillIn(TEXTS.of, { count: overturned, of: settled }),
    },
    oldestStat(levels, now),
  ];
}

/** More days than these would leave no room for a label under each. */
const labelsMost = 24;

/** A bar for each day on which something ended. */
export const barsOf = ({ days }: Reply): readonly StackedBar[] => {
  const every = Math.ceil(days.length / labelsMost);
  return days.map(({ day, kept, late }, nth) => ({
    id: day,
    label: nth % every === 0 ? dayIn(day, { day: 'numeric' }) : '',
    parts: [kept, late],
  }));
};

/** Every figure of the page as rows of a file: first by case, then by day. */
export function csvRowsOf({ whole, cases, days }: Reply): (string | number)[][] {
  const { column, daysColumn } = TEXTS;
  type Level = Reply['whole'] & { open?: number };
  const rowOf = (name: string, level: Level): (string | number)[] => [
    ...[name, level.open ?? '', level.ended, level.kept, level.settled],
    ...[level.medianSeconds ?? '', level.p90Seconds ?? '', level.workSeconds ?? ''],
    level.overturned,
  ];
  return [
    [
      ...[column.case, column.open, column.ended, column.kept, column.settled],
      ...[column.median, column.p90, column.work, column.overturned],
    ],
    rowOf(TEXTS.everyCase, whole),
    ...cases.map((row) => rowOf(DECISION.case[row.case], row)),
    [],
    [daysColumn.day, daysColumn.kept, daysColumn.late],
    ...days.map(({ day, kept, late }) => [day, kept, late]),
  ];
}
