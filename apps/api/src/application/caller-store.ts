import { isKeyKeptSql } from '../platform/audit/audited-update.ts';
import { assertKeyKnown } from '../platform/seal/key-version-store.ts';
import { emptySql, inTexts, sql } from '../platform/sql/sql.ts';
import type { StoreDeps, StoredApplication } from '../platform/store-types.ts';
import { type LoadedSession, type SessionRow, sessionPart, touchSession } from '../session/store.ts';
import { applicationQuery, type PartRow, readApplication } from './parts-store.ts';
import type { RememberedDraft, RememberedDrafts } from './remembered-drafts.ts';

/** The caller, the application they mean, and whether their Idempotency-Key was used before. */
export type Caller = { session: LoadedSession; application?: StoredApplication; usedKey: boolean };

export type Callers = {
  /** `application` only where it is the caller's own. One statement, and once a minute one that notes the session's use. */
  load(asked: { token: string; applicationId?: string; key?: string }): Promise<Caller | undefined>;
  /** What this process remembers of the caller's draft in that version; nothing of it is proven. */
  recall(asked: { token: string; applicationId: string; version: number }): RememberedDraft | undefined;
};

/** What a call about an application must know before validation, in one round trip. docs/decisions/0027. */
export function buildCallers(deps: StoreDeps, drafts: RememberedDrafts): Callers {
  const { database, sealer, clock, flags } = deps;
  return {
    load: async ({ token, applicationId, key }) => {
      const now = clock.now();
      const tokenHashes = sealer.tokenHashes(token);
      const ofSession = sql`(select s.user_id from sessions s where s.token_hash ${inTexts(tokenHashes)})`;
      const usedKey =
        key === undefined
          ? emptySql
          : sql`union all select 'usedKey', to_jsonb(true) from idempotency_keys k where k.user_id = ${ofSession} and k.key = ${key} and ${isKeyKeptSql('k', now)}`;
      // Whether the session is still valid is decided by its own part.
      const mine = sql`a.id = ${applicationId}::text and a.user_id = ${ofSession}`;
      const rows = await database.run<PartRow>(sql`${sessionPart(tokenHashes, now)} ${usedKey} union all ${applicationQuery(mine)}`);
      const session = rows.find(({ part }) => part === 'session')?.value as SessionRow | undefined; // the part's own columns
      if (session === undefined) await assertKeyKnown(deps, 'pepper');
      if (session === undefined) return undefined;
      const application = readApplication(rows, deps);
      const caller = {
        session: await touchSession(session, tokenHashes, deps),
        application,
        usedKey: rows.some(({ part }) => part === 'usedKey'),
      };
      if (application !== undefined) drafts.keep({ application, session: caller.session, tokenHashes });
      return caller;
    },
    recall: ({ token, applicationId, version }) => {
      const draft = drafts.find({ applicationId, version, tokenHashes: sealer.tokenHashes(token), now: clock.now() });
      return draft && { ...draft, application: { ...draft.application, flags: flags.of(draft.application.portal) } };
    },
  };
}
