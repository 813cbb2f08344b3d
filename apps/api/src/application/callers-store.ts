import { isKeyKeptSql } from '../platform/http/idempotency-store.ts';
import { assertKeyKnown } from '../platform/seal/key-version-store.ts';
import { emptySql, inTexts, sql } from '../platform/sql/sql.ts';
import type { StoreDeps } from '../platform/store-deps.ts';
import {
  type LoadedSession,
  type SessionRow,
  sessionPart,
  touchSession,
} from '../session/store.ts';
import { applicationQuery, type PartRow, readApplication } from './parts-store.ts';
import type { StoredApplication } from './stored-application.ts';

export type Caller = { session: LoadedSession; application?: StoredApplication; usedKey: boolean };

export type Callers = {
  /**
   * `application` is set only if it belongs to the caller. One statement, plus one a minute that
   * records the session's use.
   */
  load(asked: { token: string; applicationId?: string; key?: string }): Promise<Caller | undefined>;
};

/**
 * Loads what a call about an application needs before validation, in one round trip.
 * docs/decisions/0027.
 */
export function buildCallers(deps: StoreDeps): Callers {
  const { database, sealer, clock } = deps;
  return {
    load: async ({ token, applicationId, key }) => {
      const now = clock.now();
      const tokenHashes = sealer.tokenHashes(token);
      const ofSession = sql`(select s.user_id from sessions s where s.token_hash ${inTexts(tokenHashes)})`;
      const usedKey =
        key === undefined
          ? emptySql
          : sql`union all select 'usedKey', to_jsonb(true) from idempotency_keys k
            where k.user_id = ${ofSession} and k.key = ${key} and ${isKeyKeptSql('k', now)}`;
      // This does not check whether the session is still valid; sessionPart does.
      const mine = sql`a.id = ${applicationId}::text and a.user_id = ${ofSession}`;
      const rows = await database.run<PartRow>(
        sql`${sessionPart(tokenHashes, now)} ${usedKey} union all ${applicationQuery(mine)}`,
      );
      // Columns of sessionPart.
      const session = rows.find(({ part }) => part === 'session')?.value as SessionRow | undefined;
      if (session === undefined) await assertKeyKnown(deps, 'pepper');
      if (session === undefined) return undefined;
      return {
        session: await touchSession(session, tokenHashes, deps),
        application: readApplication(rows, deps),
        usedKey: rows.some(({ part }) => part === 'usedKey'),
      };
    },
  };
}
