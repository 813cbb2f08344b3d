import {
  type CallOutcome,
  SILENT_REASONS,
  type SourcePort,
} from '@signet/rulebook/insight/sources';
import { inTexts, sql } from '../platform/sql/sql.ts';
import type { StoreDeps } from '../platform/store-deps.ts';

/** Calls of one slot that ended alike; `bucket` is of `timeBucket`. */
export type CallCount = {
  slotAt: number;
  vendor: string;
  port: SourcePort;
  method: string;
  outcome: CallOutcome;
  bucket: number;
  calls: number;
};

export type SummedCalls = Omit<CallCount, 'slotAt'> & { isBefore: boolean };
export type SlotCalls = Pick<CallCount, 'slotAt' | 'vendor' | 'outcome' | 'bucket' | 'calls'>;
export type VendorWait = { vendor: string; waiting: number; since: number };

type Span = { from: number; until: number };

export type Sources = {
  add(counts: readonly CallCount[]): Promise<void>;
  /** Sums from `from` to `until`, and of as long before. */
  sums(span: Span): Promise<SummedCalls[]>;
  /** Slots in which something was asked, newest first. */
  slots(span: Span): Promise<SlotCalls[]>;
  /** Jobs that keep failing because a vendor does. */
  waits(): Promise<VendorWait[]>;
  silenced(span: Span): Promise<{ count: number; before: number }>;
};

const SILENT = inTexts(SILENT_REASONS);

/** How vendors answered, as the processes have counted it. docs/decisions/0282. */
export const buildSources = ({
  database,
  reader,
}: Pick<StoreDeps, 'database' | 'reader'>): Sources => ({
  // In one order everywhere, so that two processes never wait for each other.
  add: async (counts) => {
    await database.run(sql`insert into vendor_calls
        (slot_at, vendor, port, method, outcome, bucket, calls)
      select r."slotAt", r.vendor, r.port, r.method, r.outcome, r.bucket, r.calls
      from jsonb_to_recordset(${JSON.stringify(counts)}::jsonb) as r ("slotAt" bigint, vendor text,
        port text, method text, outcome text, bucket integer, calls bigint)
      order by 1, 2, 3, 4, 5, 6
      on conflict (slot_at, vendor, port, method, outcome, bucket)
      do update set calls = vendor_calls.calls + excluded.calls`);
  },
  sums: ({ from, until }) =>
    reader.run<SummedCalls>(sql`select slot_at < ${from}::bigint as is_before, vendor, port, method,
        outcome, bucket, sum(calls)::bigint as calls
      from vendor_calls
      where slot_at >= ${from - (until - from)}::bigint and slot_at < ${until}::bigint
      group by 1, vendor, port, method, outcome, bucket`),
  slots: ({ from, until }) =>
    reader.run<SlotCalls>(sql`select slot_at, vendor, outcome, bucket, sum(calls)::bigint as calls
      from vendor_calls where slot_at >= ${from}::bigint and slot_at < ${until}::bigint
      group by slot_at, vendor, outcome, bucket order by slot_at desc`),
  waits: () =>
    database.run<VendorWait>(sql`select vendor, count(*)::integer as waiting, min(since) as since
      from failing_jobs where vendor is not null group by vendor`),
  silenced: async ({ from, until }) => {
    const [row] = await reader.run<{ count: number; before: number }>(sql`select
        count(*) filter (where decided_at >= ${from}::bigint)::integer as count,
        count(*) filter (where decided_at < ${from}::bigint)::integer as before
      from decisions where reason ${SILENT} and decided_at >= ${from - (until - from)}::bigint
        and decided_at < ${until}::bigint`);
    return row ?? { count: 0, before: 0 };
  },
});
