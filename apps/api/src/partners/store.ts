import { z } from 'zod';
import { PARTNER_ROW, type PartnerRow } from '../platform/config/partner-row.ts';
import { newRowId } from '../platform/ids.ts';
import { COUNTED_ROWS } from '../platform/sql/counted-rows.ts';
import { query } from '../platform/sql/query.ts';
import { sql } from '../platform/sql/sql.ts';
import type { StoreDeps } from '../platform/store-deps.ts';

type Loaded = { added: number; changed: number };

export type ReferralPartners = {
  rows(): Promise<PartnerRow[]>;
  /** Changes with every update of the rows. */
  mark(): Promise<string>;
  /**
   * Inserts missing rows. Samples are updated to the build's samples, but never replace imported
   * rows.
   */
  seed(rows: readonly PartnerRow[], isSample: boolean): Promise<void>;
  /** Upserts rows by id; unchanged rows are skipped. Imports are logged with their operator. */
  load(rows: readonly PartnerRow[], by: { operator: string; fileHash: string }): Promise<Loaded>;
};

/** Drops fields that a later release has added. */
const STORED_ROW = z.object(PARTNER_ROW.shape);

export function buildReferralPartners({
  database,
  clock,
  acceptsSamples,
}: Pick<StoreDeps, 'database' | 'clock' | 'acceptsSamples'>): ReferralPartners {
  return {
    rows: async () => {
      const rows = await database.run<{ data: unknown }>(sql`
        select p.data || jsonb_strip_nulls(jsonb_build_object(
          'webhookEndpoints', e.endpoints, 'parentDomains', l.parent_domains,
          'brand', case when l.colours is not null
            then p.data -> 'brand' || jsonb_build_object('colours', l.colours) end)) as data
        from referral_partners p
          left join partner_own_endpoints e on e.partner_id = p.id
          left join partner_own_looks l on l.partner_id = p.id
        where not p.is_sample or ${acceptsSamples}::boolean order by p.id`);
      return rows.map(({ data }) => STORED_ROW.parse(data));
    },
    mark: async () => {
      const [row] = await database.run<{ mark: string }>(
        sql`select count(*) || ' ' || coalesce(max(changed_at), 0) || ' '
          || (select count(*) || ' ' || coalesce(max(changed_at), 0) from partner_own_endpoints) || ' '
          || (select count(*) || ' ' || coalesce(max(changed_at), 0) from partner_own_looks) as mark
          from referral_partners`,
      );
      return row?.mark ?? '';
    },
    seed: async (rows, isSample) => {
      await database.run(sql`insert into referral_partners (id, data, is_sample, changed_at)
        select g.value ->> 'id', g.value, ${isSample}::boolean, ${clock.now()}::bigint
          from jsonb_array_elements(${JSON.stringify(rows)}::jsonb) as g
        on conflict (id) do update set data = excluded.data, changed_at = excluded.changed_at
          where referral_partners.is_sample and excluded.is_sample
          and referral_partners.data <> excluded.data`);
    },
    load: (rows, { operator, fileHash }) =>
      database.transaction(async (tx) => {
        const now = clock.now();
        const [loaded = { added: 0, changed: 0 }] = await tx.run<Loaded>(sql`
          with saved as (insert into referral_partners (id, data, is_sample, changed_at)
            select g.value ->> 'id', g.value, false, ${now}::bigint
              from jsonb_array_elements(${JSON.stringify(rows)}::jsonb) as g
            on conflict (id) do update set data = excluded.data, is_sample = false,
              changed_at = excluded.changed_at
              where referral_partners.data <> excluded.data or referral_partners.is_sample
            returning (xmax = 0) as is_new)
          select ${COUNTED_ROWS} from saved`);
        if (loaded.added + loaded.changed > 0)
          tx.send(
            query.insertInto('referralPartnerImports').values({
              ...{ id: newRowId('imp'), importedAt: now, operator, fileHash },
              ...loaded,
            }),
          );
        return loaded;
      }),
  };
}
