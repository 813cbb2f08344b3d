import { createHash } from 'node:crypto';
import { PARTNER_LIMITS } from '@signet/rulebook/partners/limits';
import type { KeyMode, PartnerScope } from '@signet/rulebook/partners/partner-access';
import { newRowId, newToken } from '../platform/ids.ts';
import { query } from '../platform/sql/query.ts';
import { sql } from '../platform/sql/sql.ts';
import type { StoreDeps } from '../platform/store-deps.ts';
import { recordAct } from './partner-acts.ts';

type CallerOfPartner = { partnerId: string; scopes: readonly PartnerScope[] };
export type KeyCaller = CallerOfPartner & { keyId: string; personId?: undefined };

/** A partner's server, or somebody of its people at the console. */
export type PartnerCaller = KeyCaller | (CallerOfPartner & { personId: string });

export const callerIdOf = (caller: PartnerCaller): string => caller.personId ?? caller.keyId;

/** As acts name the caller. */
export const partnerActorOf = (caller: PartnerCaller): string =>
  caller.personId === undefined ? `key:${caller.keyId}` : `person:${caller.personId}`;

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

type KeyCount = { partnerId: string; keys: number };

export type PartnerKeys = {
  /** Undefined for a revoked key; counts the call per day. */
  byKey(key: string, call: string): Promise<KeyCaller | undefined>;
  /**
   * Returns the key once; only its hash is stored. Undefined for an unknown partner or at the key
   * limit.
   */
  add(request: NewKey): Promise<{ id: string; key: string } | undefined>;
  revoke(revoked: { id: string; operator: string }): Promise<boolean>;
  list(partnerId: string): Promise<ListedKey[]>;
  /** How many keys of each partner are in use. */
  counts(): Promise<KeyCount[]>;
};

/** A key has 256 random bits, so an unsalted hash is safe. */
const hashOf = (key: string): string => createHash('sha256').update(key).digest('hex');
const hintChars = 'partner_live_'.length + 4;
const minuteMs = 60_000;

/** API keys of partners' servers. docs/decisions/0095. */
export function buildPartnerKeys(deps: Pick<StoreDeps, 'database' | 'clock'>): PartnerKeys {
  const { database, clock } = deps;
  return {
    byKey: async (key, call) => {
      const now = clock.now();
      const [found] = await database.run<CallerOfPartner & { keyId: string }>(sql`
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

    add: ({ partnerId, mode, scopes, operator }) =>
      database.transaction(async (tx) => {
        // Locks the partner's row, so that concurrent calls cannot exceed the key limit.
        const [partner] = await tx.run<{ id: string }>(
          sql`select id from referral_partners where id = ${partnerId} for update`,
        );
        if (partner === undefined) return undefined;
        const inUse = await tx.run(
          query
            .selectFrom('partnerKeys')
            .select('id')
            .where('partnerId', '=', partnerId)
            .where('revokedAt', 'is', null),
        );
        if (inUse.length >= PARTNER_LIMITS.partnerKeysAtOnce) return undefined;
        const id = newRowId('key');
        const key = `partner_${mode}_${newToken()}`;
        tx.send(
          query.insertInto('partnerKeys').values({
            ...{ id, partnerId, mode, createdAt: clock.now(), createdBy: operator },
            hint: key.slice(0, hintChars),
            keyHash: hashOf(key),
            scopes: JSON.stringify(scopes),
          }),
        );
        recordAct(deps, tx, { partnerId, actor: operator, act: 'key.made', about: id });
        return { id, key };
      }),

    revoke: ({ id, operator }) =>
      database.transaction(async (tx) => {
        const [revoked] = await tx.run(
          query
            .updateTable('partnerKeys')
            .set({ revokedAt: clock.now(), revokedBy: operator })
            .where('id', '=', id)
            .where('revokedAt', 'is', null)
            .returning('partnerId'),
        );
        if (revoked === undefined) return false;
        const { partnerId } = revoked;
        recordAct(deps, tx, { partnerId, actor: operator, act: 'key.revoked', about: id });
        return true;
      }),

    counts: () =>
      database.run<KeyCount>(sql`select partner_id, count(*)::integer as keys from partner_keys
        where revoked_at is null group by partner_id`),

    list: (partnerId) =>
      database.run<ListedKey>(sql`select id, mode, hint, scopes, created_at, created_by, last_used_at, revoked_at,
          (select coalesce(sum(calls), 0) from partner_key_uses u where u.key_id = k.id)::integer as calls
        from partner_keys k where partner_id = ${partnerId} order by created_at, id`),
  };
}
