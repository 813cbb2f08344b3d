import { inTexts, sql } from '../platform/sql/sql.ts';
import type { StoreDeps } from '../platform/store-deps.ts';

export type PageExits = {
  /**
   * False for a token already used. The application itself stays unchanged, including its version.
   */
  note(exit: { applicationId: string; token: string }): Promise<boolean>;
  /** In ms of the product's clock. */
  lastOf(applicationId: string): Promise<number | undefined>;
};

/** Page exits, as token hashes and times. docs/decisions/0090. */
export const buildPageExits = ({ database, sealer, clock }: StoreDeps): PageExits => ({
  note: async ({ applicationId, token }) => {
    const rows = await database.run(sql`insert into page_exits (token_hash, application_id, left_at)
      select ${sealer.hashToken(token)}::text, id, ${clock.now()}::bigint from applications
        where id = ${applicationId}
        and not exists (select 1 from page_exits where token_hash ${inTexts(sealer.tokenHashes(token))})
      on conflict do nothing returning token_hash`);
    return rows.length > 0;
  },
  lastOf: async (applicationId) => {
    const [row] = await database.run<{ leftAt?: number }>(
      sql`select max(left_at) as left_at from page_exits where application_id = ${applicationId}`,
    );
    return row?.leftAt ?? undefined;
  },
});
