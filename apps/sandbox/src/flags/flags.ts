import { defaultFlags, FLAGS, type Flag, type Flags } from '@signet/rulebook/core/flags';
import { keysOf, tableOf } from '@signet/rulebook/core/keys-of';
import { PORTAL_IDS, type Portal } from '@signet/rulebook/reference/portals';
import { createSubscribers } from '../clock/subscribers.ts';
import type { EventHub } from '../control/event-hub.ts';

type PortalFlags = Record<Portal, Flags>;
type FlagsChange = { seq: number; flags: PortalFlags };

export type FlagRow = { flag: Flag; why: string; on: Record<Portal, boolean> };

export type FlagService = {
  all: () => FlagRow[];
  /** Resolves to the programs that had not applied the change before the timeout. */
  set: (portal: Portal, flag: Flag, on: boolean) => Promise<string[]>;
  reset: () => Promise<string[]>;
  connect: (client: string, send: (change: FlagsChange) => void) => () => void;
  acknowledge: (client: string, seq: number) => boolean;
};

const FLAG_IDS = keysOf(FLAGS);
const forEachPortal = <Value>(read: (portal: Portal) => Value): Record<Portal, Value> =>
  tableOf(PORTAL_IDS, read);

/** What both portals of the sandbox ask for beyond the defaults, so that it can be tried. */
const SAMPLE_FLAGS = { enableWebsiteCollection: true } as const satisfies Partial<Flags>;

const asTheyStart = (): PortalFlags => forEachPortal(() => defaultFlags(SAMPLE_FLAGS));

export function createFlags(ackTimeoutMs: number, events: EventHub): FlagService {
  let flags = asTheyStart();
  let seq = 0;
  const followers = createSubscribers<FlagsChange>(ackTimeoutMs, () =>
    events.publish({ kind: 'flags' }),
  );
  const notify = (next: PortalFlags): Promise<string[]> => {
    flags = next;
    seq += 1;
    events.publish({ kind: 'flags' });
    return followers.notify({ seq, flags });
  };
  return {
    all: () =>
      FLAG_IDS.map((flag) => ({
        flag,
        why: FLAGS[flag].why,
        on: forEachPortal((portal) => flags[portal][flag]),
      })),
    set: (portal, flag, on) => notify({ ...flags, [portal]: { ...flags[portal], [flag]: on } }),
    reset: () => notify(asTheyStart()),
    connect: (client, send) => followers.connect(client, { seq, flags }, send),
    acknowledge: followers.acknowledge,
  };
}
