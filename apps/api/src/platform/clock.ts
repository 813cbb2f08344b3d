import { localDay } from '@signet/rulebook/core/dates';
import { numberAt } from '@signet/rulebook/core/records';
import type { Market } from '@signet/rulebook/reference/locales';
import { type StreamSubscription, subscribeToLines } from './line-stream.ts';

/**
 * The product's only source of time: the machine's time plus an offset, 0 by default.
 * docs/readings.md 20.
 */
export type Clock = {
  now(): number;
  offsetMs(): number;
  /** The day on the product's clock in the market's eastern time, `YYYY-MM-DD`. */
  today(market: Market): string;
  /** Runs after each move; the move is acknowledged once all listeners have finished. */
  onMoved(listener: () => Promise<void>): void;
};

export type MovableClock = Clock & { moveTo(offsetMs: number): Promise<void> };

export function movableClock(machineNow: () => number = Date.now): MovableClock {
  let offsetMs = 0;
  const listeners: (() => Promise<void>)[] = [];
  const now = () => machineNow() + offsetMs;
  return {
    now,
    offsetMs: () => offsetMs,
    today: (market) => localDay(market, now()),
    onMoved: (listener) => {
      listeners.push(listener);
    },
    moveTo: async (nextOffsetMs) => {
      offsetMs = nextOffsetMs;
      await Promise.all(listeners.map((listener) => listener()));
    },
  };
}

export const systemClock = (): Clock => movableClock();

type ClockChange = { offsetMs: number; seq: number };

/**
 * Applies each offset of the sandbox, runs what fell due, then acknowledges. Resolves after the
 * first or `firstWaitMs`.
 */
export async function subscribeToClock(
  source: StreamSubscription,
): Promise<Clock & { close(): Promise<void> }> {
  const clock = movableClock();
  const { close } = await subscribeToLines({
    ...source,
    topic: 'clock',
    read: readChange,
    apply: async ({ offsetMs }) => {
      if (offsetMs !== clock.offsetMs()) await clock.moveTo(offsetMs);
    },
  });
  return { ...clock, close };
}

function readChange(line: unknown): ClockChange {
  const offsetMs = numberAt(line, 'offsetMs');
  const seq = numberAt(line, 'seq');
  if (offsetMs === undefined || seq === undefined)
    throw new Error('a line of the clock names no offset');
  return { offsetMs, seq };
}
