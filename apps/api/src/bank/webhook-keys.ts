import { BANK_LIMITS } from '@signet/rulebook/bank/limits';
import type { WebhookKey } from './port.ts';

export type FindKey = (keyId: string) => Promise<WebhookKey | undefined>;
/** `from`: the network of the caller, for whom lookups of unknown ids are counted. */
export type WebhookKeys = (keyId: string, from: string) => Promise<WebhookKey | undefined>;

const minuteMs = 60_000;

/** Drops the oldest entry of a full map. */
function put<Value>(map: Map<string, Value>, key: string, value: Value, most: number): void {
  map.delete(key);
  if (map.size >= most) map.delete(map.keys().next().value ?? '');
  map.set(key, value);
}

/**
 * Caches a vendor's verification keys. Anybody can name a key id, so ids that the vendor does not
 * know are kept apart from its keys, and looking them up is limited for each network and in all;
 * neither a full cache nor a used-up limit reaches a key that once verified.
 */
export function rememberedKeys(find: FindKey, nowMs: () => number): WebhookKeys {
  const keys = new Map<string, { key: WebhookKey; untilMs: number }>();
  const unknown = new Map<string, number>();
  let lookups: { at: number; from: string }[] = [];

  const mayLookUp = (from: string, now: number): boolean => {
    lookups = lookups.filter(({ at }) => at > now - minuteMs);
    const mine = lookups.filter((lookup) => lookup.from === from).length;
    return (
      mine < BANK_LIMITS.webhookKeyLookupsPerMinute &&
      lookups.length < BANK_LIMITS.webhookKeyLookupsPerMinuteInAll
    );
  };
  const lookUp = async (keyId: string, now: number): Promise<WebhookKey | undefined> => {
    const key = await find(keyId);
    if (key !== undefined && key.expiredAt === undefined) {
      put(
        keys,
        keyId,
        { key, untilMs: now + BANK_LIMITS.webhookKeyTtlMs },
        BANK_LIMITS.webhookKeysKept,
      );
      return key;
    }
    keys.delete(keyId);
    put(unknown, keyId, now + BANK_LIMITS.webhookKeyTtlMs, BANK_LIMITS.webhookUnknownKeysKept);
    return undefined;
  };

  return async (keyId, from) => {
    const now = nowMs();
    const known = keys.get(keyId);
    // Once in webhookKeyTtlMs, so it needs no limit.
    if (known !== undefined) return known.untilMs > now ? known.key : lookUp(keyId, now);
    if ((unknown.get(keyId) ?? 0) > now || !mayLookUp(from, now)) return undefined;
    lookups.push({ at: now, from });
    return lookUp(keyId, now);
  };
}
