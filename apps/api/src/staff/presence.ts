import type { PresentStaff } from '@signet/rulebook/staff/desk-events';
import type { Presence } from '../platform/sql/announcements.ts';

/** Heartbeats come every 20 seconds; one may be lost. */
export const presenceMs = 50_000;

/** Who is at the desk, from what all processes tell each other; kept in memory only. */
export type PresenceBook = {
  /** Returns whether that changes who is there. */
  hear(present: readonly Presence[]): boolean;
  /** Each person once for each case that they read, by name. */
  list(): PresentStaff[];
};

const keyOf = ({ id, reading = '' }: PresentStaff): string => `${id} ${reading}`;

/** `nowMs` is the machine's monotonic clock, not the product's, to match the heartbeats. */
export function buildPresenceBook(
  nowMs: () => number = performance.now.bind(performance),
): PresenceBook {
  const pages = new Map<string, { who: PresentStaff; heardAt: number }>();
  const list = (): PresentStaff[] => {
    const oldest = nowMs() - presenceMs;
    const found = [...pages.values()].filter(({ heardAt }) => heardAt > oldest);
    const byKey = new Map(found.map(({ who }) => [keyOf(who), who]));
    return [...byKey.values()].sort((one, other) => one.name.localeCompare(other.name));
  };
  let told = '';
  return {
    hear: (present) => {
      for (const { page, staffId, name, reading, hasLeft } of present) {
        if (hasLeft) pages.delete(page);
        else
          pages.set(page, {
            who: { id: staffId, name, ...(reading !== undefined && { reading }) },
            heardAt: nowMs(),
          });
      }
      const oldest = nowMs() - presenceMs;
      for (const [page, { heardAt }] of pages) if (heardAt <= oldest) pages.delete(page);
      const now = list().map(keyOf).join(',');
      const isNew = now !== told;
      told = now;
      return isNew;
    },
    list,
  };
}
