import { inTexts, sql } from '../platform/sql/sql.ts';
import type { StoreDeps } from '../platform/store-types.ts';

export type CarryTokens = {
  /** True the first time that a page's token is shown; `expiresAt` in ms of the product's clock. */
  use(nonce: string, expiresAt: number): Promise<boolean>;
};

/** All SQL of what framed pages show when they hand over what was typed. docs/decisions/0118. */
export const buildCarryTokens = ({ database, sealer }: Pick<StoreDeps, 'database' | 'sealer'>): CarryTokens => ({
  use: async (nonce, expiresAt) => {
    const rows = await database.run(sql`insert into carry_tokens (token_hash, expires_at)
      select ${sealer.hashToken(nonce)}::text, ${expiresAt}::bigint
        where not exists (select 1 from carry_tokens where token_hash ${inTexts(sealer.tokenHashes(nonce))})
      on conflict do nothing returning token_hash`);
    return rows.length > 0;
  },
});
