import {
  CALL_LIMIT_IDS,
  CALL_LIMITS,
  type CallLimitId,
  type CallLimitRow,
  type LimitSubject,
} from '@signet/rulebook/call-limits';
import { LIMITS } from '@signet/rulebook/core/limits';
import type { Batch } from '../jobs/duty.ts';
import { inTexts, type Sql, sql } from '../sql/sql.ts';
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
   * if one of them is used up.
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

type Hits = { kind: CallLimitId; subject: string; minute: number; calls: number; max: number };

/** `hits` has a row only if the calls fit into the limit beside those that `earlier` counts. */
const hitsWithin = ({ kind, subject, minute, calls, max }: Hits): Sql => sql`hits as (
    insert into request_counts (kind, subject, minute, requests)
    select ${kind}, ${subject}, ${minute}::bigint, ${calls}::integer from earlier
      where requests + ${calls}::integer <= ${max}::integer
    on conflict (kind, subject, minute) do update
      set requests = request_counts.requests + excluded.requests
      where request_counts.requests + excluded.requests
        + (select requests from earlier) <= ${max}::integer
    returning requests)`;

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
  /**
   * Refused calls are not counted, so that waiting always helps; one row per minute is locked, so
   * parallel calls cannot pass together.
   */
  const countFor = async (
    kind: CallLimitId,
    subject: string,
    max: number,
    calls: number,
  ): Promise<Refused | undefined> => {
    const minutes = windowMinutes(CALL_LIMITS[kind]);
    const minute = Math.floor(clock.now() / minuteMs);
    const [row] = await database.run<{
      oldest: number | null;
      isCounted: boolean;
    }>(sql`with earlier as (
        select coalesce(sum(requests), 0)::integer as requests, min(minute) as oldest
        from request_counts
        where kind = ${kind} and subject = ${subject}
          and minute > ${minute - minutes}::bigint and minute < ${minute}::bigint),
      ${hitsWithin({ kind, subject, minute, calls, max })}
      select oldest, exists (select from hits) as is_counted from earlier`);
    if (row?.isCounted === true) return undefined;
    return { waitMs: (Number(row?.oldest ?? minute) + minutes) * minuteMs - clock.now() };
  };
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
      for (const [name, max] of Object.entries(per)) {
        const subject = subjects[name as LimitSubject]; // keys of `per`
        const refused =
          subject === undefined
            ? undefined
            : await countFor(limit, `${name}:${subject}`, max * limitFactor, calls);
        if (refused !== undefined) return refused;
      }
      return undefined;
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
