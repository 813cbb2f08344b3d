import { withinWindow } from '@signet/rulebook/core/dates';
import { invitationEndsAt, invitationsLeft } from '@signet/rulebook/people/invitation';
import { PEOPLE_LIMITS } from '@signet/rulebook/people/limits';
import { mustDecideAgain } from '@signet/rulebook/people/owner-rounds';
import { changeIfThere } from '../application/change-application.ts';
import { personHmacIn } from '../application/subject-store.ts';
import type { OutboxMessage } from '../messages/outbox-message.ts';
import { auditDetail, idOf } from '../platform/audit/audit-detail.ts';
import type { IdempotentCall } from '../platform/http/idempotent-call.ts';
import { newToken } from '../platform/ids.ts';
import { assertKeyKnown } from '../platform/seal/key-version-store.ts';
import type { Tx } from '../platform/sql/database.ts';
import { query } from '../platform/sql/query.ts';
import { inTexts, joinSql, sql } from '../platform/sql/sql.ts';
import type { StoreDeps } from '../platform/store-deps.ts';
import { isUnsettled, ownOwner } from './own-owner.ts';
import { addInvitation, endInvitations } from './owner-review-store.ts';

export type InvitedOwner = { applicationId: string; personId: string };

type MailOf = (token: string) => OutboxMessage;

export type Invitations = {
  /** Counts the mail and stores the token's hash; the token itself exists in the mail only. */
  send(invited: {
    id: string;
    ownerId: string;
    actor: string;
    /** The send is rejected when the owner's address has changed meanwhile. */
    emailAddress: string;
    /**
     * The send is rejected when another link went to the owner after this time (ms); jobs that are
     * due together send one mail.
     */
    lastSentAt?: number;
    message: MailOf;
    once?: IdempotentCall;
  }): Promise<{ sent: true } | { sent: false; why: 'tooMany' | 'moved' }>;
  /**
   * Does not consume the token: it opens the same session until it is used, expires, or the address
   * changes.
   */
  open(token: string): Promise<(InvitedOwner & { session: string; expiresAt: number }) | undefined>;
  /** Whom an open link invites and until when; changes nothing. docs/decisions/0218. */
  preview(token: string): Promise<(InvitedOwner & { expiresAt: number }) | undefined>;
  /** The link's owner, expired or not, as long as the token was sent to their current address. */
  find(token: string): Promise<InvitedOwner | undefined>;
  load(session: string): Promise<InvitedOwner | undefined>;
  accept(
    accepted: InvitedOwner & {
      session: string;
      userId: string;
      emailAddress: string;
      actor: string;
    },
  ): Promise<{ accepted: boolean }>;
  /**
   * Revokes all links of an owner who disowns the business; reopens the application if it awaits
   * its owners.
   */
  deny(
    denied: InvitedOwner & { actor: string; messages: readonly OutboxMessage[] },
  ): Promise<{ denied: boolean }>;
};

/**
 * Whether another person of the locked application has one of these tax ids, or is the same person
 * as the one being written.
 */
export async function isOnList(
  tx: Tx,
  { id, ownerId }: { id: string; ownerId: string },
  hmacs: readonly string[],
  writes: Parameters<typeof personHmacIn>[0],
): Promise<boolean> {
  const person = personHmacIn(writes);
  const same = [
    ...(hmacs.length === 0 ? [] : [sql`tax_id_hmac ${inTexts(hmacs)}`]),
    ...(person === undefined ? [] : [sql`person_hmac = ${person}`]),
  ];
  if (same.length === 0) return false;
  const others = await tx.run(
    sql`select id from people where application_id = ${id} and id <> ${ownerId}
      and (${joinSql(same, ' or ')}) limit 1`,
  );
  return others.length > 0;
}

/** Invitation links of owners; tokens and sessions are stored as hashes. docs/decisions/0063. */
export function buildInvitations(deps: StoreDeps): Invitations {
  const { database, sealer, clock } = deps;
  /** The invitation `i` of the person `o` may still be opened. */
  const isOpen = (now: number) =>
    sql`i.used_at is null and i.expires_at > ${now}::bigint and o.id = i.person_id
      and o.verified_at is null and o.check_failure is null`;

  return {
    send: async ({ id, ownerId, actor, emailAddress, lastSentAt = Infinity, message, once }) => {
      let isSpent = false;
      const sent = await changeIfThere(deps, { id, actor, once }, async (tx, application) => {
        const now = clock.now();
        const owner = ownOwner(application, ownerId);
        if (owner === undefined || !isUnsettled(owner)) return undefined;
        const { invitedAt = [], askedAt = now, answers } = owner;
        if (answers.emailAddress !== emailAddress || (invitedAt.at(-1) ?? 0) > lastSentAt)
          return undefined;
        const [row] = await tx.run(
          query.selectFrom('applications').select('ownersInvitedAt').where('id', '=', id),
        );
        const all = withinWindow(row?.ownersInvitedAt ?? [], PEOPLE_LIMITS.invitationWindowMs, now);
        isSpent =
          invitationsLeft(invitedAt, now) === 0 ||
          all.length >= PEOPLE_LIMITS.invitationsPerApplicationDay;
        if (isSpent) return undefined;
        const token = newToken();
        const recent = withinWindow(invitedAt, PEOPLE_LIMITS.invitationWindowMs, now);
        tx.send(
          query
            .updateTable('people')
            .set({ invitedAt: [...recent, now], askedAt, mailRefusedAt: null })
            .where('id', '=', ownerId),
        );
        const endsAt = invitationEndsAt(now, owner);
        addInvitation(tx, { id, ownerId, tokenHash: sealer.hashToken(token), now, endsAt });
        return {
          action: 'owner.invited',
          detail: auditDetail({ ownerId: idOf(ownerId) }),
          set: { ownersInvitedAt: [...all, now] },
          messages: [message(token)],
        };
      });
      if (sent?.changed) return { sent: true };
      return { sent: false, why: isSpent ? 'tooMany' : 'moved' };
    },

    open: async (token) => {
      const now = clock.now();
      // Derived from the token, so that every device opening the link gets the same session without
      // storing it.
      const [session = ''] = sealer.fingerprints('invitation-session', token);
      const expiresAt = now + PEOPLE_LIMITS.invitationSessionMs;
      const hashes = inTexts(sealer.tokenHashes(token));
      const [row] = await database.run<InvitedOwner>(sql`update owner_invitations i
          set session_hash = ${sealer.hashToken(session)}::text,
          session_expires_at = ${expiresAt}::bigint from people o
        where i.token_hash ${hashes} and ${isOpen(now)}
        returning i.application_id, i.person_id`);
      if (row === undefined) await assertKeyKnown(deps, 'pepper');
      return row && { ...row, session, expiresAt };
    },

    preview: async (token) => {
      const [row] = await database.run<InvitedOwner & { expiresAt: number }>(
        sql`select i.application_id, i.person_id, i.expires_at from owner_invitations i, people o
          where i.token_hash ${inTexts(sealer.tokenHashes(token))} and ${isOpen(clock.now())}`,
      );
      if (row === undefined) await assertKeyKnown(deps, 'pepper');
      return row;
    },

    find: async (token) => {
      const [row] = await database.run<InvitedOwner>(
        sql`select application_id, person_id from owner_invitations
          where token_hash ${inTexts(sealer.tokenHashes(token))}`,
      );
      return row;
    },

    load: async (session) => {
      const [row] =
        await database.run<InvitedOwner>(sql`select application_id, person_id from owner_invitations
        where session_hash ${inTexts(sealer.tokenHashes(session))}
        and session_expires_at > ${clock.now()}::bigint`);
      return row;
    },

    accept: async ({ applicationId: id, personId, session, userId, emailAddress, actor }) => {
      const accepted = await changeIfThere(deps, { id, actor }, async (tx, application) => {
        const now = clock.now();
        const owner = ownOwner(application, personId);
        if (owner === undefined || !isUnsettled(owner) || owner.userId !== undefined)
          return undefined;
        const isTheirs =
          owner.answers.emailAddress?.toLowerCase() === emailAddress.toLowerCase() &&
          application.userId !== userId &&
          !application.people.some((person) => person.userId === userId);
        if (!isTheirs) return undefined;
        const used = await tx.run(
          query
            .updateTable('ownerInvitations')
            .set({ usedAt: now })
            .where('personId', '=', personId)
            .where('sessionHash', 'in', sealer.tokenHashes(session))
            .where('sessionExpiresAt', '>', now)
            .where('usedAt', 'is', null)
            .returning('personId'),
        );
        if (used.length === 0) return undefined;
        tx.send(query.updateTable('people').set({ accountId: userId }).where('id', '=', personId));
        return { action: 'owner.accepted', detail: auditDetail({ ownerId: idOf(personId) }) };
      });
      return { accepted: accepted?.changed ?? false };
    },

    deny: async ({ applicationId: id, personId, actor, messages }) => {
      const denied = await changeIfThere(deps, { id, actor }, (tx, application) => {
        const owner = ownOwner(application, personId);
        if (owner === undefined || !isUnsettled(owner)) return undefined;
        tx.send(
          query
            .updateTable('people')
            .set({
              checkFailure: 'denied',
              accountId: null,
              checkStartedAt: null,
              checkStepUp: null,
              checkRound: (owner.checkRound ?? 0) + 1,
            })
            .where('id', '=', personId),
        );
        endInvitations(tx, personId);
        return {
          action: 'owner.denied',
          detail: auditDetail({ ownerId: idOf(personId) }),
          ...(mustDecideAgain(application) ? { opensRoundAt: clock.now() } : {}),
          messages,
        };
      });
      return { denied: denied?.changed ?? false };
    },
  };
}
