import { defaultFlags, type Flag, type Flags } from '@signet/rulebook/core/flags';
import { PORTAL_IDS, type Portal } from '@signet/rulebook/reference/portals';
import { z } from 'zod';
import type { Partners } from './config/partners.ts';
import { type StreamSubscription, subscribeToLines } from './line-stream.ts';

/** The current flags of each portal; no request can change them. docs/readings.md 23. */
export type PortalFlags = {
  of(portal: Portal): Flags;
  seq(): number;
};

/**
 * The flags that apply to somebody: their partner's own, else the portal's. Everything but the
 * start of the process gets this type, and nobody can leave the referral out, because a portal's
 * flags alone would drop what the partner's page asked for. docs/readings.md 280.
 */
export type FlagSource = {
  of(asked: { portal: Portal; referralUrlId: string | undefined }): Flags;
  seq(): number;
};

export const flagsByPartner = (
  portals: PortalFlags,
  partners: Pick<Partners, 'ownFlagsOf'>,
): FlagSource => ({
  of: (asked) => ({ ...portals.of(asked.portal), ...partners.ownFlagsOf(asked) }),
  seq: portals.seq,
});

export type SettableFlags = PortalFlags & { set(portal: Portal, changed: Partial<Flags>): void };

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

const LINE = z.object({
  seq: z.number().int(),
  flags: z.record(z.string(), z.record(z.string(), z.unknown())),
});

const knownFlags = (received: Readonly<Record<string, unknown>>): Partial<Flags> =>
  Object.fromEntries(
    Object.entries(received).filter(([name, on]) => isFlag(name) && typeof on === 'boolean'),
  ); // filtered to known flags

/**
 * Flags that follow the configuration service at `url`; the last known ones stay in effect while
 * its stream is down.
 */
export async function subscribeToFlags(
  source: StreamSubscription,
): Promise<PortalFlags & { close(): Promise<void> }> {
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
