import { LIMITS } from '@signet/rulebook/core/limits';
import type { TaxInformationType } from '@signet/rulebook/tax-id/tax-information';
import { subjectIdSql } from '../application/subject-store.ts';
import { auditDetail } from '../platform/audit/audit-detail.ts';
import {
  AUDITED_RETURNING,
  type AuditedUpdate,
  auditColumns,
  sideEffectCtes,
  withCtes,
} from '../platform/audit/audited-update.ts';
import { newToken } from '../platform/ids.ts';
import { assertKeyKnown } from '../platform/seal/key-version-store.ts';
import { inTexts, sql } from '../platform/sql/sql.ts';
import type { OutboxMessage, StoreDeps } from '../platform/store-types.ts';

type LinkPurpose = 'tax-information';
export type LinkSession = {
  applicationId: string;
  purpose: LinkPurpose;
  detail: TaxInformationType;
};

export type LinkTokens = {
  /** Mails a link once per `mailedFor`; the token itself exists in the mail only. */
  mail(
    link: LinkSession & {
      mailedFor: string;
      actor: string;
      message: (token: string) => OutboxMessage;
    },
  ): Promise<{ mailed: boolean }>;
  /**
   * Consumes the token for a session of LIMITS.taxLinkSessionMs; a retry with the same key gets the
   * same session while it lasts.
   */
  open(
    token: string,
    key?: string,
  ): Promise<
    | { opened: true; session: string; link: LinkSession }
    | { opened: false; why: 'unknown' | 'expired' }
  >;
  load(session: string): Promise<LinkSession | undefined>;
};

/**
 * Mailed links: tokens and sessions are stored as hashes; a token works once, within
 * LIMITS.taxLinkLifeMs. docs/readings.md 105.
 */
export function buildLinkTokens(deps: StoreDeps): LinkTokens {
  const { database, sealer, clock } = deps;

  const load = async (session: string): Promise<LinkSession | undefined> => {
    const [link] =
      await database.run<LinkSession>(sql`select application_id, purpose, detail from link_sessions
      where token_hash ${inTexts(sealer.tokenHashes(session))} and expires_at > ${clock.now()}::bigint`);
    if (link === undefined) await assertKeyKnown(deps, 'pepper');
    return link;
  };

  return {
    mail: async ({ applicationId, purpose, detail, mailedFor, actor, message }) => {
      const now = clock.now();
      const token = newToken();
      const change: AuditedUpdate = {
        actor,
        action: 'link.mailed',
        detail: auditDetail({ purpose, type: detail }),
        messages: [message(token)],
      };
      const parts = [
        sql`made as (insert into link_tokens (token_hash, application_id, person_id, purpose, detail, mailed_for, created_at, expires_at)
          select ${sealer.hashToken(token)}::text, id, ${subjectIdSql(detail, sql`applications.id`)}, ${purpose}::text, ${detail}::text, ${mailedFor}::text, ${now}::bigint,
            ${now + LIMITS.taxLinkLifeMs}::bigint from applications where id = ${applicationId} on conflict do nothing returning application_id)`,
        sql`changed as (update applications set version = version + 1, ${auditColumns(change, now, deps.sealer)}
          from made where id = made.application_id returning ${AUDITED_RETURNING})`,
        ...sideEffectCtes(change, deps, applicationId),
      ];
      const rows = await database.run(sql`${withCtes(parts)} select id from changed`);
      return { mailed: rows.length > 0 };
    },

    open: async (token, key) => {
      const now = clock.now();
      // Derived from token and key, so that a lost response can be repeated although no session is
      // stored in clear.
      const repeated =
        key === undefined ? [] : sealer.fingerprints('link-session', JSON.stringify([token, key]));
      const session = repeated[0] ?? newToken();
      const hashes = inTexts(sealer.tokenHashes(token));
      const [link] = await database.run<LinkSession>(sql`
        with used as (update link_tokens set used_at = ${now}::bigint
          where token_hash ${hashes} and used_at is null and expires_at > ${now}::bigint returning application_id, person_id, purpose, detail),
        given as (insert into link_sessions (token_hash, application_id, person_id, purpose, detail, created_at, expires_at)
          select ${sealer.hashToken(session)}::text, application_id, person_id, purpose, detail, ${now}::bigint, ${now + LIMITS.taxLinkSessionMs}::bigint from used)
        select application_id, purpose, detail from used`);
      if (link !== undefined) return { opened: true, session, link };
      for (const retrySession of repeated) {
        const opened = await load(retrySession);
        if (opened !== undefined) return { opened: true, session: retrySession, link: opened };
      }
      const known = await database.run(
        sql`select 1 as one from link_tokens where token_hash ${hashes}`,
      );
      if (known.length === 0) await assertKeyKnown(deps, 'pepper');
      return { opened: false, why: known.length > 0 ? 'expired' : 'unknown' };
    },

    load,
  };
}
