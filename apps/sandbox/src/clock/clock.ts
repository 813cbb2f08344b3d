import type { EventHub } from '../control/events.ts';

export type ClockChange = { offsetMs: number; seq: number };
export type ClockResult = { offsetMs: number; seq: number; missing: string[] };

export type Clock = {
  /** The machine's time plus the offset, in milliseconds. */
  now: () => number;
  current: () => ClockChange & { clients: string[] };
  /** Adds to the offset; answers once each connected client has applied it or the wait is over. */
  advance: (ms: number) => Promise<ClockResult>;
  reset: () => Promise<ClockResult>;
  /** Registers a connected program; the answer ends its registration. */
  connect: (client: string, send: (change: ClockChange) => void) => () => void;
  acknowledge: (client: string, seq: number) => boolean;
  /** Runs once the sandbox's clock has passed this many milliseconds from now. */
  schedule: (delayMs: number, run: () => void) => void;
  forgetDue: () => void;
};

type Client = { id: string; acked: number; send: (change: ClockChange) => void };

/** The sandbox's clock, which the product follows. Decisions, section 5. */
export function createClock(machineNow: () => number, ackTimeoutMs: number, events: EventHub): Clock {
  let offsetMs = 0;
  let seq = 0;
  const clients = new Set<Client>();
  const waiters = new Set<() => void>();
  const due = new Set<{ atMs: number; run: () => void }>();
  let timer: NodeJS.Timeout | undefined;

  const now = () => machineNow() + offsetMs;
  const wakeWaiters = () => {
    for (const wake of waiters) wake();
  };
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
  const behind = (wanted: number) => [...clients].filter((client) => client.acked < wanted).map((client) => client.id);

  const settle = async (wanted: number): Promise<ClockResult> => {
    await new Promise<void>((resolve) => {
      const end = () => {
        clearTimeout(limit);
        waiters.delete(check);
        resolve();
      };
      const check = () => {
        if (behind(wanted).length === 0) end();
      };
      const limit = setTimeout(end, ackTimeoutMs);
      waiters.add(check);
      check();
    });
    return { offsetMs, seq: wanted, missing: behind(wanted) };
  };

  const change = (nextOffsetMs: number): Promise<ClockResult> => {
    offsetMs = nextOffsetMs;
    seq += 1;
    for (const client of clients) client.send({ offsetMs, seq });
    runDue();
    events.publish({ kind: 'clock', offsetMs });
    return settle(seq);
  };

  return {
    now,
    current: () => ({ offsetMs, seq, clients: [...clients].map((client) => client.id) }),
    advance: (ms) => change(offsetMs + ms),
    reset: () => change(0),
    connect: (id, send) => {
      const client = { id, acked: seq, send };
      clients.add(client);
      send({ offsetMs, seq });
      events.publish({ kind: 'clock', offsetMs });
      return () => {
        clients.delete(client);
        wakeWaiters();
        events.publish({ kind: 'clock', offsetMs });
      };
    },
    acknowledge: (id, ackedSeq) => {
      const known = [...clients].filter((client) => client.id === id);
      for (const client of known) client.acked = Math.max(client.acked, ackedSeq);
      wakeWaiters();
      return known.length > 0;
    },
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
