import { createHash } from 'node:crypto';
import { PARTNER_LIMITS } from '@signet/rulebook/partners/limits';
import type { KeyMode, PartnerScope } from '@signet/rulebook/partners/partner-access';
import { newRowId, newToken } from '../platform/ids.ts';
import type { Tx } from '../platform/sql/database.ts';
import { query } from '../platform/sql/query.ts';
import { sql } from '../platform/sql/sql.ts';
import type { StoreDeps } from '../platform/store-deps.ts';
import { recordAct } from './partner-acts.ts';

type CallerOfPartner = { partnerId: string; scopes: readonly PartnerScope[] };
export type KeyCaller = CallerOfPartner & { keyId: string; personId?: undefined };

/** Why a key that was ours opens nothing here. */
export type KeyRefusal = 'expired' | 'foreign';

/** A partner's server, or somebody of its people at the console. */
export type PartnerCaller = KeyCaller | { partnerId: string; personId: string };

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
  /** Of a person at the console, their name while it is kept. */
  createdBy: string;
  lastUsedAt?: number;
  expiresAt?: number;
  addresses?: readonly string[];
  revokedAt?: number;
  /** Another one stands in its place already. */
  isReplaced: boolean;
  calls: number;
};

type NewKey = {
  partnerId: string;
  mode: KeyMode;
  scopes: readonly PartnerScope[];
  operator: string;
  expiresAt?: number | undefined;
  addresses?: readonly string[];
};

type MadeKey = { id: string; key: string };

type KeyInUse = Pick<ListedKey, 'id' | 'mode' | 'scopes' | 'createdAt' | 'expiresAt' | 'addresses'>;
type KeyCount = { partnerId: string; keys: number };

export type PartnerKeys = {
  /** Undefined for a revoked key; counts the call per day. `address`: where it comes from. */
  byKey(
    key: string,
    of: { call: string; address: string },
  ): Promise<KeyCaller | KeyRefusal | undefined>;
  /**
   * Returns the key once; only its hash is stored. Undefined for an unknown partner or at the key
   * limit.
   */
  add(request: NewKey): Promise<MadeKey | undefined>;
  /**
   * A key like the partner's other one, which ends within a day; `tooMany` at the key limit, which
   * the replaced key doesn't count for. Undefined where that one is of another partner, has ended or was replaced.
   */
  replace(replaced: {
    id: string;
    partnerId: string;
    operator: string;
  }): Promise<MadeKey | 'tooMany' | undefined>;
  /** `partnerId`: only where it is that partner's. */
  revoke(revoked: { id: string; partnerId?: string; operator: string }): Promise<boolean>;
  list(partnerId: string): Promise<ListedKey[]>;
  /** How many keys of each partner are in use. */
  counts(): Promise<KeyCount[]>;
};

/** A key has 256 random bits, so an unsalted hash is safe. */
const hashOf = (key: string): string => createHash('sha256').update(key).digest('hex');
const hintChars = 'partner_live_'.length + 4;
const minuteMs = 60_000;

const isReplacedSql = sql`exists (select 1 from partner_acts r where r.partner_id = k.partner_id
  and r.act = 'key.replaced' and r.about = k.id)`;

/** API keys of partners' servers. docs/decisions/0095. */
export function buildPartnerKeys(deps: Pick<StoreDeps, 'database' | 'clock'>): PartnerKeys {
  const { database, clock } = deps;

  /** Locks the partner's row, so that concurrent calls cannot exceed the key limit. */
  const lockedKeys = async (tx: Tx, partnerId: string): Promise<KeyInUse[] | undefined> => {
    const [partner] = await tx.run<{ id: string }>(
      sql`select id from referral_partners where id = ${partnerId} for update`,
    );
    if (partner === undefined) return undefined;
    return tx.run<KeyInUse>(sql`select id, mode, scopes, created_at, expires_at, addresses
      from partner_keys where partner_id = ${partnerId} and revoked_at is null
        and (expires_at is null or expires_at > ${clock.now()}::bigint)`);
  };

  const insert = (
    tx: Tx,
    { partnerId, mode, scopes, operator, expiresAt, addresses = [] }: NewKey,
  ): MadeKey => {
    const id = newRowId('key');
    const key = `partner_${mode}_${newToken()}`;
    tx.send(
      query.insertInto('partnerKeys').values({
        ...{ id, partnerId, mode, createdAt: clock.now(), createdBy: operator },
        hint: key.slice(0, hintChars),
        keyHash: hashOf(key),
        scopes: JSON.stringify(scopes),
        expiresAt: expiresAt ?? null,
        addresses: addresses.length === 0 ? null : [...addresses],
      }),
    );
    recordAct(deps, tx, { partnerId, actor: operator, act: 'key.made', about: id });
    return { id, key };
  };
  return {
    byKey: async (key, { call, address }) => {
      const now = clock.now();
      const hash = hashOf(key);
      const opened = sql`select id, partner_id, scopes from partner_keys
        where key_hash = ${hash} and revoked_at is null
        and (expires_at is null or expires_at > ${now}::bigint)
        and (addresses is null or ${address}::inet <<= any(addresses::inet[]))`;
      const [found] = await database.run<CallerOfPartner & { keyId: string }>(sql`
        with found as (${opened}),
        seen as (update partner_keys set last_used_at = ${now}::bigint from found
          where partner_keys.id = found.id
          and coalesce(partner_keys.last_used_at, 0) < ${now - minuteMs}::bigint),
        counted as (insert into partner_key_uses (key_id, day, call, calls)
          select id, ${new Date(now).toISOString().slice(0, 10)}::text, ${call}::text, 1 from found
          on conflict (key_id, day, call) do update set calls = partner_key_uses.calls + 1)
        select id as key_id, partner_id, scopes from found`);
      if (found !== undefined) return found;
      const [ended] = await database.run<{ isExpired: boolean }>(sql`
        select coalesce(expires_at, ${now + 1}::bigint) <= ${now}::bigint as is_expired
        from partner_keys where key_hash = ${hash} and revoked_at is null`);
      if (ended === undefined) return undefined;
      return ended.isExpired ? 'expired' : 'foreign';
    },

    add: (request) =>
      database.transaction(async (tx) => {
        const inUse = await lockedKeys(tx, request.partnerId);
        if (inUse === undefined || inUse.length >= PARTNER_LIMITS.partnerKeysAtOnce)
          return undefined;
        return insert(tx, request);
      }),

    replace: ({ id, partnerId, operator }) =>
      database.transaction(async (tx) => {
        const inUse = (await lockedKeys(tx, partnerId)) ?? [];
        const replaced = inUse.find((one) => one.id === id);
        if (replaced === undefined) return undefined;
        // It ends soon, and a second successor would take over that short life.
        const [known] = await tx.run<{ isReplaced: boolean }>(
          sql`select ${isReplacedSql} as is_replaced from partner_keys k where id = ${id}`,
        );
        if (known?.isReplaced) return undefined;
        if (inUse.length > PARTNER_LIMITS.partnerKeysAtOnce) return 'tooMany';
        const { mode, scopes, createdAt, expiresAt, addresses } = replaced;
        const now = clock.now();
        // The new one is good for as long as the old one was from its first day.
        const life = expiresAt === undefined ? undefined : expiresAt - createdAt;
        const endsAt = now + PARTNER_LIMITS.keyReplacedMs;
        tx.send(
          query
            .updateTable('partnerKeys')
            .set({ expiresAt: Math.min(expiresAt ?? endsAt, endsAt) })
            .where('id', '=', id),
        );
        recordAct(deps, tx, { partnerId, actor: operator, act: 'key.replaced', about: id });
        return insert(tx, {
          ...{ partnerId, mode, scopes, operator },
          expiresAt: life === undefined ? undefined : now + life,
          ...(addresses && { addresses }),
        });
      }),

    revoke: ({ id, partnerId: of, operator }) =>
      database.transaction(async (tx) => {
        const [revoked] = await tx.run(
          query
            .updateTable('partnerKeys')
            .set({ revokedAt: clock.now(), revokedBy: operator })
            .where('id', '=', id)
            .where('revokedAt', 'is', null)
            .$if(of !== undefined, (rows) => rows.where('partnerId', '=', of ?? ''))
            .returning('partnerId'),
        );
        if (revoked === undefined) return false;
        const { partnerId } = revoked;
        recordAct(deps, tx, { partnerId, actor: operator, act: 'key.revoked', about: id });
        return true;
      }),

    counts: () =>
      database.run<KeyCount>(sql`select partner_id, count(*)::integer as keys from partner_keys
        where revoked_at is null and (expires_at is null or expires_at > ${clock.now()}::bigint)
        group by partner_id`),

    list: (partnerId) =>
      database.run<ListedKey>(sql`select id, mode, hint, scopes, created_at,
          coalesce((select name from console_people p where 'person:' || p.id = k.created_by), k.created_by) as created_by,
          last_used_at, expires_at, addresses, revoked_at, ${isReplacedSql} as is_replaced,
          (select coalesce(sum(calls), 0) from partner_key_uses u where u.key_id = k.id)::integer as calls
        from partner_keys k where partner_id = ${partnerId} order by created_at, id`),
  };
}

/** As its partner's people and staff see it. */
export const shownKey = ({ scopes, addresses, ...key }: ListedKey) => ({
  ...key,
  scopes: [...scopes],
  ...(addresses && { addresses: [...addresses] }),
});
