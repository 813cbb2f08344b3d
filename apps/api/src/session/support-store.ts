import { SESSION_LIMITS } from '@signet/rulebook/session/limits';
import type { SupportReason } from '@signet/rulebook/session/support-reasons';
import { type Change, changeIfThere } from '../application/change-application.ts';
import type { StoredApplication } from '../application/stored-application.ts';
import type { Reviewer } from '../decision/new-decision.ts';
import {
  type AuditText,
  auditDetail,
  codeOf,
  idOf,
  routeOf,
} from '../platform/audit/audit-detail.ts';
import { newRowId, newToken } from '../platform/ids.ts';
import { assertKeyKnown } from '../platform/seal/key-version-store.ts';
import type { Tx } from '../platform/sql/database.ts';
import { query } from '../platform/sql/query.ts';
import { inTexts, sql } from '../platform/sql/sql.ts';
import type { StoreDeps } from '../platform/store-deps.ts';
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
   * The token works once, within SESSION_LIMITS.supportLinkMs; undefined for an unknown application. The
   * same key gives the same token.
   */
  begin(begun: {
    applicationId: string;
    reviewer: Reviewer;
    ticket: string;
    reason?: SupportReason;
    key?: string;
  }): Promise<{ token: string } | undefined>;
  /**
   * Consumes the token for a session of SESSION_LIMITS.supportSessionMs; a retry with the same key gets the
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
  more: { read?: AuditText; reason?: SupportReason } = {},
): Change => ({
  action,
  detail: auditDetail({ reviewer: idOf(reviewer.id), ticket: codeOf(ticket), ...more }),
  keepsVersion: true,
});

/**
 * Reviewers' views: every step is audited in the same transaction, and none changes the application's
 * version. docs/decisions/0087.
 */
export function buildSupportViews(deps: StoreDeps): SupportViews {
  const { database, sealer, clock } = deps;

  /** `done` writes the step, and says whether there was anything to write. */
  const audited = async (
    applicationId: string,
    {
      reviewer,
      reason,
      ...view
    }: Pick<StoredView, 'reviewer' | 'ticket'> & {
      reason?: SupportReason;
    },
    action: string,
    done: (tx: Tx, application: StoredApplication) => Promise<boolean>,
  ): Promise<boolean> => {
    const asked = { id: applicationId, actor: `reviewer:${reviewer.id}` };
    const written = await changeIfThere(deps, asked, async (tx, application) =>
      (await done(tx, application))
        ? changeOf({ reviewer, ...view }, action, { reason })
        : undefined,
    );
    return written?.changed ?? false;
  };

  const viewOf = (id: string) => query.updateTable('supportViews').where('id', '=', id);

  const byToken = async (
    token: string,
  ): Promise<(StoredView & { linkUntil: number; openedAt?: number }) | undefined> => {
    const [row] = await database.run<StoredView & { linkUntil: number; openedAt?: number }>(sql`
      select v.id, v.application_id, v.ticket, v.link_until, v.opened_at, ${REVIEWER} from support_views v
      join reviewers r on r.id = v.reviewer_id and r.revoked_at is null
      where v.token_hash ${inTexts(sealer.tokenHashes(token))}`);
    return row;
  };

  const load = async (session: string): Promise<SupportSession | undefined> => {
    const now = clock.now();
    const [row] = await database.run<SessionRow>(sql`
      select v.id, v.application_id, v.ticket, v.opened_at, v.expires_at, u.id as user_id, u.email_address, u.name, ${REVIEWER}
      from support_views v join reviewers r on r.id = v.reviewer_id and r.revoked_at is null
      join applications a on a.id = v.application_id and a.user_id = v.user_id
      join users u on u.id = v.user_id
      where v.session_hash ${inTexts(sealer.tokenHashes(session))} and v.ended_at is null
      and v.expires_at > ${now}::bigint`);
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
    begin: async ({ applicationId, reviewer, ticket, reason, key }) => {
      const now = clock.now();
      const made = [applicationId, reviewer.id, ticket, key];
      const token =
        (key === undefined
          ? undefined
          : sealer.fingerprints('support-link', JSON.stringify(made))[0]) ?? newToken();
      const view = { reviewer, ticket, reason };
      const begun = await audited(applicationId, view, 'support.begun', async (tx, { userId }) => {
        const made = query.insertInto('supportViews').values({
          id: newRowId('view'),
          applicationId,
          userId,
          reviewerId: reviewer.id,
          ticket,
          tokenHash: sealer.hashToken(token),
          createdAt: now,
          linkUntil: now + SESSION_LIMITS.supportLinkMs,
        });
        const rows = await tx.run(
          made.onConflict((conflict) => conflict.doNothing()).returning('id'),
        );
        return rows.length > 0;
      });
      return begun || (await byToken(token)) !== undefined ? { token } : undefined;
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
      const { applicationId } = view;
      const opened = await audited(applicationId, view, 'support.opened', async (tx) => {
        const given = viewOf(view.id)
          .set({
            openedAt: now,
            expiresAt: now + SESSION_LIMITS.supportSessionMs,
            sessionHash: sealer.hashToken(session),
          })
          .where('openedAt', 'is', null)
          .where('linkUntil', '>', now);
        return (await tx.run(given.returning('id'))).length > 0;
      });
      if (opened) return { session, applicationId };
      for (const retrySession of repeated)
        if ((await load(retrySession)) !== undefined)
          return { session: retrySession, applicationId };
      return { why: 'expired' };
    },

    load,

    noteRead: async ({ applicationId, ...view }, read) => {
      const asked = { id: applicationId, actor: `reviewer:${view.reviewer.id}` };
      const noted = changeOf(view, 'support.read', { read: routeOf(read) });
      await changeIfThere(deps, asked, () => noted);
    },

    end: async (session) => {
      const view = await load(session);
      if (view === undefined) return;
      await audited(view.applicationId, view, 'support.ended', async (tx) => {
        const ended = viewOf(view.id).set({ endedAt: clock.now() }).where('endedAt', 'is', null);
        return (await tx.run(ended.returning('id'))).length > 0;
      });
    },
  };
}
