import { LIMITS } from '@signet/rulebook/core/limits';
import { assertVersionKnown, underEachFingerprintKey } from '../seal/seal.ts';
import { identifier, inTexts, type Sql, sql, UNHURRIED } from '../sql/sql.ts';
import type { StoreDeps } from '../store-deps.ts';
import type { IdempotencyState, IdempotentCall } from './idempotent-call.ts';
import { keptFrom, requestFingerprint } from './keep-key.ts';

/** SQL predicate: true while the row's key is still kept. docs/readings.md 19. */
export const isKeyKeptSql = (table: string, now: number): Sql =>
  sql`(${identifier(table)}.created_at >= ${now - LIMITS.idempotencyTtlMs}::bigint)`;

/** A row that is taken over becomes that of the new call. */
const SAME_CALL = sql`route = excluded.route, request_hmac = excluded.request_hmac,
  state = excluded.state, created_at = excluded.created_at`;

export type IdempotencyStore = {
  /** Claims the key, or returns its state; keys are kept for LIMITS.idempotencyTtlMs. */
  begin(once: IdempotentCall): Promise<IdempotencyState>;
  /**
   * Stores the reply, sealed, unless one is stored already; a rejection is stored only if nothing
   * took effect.
   */
  finish(
    once: IdempotentCall,
    answer: { status: number; reply: unknown; rejected?: boolean },
  ): Promise<{ kept: boolean }>;
  /**
   * Frees a key whose call had no effect (vendor down, server error), so that it can be retried.
   */
  release(once: IdempotentCall): Promise<void>;
};

type KeyRow = {
  route: string;
  requestHmac: string;
  state: 'running' | 'applied' | 'done';
  applicationId?: string;
  status?: number;
  replySealed?: string;
};

/**
 * `running` once claimed, `applied` by the statement that stores the effect, `done` once the reply
 * is stored. docs/readings.md 19.
 */
export function buildIdempotency({
  database,
  sealer,
  clock,
}: Pick<StoreDeps, 'database' | 'sealer' | 'clock'>): IdempotencyStore & {
  forgetRunning(): Promise<void>;
} {
  const place = ({ userId, key }: IdempotentCall) => ({
    table: 'idempotency_keys',
    column: 'reply_sealed',
    applicationId: '',
    rowId: JSON.stringify([userId, key]),
  });

  const fingerprintsOf = (once: IdempotentCall): string[] =>
    underEachFingerprintKey(sealer, (own) => requestFingerprint(once, own));

  const take = async (once: IdempotentCall): Promise<boolean> => {
    const now = clock.now();
    const [fingerprint = '', ...others] = fingerprintsOf(once);
    // A rival's clock may be ahead of ours, if only by the wait for the row lock; hence the window
    // on both sides. No synchronous commit: losing a key without its effect in a power cut is
    // harmless.
    const start = now - LIMITS.idempotencyTakeoverMs;
    const isAbandoned = sql`(idempotency_keys.state = 'running'
      and idempotency_keys.request_hmac ${inTexts([fingerprint, ...others])}
      and idempotency_keys.started_at not between ${start}::bigint
        and ${now + LIMITS.idempotencyTakeoverMs}::bigint)`;
    const rows = await database.run(sql`
      insert into idempotency_keys
        (user_id, key, route, request_hmac, state, started_at, created_at)
      select ${once.userId}::text, ${once.key}::text, ${once.route}::text, ${fingerprint}::text,
        'running', ${now}::bigint, ${now}::bigint from ${UNHURRIED}
      on conflict (user_id, key) do update set ${SAME_CALL}, application_id = null, status = null,
        reply_sealed = null, started_at = excluded.started_at
      where not ${isKeyKeptSql('idempotency_keys', now)} or ${isAbandoned}
      returning key`);
    return rows.length > 0;
  };

  const read = (once: IdempotentCall, row: KeyRow): IdempotencyState => {
    if (!fingerprintsOf(once).includes(row.requestHmac)) {
      assertVersionKnown('fingerprint', row.requestHmac, sealer);
      return { state: 'mismatch' };
    }
    if (row.state === 'running') return { state: 'running' };
    if (row.replySealed !== undefined && row.status !== undefined) {
      return {
        state: 'done',
        status: row.status,
        reply: JSON.parse(sealer.openUnbound(place(once), row.replySealed)),
      };
    }
    return { state: 'applied', applicationId: row.applicationId ?? '' };
  };

  return {
    begin: async (once) => {
      for (let tries = 0; tries < 3; tries++) {
        if (await take(once)) return { state: 'new' };
        const [row] =
          await database.run<KeyRow>(sql`select route, request_hmac, state, application_id, status, reply_sealed
            from idempotency_keys
          where user_id = ${once.userId} and key = ${once.key}`);
        if (row !== undefined) return read(once, row);
      }
      return { state: 'running' };
    },
    // No synchronous commit: a lost reply can be rebuilt from the stored data. A call that asks no
    // vendor and had no effect inserts its key here for the first time.
    finish: async (once, { status, reply, rejected }) => {
      const now = clock.now();
      const sealed = sealer.sealUnbound(place(once), JSON.stringify(reply ?? null));
      const open = rejected
        ? sql`idempotency_keys.state = 'running'`
        : sql`idempotency_keys.state <> 'done'`;
      const fingerprint = requestFingerprint(once, sealer);
      const rows = await database.run(sql`
        insert into idempotency_keys
          (user_id, key, route, request_hmac, state, status, reply_sealed, started_at, created_at)
        select ${once.userId}::text, ${once.key}::text, ${once.route}::text, ${fingerprint}::text,
          'done', ${status}::integer, ${sealed}::text, ${now}::bigint,
          ${keptFrom(once, now)}::bigint from ${UNHURRIED}
        on conflict (user_id, key) do update set ${SAME_CALL}, status = excluded.status,
          reply_sealed = excluded.reply_sealed
        where (${open} and idempotency_keys.request_hmac = excluded.request_hmac)
          or not ${isKeyKeptSql('idempotency_keys', now)}
        returning key`);
      return { kept: rows.length > 0 };
    },
    release: async ({ userId, key }) => {
      await database.run(
        sql`delete from idempotency_keys where user_id = ${userId} and key = ${key} and state = 'running'`,
      );
    },
    forgetRunning: async () => {
      await database.run(sql`delete from idempotency_keys where state = 'running'`);
    },
  };
}
