import { CASE_RISKS, type CaseRisk, causesOfRisk } from '@signet/rulebook/decision/case-risk';
import { CASE_TARGETS, PROMISED_CASES } from '@signet/rulebook/decision/case-targets';
import {
  QUEUE_PAGE_ROWS,
  QUEUE_VIEWS,
  type QueueView,
} from '@signet/rulebook/decision/queue-views';
import { REVIEW_CASES, type ReviewCase } from '@signet/rulebook/decision/review-queue';
import { CHANGES_STEP_UP } from '@signet/rulebook/decision/step-ups';
import type { Locale } from '@signet/rulebook/reference/locales';
import type { Portal } from '@signet/rulebook/reference/portals';
import { reviewedOwnerSql } from '../people/owner-review-store.ts';
import { inTexts, joinSql, type Sql, sql } from '../platform/sql/sql.ts';
import { knowsThemSql } from './hand-out-store.ts';
import { proposedReopeningSql } from './reopening-store.ts';
import { reviewCasesSql } from './review-cases-store.ts';
import { reviewedAccountSql } from './review-effects-store.ts';

export type QueueFilters = {
  view?: QueueView;
  case?: ReviewCase;
  market?: 'US' | 'CA';
  portal?: Portal;
  locale?: Locale;
  risk?: CaseRisk;
};

/** Who looks at the queue, and when: ms of the product's clock and the day there. */
export type QueueReader = { reviewerId: string; now: number; today: string };

/** Where a page of the queue ended: the sort key of its last row. */
export type QueuePlace = readonly [
  dueBy: string,
  riskRank: number,
  since: number,
  id: string,
  reviewCase: string,
  ownerId: string,
];

const daysOfWeek = [1, 2, 3, 4, 5, 6, 7] as const; // Monday first, as in ISO 8601

/** Calendar days from a day of the week to the business day `count` later; holidays count as days. */
function calendarDays(dayOfWeek: number, count: number): number {
  let days = 0;
  for (let left = count; left > 0; days += 1)
    if ((dayOfWeek + days) % 7 !== 5 && (dayOfWeek + days) % 7 !== 6) left -= 1;
  return days;
}

const joined = (parts: readonly Sql[]): Sql => joinSql(parts, ' ');

/** The day by our own target, in the eastern time that promises are counted by. */
const targetDaySql = (): Sql => {
  const day = sql`(to_timestamp(c.since / 1000.0) at time zone 'America/Toronto')::date`;
  const rows = REVIEW_CASES.map((reviewCase) => {
    const offsets = daysOfWeek.map(
      (dayOfWeek) =>
        sql`when ${dayOfWeek}::integer then ${calendarDays(dayOfWeek, CASE_TARGETS[reviewCase])}::integer`,
    );
    return sql`when ${reviewCase}::text then case extract(isodow from ${day})::integer ${joined(offsets)} end`;
  });
  return sql`(${day} + case c.review_case ${joined(rows)} end)::text`;
};

const DUE_BY = sql`case when c.review_case = 'review.requested' then (select min(r.answer_by)
    from review_requests r where r.application_id = c.id and r.answered_at is null)
  when c.review_case ${inTexts(PROMISED_CASES)} then coalesce(a.promised_by, ${targetDaySql()})
  else ${targetDaySql()} end`;

const cause = sql`case when c.review_case = 'decision' then a.reason else c.review_case end`;
const RISK_RANK = sql`case when ${cause} ${inTexts(causesOfRisk('high'))} then 0
  when ${cause} ${inTexts(causesOfRisk('medium'))} then 1 else 2 end`;

export const riskOfRank = (rank: number): CaseRisk => CASE_RISKS[rank] ?? 'low';

const heldBy = (now: number, by: Sql): Sql =>
  sql`exists (select 1 from review_leases l where l.application_id = q.id and l.expires_at > ${now}::bigint and ${by})`;

/** Proposals of somebody else, of a decision, an owner or an account. */
const awaitsSecond = (reviewerId: string): Sql =>
  sql`(exists (select 1 from review_proposals p where p.application_id = q.id and p.round = q.round
      and p.reviewer_id <> ${reviewerId}::text and q.review_case = 'decision')
    or ${reviewedOwnerSql(sql`q.owner_id`)} #>> '{proposedBy,id}' <> ${reviewerId}::text
    or ${reviewedAccountSql(sql`q.review_case`, sql`q.id`)} #>> '{proposedBy,id}' <> ${reviewerId}::text
    or ${proposedReopeningSql(sql`q.review_case`, sql`q.id`)} #>> '{proposedBy,id}' <> ${reviewerId}::text)`;

/** Whether the applicant has changed what was asked for last, optionally by one reviewer. */
export const isResubmittedSql = (id: Sql, by: Sql = sql`true`): Sql =>
  sql`exists (select 1 from change_requests r join step_ups w on w.application_id = r.application_id
      and w.round = r.round and w.type = ${CHANGES_STEP_UP}::text and w.result = 'done'
    where r.application_id = ${id} and r.withdrawn_at is null and ${by})`;

/** Put off until a later day by one of us. */
const isPutOff = (today: string): Sql =>
  sql`exists (select 1 from case_returns r where r.application_id = q.id and r.look_on > ${today}::text)`;

const assignedTo = (which: Sql): Sql =>
  sql`exists (select 1 from case_assignments s join reviewers w on w.id = s.staff_id
    where s.application_id = q.id and ${which})`;

const VIEWS: Readonly<Record<QueueView, (reader: QueueReader) => Sql>> = {
  all: () => sql`true`,
  unclaimed: ({ now, today }) => sql`(not ${heldBy(now, sql`true`)} and not ${isPutOff(today)})`,
  today: ({ today }) => sql`q.due_by = ${today}::text`,
  late: ({ today }) => sql`q.due_by < ${today}::text`,
  second: ({ reviewerId }) => awaitsSecond(reviewerId),
  // What somebody asked for or looks after comes back to them, unless somebody else has claimed it.
  mine: ({ reviewerId, now }) =>
    sql`(${heldBy(now, sql`l.reviewer_id = ${reviewerId}::text`)}
      or not ${heldBy(now, sql`true`)} and (${assignedTo(sql`s.staff_id = ${reviewerId}::text`)}
        or q.review_case = 'decision'
          and ${isResubmittedSql(sql`q.id`, sql`r.reviewer_id = ${reviewerId}::text`)}))`,
  'looking-again': ({ today }) => isPutOff(today),
};

/** Every case with what it is sorted and filtered by. */
const keysSql = (now: number, only?: readonly ReviewCase[]): Sql =>
  sql`select c.review_case, c.id, c.since, c.fault, c.owner_id, a.round, a.market, a.portal, a.locale,
      ${DUE_BY} as due_by, ${RISK_RANK} as risk_rank
    from (${reviewCasesSql(now, only)}) c join applications a on a.id = c.id`;

const filterSql = (filters: QueueFilters, reader: QueueReader): Sql => {
  const { view = 'all', market, portal, locale, risk } = filters;
  const equal: [Sql, string | undefined][] = [
    [sql`q.market`, market],
    [sql`q.portal`, portal],
    [sql`q.locale`, locale],
  ];
  return joinSql(
    [
      VIEWS[view](reader),
      ...equal.flatMap(([column, value]) =>
        value === undefined ? [] : [sql`${column} = ${value}::text`],
      ),
      ...(risk === undefined ? [] : [sql`q.risk_rank = ${CASE_RISKS.indexOf(risk)}::integer`]),
    ],
    ' and ',
  );
};

/** How many cases each of these narrowed views holds, in their order. */
export const queueMatchesSql = (views: readonly QueueFilters[], reader: QueueReader): Sql =>
  sql`select to_jsonb(array[${joinSql(
    views.map((filters) => {
      const isCase =
        filters.case === undefined ? sql`true` : sql`q.review_case = ${filters.case}::text`;
      return sql`count(*) filter (where ${isCase} and ${filterSql(filters, reader)})::integer`;
    }),
    ', ',
  )}]) as counts from (${keysSql(reader.now)}) q`;

const SORT = sql`q.due_by, q.risk_rank, q.since, q.id, q.review_case, coalesce(q.owner_id, '')`;

/**
 * A page of cases, and one row more where there is another: due first, then risk, then how long
 * they have waited.
 */
export const queuePageSql = (
  filters: QueueFilters,
  reader: QueueReader,
  after: QueuePlace | undefined,
): Sql => {
  const only = filters.case === undefined ? undefined : [filters.case];
  const [dueBy = '', riskRank = 0, since = 0, id = '', reviewCase = '', ownerId = ''] = after ?? [];
  const isAfter =
    after === undefined
      ? sql`true`
      : sql`(${SORT}) > (${dueBy}::text, ${riskRank}::integer, ${since}::bigint, ${id}::text, ${reviewCase}::text, ${ownerId}::text)`;
  return sql`select q.review_case, q.id, q.since, q.fault, q.owner_id, q.due_by, q.risk_rank from (${keysSql(reader.now, only)}) q
    where ${filterSql(filters, reader)} and ${isAfter}
    order by ${SORT} limit ${QUEUE_PAGE_ROWS + 1}::integer`;
};

/**
 * The case that is due first among those that nobody has claimed, that no colleague who is here
 * looks after, that the reader has not proposed, and whose people they do not know.
 */
export const nextCaseSql = (filters: QueueFilters, reader: QueueReader): Sql => {
  const only = filters.case === undefined ? undefined : [filters.case];
  return sql`select q.id from (${keysSql(reader.now, only)}) q
    where ${filterSql(filters, reader)} and ${VIEWS.unclaimed(reader)}
      and not ${assignedTo(sql`s.staff_id <> ${reader.reviewerId}::text and w.revoked_at is null
        and coalesce(w.away_until < ${reader.today}::text, true)`)}
      and not ${knowsThemSql(sql`q.id`, reader.reviewerId)}
      and not exists (select 1 from review_proposals p where p.application_id = q.id
        and p.round = q.round and p.reviewer_id = ${reader.reviewerId}::text)
    order by ${SORT} limit 1`;
};

/** How many cases each view holds, in one object by view. */
export const queueCountsSql = (reader: QueueReader): Sql =>
  sql`select jsonb_build_object(${joinSql(
    QUEUE_VIEWS.map(
      (view) => sql`${view}::text, count(*) filter (where ${VIEWS[view](reader)})::integer`,
    ),
    ', ',
  )}) as counts from (${keysSql(reader.now)}) q`;
