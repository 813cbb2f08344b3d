import { defaultFlags, type Flag, type Flags } from '@signet/rulebook/core/flags';
import { PORTAL_IDS, type Portal } from '@signet/rulebook/reference/portals';
import { z } from 'zod';
import { type StreamSubscription, subscribeToLines } from './line-stream.ts';

/** The current flags of each portal; no request can change them. docs/readings.md 23. */
export type FlagSource = {
  of(portal: Portal): Flags;
  seq(): number;
};

export type SettableFlags = FlagSource & { set(portal: Portal, changed: Partial<Flags>): void };

const DEFAULTS = defaultFlags();
const isFlag = (name: string): name is Flag => Object.hasOwn(DEFAULTS, name);

export function mutableFlags(): SettableFlags {
  const now = new Map<Portal, Flags>();
  let seq = 0;
  return {
    of: (portal) => now.get(portal) ?? DEFAULTS,
    seq: () => seq,
    set: (portal, changed) => {
      now.set(portal, { ...DEFAULTS, ...changed });
      seq += 1;
    },
  };
}

const LINE = z.object({ seq: z.number().int(), flags: z.record(z.string(), z.record(z.string(), z.unknown())) });

const knownFlags = (received: Readonly<Record<string, unknown>>): Partial<Flags> =>
  Object.fromEntries(Object.entries(received).filter(([name, on]) => isFlag(name) && typeof on === 'boolean')); // filtered to known flags

/** Flags that follow the configuration service at `url`; the last known ones stay in effect while its stream is down. */
export async function subscribeToFlags(source: StreamSubscription): Promise<FlagSource & { close(): Promise<void> }> {
  const flags = mutableFlags();
  const { close } = await subscribeToLines({
    ...source,
    topic: 'flags',
    read: (line) => LINE.parse(line),
    apply: async ({ flags: received }) => {
      for (const portal of PORTAL_IDS) flags.set(portal, knownFlags(received[portal] ?? {}));
    },
  });
  return { ...flags, close };
}
