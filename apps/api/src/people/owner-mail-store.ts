import { ownerAnswerBy, ownerRemindersAt } from '@signet/rulebook/people/invitation';
import { type Change, changeIfThere } from '../application/change-application.ts';
import type { StoredPerson } from '../application/stored-application.ts';
import { OWNERS_OVERDUE_JOB } from '../decision/store.ts';
import type { OutboxMessage } from '../messages/outbox-message.ts';
import { auditDetail, idOf } from '../platform/audit/audit-detail.ts';
import type { NewJob } from '../platform/jobs/job.ts';
import { type Columns, query } from '../platform/sql/query.ts';
import { sql } from '../platform/sql/sql.ts';
import type { StoreDeps } from '../platform/store-deps.ts';
import { ownOwner } from './own-owner.ts';

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

type Fared = {
  ended: Columns<'outbox'>;
  counts?: (owner: StoredPerson) => boolean;
  set: Columns<'people'>;
  change: Omit<Change, 'detail'>;
};

/** Delivery results of mails to owners, stored together with the mail's own state. */
export function buildOwnerMails(deps: StoreDeps): OwnerMails {
  const { database, clock } = deps;

  const settle = async (
    { id, ownerId, outboxId, createdAt, to }: OwnersMail,
    { ended, counts = () => true, set, change }: Fared,
  ): Promise<void> => {
    const ending = query
      .updateTable('outbox')
      .set(ended)
      .where('id', '=', outboxId)
      .where('state', '=', 'waiting');
    const isAsked = (owner: StoredPerson): boolean =>
      !owner.isVerified &&
      owner.answers.emailAddress?.toLowerCase() === to.toLowerCase() &&
      createdAt >= (owner.askedAt ?? 0);
    const asked = { id, actor: 'job:send-message' };
    const told = await changeIfThere(deps, asked, async (tx, application) => {
      const owner = ownOwner(application, ownerId);
      if (owner === undefined || !isAsked(owner) || !counts(owner)) return undefined;
      if ((await tx.run(ending.returning('id'))).length === 0) return undefined;
      tx.send(query.updateTable('people').set(set).where('id', '=', ownerId));
      // Keeps the version: a delivered mail must not conflict with what the applicant is sending.
      // Open pages follow the version, so they are notified here.
      tx.send(sql`select pg_notify('applications', ${id})`);
      const detail = auditDetail({ ownerId: idOf(ownerId) });
      return { ...change, detail, keepsVersion: true };
    });
    if (!told?.changed) await database.run(ending); // its owner is no longer asked
  };

  return {
    accepted: (mail) => {
      const now = clock.now();
      return settle(mail, {
        ended: { state: 'sent', bodySealed: null, sentAt: now },
        counts: ({ mailAcceptedAt }) => mailAcceptedAt === undefined,
        set: { mailAcceptedAt: now, mailRefusedAt: null },
        change: { action: 'owner.reached', jobs: jobsAfter(mail.ownerId, now) },
      });
    },
    refused: ({ isLost, messages, ...mail }) => {
      const now = clock.now();
      const kept = isLost
        ? ({ state: 'failed' } as const)
        : ({ state: 'dropped', bodySealed: null } as const);
      return settle(mail, {
        ended: { ...kept, failedAt: now },
        set: { mailRefusedAt: now },
        change: { action: 'owner.unreached', messages },
      });
    },
  };
}
