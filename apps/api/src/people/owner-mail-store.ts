import { ownerAnswerBy, ownerRemindersAt } from '@signet/rulebook/people/invitation';
import { OWNERS_OVERDUE_JOB } from '../decision/store.ts';
import { auditDetail, idOf } from '../platform/audit/audit-detail.ts';
import {
  AUDITED_RETURNING,
  type AuditedUpdate,
  auditColumns,
  sideEffectCtes,
  withCtes,
} from '../platform/audit/audited-update.ts';
import { type Sql, sql } from '../platform/sql/sql.ts';
import type { NewJob, OutboxMessage, StoreDeps } from '../platform/store-types.ts';
import { lockedApplication } from './invitation-store.ts';

export const INVITE_OWNERS_JOB = 'invite-owners';
/**
 * Invites whoever is complete and was not asked yet; stored with the change that makes it due.
 * docs/readings.md 256.
 */
export const INVITE_OWNERS: NewJob = { kind: INVITE_OWNERS_JOB };

export const REMIND_OWNER_JOB = 'remind-owner';

/**
 * A mail to an owner; `createdAt` and `to` tell whether it is about the person who is asked now.
 */
type OwnersMail = { id: string; ownerId: string; outboxId: string; createdAt: number; to: string };

export type OwnerMails = {
  /**
   * The mail server took the mail: the owner's time begins with the first one, and so do their
   * reminders.
   */
  accepted(mail: OwnersMail): Promise<void>;
  /** The mail came back, or could not be sent for days; `isLost` leaves it to staff as well. */
  refused(
    mail: OwnersMail & { isLost: boolean; messages: readonly OutboxMessage[] },
  ): Promise<void>;
};

/** Jobs that follow from the first mail that was accepted. */
function jobsAfter(ownerId: string, mailAcceptedAt: number): NewJob[] {
  const overdueAt = ownerAnswerBy({ mailAcceptedAt });
  return [
    ...ownerRemindersAt(mailAcceptedAt).map((dueAt) => ({
      kind: REMIND_OWNER_JOB,
      payload: { ownerId, mailAcceptedAt },
      dueAt,
    })),
    { kind: OWNERS_OVERDUE_JOB, dueAt: overdueAt ?? mailAcceptedAt },
  ];
}

/** How mail to owners fares, stored together with the state of the mail itself. */
export function buildOwnerMails(deps: StoreDeps): OwnerMails {
  const { clock, sealer } = deps;

  const settle = (
    { id, ownerId, outboxId, createdAt, to }: OwnersMail,
    state: Sql,
    { change, set, where }: { change: AuditedUpdate; set: Sql; where: Sql },
  ) =>
    lockedApplication(deps, id, async (db) => {
      const now = clock.now();
      const ended = await db.run(
        sql`update outbox set ${state} where id = ${outboxId} and state = 'waiting' returning id`,
      );
      if (ended.length === 0) return;
      const parts = [
        sql`told as (update people o set ${set} where o.id = ${ownerId}::text and o.application_id = ${id}::text and o.role = 'owner' and o.verified_at is null
          and ${where} and lower(o.email_address) = lower(${to}::text) and ${createdAt}::bigint >= coalesce(o.asked_at, 0) returning o.id)`,
        // The version stays: a mail that arrives must not make stale what the applicant is sending.
        sql`changed as (update applications set ${auditColumns(change, now, sealer)}
          where id = ${id} and exists (select 1 from told) returning ${AUDITED_RETURNING})`,
        ...sideEffectCtes(change, deps, id),
      ];
      // Open pages follow the version, so they are told here.
      await db.run(sql`${withCtes(parts)} select pg_notify('applications', id) from changed`);
    });

  return {
    accepted: (mail) => {
      const now = clock.now();
      const { ownerId } = mail;
      return settle(mail, sql`state = 'sent', body_sealed = null, sent_at = ${now}::bigint`, {
        change: {
          actor: 'job:send-message',
          action: 'owner.reached',
          detail: auditDetail({ ownerId: idOf(ownerId) }),
          jobs: jobsAfter(ownerId, now),
        },
        set: sql`mail_accepted_at = ${now}::bigint, mail_refused_at = null`,
        where: sql`o.mail_accepted_at is null`,
      });
    },
    refused: ({ isLost, messages, ...mail }) => {
      const now = clock.now();
      const kept = isLost ? sql`state = 'failed'` : sql`state = 'dropped', body_sealed = null`;
      return settle(mail, sql`${kept}, failed_at = ${now}::bigint`, {
        change: {
          actor: 'job:send-message',
          action: 'owner.unreached',
          detail: auditDetail({ ownerId: idOf(mail.ownerId) }),
          messages,
        },
        set: sql`mail_refused_at = ${now}::bigint`,
        where: sql`true`,
      });
    },
  };
}
