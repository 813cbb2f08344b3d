import { isFinalDecision } from '@signet/rulebook/core/facts';
import { AWAITED, type ReviewCase } from '@signet/rulebook/decision/review-queue';
import { AGE_LIMITS_MS, type CaseAge } from '@signet/rulebook/insight/case-ages';
import { DECISIONS } from '@signet/rulebook/reference/enumerations';
import type { Market } from '@signet/rulebook/reference/locales';
import type { Portal } from '@signet/rulebook/reference/portals';
import { inTexts, joinSql, type Sql, sql } from '../platform/sql/sql.ts';
import type { StoreDeps } from '../platform/store-deps.ts';

export type LevelsFilters = {
  portal?: Portal | undefined;
  market?: Market | undefined;
  locale?: string | undefined;
  case?: ReviewCase | undefined;
  staff?: string | undefined;
};

/** A day of promises, and when it begins and ends in ms. */
export type CountedDay = { day: string; begins: number; ends: number };

/** Without a case: of all of them together. Times in ms. */
export type Level = {
  reviewCase?: ReviewCase;
  isBefore: boolean;
  ended: number;
  kept: number;
  settled: number;
  medianMs?: number;
  p90Ms?: number;
  workMs?: number;
  overturned: number;
};

export type Outcomes = { approved: number; declined: number; asked: number };
export type EndedOnDay = { day: string; kept: number; late: number };
export type OpenByAge = { reviewCase: ReviewCase; age: CaseAge; open: number };
export type OpenNow = {
  cases: OpenByAge[];
  oldest?: { reviewCase: ReviewCase; since: number; dueBy: string };
  awaited: { count: number; since?: number };
};

export type Levels = {
  /** Of the days from `first` on and of those before it, in one list. */
  read(asked: {
    days: readonly CountedDay[];
    first: string;
    filters: LevelsFilters;
  }): Promise<{ levels: Level[]; days: EndedOnDay[] }>;
  /** What people of ours did with the applications that waited for a decision on these days. */
  outcomes(asked: { days: readonly CountedDay[]; filters: LevelsFilters }): Promise<Outcomes>;
  open(asked: { now: number; today: string; filters: LevelsFilters }): Promise<OpenNow>;
  /** Who settled cases from then on. */
  people(from: number): Promise<{ id: string; name: string }[]>;
};

const FINAL = inTexts(DECISIONS.filter(isFinalDecision));

/** SQL: the final decision that ended `case_history h`, if a later final one has another outcome. */
const isOverturned = sql`(h.review_case = 'decision' and exists (
  select 1 from (select w.outcome, w.decided_at from decisions w
      where w.application_id = h.application_id and w.decided_by = 'person'
        and w.outcome ${FINAL} and w.decided_at <= h.ended_at
      order by w.decided_at desc limit 1) w
    join decisions n on n.application_id = h.application_id and n.decided_at > w.decided_at
  where n.outcome ${FINAL} and n.outcome <> w.outcome))`;

const conditionsOf = (
  { portal, market, locale, case: reviewCase }: LevelsFilters,
  more: readonly Sql[] = [],
): Sql => {
  const equal: readonly [Sql, string | undefined][] = [
    [sql`h.portal`, portal],
    [sql`h.market`, market],
    [sql`h.locale`, locale],
    [sql`h.review_case`, reviewCase],
  ];
  return joinSql(
    [
      ...equal.flatMap(([column, value]) =>
        value === undefined ? [] : [sql`${column} = ${value}::text`],
      ),
      ...more,
      sql`true`,
    ],
    ' and ',
  );
};

const isAwaited = sql`h.review_case = ${AWAITED}::text`;

/** SQL: what ended on these days, each with its day. */
const endedSql = (days: readonly CountedDay[], filters: LevelsFilters): Sql =>
  sql`select h.*, d.day, h.due_by >= d.day as is_kept, ${isOverturned} as is_overturned
    from jsonb_to_recordset(${JSON.stringify(days)}::jsonb) as d (day text, begins bigint, ends bigint)
    join case_history h on h.ended_at >= d.begins and h.ended_at < d.ends
    where ${conditionsOf(filters, [
      sql`not ${isAwaited}`,
      ...(filters.staff === undefined ? [] : [sql`h.staff_id = ${filters.staff}::text`]),
    ])}`;

const quantile = (share: number, of: Sql, where: Sql): Sql =>
  sql`percentile_disc(${share}::double precision) within group (order by ${of}) filter (where ${where})`;

const levelsSql = (days: readonly CountedDay[], first: string, filters: LevelsFilters): Sql => {
  const waited = sql`e.ended_at - e.entered_at`;
  const isSettled = sql`e.staff_id is not null`;
  return sql`with ended as (${endedSql(days, filters)})
    select e.review_case, e.day < ${first}::text as is_before, count(*)::integer as ended,
      count(*) filter (where e.is_kept)::integer as kept,
      count(*) filter (where ${isSettled})::integer as settled,
      ${quantile(0.5, waited, isSettled)} as median_ms, ${quantile(0.9, waited, isSettled)} as p90_ms,
      ${quantile(0.5, sql`e.ended_at - e.claimed_at`, sql`e.claimed_at is not null`)} as work_ms,
      count(*) filter (where e.is_overturned)::integer as overturned
    from ended e group by grouping sets ((2, e.review_case), (2))`;
};

const outcomesSql = (days: readonly CountedDay[], filters: LevelsFilters): Sql => {
  const decided = (outcome: string) =>
    sql`count(*) filter (where e.ended_with = 'decision.recorded' and w.outcome = ${outcome}::text)::integer`;
  return sql`with ended as (${endedSql(days, filters)})
    select ${decided('APPROVED')} as approved, ${decided('DECLINED')} as declined,
      count(*) filter (where e.ended_with = 'changes.requested')::integer as asked
    from ended e left join lateral (select d.outcome from decisions d
      where d.application_id = e.application_id and d.decided_by = 'person'
        and d.decided_at <= e.ended_at order by d.decided_at desc limit 1) w on true
    where e.review_case = 'decision' and e.staff_id is not null`;
};

/** How long `open_cases h` has waited, as one of CASE_AGES. */
const ageSql = (now: number, today: string): Sql =>
  sql`case when h.due_by < ${today}::text then 'late' ${joinSql(
    Object.entries(AGE_LIMITS_MS).map(
      ([age, most]) =>
        sql`when ${now}::bigint - greatest(h.since, h.opens_at) < ${most}::bigint then ${age}::text`,
    ),
    ' ',
  )} end`;

/** How cases were settled, read from what has ended and from what is open. */
export const buildLevels = ({ reader }: Pick<StoreDeps, 'reader'>): Levels => ({
  read: async ({ days, first, filters }) => {
    const [levels, ended] = await Promise.all([
      reader.run<Level>(levelsSql(days, first, filters)),
      reader.run<EndedOnDay>(sql`with ended as (${endedSql(
        days.filter(({ day }) => day >= first),
        filters,
      )})
        select e.day, count(*) filter (where e.is_kept)::integer as kept,
          count(*) filter (where not e.is_kept)::integer as late
        from ended e group by e.day order by e.day`),
    ]);
    return { levels, days: ended };
  },
  outcomes: async ({ days, filters }) => {
    const [found] = await reader.run<Outcomes>(outcomesSql(days, filters));
    return found ?? { approved: 0, declined: 0, asked: 0 };
  },
  open: async ({ now, today, filters }) => {
    const openSql = (more: readonly Sql[]) =>
      sql`from open_cases h where ${conditionsOf(filters, [sql`h.opens_at <= ${now}::bigint`, ...more])}`;
    const [cases, [oldest], [awaited]] = await Promise.all([
      reader.run<OpenByAge>(sql`select h.review_case, ${ageSql(now, today)} as age,
        count(*)::integer as open ${openSql([sql`not ${isAwaited}`])} group by 1, 2`),
      reader.run<NonNullable<OpenNow['oldest']>>(sql`select h.review_case,
        greatest(h.since, h.opens_at) as since, h.due_by ${openSql([sql`not ${isAwaited}`])}
        order by greatest(h.since, h.opens_at) limit 1`),
      reader.run<OpenNow['awaited']>(sql`select count(*)::integer as count, min(h.since) as since
        ${openSql([isAwaited])}`),
    ]);
    return { cases, oldest, awaited: awaited ?? { count: 0 } };
  },
  people: (from) =>
    reader.run<{ id: string; name: string }>(sql`select w.id, w.name from reviewers w
      where w.id in (select h.staff_id from case_history h where h.ended_at >= ${from}::bigint)
      order by w.name, w.id`),
});
