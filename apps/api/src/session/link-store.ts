import { TAX_ID_LIMITS } from '@signet/rulebook/tax-id/limits';
import type { TaxInformationType } from '@signet/rulebook/tax-id/tax-information';
import { changeIfThere } from '../application/change-application.ts';
import { subjectIdOf } from '../application/subject-store.ts';
import type { OutboxMessage } from '../messages/outbox-message.ts';
import { auditDetail } from '../platform/audit/audit-detail.ts';
import { newToken } from '../platform/ids.ts';
import { assertKeyKnown } from '../platform/seal/key-version-store.ts';
import { query } from '../platform/sql/query.ts';
import type { StoreDeps } from '../platform/store-deps.ts';

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
   * Consumes the token for a session of TAX_ID_LIMITS.taxLinkSessionMs; a retry with the same key gets the
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
  /** What an open link asks and until when; changes nothing. docs/decisions/0218. */
  preview(token: string): Promise<(LinkSession & { expiresAt: number }) | undefined>;
};

/**
 * Mailed links: tokens and sessions are stored as hashes; a token works once, within
 * TAX_ID_LIMITS.taxLinkLifeMs. docs/readings.md 105.
 */
export function buildLinkTokens(deps: StoreDeps): LinkTokens {
  const { database, sealer, clock } = deps;

  const load = async (session: string): Promise<LinkSession | undefined> => {
    const [link] = await database.run(
      query
        .selectFrom('linkSessions')
        .select(['applicationId', 'purpose', 'detail'])
        .where('tokenHash', 'in', sealer.tokenHashes(session))
        .where('expiresAt', '>', clock.now()),
    );
    if (link === undefined) await assertKeyKnown(deps, 'pepper');
    return link;
  };

  /** Of two that open one link at once, the second finds it used. */
  const useUp = (hashes: string[], session: string): Promise<LinkSession | undefined> =>
    database.transaction(async (tx) => {
      const now = clock.now();
      const [used] = await tx.run(
        query
          .updateTable('linkTokens')
          .set({ usedAt: now })
          .where('tokenHash', 'in', hashes)
          .where('usedAt', 'is', null)
          .where('expiresAt', '>', now)
          .returning(['applicationId', 'personId', 'purpose', 'detail']),
      );
      if (used === undefined) return undefined;
      const { personId = null, ...link } = used;
      tx.send(
        query.insertInto('linkSessions').values({
          ...link,
          personId,
          tokenHash: sealer.hashToken(session),
          createdAt: now,
          expiresAt: now + TAX_ID_LIMITS.taxLinkSessionMs,
        }),
      );
      return link;
    });

  return {
    mail: async ({ applicationId, purpose, detail, mailedFor, actor, message }) => {
      const token = newToken();
      const mail = message(token);
      const asked = { id: applicationId, actor };
      const mailed = await changeIfThere(deps, asked, async (tx, application) => {
        const now = clock.now();
        const link = {
          tokenHash: sealer.hashToken(token),
          applicationId,
          personId: subjectIdOf(detail, application),
          purpose,
          detail,
          mailedFor,
          createdAt: now,
          expiresAt: now + TAX_ID_LIMITS.taxLinkLifeMs,
        };
        const made = await tx.run(
          query
            .insertInto('linkTokens')
            .values(link)
            .onConflict((conflict) => conflict.doNothing())
            .returning('tokenHash'),
        );
        if (made.length === 0) return undefined; // mailed before
        return {
          action: 'link.mailed',
          detail: auditDetail({ purpose, type: detail }),
          messages: [mail],
        };
      });
      return { mailed: mailed?.changed ?? false };
    },

    open: async (token, key) => {
      // Derived from token and key, so that a lost response can be repeated although no session is
      // stored in clear.
      const repeated =
        key === undefined ? [] : sealer.fingerprints('link-session', JSON.stringify([token, key]));
      const session = repeated[0] ?? newToken();
      const hashes = sealer.tokenHashes(token);
      const link = await useUp(hashes, session);
      if (link !== undefined) return { opened: true, session, link };
      for (const retrySession of repeated) {
        const opened = await load(retrySession);
        if (opened !== undefined) return { opened: true, session: retrySession, link: opened };
      }
      const known = await database.run(
        query.selectFrom('linkTokens').select('purpose').where('tokenHash', 'in', hashes),
      );
      if (known.length === 0) await assertKeyKnown(deps, 'pepper');
      return { opened: false, why: known.length > 0 ? 'expired' : 'unknown' };
    },

    load,

    preview: async (token) => {
      const [link] = await database.run(
        query
          .selectFrom('linkTokens')
          .select(['applicationId', 'purpose', 'detail', 'expiresAt'])
          .where('tokenHash', 'in', sealer.tokenHashes(token))
          .where('usedAt', 'is', null)
          .where('expiresAt', '>', clock.now()),
      );
      if (link === undefined) await assertKeyKnown(deps, 'pepper');
      return link;
    },
  };
}
