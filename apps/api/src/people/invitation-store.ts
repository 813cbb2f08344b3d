import { LIMITS } from '@signet/rulebook/core/limits';
import { OWNER_TROUBLE_REASONS } from '@signet/rulebook/decision/reasons';
import { invitationEndsAt } from '@signet/rulebook/people/invitation';
import { OTHER_OWNERS_STEP_UP } from '@signet/rulebook/step-ups';
import { mayReopenSql } from '../application/round-store.ts';
import { personHmacIn } from '../application/subject-store.ts';
import { auditDetail, idOf } from '../platform/audit/audit-detail.ts';
import {
  AUDITED_RETURNING,
  type AuditedUpdate,
  auditColumns,
  decideJobCte,
  roundColumns,
  sideEffectCtes,
  withCtes,
} from '../platform/audit/audited-update.ts';
import { newToken } from '../platform/ids.ts';
import { assertKeyKnown } from '../platform/seal/key-version-store.ts';
import type { Db, Tx } from '../platform/sql/database.ts';
import { inTexts, joinSql, type Sql, sql, timesWithinWindow } from '../platform/sql/sql.ts';
import type { IdempotentCall, OutboxMessage, StoreDeps } from '../platform/store-types.ts';

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

const isOwnerTroubleSql: Sql = sql`coalesce(applications.reason in (select jsonb_array_elements_text(${JSON.stringify(OWNER_TROUBLE_REASONS)}::jsonb)), false)`;

/**
 * SQL predicate on `applications`: open, and awaiting owners, being decided, or in review over an
 * owner.
 */
export const mustDecideAgainSql: Sql = sql`(${mayReopenSql} and (checking_since is not null or ${isOwnerTroubleSql} or exists (select 1 from step_ups w
  where w.application_id = applications.id and w.type = ${OTHER_OWNERS_STEP_UP}::text and w.finished_at is null)))`;

/** SQL predicate: this is the last unverified owner. Only stable under the application's lock. */
export const isLastSql = (
  ownerId: string,
): Sql => sql`not exists (select 1 from people x where x.application_id = applications.id and x.role = 'owner'
  and x.id <> ${ownerId}::text and x.verified_at is null)`;

/**
 * The same after verifying this owner, who must be the last one unless the application is in review
 * over an owner.
 */
export const mustDecideAfterOneSql = (ownerId: string): Sql =>
  sql`(${mustDecideAgainSql} and (${isLastSql(ownerId)} or ${isOwnerTroubleSql}))`;

/**
 * SQL predicate: another person of the application has one of these tax ids, or is the same person
 * as the one being written.
 */
export function isOnListSql(
  { id, ownerId }: { id: string; ownerId: string },
  hmacs: readonly string[],
  writes: Parameters<typeof personHmacIn>[0],
): Sql {
  const person = personHmacIn(writes);
  const same = [
    ...(hmacs.length === 0 ? [] : [sql`x.tax_id_hmac ${inTexts(hmacs)}`]),
    ...(person === undefined ? [] : [sql`x.person_hmac = ${person}`]),
  ];
  return same.length === 0
    ? sql`false`
    : sql`exists (select 1 from people x where x.application_id = ${id}::text and x.id <> ${ownerId}::text and (${joinSql(same, ' or ')}))`;
}

/** The same under the application's lock. */
export const isOnList = async (
  tx: Tx,
  owner: { id: string; ownerId: string },
  ...written: [hmacs: readonly string[], writes: Parameters<typeof personHmacIn>[0]]
): Promise<boolean> => {
  const [found] = await tx.run<{ isTaken: boolean }>(
    sql`select ${isOnListSql(owner, ...written)} as is_taken`,
  );
  return found?.isTaken === true;
};

export const lockedApplication = <Result>(
  { database }: Pick<StoreDeps, 'database'>,
  id: string,
  work: (db: Db) => Promise<Result>,
): Promise<Result> =>
  database.transaction(async (db) => {
    await db.run(sql`select 1 as one from applications where id = ${id} for update`);
    return work(db);
  });

/** Invitation links of owners; tokens and sessions are stored as hashes. docs/decisions/0063. */
export function buildInvitations(deps: StoreDeps): Invitations {
  const { database, sealer, clock } = deps;

  const changed = (
    id: string,
    change: AuditedUpdate,
    { set = sql``, where = sql``, opens = sql`false` }: { set?: Sql; where?: Sql; opens?: Sql },
  ): Sql => {
    const now = clock.now();
    return sql`changed as (update applications set version = version + 1 ${set}, ${auditColumns(change, now, sealer)}
      where id = ${id} ${where} returning ${AUDITED_RETURNING}, ${opens} as opened)`;
  };

  return {
    send: ({ id, ownerId, actor, emailAddress, lastSentAt, message, once }) =>
      lockedApplication(deps, id, async (db) => {
        const now = clock.now();
        const token = newToken();
        const own = timesWithinWindow('o.invited_at', LIMITS.invitationWindowMs, now);
        const all = timesWithinWindow(
          'applications.owners_invited_at',
          LIMITS.invitationWindowMs,
          now,
        );
        const change: AuditedUpdate = {
          actor,
          action: 'owner.invited',
          detail: auditDetail({ ownerId: idOf(ownerId) }),
          messages: [message(token)],
          once,
        };
        const [counted] = await db.run<{ isOpen: boolean; isSpent: boolean }>(sql`
          select (o.verified_at is null and o.check_failure is null and o.email_address is not distinct from ${emailAddress}::text
              and (${lastSentAt ?? null}::bigint is null or coalesce(o.invited_at[array_upper(o.invited_at, 1)], 0) <= ${lastSentAt ?? null}::bigint)) as is_open,
            ((select count(*) from ${own} w) > ${LIMITS.invitationResendsPerDay}::bigint
              or (select count(*) from ${all} w) >= ${LIMITS.invitationsPerApplicationDay}::bigint) as is_spent
          from people o join applications on applications.id = o.application_id where o.id = ${ownerId} and o.application_id = ${id} and o.role = 'owner'`);
        if (counted === undefined || !counted.isOpen) return { sent: false, why: 'moved' };
        if (counted.isSpent) return { sent: false, why: 'tooMany' };
        const parts = [
          changed(id, change, {
            set: sql`, owners_invited_at = array(select t from ${all} w order by t) || ${now}::bigint`,
          }),
          sql`asked as (update people o set invited_at = array(select t from ${own} w order by t) || ${now}::bigint, asked_at = coalesce(o.asked_at, ${now}::bigint), mail_refused_at = null
            from changed where o.id = ${ownerId} and o.application_id = changed.id)`,
          sql`made as (insert into owner_invitations (token_hash, application_id, person_id, created_at, expires_at)
            select ${sealer.hashToken(token)}::text, id, ${ownerId}::text, ${now}::bigint, ${invitationEndsAt(now)}::bigint from changed)`,
          ...sideEffectCtes(change, deps, id),
        ];
        await db.run(sql`${withCtes(parts)} select id from changed`);
        return { sent: true };
      }),

    open: async (token) => {
      const now = clock.now();
      // Derived from the token, so that every device opening the link gets the same session without
      // storing it.
      const [session = ''] = sealer.fingerprints('invitation-session', token);
      const expiresAt = now + LIMITS.invitationSessionMs;
      const hashes = inTexts(sealer.tokenHashes(token));
      const [row] =
        await database.run<InvitedOwner>(sql`update owner_invitations i set session_hash = ${sealer.hashToken(session)}::text,
          session_expires_at = ${expiresAt}::bigint from people o
        where i.token_hash ${hashes} and i.used_at is null and i.expires_at > ${now}::bigint and o.id = i.person_id and o.verified_at is null and o.check_failure is null
        returning i.application_id, i.person_id`);
      if (row === undefined) await assertKeyKnown(deps, 'pepper');
      return row && { ...row, session, expiresAt };
    },

    find: async (token) => {
      const [row] = await database.run<InvitedOwner>(
        sql`select application_id, person_id from owner_invitations where token_hash ${inTexts(sealer.tokenHashes(token))}`,
      );
      return row;
    },

    load: async (session) => {
      const [row] =
        await database.run<InvitedOwner>(sql`select application_id, person_id from owner_invitations
        where session_hash ${inTexts(sealer.tokenHashes(session))} and session_expires_at > ${clock.now()}::bigint`);
      return row;
    },

    accept: ({ applicationId: id, personId, session, userId, emailAddress, actor }) =>
      lockedApplication(deps, id, async (db) => {
        const now = clock.now();
        const change: AuditedUpdate = {
          actor,
          action: 'owner.accepted',
          detail: auditDetail({ ownerId: idOf(personId) }),
        };
        const parts = [
          sql`bound as (update people o set account_id = ${userId}::text from applications a
            where o.id = ${personId} and o.application_id = ${id} and a.id = o.application_id and o.role = 'owner' and o.account_id is null and o.verified_at is null
              and o.check_failure is null and lower(o.email_address) = lower(${emailAddress}::text) and a.user_id <> ${userId}::text
              and not exists (select 1 from people x where x.application_id = o.application_id and x.account_id = ${userId}::text)
              and exists (select 1 from owner_invitations i where i.person_id = o.id and i.session_hash ${inTexts(sealer.tokenHashes(session))}
                and i.session_expires_at > ${now}::bigint and i.used_at is null)
            returning o.id)`,
          changed(id, change, { where: sql`and exists (select 1 from bound)` }),
          sql`used as (update owner_invitations i set used_at = ${now}::bigint from bound where i.person_id = bound.id and i.used_at is null
            and i.session_hash ${inTexts(sealer.tokenHashes(session))})`,
          ...sideEffectCtes(change, deps, id),
        ];
        const rows = await db.run(sql`${withCtes(parts)} select id from changed`);
        return { accepted: rows.length > 0 };
      }),

    deny: ({ applicationId: id, personId, actor, messages }) =>
      lockedApplication(deps, id, async (db) => {
        const now = clock.now();
        const change: AuditedUpdate = {
          actor,
          action: 'owner.denied',
          detail: auditDetail({ ownerId: idOf(personId) }),
          messages,
        };
        const parts = [
          sql`denied as (update people o set check_failure = 'denied', account_id = null, check_started_at = null, check_step_up = null, check_round = coalesce(check_round, 0) + 1
            where o.id = ${personId} and o.application_id = ${id} and o.role = 'owner' and o.verified_at is null and o.check_failure is null returning o.id)`,
          changed(id, change, {
            set: sql`, ${roundColumns(mustDecideAgainSql, now)}`,
            where: sql`and exists (select 1 from denied)`,
            opens: mustDecideAgainSql,
          }),
          sql`ended as (delete from owner_invitations i using denied where i.person_id = denied.id)`,
          decideJobCte(now, now),
          ...sideEffectCtes(change, deps, id),
        ];
        const rows = await db.run(sql`${withCtes(parts)} select id from changed`);
        return { denied: rows.length > 0 };
      }),
  };
}
