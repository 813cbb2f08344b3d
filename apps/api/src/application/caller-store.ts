import { isKeyKeptSql } from '../platform/audit/audited-update.ts';
import { sql } from '../platform/sql/sql.ts';
import type { StoreDeps, StoredApplication } from '../platform/store-types.ts';
import type { LoadedSession } from '../session/store.ts';
import { readSession, type SessionRow, sessionQuery } from '../session/store.ts';
import { type ApplicationRow, applicationQuery, readApplication } from './read-store.ts';

/** The caller, the application they mean, and whether their Idempotency-Key was used before. */
export type Caller = { session: LoadedSession; application?: StoredApplication; usedKey: boolean };

export type Callers = {
  /** `application` only where it is the caller's own. One round trip. */
  load(asked: { token: string; applicationId?: string; key?: string }): Promise<Caller | undefined>;
};

/** What a call about an application must know before validation, in one round trip. docs/decisions/0027. */
export function buildCallers(deps: StoreDeps): Callers {
  const { database, sealer, clock } = deps;
  return {
    load: async ({ token, applicationId, key }) => {
      const now = clock.now();
      const tokenHash = sealer.hashToken(token);
      const usedKey = sql`, exists (select 1 from idempotency_keys k where k.user_id = seen.user_id and k.key = ${key}::text and ${isKeyKeptSql('k', now)}) as used_key`;
      // Whether the session is still valid is decided by the session query.
      const mine = sql`a.id = ${applicationId}::text and a.user_id = (select s.user_id from sessions s where s.token_hash = ${tokenHash})`;
      const [[session], [application]] = await database.runTogether<[SessionRow & { usedKey: boolean }, ApplicationRow]>([
        sessionQuery(tokenHash, now, usedKey),
        applicationQuery(mine, now),
      ]);
      if (session === undefined) return undefined;
      const { usedKey: isUsed, ...row } = session;
      return { session: readSession(row), application: application && readApplication(application, deps), usedKey: isUsed };
    },
  };
}
