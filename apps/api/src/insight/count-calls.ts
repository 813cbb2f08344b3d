import { INSIGHT_LIMITS } from '@signet/rulebook/insight/limits';
import type { CallOutcome, SourcePort } from '@signet/rulebook/insight/sources';
import { timeBucket } from '@signet/rulebook/insight/time-buckets';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../platform/clock.ts';
import { describeError } from '../platform/describe-error.ts';
import type { CallCount } from './sources-store.ts';

/** One call of a vendor; `outcome` is `ok` or why there was no answer. */
export type VendorCall = {
  vendor: string;
  port: SourcePort;
  method: string;
  outcome: CallOutcome;
  ms: number;
};

type Counting = {
  add: (counts: readonly CallCount[]) => Promise<void>;
  clock: Pick<Clock, 'now'>;
  log: Pick<FastifyBaseLogger, 'warn'>;
};

/** Calls that are faster share one bucket. */
const leastMs = 5;

/**
 * Sums up the calls of this process and adds them to the database now and then, so that no call
 * writes. What could not be added is kept for the next time; a killed process loses the last seconds.
 */
export function countCalls({ add: addCounts, clock, log }: Counting): {
  heard(call: VendorCall): void;
  /** Adds what has been heard so far. */
  add(): Promise<void>;
  close(): Promise<void>;
} {
  let counts = new Map<string, CallCount>();
  const count = (one: CallCount) => {
    const { calls, ...place } = one;
    const key = JSON.stringify(place);
    counts.set(key, { ...place, calls: calls + (counts.get(key)?.calls ?? 0) });
  };
  const add = async (): Promise<void> => {
    if (counts.size === 0) return;
    const taken = [...counts.values()];
    counts = new Map();
    try {
      await addCounts(taken);
    } catch (error) {
      taken.forEach(count);
      log.warn({ fault: describeError(error) }, 'calls of vendors were not counted yet');
    }
  };
  const timer = setInterval(() => void add(), INSIGHT_LIMITS.callsAddedMs).unref();
  return {
    heard: ({ ms, ...call }) => {
      const { sourceSlotMs } = INSIGHT_LIMITS;
      const slotAt = Math.floor(clock.now() / sourceSlotMs) * sourceSlotMs;
      const bucket = timeBucket(ms, leastMs);
      count({ slotAt, ...call, bucket, calls: 1 });
    },
    add,
    close: async () => {
      clearInterval(timer);
      await add();
    },
  };
}
