import { randomUUID } from 'node:crypto';
import { walksFrom } from '@signet/personas/walks';
import { createSubscribers } from '../clock/subscribers.ts';
import type { EventHub } from '../control/event-hub.ts';

type WalksChange = { seq: number; walks: ReturnType<typeof walksFrom> };

export type WalksState = {
  /** How many are made at one press. */
  wanted: number;
  stored: number;
  isRunning: boolean;
  /** Programs that have not stored a part, which ended the making. */
  missing: string[];
};

export type Walks = {
  state: () => WalksState;
  /** False while some are being made, or where no program follows. */
  make: () => boolean;
  clear: () => void;
  connect: (client: string, send: (change: WalksChange) => void) => () => void;
  acknowledge: (client: string, seq: number) => boolean;
};

const wanted = 5_000;
const walksAtOnce = 250;
const dayMs = 24 * 3_600_000;
/** They begin over so long, and the last of them has ended by now. */
const spanMs = 12 * 7 * dayMs;

const groupLength = 4;
const groupsOfId = 5;

/** Of the form that the product gives to its own. */
function newId(): string {
  const digits = randomUUID().replaceAll('-', '');
  const groups = Array.from({ length: groupsOfId }, (_nothing, nth) =>
    digits.slice(nth * groupLength, (nth + 1) * groupLength),
  );
  return `urn:app:${groups.join('-')}`;
}

export function createWalks(
  clock: { now: () => number },
  ackTimeoutMs: number,
  events: EventHub,
): Walks {
  let current: WalksChange = { seq: 0, walks: [] };
  let state: WalksState = { wanted, stored: 0, isRunning: false, missing: [] };
  const change = (to: Partial<WalksState>) => {
    state = { ...state, ...to };
    events.publish({ kind: 'walks' });
  };
  const followers = createSubscribers<WalksChange>(ackTimeoutMs, () =>
    events.publish({ kind: 'walks' }),
  );
  /** Whoever connects from now on has nothing to store. */
  const end = (how: Partial<WalksState>) => {
    current = { seq: current.seq, walks: [] };
    change({ ...how, isRunning: false });
  };
  const run = async (): Promise<void> => {
    const firstAt = clock.now() - dayMs - spanMs;
    const all = walksFrom(firstAt, Math.floor(spanMs / wanted), wanted);
    for (let from = 0; from < wanted; from += walksAtOnce) {
      const walks = all.slice(from, from + walksAtOnce).map((walk) => ({ ...walk, id: newId() }));
      current = { seq: current.seq + 1, walks };
      const missing = await followers.notify(current);
      if (missing.length > 0) return end({ missing });
      change({ stored: from + walks.length });
    }
    end({});
  };
  return {
    state: () => state,
    make: () => {
      if (state.isRunning || followers.clients().length === 0) return false;
      change({ stored: 0, isRunning: true, missing: [] });
      void run();
      return true;
    },
    clear: () => {
      if (!state.isRunning) state = { ...state, stored: 0, missing: [] };
    },
    connect: (client, send) => followers.connect(client, current, send),
    acknowledge: followers.acknowledge,
  };
}
