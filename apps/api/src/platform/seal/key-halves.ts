import type { Db } from '../sql/database.ts';

/**
 * The half of an application's data key that lies apart from the rows it opens: without it, neither
 * row nor key file opens them.
 */
export type KeyHalf = { id: string; secret: Buffer };

/**
 * Where the halves lie: a database or folder of its own, with a short backup life.
 * docs/decisions/0132.
 */
export type KeyHalves = {
  /** Resolves once the half is durable, so that no row can be sealed with one that is lost. */
  create(): Promise<KeyHalf>;
  /**
   * Those that are there; a destroyed half is missing. Read by `tx` inside a transaction, where the
   * halves are a table of the same database.
   */
  find(ids: readonly string[], tx?: Pick<Db, 'run'>): Promise<KeyHalf[]>;
  destroy(ids: readonly string[]): Promise<void>;
};

export const keyHalfBytes = 32;

/**
 * Another process may open values this long after their half was destroyed; their rows are gone by
 * then.
 */
const rememberedMs = 5 * 60_000;
const maxRemembered = 10_000;

/** Keeps opened halves in memory for a few minutes, so that most reads cost no round trip. */
export function rememberKeyHalves(halves: KeyHalves): KeyHalves {
  const known = new Map<string, { half: KeyHalf; until: number }>();
  const keep = (half: KeyHalf): KeyHalf => {
    known.delete(half.id);
    known.set(half.id, { half, until: performance.now() + rememberedMs });
    const [oldest] = known.keys(); // in order of insertion
    if (known.size > maxRemembered && oldest !== undefined) known.delete(oldest);
    return half;
  };
  const remembered = (id: string): KeyHalf[] => {
    const found = known.get(id);
    return found !== undefined && found.until > performance.now() ? [found.half] : [];
  };
  return {
    create: async () => keep(await halves.create()),
    find: async (ids, tx) => {
      const here = ids.flatMap(remembered);
      const missing = ids.filter((id) => !here.some((half) => half.id === id));
      return missing.length === 0 ? here : [...here, ...(await halves.find(missing, tx)).map(keep)];
    },
    destroy: async (ids) => {
      await halves.destroy(ids);
      for (const id of ids) known.delete(id);
    },
  };
}
