import type { DeviceClass } from '@signet/rulebook/analytics/device-class';
import {
  FUNNEL_ACTIONS,
  type FunnelEvent,
  type FunnelLine,
  type FunnelMark,
  milestoneMarks,
  stepMarks,
} from '@signet/rulebook/funnel';
import { INSIGHT_LIMITS } from '@signet/rulebook/insight/limits';
import {
  type FunnelGrouping,
  GROUP_MILESTONES,
  type GroupMilestone,
} from '@signet/rulebook/insight/milestones';
import type { Market } from '@signet/rulebook/reference/locales';
import type { Portal } from '@signet/rulebook/reference/portals';
import type { Batch, DutyLog } from '../platform/jobs/duty.ts';
import type { Tx } from '../platform/sql/database.ts';
import type { Reader } from '../platform/sql/reader.ts';
import { identifier, inTexts, joinSql, type Sql, sql } from '../platform/sql/sql.ts';
import type { StoreDeps } from '../platform/store-deps.ts';

const hourMs = 3_600_000;
const weekMs = 7 * 24 * hourMs;
/** Weeks begin on Mondays, UTC; the first day of 1970 was a Thursday. */
const firstMonday = 4 * 24 * hourMs;

export const weekOf = (at: number): number =>
  Math.floor((at - firstMonday) / weekMs) * weekMs + firstMonday;

/** Stands for all partners together, whose sums are kept beside those of each. */
const EVERYBODY = '';
/** Applications that came by no partner. */
export const NO_PARTNER = 'none';

export type FunnelFilters = {
  portal?: Portal | undefined;
  partner?: string | undefined;
  market?: Market | undefined;
  locale?: string | undefined;
  device?: DeviceClass | undefined;
};
export type FunnelCount = {
  isBefore: boolean;
  step: string;
  measure: string;
  detail: string;
  counted: number;
};

export type GroupCount = { id: string; step: GroupMilestone; counted: number };

export type Funnel = {
  /** Counts one hour, a part of its applications at a time. */
  count: Batch;
  /** Counts every hour that has ended, and notes that nothing is left before this one. */
  catchUp(log: DutyLog): Promise<void>;
  /** Sums from `from` to `until`, and of as many weeks before. */
  read(asked: { from: number; until: number; filters: FunnelFilters }): Promise<FunnelCount[]>;
  /** The milestones by which groups are compared, of the same weeks. */
  groups(
    asked: { from: number; until: number; filters: FunnelFilters },
    by: FunnelGrouping,
  ): Promise<GroupCount[]>;
  partners(from: number): Promise<string[]>;
  countedUntil(): Promise<number | undefined>;
};

/** What is counted by: of an application. */
export type Counted = {
  portal: Portal;
  market: Market;
  locale: string;
  /** On which it was begun, where an event tells. */
  device?: DeviceClass | undefined;
};
type Application = Counted & {
  id: string;
  referralUrlId: string;
  lines: FunnelLine[];
  events: FunnelEvent[];
};
type Progress = { countedUntil: number; place: string };
const START: Progress = { countedUntil: 0, place: '' };

const actionsSql = inTexts(FUNNEL_ACTIONS);
const typesSql = inTexts(['screen.shown', 'signup.error']);

/** How much earlier than its application another process, whose clock is behind, may date a line. */
const clockMs = 24 * hourMs;

/** `since`: lets PostgreSQL open only the partitions that may have something of an application. */
const askedIn = (from: number, after: string): Sql => sql`
  select a.id, a.portal, a.market, a.locale, a.referral_url_id,
    a.created_at - ${clockMs}::bigint as since
  from applications a where a.id in (
    select w.application_id from audit w where w.at >= ${from}::bigint
      and w.at < ${from + hourMs}::bigint and w.action ${actionsSql}
    union select e.application_id from analytics e where e.at >= ${from}::bigint
      and e.at < ${from + hourMs}::bigint and e.type ${typesSql})
  and a.id > ${after}::text order by a.id limit ${INSIGHT_LIMITS.applicationsAtOnce}::integer`;
const linesUntil = (until: number): Sql => sql`
  select a.id, jsonb_agg(jsonb_build_object('at', w.at, 'action', w.action,
    'detail', w.detail::jsonb) order by w.seq) as lines
  from asked a join audit w on w.application_id = a.id and w.at >= a.since
    and w.at < ${until}::bigint and w.action ${actionsSql} group by a.id`;
const eventsUntil = (until: number): Sql => sql`
  select a.id, jsonb_agg(e.params || jsonb_build_object('at', e.at,
    'type', e.type) order by e.at, e.id) as events
  from asked a join analytics e on e.application_id = a.id and e.at >= a.since
    and e.at < ${until}::bigint and e.type ${typesSql} group by a.id`;

/** The first that is told, even after the hour: an application is there before its first page is shown. */
const deviceSql = sql`(select e.params ->> 'device' from analytics e
  where e.application_id = a.id and e.at >= a.since and e.params ->> 'device' is not null
  order by e.at limit 1)`;

export function buildFunnel({
  database,
  reader,
  clock,
  partners,
}: Pick<StoreDeps, 'database' | 'reader' | 'clock' | 'partners'>): Funnel {
  const progressOf = async (from: Reader): Promise<Progress | undefined> => {
    const [row] = await from.run<Progress>(sql`select counted_until, place from insight_progress`);
    return row;
  };

  /** The beginning of the first hour that has something to count from `at` on. */
  const nextHour = async (at: number): Promise<number | undefined> => {
    const [row] = await database.run<{ at?: number }>(sql`select least(
      (select min(w.at) from audit w where w.at >= ${at}::bigint),
      (select min(e.at) from analytics e where e.at >= ${at}::bigint)) as at`);
    return row?.at === undefined ? undefined : Math.floor(row.at / hourMs) * hourMs;
  };

  /** Applications of which something happened in the hour, with all that happened until its end. */
  const applicationsIn = (from: number, after: string): Promise<Application[]> => {
    const until = from + hourMs;
    return database.run<Application>(sql`with asked as materialized (${askedIn(from, after)}),
        lines as (${linesUntil(until)}), events as (${eventsUntil(until)})
      select a.id, a.portal, a.market, a.locale, a.referral_url_id, ${deviceSql} as device,
        coalesce(l.lines, '[]'::jsonb) as lines, coalesce(e.events, '[]'::jsonb) as events
      from asked a left join lines l on l.id = a.id left join events e on e.id = a.id
      order by a.id`);
  };

  const partnerOf = (application: Application): string =>
    partners.partnerIdOf(application) ?? NO_PARTNER;

  /**
   * In one transaction with the place, and only from the place that was read, so that nothing is
   * counted twice.
   */
  const goOn = (counts: readonly CountRow[], from: Progress, to: Progress): Promise<void> =>
    database.transaction(async (tx) => {
      const moved = await tx.run<{ place: string }>(sql`
        insert into insight_progress (counted_until, place)
        values (${to.countedUntil}::bigint, ${to.place}::text)
        on conflict (only_row) do update
        set counted_until = excluded.counted_until, place = excluded.place
        where insight_progress.counted_until = ${from.countedUntil}::bigint
          and insight_progress.place = ${from.place}::text
        returning place`);
      if (moved.length > 0 && counts.length > 0) addCounts(tx, counts);
    });

  const funnel: Funnel = {
    count: async () => {
      const progress = (await progressOf(database)) ?? START;
      const { countedUntil, place } = progress;
      const from = place === '' ? await nextHour(countedUntil) : countedUntil;
      if (from === undefined) return undefined;
      if (from + hourMs + INSIGHT_LIMITS.countLagMs > clock.now()) return undefined;
      const found = await applicationsIn(from, place);
      const marks = found.flatMap((application) =>
        funnelMarksOf(application)
          .filter(({ at }) => at >= from && at < from + hourMs)
          .map((mark) => ({ mark, application, partner: partnerOf(application) })),
      );
      const last = found.length < INSIGHT_LIMITS.applicationsAtOnce ? undefined : found.at(-1)?.id;
      const to =
        last === undefined
          ? { countedUntil: from + hourMs, place: '' }
          : { countedUntil: from, place: last };
      await goOn(countsOf(marks), progress, to);
      return `${to.countedUntil} ${to.place}`;
    },
    catchUp: async (log) => {
      for (let place: string | undefined = ''; place !== undefined; )
        place = await funnel.count(place, log);
      const until = Math.floor((clock.now() - INSIGHT_LIMITS.countLagMs) / hourMs) * hourMs;
      const progress = (await progressOf(database)) ?? START;
      if (progress.place === '' && progress.countedUntil < until)
        await goOn([], progress, { countedUntil: until, place: '' });
    },
    read: ({ from, until, filters }) =>
      reader.run<FunnelCount>(sql`select week_at < ${from}::bigint as is_before, step, measure,
        detail, sum(counted)::bigint as counted
        from ${weeksFor(filters)}
        where week_at >= ${from - (until - from)}::bigint and week_at < ${until}::bigint
          and ${conditionsOf(filters)}
        group by 1, step, measure, detail`),
    groups: ({ from, until, filters }, by) =>
      reader.run<GroupCount>(sql`select ${identifier(GROUP_COLUMNS[by])}::text as id, step,
          sum(counted)::bigint as counted
        from ${by === 'device' ? DEVICE_WEEKS : weeksFor(filters)}
        where measure = 'came' and step ${groupStepsSql}
          and week_at >= ${from}::bigint and week_at < ${until}::bigint
          and ${conditionsOf(filters, by === 'partner')}
        group by 1, step order by 1`),
    partners: async (from) => {
      const rows = await reader.run<{ partnerId: string }>(sql`select distinct partner_id
        from insight_weeks where measure = 'came' and step = 'started' and week_at >= ${from}::bigint
          and partner_id <> ${EVERYBODY}::text order by partner_id`);
      return rows.map(({ partnerId }) => partnerId);
    },
    countedUntil: async () => (await progressOf(reader))?.countedUntil,
  };
  return funnel;
}

export const funnelMarksOf = ({
  lines,
  events,
}: Pick<Application, 'lines' | 'events'>): FunnelMark[] => [
  ...milestoneMarks(lines),
  ...stepMarks(events),
];

const DEVICE_WEEKS = sql`insight_device_weeks`;
const weeksFor = ({ device }: FunnelFilters): Sql =>
  device === undefined ? sql`insight_weeks` : DEVICE_WEEKS;

const groupStepsSql = inTexts(GROUP_MILESTONES);
const GROUP_COLUMNS = {
  week: 'week_at',
  partner: 'partner_id',
  portal: 'portal',
  market: 'market',
  locale: 'locale',
  device: 'device',
} as const satisfies Record<FunnelGrouping, string>;

/** Without a partner, everybody's sums; or those of each, where partners are compared. */
const conditionsOf = (
  { portal, partner, market, locale, device }: FunnelFilters,
  ofEachPartner = false,
): Sql =>
  joinSql(
    [
      partner === undefined && ofEachPartner
        ? sql`partner_id <> ${EVERYBODY}::text`
        : sql`partner_id = ${partner ?? EVERYBODY}::text`,
      ...(portal === undefined ? [] : [sql`portal = ${portal}::text`]),
      ...(market === undefined ? [] : [sql`market = ${market}::text`]),
      ...(locale === undefined ? [] : [sql`locale = ${locale}::text`]),
      ...(device === undefined ? [] : [sql`device = ${device}::text`]),
    ],
    ' and ',
  );

type Marked = { mark: FunnelMark; application: Counted; partner: string };
const devicesOf = ({ device }: Counted): { device: DeviceClass }[] =>
  device === undefined ? [] : [{ device }];

type CountRow = {
  week_at: number;
  partner_id: string;
  portal: string;
  market: string;
  locale: string;
  /** Left out of the counts of all devices together. */
  device?: DeviceClass;
  step: string;
  measure: string;
  detail: string;
  counted: number;
};

export function countsOf(marked: readonly Marked[]): CountRow[] {
  const rows = new Map<string, CountRow>();
  for (const { mark, application, partner } of marked)
    for (const partner_id of [EVERYBODY, partner])
      for (const of of [{}, ...devicesOf(application)]) {
        const { portal, market, locale } = application;
        const { at, step, measure, detail } = mark;
        const place = { week_at: weekOf(at), partner_id, portal, market, locale, ...of };
        const key = JSON.stringify([place, step, measure, detail]);
        const counted = (rows.get(key)?.counted ?? 0) + 1;
        rows.set(key, { ...place, step, measure, detail, counted });
      }
  return [...rows.values()];
}

export function addCounts(tx: Tx, counts: readonly CountRow[]): void {
  const [whole, ofDevices] = [false, true].map((hasDevice) =>
    JSON.stringify(counts.filter(({ device }) => (device !== undefined) === hasDevice)),
  );
  tx.send(sql`insert into insight_weeks (week_at, partner_id, portal, market, locale, step,
      measure, detail, counted)
    select r.week_at, r.partner_id, r.portal, r.market, r.locale, r.step, r.measure, r.detail, r.counted
    from jsonb_to_recordset(${whole}::jsonb) as r (week_at bigint, partner_id text,
      portal text, market text, locale text, step text, measure text, detail text, counted bigint)
    on conflict (partner_id, week_at, portal, market, locale, step, measure, detail)
    do update set counted = insight_weeks.counted + excluded.counted`);
  tx.send(sql`insert into insight_device_weeks (week_at, partner_id, portal, market, locale,
      device, step, measure, detail, counted)
    select r.week_at, r.partner_id, r.portal, r.market, r.locale, r.device, r.step, r.measure,
      r.detail, r.counted
    from jsonb_to_recordset(${ofDevices}::jsonb) as r (week_at bigint, partner_id text,
      portal text, market text, locale text, device text, step text, measure text, detail text,
      counted bigint)
    on conflict (partner_id, week_at, device, portal, market, locale, step, measure, detail)
    do update set counted = insight_device_weeks.counted + excluded.counted`);
}
