import { PARTNER_LIMITS } from '@signet/rulebook/partners/limits';
import { z } from 'zod';
import { newToken } from '../platform/ids.ts';
import { sql } from '../platform/sql/sql.ts';
import type { StoreDeps } from '../platform/store-deps.ts';

const VALUES = z.record(z.string(), z.string()).readonly();
type Values = z.infer<typeof VALUES>;

export type Prefills = {
  /** `expiresAt` is in ms of the product's clock. */
  add(kept: {
    partnerId: string;
    keyId: string;
    values: Values;
  }): Promise<{ prefillId: string; expiresAt: number }>;
  /** Single use; undefined when already used, expired, or of another partner. */
  take(taken: { prefillId: string; partnerId: string }): Promise<Values | undefined>;
};

const placeOf = (rowId: string) => ({
  table: 'partner_prefills',
  column: 'values_sealed',
  applicationId: '',
  rowId,
});

/**
 * Values that a partner's server prefills for one link: encrypted, and deleted when used.
 * docs/decisions/0096.
 */
export function buildPrefills({
  database,
  clock,
  sealer,
}: Pick<StoreDeps, 'database' | 'clock' | 'sealer'>): Prefills {
  return {
    add: async ({ partnerId, keyId, values }) => {
      const prefillId = `prefill_${newToken()}`;
      const hash = sealer.hashToken(prefillId);
      const expiresAt = clock.now() + PARTNER_LIMITS.prefillMs;
      await database.run(sql`insert into partner_prefills (token_hash, partner_id, key_id, values_sealed, created_at, expires_at)
        values (${hash}, ${partnerId}, ${keyId}, ${sealer.sealUnbound(placeOf(hash), JSON.stringify(values))}, ${clock.now()}, ${expiresAt})`);
      return { prefillId, expiresAt };
    },
    take: async ({ prefillId, partnerId }) => {
      for (const hash of sealer.tokenHashes(prefillId)) {
        const [row] = await database.run<{ valuesSealed: string }>(sql`delete from partner_prefills
          where token_hash = ${hash} and partner_id = ${partnerId}
          and expires_at > ${clock.now()}::bigint returning values_sealed`);
        if (row !== undefined)
          return VALUES.parse(JSON.parse(sealer.openUnbound(placeOf(hash), row.valuesSealed)));
      }
      return undefined;
    },
  };
}
