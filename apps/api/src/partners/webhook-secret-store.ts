import { randomBytes } from 'node:crypto';
import { LIMITS } from '@signet/rulebook/core/limits';
import { PARTNER_LIMITS } from '@signet/rulebook/partners/limits';
import { newRowId } from '../platform/ids.ts';
import type { Batch } from '../platform/jobs/duty.ts';
import { earlierVersions, keyVersionSql } from '../platform/seal/key-version-store.ts';
import { query } from '../platform/sql/query.ts';
import { sql } from '../platform/sql/sql.ts';
import type { StoreDeps } from '../platform/store-deps.ts';
import { recordAct } from './partner-acts.ts';

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
  /** `partnerId`: only where it is that partner's. */
  end(ended: { id: string; partnerId?: string; operator: string }): Promise<boolean>;
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
export function buildWebhookSecrets(
  deps: Pick<StoreDeps, 'database' | 'clock' | 'sealer'>,
): WebhookSecrets {
  const { database, clock, sealer } = deps;
  return {
    of: async ({ partnerId, url }) => {
      const rows = await database.run<{
        id: string;
        secretSealed: string;
      }>(sql`select id, secret_sealed from partner_secrets
        where partner_id = ${partnerId} and url = ${url} and ended_at is null order by created_at, id`);
      return rows.map(({ id, secretSealed }) => sealer.openUnbound(placeOf(id), secretSealed));
    },

    add: ({ partnerId, url, operator }) =>
      database.transaction(async (tx) => {
        await tx.run(
          sql`select 1 as one from referral_partners where id = ${partnerId} for update`,
        );
        const inUse = await tx.run(
          query
            .selectFrom('partnerSecrets')
            .select('id')
            .where('partnerId', '=', partnerId)
            .where('url', '=', url)
            .where('endedAt', 'is', null),
        );
        if (inUse.length >= PARTNER_LIMITS.partnerKeysAtOnce) return undefined;
        const id = newRowId('whs');
        const secret = `whsec_${randomBytes(32).toString('base64')}`;
        tx.send(
          query.insertInto('partnerSecrets').values({
            ...{ id, partnerId, url },
            secretSealed: sealer.sealUnbound(placeOf(id), secret),
            createdAt: clock.now(),
            createdBy: operator,
          }),
        );
        recordAct(deps, tx, { partnerId, actor: operator, act: 'secret.made', about: id });
        return { id, secret };
      }),

    end: ({ id, partnerId: of, operator }) =>
      database.transaction(async (tx) => {
        const [ended] = await tx.run(
          query
            .updateTable('partnerSecrets')
            .set({ endedAt: clock.now() })
            .where('id', '=', id)
            .where('endedAt', 'is', null)
            .$if(of !== undefined, (rows) => rows.where('partnerId', '=', of ?? ''))
            .returning('partnerId'),
        );
        if (ended === undefined) return false;
        const { partnerId } = ended;
        recordAct(deps, tx, { partnerId, actor: operator, act: 'secret.ended', about: id });
        return true;
      }),

    list: (partnerId) =>
      database.run<ListedSecret>(
        sql`select id, partner_id, url, created_at, ended_at,
            coalesce((select name from console_people p where 'person:' || p.id = s.created_by), created_by)
              as created_by
          from partner_secrets s where partner_id = ${partnerId} order by created_at, id`,
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
