/** For how many days a key is good; the last one, until it is revoked. */
export const KEY_LIVES = ['30', '90', '365', 'none'] as const;
export type KeyLife = (typeof KEY_LIVES)[number];

const dayMs = 24 * 3_600_000;

/** When a key made now ends; undefined for one that goes on. */
export const keyExpiry = (life: KeyLife, now: number): number | undefined =>
  life === 'none' ? undefined : now + Number(life) * dayMs;
