import type { Adapter, AdapterPayload } from 'oidc-provider';

type Entry = { payload: AdapterPayload; endsAtMs: number; offsetMs: number };

/** When a person authenticated: in a session, and in the tokens that came of it. */
const AUTHENTICATED_AT = ['loginTs', 'authTime'] as const;

/**
 * In-memory storage for the OpenID provider. Entries expire by the machine's time, but how long ago
 * a person authenticated follows the sandbox's clock: the provider reads the machine's, so the time
 * of authentication moves instead.
 */
export function createMemoryAdapter({ offsetNowMs }: { offsetNowMs: () => number }) {
  const entries = new Map<string, Entry>();
  const read = (key: string) => {
    const entry = entries.get(key);
    return entry && entry.endsAtMs > Date.now() ? onSandboxClock(entry) : undefined;
  };
  const onSandboxClock = ({ payload, offsetMs }: Entry): AdapterPayload => {
    const movedSeconds = Math.round((offsetNowMs() - offsetMs) / 1_000);
    const moved = AUTHENTICATED_AT.flatMap((name) => {
      const seconds = payload[name];
      return typeof seconds === 'number' ? [[name, seconds - movedSeconds]] : [];
    });
    return { ...payload, ...Object.fromEntries(moved) };
  };
  const adapterFor = (model: string): Adapter => {
    const keyOf = (id: string) => `${model}:${id}`;
    const findBy = (matches: (payload: AdapterPayload) => boolean) => {
      const [key = ''] =
        [...entries].find(
          ([key, entry]) =>
            key.startsWith(`${model}:`) && entry.endsAtMs > Date.now() && matches(entry.payload),
        ) ?? [];
      return read(key);
    };
    return {
      upsert: async (id, payload, expiresInSeconds) => {
        const endsAtMs = expiresInSeconds
          ? Date.now() + expiresInSeconds * 1000
          : Number.POSITIVE_INFINITY;
        entries.set(keyOf(id), { payload, endsAtMs, offsetMs: offsetNowMs() });
      },
      find: async (id) => read(keyOf(id)),
      findByUid: async (uid) => findBy((payload) => payload.uid === uid),
      findByUserCode: async (userCode) => findBy((payload) => payload.userCode === userCode),
      consume: async (id) => {
        const entry = entries.get(keyOf(id));
        if (entry) entry.payload.consumed = Math.floor(Date.now() / 1000);
      },
      destroy: async (id) => void entries.delete(keyOf(id)),
      revokeByGrantId: async (grantId) => {
        // Only entries of this model: an interaction also carries the grant id and must survive an
        // account switch.
        for (const [key, { payload }] of entries)
          if (key.startsWith(keyOf('')) && payload.grantId === grantId) entries.delete(key);
      },
    };
  };
  /** The entries of a model that are not over, as they were stored. */
  const all = (model: string): AdapterPayload[] =>
    [...entries]
      .filter(([key, { endsAtMs }]) => key.startsWith(`${model}:`) && endsAtMs > Date.now())
      .map(([, { payload }]) => payload);
  return { adapterFor, all, clear: () => entries.clear() };
}
