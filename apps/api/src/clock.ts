import type { Market } from '@signet/rulebook/reference/markets';

/** The product's only source of time: the machine's time plus an offset, 0 by default. decisions.md, section 5, One clock. */
export type Clock = {
  /** ms since 1970 on the product's clock. */
  now(): number;
  /** How far the product's clock is ahead of the machine's, in ms. */
  offsetMs(): number;
  /** The day on the product's clock in the market's eastern time, `YYYY-MM-DD`. */
  today(market: Market): string;
  /** Runs after each move; the clock is acknowledged once all listeners have ended. */
  onMoved(listener: () => Promise<void>): void;
};

/** A clock that a test or the sandbox moves. */
export type MovableClock = Clock & { moveTo(offsetMs: number): Promise<void> };

const TIME_ZONES: Record<Market, string> = { US: 'America/New_York', CA: 'America/Toronto' };
const DAYS: Record<Market, Intl.DateTimeFormat> = { US: dayFormat(TIME_ZONES.US), CA: dayFormat(TIME_ZONES.CA) };

function dayFormat(timeZone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
}

/** A clock whose offset can be changed; `machineNow` answers ms since 1970. */
export function movableClock(machineNow: () => number = Date.now): MovableClock {
  let offsetMs = 0;
  const listeners: (() => Promise<void>)[] = [];
  const now = () => machineNow() + offsetMs;
  return {
    now,
    offsetMs: () => offsetMs,
    today: (market) => DAYS[market].format(now()),
    onMoved: (listener) => {
      listeners.push(listener);
    },
    moveTo: async (nextOffsetMs) => {
      offsetMs = nextOffsetMs;
      await Promise.all(listeners.map((listener) => listener()));
    },
  };
}

/** The machine's time. */
export const machineClock = (): Clock => movableClock();

const reconnectMs = 500;

type ClockChange = { offsetMs: number; seq: number };

/**
 * A clock that follows the sandbox's stream at `url`: each offset is applied, what fell due runs, then the change is acknowledged.
 * Answers once the first offset has arrived or `firstWaitMs` is over; reconnects until closed. decisions.md, section 5.
 */
export async function followClock({
  url,
  client,
  log,
  firstWaitMs = 10_000,
}: {
  url: string;
  client: string;
  log?: (line: string) => void;
  firstWaitMs?: number;
}): Promise<Clock & { close(): Promise<void> }> {
  const clock = movableClock();
  const stopped = new AbortController();
  const first = Promise.withResolvers<void>();

  const apply = async ({ offsetMs, seq }: ClockChange): Promise<void> => {
    if (offsetMs !== clock.offsetMs()) await clock.moveTo(offsetMs);
    first.resolve();
    await fetch(new URL('/clock/ack', url), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ seq, client }),
      signal: stopped.signal,
    });
  };
  const follow = async (): Promise<void> => {
    const stream = new URL('/clock/stream', url);
    stream.search = new URLSearchParams({ client, format: 'lines' }).toString();
    const answer = await fetch(stream, { signal: stopped.signal });
    if (answer.body === null) throw new Error(`the clock answered ${answer.status} without a body`);
    let rest = '';
    for await (const text of answer.body.pipeThrough(new TextDecoderStream())) {
      const lines = (rest + text).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) if (line.trim() !== '') await apply(readChange(line));
    }
  };
  const followForEver = async (): Promise<void> => {
    while (!stopped.signal.aborted) {
      await follow().catch((fault: unknown) => {
        if (!stopped.signal.aborted)
          log?.(`the clock's stream broke off and is opened again: ${fault instanceof Error ? fault.message : 'unknown fault'}`);
      });
      if (!stopped.signal.aborted) await new Promise((resolve) => setTimeout(resolve, reconnectMs));
    }
  };

  const following = followForEver();
  const limit = setTimeout(() => first.resolve(), firstWaitMs);
  await first.promise;
  clearTimeout(limit);
  return {
    ...clock,
    close: async () => {
      stopped.abort();
      await following;
    },
  };
}

function readChange(line: string): ClockChange {
  const { offsetMs, seq } = JSON.parse(line) as Partial<ClockChange>; // a line of the sandbox's stream
  if (typeof offsetMs !== 'number' || typeof seq !== 'number') throw new Error('a line of the clock names no offset');
  return { offsetMs, seq };
}
