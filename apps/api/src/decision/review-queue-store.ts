import { keysOf } from '@signet/rulebook/core/keys-of';
import { CASE_RISKS, type CaseRisk } from '@signet/rulebook/decision/case-risk';
import {
  QUEUE_PAGE_ROWS,
  QUEUE_VIEWS,
  QUEUE_WAITS,
  type QueueClaim,
  type QueueSort,
  type QueueView,
  type QueueWait,
} from '@signet/rulebook/decision/queue-views';
import type { ReasonCode } from '@signet/rulebook/decision/reasons';
import { AWAITED, type ReviewCase } from '@signet/rulebook/decision/review-queue';
import type { Locale } from '@signet/rulebook/reference/locales';
import type { Portal } from '@signet/rulebook/reference/portals';
import { columnOf } from '../platform/sql/json-object.ts';
import { identifier, joinSql, type Sql, sql } from '../platform/sql/sql.ts';
import { knowsThemSql } from './hand-out-store.ts';

export type QueueFilters = {
  view?: QueueView;
  case?: ReviewCase;
  market?: 'US' | 'CA';
  portal?: Portal;
  locale?: Locale;
  risk?: CaseRisk;
  reason?: ReasonCode;
  waiting?: QueueWait;
  claim?: QueueClaim;
  /** `PORTAL/referral`, of one partner. */
  referrals?: readonly string[];
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

export const riskOfRank = (rank: number): CaseRisk => CASE_RISKS[rank] ?? 'low';

const heldBy = (now: number, by: Sql): Sql =>
  sql`exists (select 1 from review_leases l where l.application_id = q.id and l.expires_at > ${now}::bigint and ${by})`;

/** Proposals of somebody else; a revoked reviewer's word no longer counts. */
const awaitsSecond = (reviewerId: string): Sql =>
  sql`(q.proposed_by <> ${reviewerId}::text and exists (select 1 from reviewers w
    where w.id = q.proposed_by and w.revoked_at is null))`;

/** Put off until a later day by one of us. */
const isPutOff = (today: string): Sql =>
  sql`exists (select 1 from case_returns r where r.application_id = q.id and r.look_on > ${today}::text)`;

const assignedTo = (which: Sql): Sql =>
  sql`exists (select 1 from case_assignments s join reviewers w on w.id = s.staff_id
    where s.application_id = q.id and ${which})`;

/** What a view asks of a case `q`. */
type Known = Readonly<
  Record<
    | 'isLate'
    | 'isDueToday'
    | 'isHeld'
    | 'isMine'
    | 'isPutOff'
    | 'isAssigned'
    | 'awaitsSecond'
    | 'isBack',
    Sql
  >
>;

/** Looked up for each case: right for the few that a page of a sorted index reads. */
const lookedUp = ({ reviewerId, now, today }: QueueReader): Known => ({
  isLate: sql`q.due_by < ${today}::text`,
  isDueToday: sql`q.due_by = ${today}::text`,
  isHeld: heldBy(now, sql`true`),
  isMine: heldBy(now, sql`l.reviewer_id = ${reviewerId}::text`),
  isPutOff: isPutOff(today),
  isAssigned: assignedTo(sql`s.staff_id = ${reviewerId}::text`),
  awaitsSecond: awaitsSecond(reviewerId),
  isBack: sql`(q.review_case = 'decision' and ${reviewerId}::text = any(q.resubmitted_to))`,
});

/** The same of a case `k`, read once from what is joined to it in `alikeSql`. */
const joined = ({ reviewerId, today }: QueueReader): Known => ({
  isLate: sql`k.due_by < ${today}::text`,
  isDueToday: sql`k.due_by = ${today}::text`,
  isHeld: sql`l.reviewer_id is not null`,
  isMine: sql`coalesce(l.reviewer_id = ${reviewerId}::text, false)`,
  isPutOff: sql`r.look_on is not null`,
  isAssigned: sql`coalesce(s.staff_id = ${reviewerId}::text, false)`,
  awaitsSecond: sql`coalesce(k.proposed_by <> ${reviewerId}::text and w.id is not null, false)`,
  isBack: sql`k.review_case = 'decision' and ${reviewerId}::text = any(k.resubmitted_to)`,
});

/** And of a row of `alikeSql`. */
const ALIKE: Known = {
  isLate: sql`q.is_late`,
  isDueToday: sql`q.is_due_today`,
  isHeld: sql`q.is_held`,
  isMine: sql`q.is_mine`,
  isPutOff: sql`q.is_put_off`,
  isAssigned: sql`q.is_assigned`,
  awaitsSecond: sql`q.awaits_second`,
  isBack: sql`q.is_back`,
};

const joinedTablesSql = (now: number, today: string): Sql => sql`open_cases k
    left join review_leases l on l.application_id = k.application_id and l.expires_at > ${now}::bigint
    left join case_returns r on r.application_id = k.application_id and r.look_on > ${today}::text
    left join case_assignments s on s.application_id = k.application_id
    left join reviewers w on w.id = k.proposed_by and w.revoked_at is null`;

/**
 * The open cases with whatever is alike for every view taken together, and how many each row
 * stands for: thousands of cases are some dozens of rows, read and joined once.
 */
function alikeSql(reader: QueueReader, referrals: readonly string[]): Sql {
  const { now, today } = reader;
  const known = joined(reader);
  const columns = keysOf(known).map((name) => sql`${known[name]} as ${identifier(columnOf(name))}`);
  return sql`(select k.review_case, k.reason, p.referral, ${joinSql(columns, ', ')},
      count(*) as cases
    from ${joinedTablesSql(now, today)}
    left join (select distinct jsonb_array_elements_text(${JSON.stringify(referrals)}::jsonb) as referral) p
      on p.referral = k.portal || '/' || k.referral_url_id
    where k.opens_at <= ${now}::bigint
    group by 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11) q`;
}

const VIEWS: Readonly<Record<QueueView, (known: Known) => Sql>> = {
  all: () => sql`true`,
  unclaimed: ({ isHeld, isPutOff }) => sql`(not ${isHeld} and not ${isPutOff})`,
  today: ({ isDueToday }) => isDueToday,
  late: ({ isLate }) => isLate,
  second: ({ awaitsSecond }) => awaitsSecond,
  // What somebody asked for or looks after comes back to them, unless somebody else has claimed it.
  mine: ({ isMine, isHeld, isAssigned, isBack }) =>
    sql`(${isMine} or not ${isHeld} and (${isAssigned} or ${isBack}))`,
  waiting: () => sql`true`,
  'looking-again': ({ isPutOff }) => isPutOff,
};

const CLAIMS: Readonly<Record<QueueClaim, (reader: QueueReader) => Sql>> = {
  free: ({ now }) => sql`not ${heldBy(now, sql`true`)}`,
  mine: ({ now, reviewerId }) => heldBy(now, sql`l.reviewer_id = ${reviewerId}::text`),
  others: ({ now, reviewerId }) => heldBy(now, sql`l.reviewer_id <> ${reviewerId}::text`),
};

const isAwaited = sql`q.review_case = ${AWAITED}::text`;

/** What a view holds: cases, or the applications that wait for their applicants. */
const viewSql = (view: QueueView, known: Known): Sql =>
  sql`(${view === 'waiting' ? isAwaited : sql`not ${isAwaited}`} and ${VIEWS[view](known)})`;

/** The cases that are open now. docs/decisions/0266. */
const openSql = (now: number): Sql =>
  sql`(select k.*, k.application_id as id from open_cases k where k.opens_at <= ${now}::bigint) q`;

const filterSql = (filters: QueueFilters, reader: QueueReader): Sql => {
  const { view = 'all', case: reviewCase, market, portal, locale, reason } = filters;
  const { risk, waiting, claim, referrals } = filters;
  const equal: [Sql, string | undefined][] = [
    [sql`q.review_case`, reviewCase],
    [sql`q.market`, market],
    [sql`q.portal`, portal],
    [sql`q.locale`, locale],
    [sql`q.reason`, reason],
  ];
  return joinSql(
    [
      viewSql(view, lookedUp(reader)),
      ...equal.flatMap(([column, value]) =>
        value === undefined ? [] : [sql`${column} = ${value}::text`],
      ),
      ...(risk === undefined ? [] : [sql`q.risk_rank = ${CASE_RISKS.indexOf(risk)}::integer`]),
      ...(waiting === undefined
        ? []
        : [sql`q.since <= ${reader.now - QUEUE_WAITS[waiting]}::bigint`]),
      ...(claim === undefined ? [] : [CLAIMS[claim](reader)]),
      ...(referrals === undefined
        ? []
        : [
            sql`q.portal || '/' || q.referral_url_id
              in (select jsonb_array_elements_text(${JSON.stringify(referrals)}::jsonb))`,
          ]),
    ],
    ' and ',
  );
};

/** How many cases each of these narrowed views holds, in their order. */
export const queueMatchesSql = (views: readonly QueueFilters[], reader: QueueReader): Sql =>
  sql`select to_jsonb(array[${joinSql(
    views.map((filters) => sql`count(*) filter (where ${filterSql(filters, reader)})::integer`),
    ', ',
  )}]) as counts from ${openSql(reader.now)}`;

/** Each sort begins with its own column; where rows are equal, the columns of all decide. */
const SORTS: Readonly<Record<QueueSort, Sql>> = {
  due: sql`q.due_by, q.risk_rank, q.since`,
  risk: sql`q.risk_rank, q.due_by, q.since`,
  waiting: sql`q.since, q.due_by, q.risk_rank`,
};

/** The order of rows named q. */
export const queueOrderSql = (sort: QueueSort = 'due'): Sql =>
  sql`${SORTS[sort]}, q.id, q.review_case, q.owner_id`;

/** A place in the same order as the columns of its sort. */
const placeSql = (
  sort: QueueSort,
  [dueBy, riskRank, since, id, reviewCase, ownerId]: QueuePlace,
) => {
  const [due, risk, waited] = [
    sql`${dueBy}::text`,
    sql`${riskRank}::integer`,
    sql`${since}::bigint`,
  ];
  const firsts: Readonly<Record<QueueSort, Sql>> = {
    due: sql`${due}, ${risk}, ${waited}`,
    risk: sql`${risk}, ${due}, ${waited}`,
    waiting: sql`${waited}, ${due}, ${risk}`,
  };
  return sql`(${firsts[sort]}, ${id}::text, ${reviewCase}::text, ${ownerId}::text)`;
};

export type QueueOrder = { sort?: QueueSort; after?: QueuePlace };

/** A page of cases, and one row more where there is another. */
export const queuePageSql = (
  filters: QueueFilters,
  reader: QueueReader,
  { sort = 'due', after }: QueueOrder,
): Sql => {
  const isAfter =
    after === undefined ? sql`true` : sql`(${queueOrderSql(sort)}) > ${placeSql(sort, after)}`;
  return sql`select q.review_case, q.id, q.since, q.fault, q.owner_id, q.due_by, q.risk_rank,
      cardinality(q.resubmitted_to) > 0 as is_resubmitted
    from ${openSql(reader.now)}
    where ${filterSql(filters, reader)} and ${isAfter}
    order by ${queueOrderSql(sort)} limit ${QUEUE_PAGE_ROWS + 1}::integer`;
};

/**
 * The case that is due first among those that nobody has claimed, that no colleague who is here
 * looks after, that the reader has not proposed, and whose people they do not know.
 */
export const nextCaseSql = (filters: QueueFilters, reader: QueueReader): Sql =>
  sql`select q.id from ${openSql(reader.now)}
    where ${filterSql(filters, reader)} and ${viewSql('unclaimed', lookedUp(reader))}
      and not ${assignedTo(sql`s.staff_id <> ${reader.reviewerId}::text and w.revoked_at is null
        and coalesce(w.away_until < ${reader.today}::text, true)`)}
      and not ${knowsThemSql(sql`q.id`, reader.reviewerId)}
      and not exists (select 1 from open_cases p where p.application_id = q.id
        and p.review_case = 'decision' and p.proposed_by = ${reader.reviewerId}::text)
    order by ${queueOrderSql()} limit 1`;

/**
 * How many cases each view holds, in one object by view, the reasons of the decisions, and which of
 * these referrals (`PORTAL/referral`) a case came by. Those of nobody are as many as their addresses.
 */
export const queueCountsSql = (reader: QueueReader, referrals: readonly string[]): Sql =>
  sql`select coalesce(jsonb_agg(distinct q.reason) filter (where q.reason is not null), '[]') as reasons,
    coalesce(jsonb_agg(distinct q.referral) filter (where q.referral is not null), '[]') as referrals,
    jsonb_build_object(${joinSql(
      QUEUE_VIEWS.map(
        (view) =>
          sql`${view}::text, coalesce(sum(q.cases) filter (where ${viewSql(view, ALIKE)}), 0)::integer`,
      ),
      ', ',
    )}) as counts from ${alikeSql(reader, referrals)}`;
