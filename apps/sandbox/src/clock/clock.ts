import type { EventHub } from '../control/event-hub.ts';
import { createSubscribers } from './subscribers.ts';

export type ClockChange = { offsetMs: number; seq: number };
export type ClockResult = { offsetMs: number; seq: number; missing: string[] };

export type Clock = {
  now: () => number;
  current: () => ClockChange & { clients: string[] };
  /**
   * Adds to the offset; resolves once every connected client has applied it or the wait has timed
   * out.
   */
  advance: (ms: number) => Promise<ClockResult>;
  reset: () => Promise<ClockResult>;
  connect: (client: string, send: (change: ClockChange) => void) => () => void;
  acknowledge: (client: string, seq: number) => boolean;
  /** Runs once the sandbox's clock has passed this many milliseconds from now. */
  schedule: (delayMs: number, run: () => void) => void;
  forgetDue: () => void;
};

const longestStepMs = 31 * 24 * 3_600_000;

export function createClock(
  machineNow: () => number,
  ackTimeoutMs: number,
  events: EventHub,
): Clock {
  let offsetMs = 0;
  let seq = 0;
  const followers = createSubscribers<ClockChange>(ackTimeoutMs, () =>
    events.publish({ kind: 'clock', offsetMs }),
  );
  const due = new Set<{ atMs: number; run: () => void }>();
  let timer: NodeJS.Timeout | undefined;

  const now = () => machineNow() + offsetMs;
  const runDue = () => {
    clearTimeout(timer);
    for (const task of [...due].sort((a, b) => a.atMs - b.atMs)) {
      if (task.atMs > now()) continue;
      due.delete(task);
      task.run();
    }
    const nextMs = Math.min(...[...due].map((task) => task.atMs));
    if (due.size > 0) timer = setTimeout(runDue, Math.min(nextMs - now(), 2 ** 30)).unref();
  };
  const change = async (nextOffsetMs: number): Promise<ClockResult> => {
    offsetMs = nextOffsetMs;
    seq += 1;
    const notified = followers.notify({ offsetMs, seq });
    runDue();
    events.publish({ kind: 'clock', offsetMs });
    const wanted = seq;
    return { offsetMs, seq: wanted, missing: await notified };
  };

  /**
   * A long way goes in steps, so that what falls due in each has its own time to run: months of
   * charges come one after the other.
   */
  const advance = async (ms: number): Promise<ClockResult> => {
    const target = offsetMs + ms;
    while (target - offsetMs > longestStepMs) {
      const { missing } = await change(offsetMs + longestStepMs);
      if (missing.length > 0) break;
    }
    return change(target);
  };

  return {
    now,
    current: () => ({ offsetMs, seq, clients: followers.clients() }),
    advance,
    reset: () => change(0),
    connect: (client, send) => followers.connect(client, { offsetMs, seq }, send),
    acknowledge: followers.acknowledge,
    schedule: (delayMs, run) => {
      due.add({ atMs: now() + delayMs, run });
      runDue();
    },
    forgetDue: () => {
      due.clear();
      clearTimeout(timer);
    },
  };
}
