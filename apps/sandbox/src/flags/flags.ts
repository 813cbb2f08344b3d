import { defaultFlags, FLAGS, type Flag, type Flags } from '@signet/rulebook/core/flags';
import { createSubscribers } from '../clock/subscribers.ts';
import type { EventHub } from '../control/event-hub.ts';

/** The portals that have flags. */
export const FLAG_PORTALS = ['GODADDY', 'POYNT'] as const;
export type Portal = (typeof FLAG_PORTALS)[number];

type PortalFlags = Record<Portal, Flags>;
type FlagsChange = { seq: number; flags: PortalFlags };

/** One switch of a portal, for the page. */
export type FlagRow = { flag: Flag; why: string; on: Record<Portal, boolean> };

export type FlagService = {
  all: () => FlagRow[];
  /** Answers with the programs that had not applied it when the wait was over. */
  set: (portal: Portal, flag: Flag, on: boolean) => Promise<string[]>;
  reset: () => Promise<string[]>;
  connect: (client: string, send: (change: FlagsChange) => void) => () => void;
  acknowledge: (client: string, seq: number) => boolean;
};

const FLAG_IDS = Object.keys(FLAGS) as Flag[]; // keys of FLAGS itself
const asTheyStart = (): PortalFlags => ({ GODADDY: defaultFlags(), POYNT: defaultFlags() });

/** The configuration service of the outside world: each portal's flags, as they start until somebody sets them. decisions.md, section 3. */
export function createFlags(ackTimeoutMs: number, events: EventHub): FlagService {
  let flags = asTheyStart();
  let seq = 0;
  const followers = createSubscribers<FlagsChange>(ackTimeoutMs, () => events.publish({ kind: 'flags' }));
  const tell = (next: PortalFlags): Promise<string[]> => {
    flags = next;
    seq += 1;
    events.publish({ kind: 'flags' });
    return followers.tell({ seq, flags });
  };
  return {
    all: () =>
      FLAG_IDS.map((flag) => ({
        flag,
        why: FLAGS[flag].why,
        on: Object.fromEntries(FLAG_PORTALS.map((portal) => [portal, flags[portal][flag]])) as Record<Portal, boolean>, // a value for each portal
      })),
    set: (portal, flag, on) => tell({ ...flags, [portal]: { ...flags[portal], [flag]: on } }),
    reset: () => tell(asTheyStart()),
    connect: (client, send) => followers.connect(client, { seq, flags }, send),
    acknowledge: followers.acknowledge,
  };
}
