import { randomBytes } from 'node:crypto';
import { LIMITS } from '@signet/rulebook/core/limits';
import { PARTNER_LIMITS } from '@signet/rulebook/partners/limits';
import { newRowId } from '../platform/ids.ts';
import type { Batch } from '../platform/jobs/duty.ts';
import { earlierVersions, keyVersionSql } from '../platform/seal/key-version-store.ts';
import { sql } from '../platform/sql/sql.ts';
import type { StoreDeps } from '../platform/store-deps.ts';

type Endpoint = { partnerId: string; url: string };
/** Times are in ms of the product's clock. */
export type ListedSecret = Endpoint & {
  id: string;
  createdAt: number;
  createdBy: string;
  endedAt?: number;
};

export type WebhookSecrets = {
  of(endpoint: Endpoint): Promise<string[]>;
  /** Returns the secret once; undefined at the limit of active secrets. */
  add(
    request: Endpoint & { operator: string },
  ): Promise<{ id: string; secret: string } | undefined>;
  end(ended: { id: string; operator: string }): Promise<boolean>;
  list(partnerId: string): Promise<ListedSecret[]>;
  rekeySecrets: Batch;
};

const placeOf = (rowId: string) => ({
  table: 'partner_secrets',
  column: 'secret_sealed',
  applicationId: '',
  rowId,
});

/**
 * Webhook signing secrets, encrypted: one per endpoint, two during rotation. docs/decisions/0097.
 */
export function buildWebhookSecrets({
  database,
  clock,
  sealer,
}: Pick<StoreDeps, 'database' | 'clock' | 'sealer'>): WebhookSecrets {
  return {
    of: async ({ partnerId, url }) => {
      const rows = await database.run<{
        id: string;
        secretSealed: string;
      }>(sql`select id, secret_sealed from partner_secrets
        where partner_id = ${partnerId} and url = ${url} and ended_at is null order by created_at, id`);
      return rows.map(({ id, secretSealed }) => sealer.openUnbound(placeOf(id), secretSealed));
    },

    add: async ({ partnerId, url, operator }) => {
      const id = newRowId('whs');
      const secret = `whsec_${randomBytes(32).toString('base64')}`;
      const now = clock.now();
      const sealed = sealer.sealUnbound(placeOf(id), secret);
      const rows = await database.transaction(async (db) => {
        await db.run(
          sql`select 1 as one from referral_partners where id = ${partnerId} for update`,
        );
        return db.run<{ id: string }>(sql`
          with made as (insert into partner_secrets (id, partner_id, url, secret_sealed, created_at, created_by)
            select ${id}::text, ${partnerId}::text, ${url}::text, ${sealed}::text, ${now}::bigint, ${operator}::text
            where (select count(*) from partner_secrets
              where partner_id = ${partnerId}::text and url = ${url}::text and ended_at is null)
              < ${PARTNER_LIMITS.partnerKeysAtOnce}::integer returning id),
          act as (insert into partner_acts (id, partner_id, at, actor, act, about)
            select ${newRowId('act')}::text, ${partnerId}::text, ${now}::bigint, ${operator}::text, 'secret.made', id
              from made)
          select id from made`);
      });
      return rows.length > 0 ? { id, secret } : undefined;
    },

    end: async ({ id, operator }) => {
      const now = clock.now();
      const rows = await database.run<{ id: string }>(sql`
        with ended as (update partner_secrets set ended_at = ${now}::bigint
          where id = ${id}::text and ended_at is null returning id, partner_id),
        act as (insert into partner_acts (id, partner_id, at, actor, act, about)
          select ${newRowId('act')}::text, partner_id, ${now}::bigint, ${operator}::text, 'secret.ended', id
            from ended)
        select id from ended`);
      return rows.length > 0;
    },

    list: (partnerId) =>
      database.run<ListedSecret>(
        sql`select id, partner_id, url, created_at, created_by, ended_at from partner_secrets
          where partner_id = ${partnerId} order by created_at, id`,
      ),

    rekeySecrets: async (after) => {
      const rows = await database.run<{ id: string; secretSealed: string }>(sql`
        select id, secret_sealed from partner_secrets
        where ${keyVersionSql(sql`secret_sealed`)} = any(${earlierVersions(sealer, 'keyEncryption')}::integer[])
          and id > ${after} order by id limit ${LIMITS.rowsAtOnce}::integer`);
      for (const { id, secretSealed } of rows) {
        const resealed = sealer.sealUnbound(
          placeOf(id),
          sealer.openUnbound(placeOf(id), secretSealed),
        );
        await database.run(
          sql`update partner_secrets set secret_sealed = ${resealed}
            where id = ${id} and secret_sealed = ${secretSealed}`,
        );
      }
      return rows.length < LIMITS.rowsAtOnce ? undefined : rows.at(-1)?.id;
    },
  };
}
