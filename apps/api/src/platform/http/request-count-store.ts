import {
  CALL_LIMIT_IDS,
  CALL_LIMITS,
  type CallLimitId,
  type CallLimitRow,
  type LimitSubject,
} from '@signet/rulebook/call-limits';
import { entriesOf } from '@signet/rulebook/core/keys-of';
import { LIMITS } from '@signet/rulebook/core/limits';
import type { Batch } from '../jobs/duty.ts';
import { inTexts, type Sql, sql, UNHURRIED } from '../sql/sql.ts';
import type { StoreDeps } from '../store-deps.ts';

const minuteMs = 60_000;

const MAX_PER_MINUTE = {
  signIn: LIMITS.signInStartsPerMinute,
  missedLookup: LIMITS.missedLookupsPerMinute,
  wrongKey: LIMITS.wrongKeysPerMinute,
  typedAnswers: LIMITS.typedAnswersPerMinute,
  partnerCall: LIMITS.partnerCallsPerMinute,
} as const;
export type CountedRequest = keyof typeof MAX_PER_MINUTE;
export const COUNTED_REQUESTS: readonly string[] = [
  ...Object.keys(MAX_PER_MINUTE),
  ...CALL_LIMIT_IDS,
];

type Refused = { waitMs: number };
/** Of the current minute. */
export type RequestRate = { max: number; left: number; resetMs: number };
/**
 * Whom a call is counted for: ids of ours, or keyed hashes; never an address or a number that
 * somebody typed.
 */
export type LimitSubjects = Partial<Record<LimitSubject, string | undefined>>;

export type RequestCounts = {
  /**
   * Counts one request; a wait in ms if over the limit. `subject` is a person or a network's keyed
   * hash, never an address.
   */
  count(kind: CountedRequest, subject: string): Promise<Refused | undefined>;
  /** The same, with what is left of the limit. */
  countRate(kind: CountedRequest, subject: string): Promise<RequestRate & { isRefused: boolean }>;
  /**
   * Counts a call (or `calls` of them) for each of the row's subjects that are known; a wait in ms
   * if one of them is used up, and then nothing is counted.
   */
  countCall(
    limit: CallLimitId,
    subjects: LimitSubjects,
    calls?: number,
  ): Promise<Refused | undefined>;
};

type Counting = Pick<StoreDeps, 'clock' | 'limitFactor'>;

const maxOf = (kind: CountedRequest, { limitFactor }: Counting): number =>
  MAX_PER_MINUTE[kind] * limitFactor;

/**
 * Counts a request within the statement that serves it: `counted` has a row only if the request is
 * allowed.
 */
export function countedCtes(kind: CountedRequest, subject: string, deps: Counting): Sql {
  const minute = Math.floor(deps.clock.now() / minuteMs);
  return sql`hits as (insert into request_counts (kind, subject, minute, requests)
    values (${kind}, ${subject}, ${minute}::bigint, 1)
      on conflict (kind, subject, minute) do update set requests = request_counts.requests + 1
      returning requests),
    counted as (select requests from hits where requests <= ${maxOf(kind, deps)}::integer)`;
}

type Asked = {
  kind: CallLimitId;
  asked: readonly { subject: string; max: number }[];
  minute: number;
  minutes: number;
  calls: number;
};
type CountedSubject = {
  max: number;
  requests: number;
  oldest?: number;
  isCounted: boolean;
};

/** What each subject has used in the minutes before this one. */
const earlierSql = ({ kind, asked, minute, minutes }: Asked): Sql => sql`
  select g.subject, g.max, coalesce(sum(r.requests), 0)::integer as requests, min(r.minute) as oldest
  from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as g(subject text, max integer)
    left join request_counts r on r.kind = ${kind} and r.subject = g.subject
      and r.minute > ${minute - minutes}::bigint and r.minute < ${minute}::bigint
  group by g.subject, g.max`;

const FITS = sql`exists (select from earlier e where e.subject = request_counts.subject
  and e.requests + request_counts.requests + excluded.requests <= e.max)`;

/**
 * Counts for all subjects, or for none if one of them is full: refused calls are not counted, so
 * that waiting always helps. The minute's row is locked, so that parallel calls cannot pass
 * together. A count that a power cut takes away harms nobody, so no disk is waited for.
 */
const countedSql = (asking: Asked): Sql => sql`
  with earlier as (${earlierSql(asking)}),
  hits as (
    insert into request_counts (kind, subject, minute, requests)
    select ${asking.kind}, subject, ${asking.minute}::bigint, ${asking.calls}::integer
      from earlier, ${UNHURRIED}
      where not exists (select from earlier where requests + ${asking.calls}::integer > max)
      order by subject
    on conflict (kind, subject, minute) do update
      set requests = request_counts.requests + excluded.requests where ${FITS}
    returning subject)
  select max, requests, oldest, subject in (select subject from hits) as is_counted from earlier`;

export const requestWaitMs = ({ clock }: Pick<StoreDeps, 'clock'>): number =>
  minuteMs - (clock.now() % minuteMs);

const windowMinutes = ({ windowMs }: CallLimitRow): number => Math.ceil(windowMs / minuteMs);
const longestMinutes = Math.max(...Object.values(CALL_LIMITS).map(windowMinutes));

/**
 * Counts requests per minute; text messages, which cost money, are counted one by one elsewhere.
 * docs/decisions/0046 and 0125.
 */
export function buildRequestCounts(deps: StoreDeps): RequestCounts & { forget: Batch } {
  const { database, clock, limitFactor } = deps;
  const countRate: RequestCounts['countRate'] = async (kind, subject) => {
    const [counted] = await database.run<{ requests: number }>(
      sql`with ${countedCtes(kind, subject, deps)} select requests from counted`,
    );
    const max = maxOf(kind, deps);
    const left = counted === undefined ? 0 : max - counted.requests;
    return { max, left, resetMs: requestWaitMs(deps), isRefused: counted === undefined };
  };
  return {
    count: async (kind, subject) => {
      const { isRefused, resetMs } = await countRate(kind, subject);
      return isRefused ? { waitMs: resetMs } : undefined;
    },
    countRate,
    countCall: async (limit, subjects, calls = 1) => {
      const { per }: CallLimitRow = CALL_LIMITS[limit];
      const asked = entriesOf(per).flatMap(([name, max]) => {
        const subject = subjects[name];
        return subject === undefined
          ? []
          : [{ subject: `${name}:${subject}`, max: max * limitFactor }];
      });
      if (asked.length === 0) return undefined;
      const minutes = windowMinutes(CALL_LIMITS[limit]);
      const minute = Math.floor(clock.now() / minuteMs);
      const counted = await database.run<CountedSubject>(
        countedSql({ kind: limit, asked, minute, minutes, calls }),
      );
      const refused = counted.filter(({ isCounted }) => !isCounted);
      if (refused.length === 0) return undefined;
      const full = refused.filter(({ max, requests }) => requests + calls > max);
      const waits = (full.length > 0 ? full : refused).map(
        ({ oldest = minute }) => (oldest + minutes) * minuteMs - clock.now(),
      );
      return { waitMs: Math.max(...waits) };
    },
    forget: async () => {
      const minute = Math.floor(clock.now() / minuteMs) - 1;
      const gone = await database.run<{ one: number }>(sql`delete from request_counts
        where (kind, subject, minute) in (select kind, subject, minute from request_counts
          where minute < ${minute}::bigint and kind ${inTexts(Object.keys(MAX_PER_MINUTE))}
            or minute < ${minute - longestMinutes}::bigint
          limit ${LIMITS.rowsAtOnce}::integer) returning 1 as one`);
      return gone.length < LIMITS.rowsAtOnce ? undefined : '';
    },
  };
}
