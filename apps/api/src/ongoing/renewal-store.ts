import { LIMITS } from '@signet/rulebook/core/limits';
import {
  openRenewalOf,
  RENEWAL_DAYS,
  renewalMailsDue,
} from '@signet/rulebook/identity/document-renewal';
import type { InquiryResult } from '@signet/rulebook/identity/inquiry';
import { daysAfter } from '@signet/rulebook/orders/order-summary';
import { changeIfThere } from '../application/change-application.ts';
import type { StoredApplication } from '../application/stored-application.ts';
import type { ReviewEffect } from '../decision/reviewer-store.ts';
import type { OutboxMessage } from '../messages/outbox-message.ts';
import { auditDetail, idOf } from '../platform/audit/audit-detail.ts';
import type { ReadLateJobs } from '../platform/jobs/late-job.ts';
import { hasJobSql } from '../platform/jobs/store.ts';
import type { Tx } from '../platform/sql/database.ts';
import { joinSql, type Sql, sql } from '../platform/sql/sql.ts';
import type { StoreDeps } from '../platform/store-deps.ts';

export const ASK_PHOTO_ID_JOB = 'ask-photo-id';

/** Whose photo ID has expired, and who has shown a new one that somebody has to look at. */
export type ExpiredIds = { people: { name: string; expiresOn: string; isGiven: boolean }[] };

type Shown = {
  personId: string | null;
  inquiryId: string;
  result: InquiryResult | undefined;
  expiresOn: string | undefined;
};

/**
 * Keeps the last day of an ID that was accepted, which ends a renewal. One that a person of ours has
 * to look at is asked for no more; one that was refused still is.
 */
export function keepDocument(
  tx: Pick<Tx, 'send'>,
  application: StoredApplication,
  { personId, inquiryId, result, expiresOn }: Shown,
  now: number,
): void {
  if (personId === null) return;
  if (result === 'passed') {
    tx.send(
      expiresOn === undefined
        ? sql`delete from identity_documents where person_id = ${personId}`
        : sql`insert into identity_documents (person_id, application_id, inquiry_id, expires_on)
            values (${personId}, ${application.id}, ${inquiryId}, ${expiresOn})
            on conflict (person_id) do update set application_id = excluded.application_id,
              inquiry_id = excluded.inquiry_id, expires_on = excluded.expires_on,
              asked_at = null, mails = 0, given_at = null, settled_at = null`,
    );
    return;
  }
  if (result === 'review' || result === 'fraud') giveToPeople(tx, application, personId, now);
}

/** Leaves a renewal to a person of ours; false where nobody was asked for one. */
export function giveToPeople(
  tx: Pick<Tx, 'send'>,
  application: StoredApplication,
  personId: string | null,
  now: number,
): boolean {
  if (openRenewalOf(application, personId ?? undefined) === undefined) return false;
  tx.send(sql`update identity_documents set given_at = ${now} where person_id = ${personId}`);
  return true;
}

/** As the rules read them. */
export const renewalsSql = (id: Sql): Sql => sql`(select coalesce(jsonb_agg(jsonb_strip_nulls(
    jsonb_build_object('expiresOn', d.expires_on, 'askedAt', d.asked_at, 'givenAt', d.given_at))
    order by d.person_id), '[]')
  from identity_documents d where d.application_id = ${id} and d.asked_at is not null
    and d.settled_at is null)`;

/** The people of a `photoId.expired` case as JSON, or null. */
export const expiredIdsSql = (reviewCase: Sql, id: Sql): Sql => sql`(
  select jsonb_build_object('people', jsonb_agg(jsonb_build_object(
      'name', concat_ws(' ', p.first_name, p.last_name), 'expiresOn', d.expires_on,
      'isGiven', d.given_at is not null) order by d.expires_on, p.id))
  from identity_documents d join people p on p.id = d.person_id
  where ${reviewCase} = 'photoId.expired' and d.application_id = ${id} and d.asked_at is not null
    and d.settled_at is null having count(*) > 0)`;

const settled: ReviewEffect = ({ tx, application, now }) => {
  tx.send(sql`update identity_documents set settled_at = ${now}
    where application_id = ${application.id} and asked_at is not null and settled_at is null`);
  return {};
};

/** Both end it for those who were asked: what follows is said by a person, with a note. */
export const EXPIRED_ID_EFFECTS = { keepVerified: settled, handOnPhotoId: settled };

export type Renewals = {
  /** The jobs that ask for photo IDs whose days are close. */
  dueRenewals: ReadLateJobs;
  /** Asks once for each of the days; `message` is the mail of whoever is asked. */
  ask(asked: {
    id: string;
    personId: string;
    message: (document: { expiresOn: string }) => OutboxMessage;
  }): Promise<{ asked: boolean }>;
};

/** Photo IDs are asked for again before they expire. docs/decisions/0324. */
export function buildRenewals(deps: StoreDeps): Renewals {
  const { database, clock } = deps;
  return {
    dueRenewals: async (after) => {
      const today = clock.today('US'); // both markets count days in eastern time
      // Whoever was never asked is, however late; nobody is reminded of a day that has passed.
      const isDue = RENEWAL_DAYS.map(
        (days, mails) =>
          sql`d.mails = ${mails}::integer and d.expires_on <= ${daysAfter(today, days)}
            and d.expires_on >= ${mails === 0 ? '' : today}`,
      );
      const due = await database.run<{ personId: string; applicationId: string; mails: number }>(
        sql`select d.person_id, d.application_id, d.mails from identity_documents d
          join applications a on a.id = d.application_id
          where d.given_at is null and d.settled_at is null and (${joinSql(isDue, ' or ')})
            and a.decision = 'APPROVED' and a.closed_at is null and d.person_id > ${after}
            and not ${hasJobSql(sql`d.application_id`, sql`${ASK_PHOTO_ID_JOB}::text`)}
          order by d.person_id limit ${LIMITS.rowsAtOnce}::integer`,
      );
      return due.map(({ personId, applicationId, mails }) => ({
        place: personId,
        jobs: [
          {
            id: `${ASK_PHOTO_ID_JOB}:${personId}:${mails}`,
            ...{ kind: ASK_PHOTO_ID_JOB, applicationId, payload: { personId } },
          },
        ],
      }));
    },
    ask: async ({ id, personId, message }) => {
      const actor = `job:${ASK_PHOTO_ID_JOB}`;
      const asked = await changeIfThere(deps, { id, actor }, async (tx, { market }) => {
        const [known] = await tx.run<{ expiresOn: string; mails: number }>(
          sql`select expires_on, mails from identity_documents
            where person_id = ${personId} and given_at is null and settled_at is null for update`,
        );
        if (known === undefined) return undefined;
        const due = renewalMailsDue(known.expiresOn, clock.today(market));
        const mail = due > known.mails ? message(known) : undefined;
        if (mail === undefined) return undefined;
        tx.send(sql`update identity_documents set mails = ${due}::integer,
          asked_at = coalesce(asked_at, ${clock.now()}::bigint) where person_id = ${personId}`);
        return {
          action: 'photoId.asked',
          detail: auditDetail({ personId: idOf(personId), nth: due }),
          messages: [mail],
        };
      });
      return { asked: asked?.changed ?? false };
    },
  };
}
