import { createHash } from 'node:crypto';
import { PARTNER_LIMITS } from '@signet/rulebook/partners/limits';
import type { KeyMode, PartnerAct, PartnerScope } from '@signet/rulebook/partners/partner-access';
import { newRowId, newToken } from '../platform/ids.ts';
import { type Sql, sql } from '../platform/sql/sql.ts';
import type { StoreDeps } from '../platform/store-deps.ts';

export type PartnerCaller = { keyId: string; partnerId: string; scopes: readonly PartnerScope[] };

/** Times are in ms of the product's clock; `hint` is the visible beginning of the key. */
export type ListedKey = {
  id: string;
  mode: KeyMode;
  hint: string;
  scopes: readonly PartnerScope[];
  createdAt: number;
  createdBy: string;
  lastUsedAt?: number;
  revokedAt?: number;
  calls: number;
};

type NewKey = {
  partnerId: string;
  mode: KeyMode;
  scopes: readonly PartnerScope[];
  operator: string;
};

export type PartnerKeys = {
  /** Undefined for a revoked key; counts the call per day. */
  byKey(key: string, call: string): Promise<PartnerCaller | undefined>;
  /**
   * Returns the key once; only its hash is stored. Undefined for an unknown partner or at the key
   * limit.
   */
  add(request: NewKey): Promise<{ id: string; key: string } | undefined>;
  revoke(revoked: { id: string; operator: string }): Promise<boolean>;
  list(partnerId: string): Promise<ListedKey[]>;
};

/** A key has 256 random bits, so an unsalted hash is safe. */
const hashOf = (key: string): string => createHash('sha256').update(key).digest('hex');
const hintChars = 'partner_live_'.length + 4;
const minuteMs = 60_000;

/** Logs an operator's or key's act; writes nothing when `from` is empty, else uses its id. */
export const actCte = (
  act: { partnerId: string; actor: string; act: PartnerAct },
  now: number,
  from: Sql,
): Sql =>
  sql`act as (insert into partner_acts (id, partner_id, at, actor, act, about)
    select ${newRowId('act')}::text, ${act.partnerId}::text, ${now}::bigint, ${act.actor}::text, ${act.act}::text, id
      from ${from} limit 1)`;

/** API keys of partners' servers. docs/decisions/0095. */
export function buildPartnerKeys({
  database,
  clock,
}: Pick<StoreDeps, 'database' | 'clock'>): PartnerKeys {
  return {
    byKey: async (key, call) => {
      const now = clock.now();
      const [found] = await database.run<PartnerCaller>(sql`
        with found as (select id, partner_id, scopes from partner_keys
          where key_hash = ${hashOf(key)} and revoked_at is null),
        seen as (update partner_keys set last_used_at = ${now}::bigint from found
          where partner_keys.id = found.id
          and coalesce(partner_keys.last_used_at, 0) < ${now - minuteMs}::bigint),
        counted as (insert into partner_key_uses (key_id, day, call, calls)
          select id, ${new Date(now).toISOString().slice(0, 10)}::text, ${call}::text, 1 from found
          on conflict (key_id, day, call) do update set calls = partner_key_uses.calls + 1)
        select id as key_id, partner_id, scopes from found`);
      return found;
    },

    add: async ({ partnerId, mode, scopes, operator }) => {
      const key = `partner_${mode}_${newToken()}`;
      const now = clock.now();
      // Locks the partner's row, so that concurrent calls cannot exceed the key limit.
      const [made] = await database.transaction(async (db) => {
        await db.run(
          sql`select 1 as one from referral_partners where id = ${partnerId} for update`,
        );
        return db.run<{ id: string }>(sql`
          with made as (insert into partner_keys (id, partner_id, mode, hint, key_hash, scopes, created_at, created_by)
            select ${newRowId('key')}::text, r.id, ${mode}::text, ${key.slice(0, hintChars)}::text, ${hashOf(key)}::text, ${JSON.stringify(scopes)}::jsonb,
              ${now}::bigint, ${operator}::text
            from referral_partners r where r.id = ${partnerId}::text and (select count(*) from partner_keys k
              where k.partner_id = r.id
              and k.revoked_at is null) < ${PARTNER_LIMITS.partnerKeysAtOnce}::integer returning id),
          ${actCte({ partnerId, actor: operator, act: 'key.made' }, now, sql`made`)}
          select id from made`);
      });
      return made && { id: made.id, key };
    },

    revoke: async ({ id, operator }) => {
      const now = clock.now();
      const rows = await database.run<{ id: string }>(sql`
        with gone as (update partner_keys set revoked_at = ${now}::bigint, revoked_by = ${operator}::text
          where id = ${id}::text and revoked_at is null returning id, partner_id),
        act as (insert into partner_acts (id, partner_id, at, actor, act, about)
          select ${newRowId('act')}::text, partner_id, ${now}::bigint, ${operator}::text, 'key.revoked', id
            from gone)
        select id from gone`);
      return rows.length > 0;
    },

    list: (partnerId) =>
      database.run<ListedKey>(sql`select id, mode, hint, scopes, created_at, created_by, last_used_at, revoked_at,
          (select coalesce(sum(calls), 0) from partner_key_uses u where u.key_id = k.id)::integer as calls
        from partner_keys k where partner_id = ${partnerId} order by created_at, id`),
  };
}
