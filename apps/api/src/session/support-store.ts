import { LIMITS } from '@signet/rulebook/core/limits';
import {
  type AuditText,
  auditDetail,
  codeOf,
  idOf,
  routeOf,
} from '../platform/audit/audit-detail.ts';
import {
  AUDITED_RETURNING,
  type AuditedUpdate,
  auditColumns,
  sideEffectCtes,
  withCtes,
} from '../platform/audit/audited-update.ts';
import { newRowId, newToken } from '../platform/ids.ts';
import { assertKeyKnown } from '../platform/seal/key-version-store.ts';
import { inTexts, type Sql, sql } from '../platform/sql/sql.ts';
import type { Reviewer, StoreDeps } from '../platform/store-types.ts';
import type { LoadedSession } from './store.ts';

/** `person` is a session as the applicant, which exists in no cookie. */
export type SupportSession = {
  id: string;
  applicationId: string;
  reviewer: Reviewer;
  ticket: string;
  person: LoadedSession;
};

export type SupportViews = {
  /**
   * The token works once, within LIMITS.supportLinkMs; undefined for an unknown application. The
   * same key gives the same token.
   */
  begin(begun: {
    applicationId: string;
    reviewer: Reviewer;
    ticket: string;
    key?: string;
  }): Promise<{ token: string } | undefined>;
  /**
   * Consumes the token for a session of LIMITS.supportSessionMs; a retry with the same key gets the
   * same session while it lasts.
   */
  open(
    token: string,
    key?: string,
  ): Promise<{ session: string; applicationId: string } | { why: 'unknown' | 'expired' }>;
  /**
   * Undefined once the view has ended, the reviewer is revoked, or the application has changed
   * hands.
   */
  load(session: string): Promise<SupportSession | undefined>;
  noteRead(view: SupportSession, read: string): Promise<void>;
  end(session: string): Promise<void>;
};

type StoredView = { id: string; applicationId: string; reviewer: Reviewer; ticket: string };
type SessionRow = StoredView & {
  userId: string;
  emailAddress: string;
  name?: string;
  openedAt: number;
  expiresAt: number;
};

const REVIEWER = sql`jsonb_build_object('id', r.id, 'name', r.name) as reviewer`;

const changeOf = (
  { reviewer, ticket }: Pick<StoredView, 'reviewer' | 'ticket'>,
  action: string,
  more: { read?: AuditText } = {},
): AuditedUpdate => ({
  actor: `reviewer:${reviewer.id}`,
  action,
  detail: auditDetail({ reviewer: idOf(reviewer.id), ticket: codeOf(ticket), ...more }),
});

/**
 * Reviewers' views: every step is audited in the same statement, and none changes the application's
 * version. docs/decisions/0087.
 */
export function buildSupportViews(deps: StoreDeps): SupportViews {
  const { database, sealer, clock } = deps;

  /** Runs `done`, which must return application_id, together with its audit row. */
  const audited = (done: Sql, change: AuditedUpdate, applicationId: string) =>
    database.run(
      sql`${withCtes([
        sql`done as (${done})`,
        sql`changed as (update applications set ${auditColumns(change, clock.now(), sealer)}
        from done where applications.id = done.application_id returning ${AUDITED_RETURNING})`,
        ...sideEffectCtes(change, deps, applicationId),
      ])} select id from changed`,
    );

  const byToken = async (
    token: string,
  ): Promise<(StoredView & { linkUntil: number; openedAt?: number }) | undefined> => {
    const [row] = await database.run<StoredView & { linkUntil: number; openedAt?: number }>(sql`
      select v.id, v.application_id, v.ticket, v.link_until, v.opened_at, ${REVIEWER} from support_views v
      join reviewers r on r.id = v.reviewer_id and r.revoked_at is null where v.token_hash ${inTexts(sealer.tokenHashes(token))}`);
    return row;
  };

  const load = async (session: string): Promise<SupportSession | undefined> => {
    const now = clock.now();
    const [row] = await database.run<SessionRow>(sql`
      select v.id, v.application_id, v.ticket, v.opened_at, v.expires_at, u.id as user_id, u.email_address, u.name, ${REVIEWER}
      from support_views v join reviewers r on r.id = v.reviewer_id and r.revoked_at is null
      join applications a on a.id = v.application_id and a.user_id = v.user_id join users u on u.id = v.user_id
      where v.session_hash ${inTexts(sealer.tokenHashes(session))} and v.ended_at is null and v.expires_at > ${now}::bigint`);
    if (row === undefined) {
      await assertKeyKnown(deps, 'pepper');
      return undefined;
    }
    const { id, applicationId, reviewer, ticket, openedAt, ...who } = row;
    return {
      id,
      applicationId,
      reviewer,
      ticket,
      person: { ...who, createdAt: openedAt, lastSeenAt: now },
    };
  };

  return {
    begin: async ({ applicationId, reviewer, ticket, key }) => {
      const now = clock.now();
      const made = [applicationId, reviewer.id, ticket, key];
      const token =
        (key === undefined
          ? undefined
          : sealer.fingerprints('support-link', JSON.stringify(made))[0]) ?? newToken();
      const done = sql`insert into support_views (id, application_id, user_id, reviewer_id, ticket, token_hash, created_at, link_until)
        select ${newRowId('view')}::text, a.id, a.user_id, ${reviewer.id}::text, ${ticket}::text, ${sealer.hashToken(token)}::text, ${now}::bigint,
          ${now + LIMITS.supportLinkMs}::bigint
        from applications a where a.id = ${applicationId} on conflict do nothing returning application_id`;
      const rows = await audited(
        done,
        changeOf({ reviewer, ticket }, 'support.begun'),
        applicationId,
      );
      return rows.length > 0 || (await byToken(token)) !== undefined ? { token } : undefined;
    },

    open: async (token, key) => {
      const now = clock.now();
      const repeated =
        key === undefined
          ? []
          : sealer.fingerprints('support-session', JSON.stringify([token, key]));
      const session = repeated[0] ?? newToken();
      const view = await byToken(token);
      if (view === undefined) {
        await assertKeyKnown(deps, 'pepper');
        return { why: 'unknown' };
      }
      const done = sql`update support_views set opened_at = ${now}::bigint, expires_at = ${now + LIMITS.supportSessionMs}::bigint,
          session_hash = ${sealer.hashToken(session)}::text
        where id = ${view.id} and opened_at is null and link_until > ${now}::bigint returning application_id`;
      const rows = await audited(done, changeOf(view, 'support.opened'), view.applicationId);
      if (rows.length > 0) return { session, applicationId: view.applicationId };
      for (const retrySession of repeated)
        if ((await load(retrySession)) !== undefined)
          return { session: retrySession, applicationId: view.applicationId };
      return { why: 'expired' };
    },

    load,

    noteRead: async ({ applicationId, ...view }, read) => {
      await audited(
        sql`select ${applicationId}::text as application_id`,
        changeOf(view, 'support.read', { read: routeOf(read) }),
        applicationId,
      );
    },

    end: async (session) => {
      const view = await load(session);
      if (view === undefined) return;
      const done = sql`update support_views set ended_at = ${clock.now()}::bigint where id = ${view.id} and ended_at is null returning application_id`;
      await audited(done, changeOf(view, 'support.ended'), view.applicationId);
    },
  };
}
