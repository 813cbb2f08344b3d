import { LIMITS } from '@signet/rulebook/core/limits';
import { type Sql, sql } from '../sql/sql.ts';
import type { StoreDeps } from '../store-types.ts';

const minuteMs = 60_000;

const MAX_PER_MINUTE = {
  signIn: LIMITS.signInStartsPerMinute,
  missedLookup: LIMITS.missedLookupsPerMinute,
  typedAnswers: LIMITS.typedAnswersPerMinute,
  partnerCall: LIMITS.partnerCallsPerMinute,
} as const;
export type CountedRequest = keyof typeof MAX_PER_MINUTE;
export const COUNTED_REQUESTS = Object.keys(MAX_PER_MINUTE);

export type RequestCounts = {
  /** Counts one request; a wait in ms if over the limit. `subject` is a person or a network's keyed hash, never an address. */
  count(kind: CountedRequest, subject: string): Promise<{ waitMs: number } | undefined>;
};

type Counting = Pick<StoreDeps, 'clock' | 'limitFactor'>;

const maxOf = (kind: CountedRequest, { limitFactor }: Counting): number => MAX_PER_MINUTE[kind] * limitFactor;

/** Counts a request within the statement that serves it: `counted` has a row only if the request is allowed. */
export function countedCtes(kind: CountedRequest, subject: string, deps: Counting): Sql {
  const minute = Math.floor(deps.clock.now() / minuteMs);
  return sql`hits as (insert into request_counts (kind, subject, minute, requests) values (${kind}, ${subject}, ${minute}::bigint, 1)
      on conflict (kind, subject, minute) do update set requests = request_counts.requests + 1 returning requests),
    counted as (select requests from hits where requests <= ${maxOf(kind, deps)}::integer)`;
}

export const requestWaitMs = ({ clock }: Pick<StoreDeps, 'clock'>): number => minuteMs - (clock.now() % minuteMs);

/** Counts requests per minute; text messages, which cost money, are counted one by one elsewhere. docs/decisions/0046. */
export function buildRequestCounts(deps: StoreDeps): RequestCounts & { sweep(): Promise<void> } {
  const { database, clock } = deps;
  return {
    count: async (kind, subject) => {
      const rows = await database.run(sql`with ${countedCtes(kind, subject, deps)} select requests from counted`);
      return rows.length > 0 ? undefined : { waitMs: requestWaitMs(deps) };
    },
    sweep: async () => {
      await database.run(sql`delete from request_counts where minute < ${Math.floor(clock.now() / minuteMs) - 1}::bigint`);
    },
  };
}
