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
  /**
   * Single use, but for an invited merchant's, which holds until the invitation ends; undefined when
   * already used, expired, or of another partner.
   */
  take(taken: { prefillId: string; partnerId: string }): Promise<Values | undefined>;
};

export const prefillPlace = (rowId: string) => ({
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
  const takeOnce = async (hash: string, partnerId: string): Promise<string | undefined> => {
    const [row] = await database.run<{ valuesSealed: string }>(sql`delete from partner_prefills
      where token_hash = ${hash} and partner_id = ${partnerId} and import_id is null
      and expires_at > ${clock.now()}::bigint returning values_sealed`);
    return row?.valuesSealed;
  };
  /** Programs open the links of mails before people do, so opening one uses nothing up. */
  const openInvitation = async (hash: string, partnerId: string): Promise<string | undefined> => {
    const [row] = await database.run<{ valuesSealed: string; importId: string; line: number }>(
      sql`select values_sealed, import_id, line from partner_prefills
        where token_hash = ${hash} and partner_id = ${partnerId} and import_id is not null
        and expires_at > ${clock.now()}::bigint`,
    );
    if (row === undefined) return undefined;
    await database.run(sql`update partner_import_rows set state = 'opened',
        opened_at = ${clock.now()}, token_sealed = null
      where import_id = ${row.importId} and line = ${row.line}::integer and opened_at is null
        and state = 'invited'`);
    return row.valuesSealed;
  };
  return {
    add: async ({ partnerId, keyId, values }) => {
      const prefillId = `prefill_${newToken()}`;
      const hash = sealer.hashToken(prefillId);
      const expiresAt = clock.now() + PARTNER_LIMITS.prefillMs;
      await database.run(sql`insert into partner_prefills (token_hash, partner_id, key_id, values_sealed, created_at, expires_at)
        values (${hash}, ${partnerId}, ${keyId}, ${sealer.sealUnbound(prefillPlace(hash), JSON.stringify(values))}, ${clock.now()}, ${expiresAt})`);
      return { prefillId, expiresAt };
    },
    take: async ({ prefillId, partnerId }) => {
      for (const hash of sealer.tokenHashes(prefillId)) {
        const sealed = (await takeOnce(hash, partnerId)) ?? (await openInvitation(hash, partnerId));
        if (sealed !== undefined)
          return VALUES.parse(JSON.parse(sealer.openUnbound(prefillPlace(hash), sealed)));
      }
      return undefined;
    },
  };
}
