import { LIMITS } from '@signet/rulebook/core/limits';
import {
  INQUIRY_STEP_UP,
  type InquiryMode,
  type InquiryState,
  inquiryAttemptsLeft,
  MANUAL_REVIEW_REQUESTED,
} from '@signet/rulebook/identity/inquiry';
import type { OWNER_INQUIRY_MODE } from '@signet/rulebook/people/owner-check';
import { mayReopenSql } from '../application/round-store.ts';
import { subjectIdSql } from '../application/subject-store.ts';
import { auditDetail, codeOf, idOf } from '../platform/audit/audit-detail.ts';
import {
  AUDITED_RETURNING,
  type AuditedUpdate,
  auditColumns,
  decideJobCte,
  roundColumns,
  sideEffectCtes,
  withCtes,
} from '../platform/audit/audited-update.ts';
import { newRowId } from '../platform/ids.ts';
import { type Sql, sql, timesWithinWindow, timesWithoutOne } from '../platform/sql/sql.ts';
import type { IdempotentCall, OutboxMessage, StoreDeps } from '../platform/store-types.ts';

export const SYNC_INQUIRY_JOB = 'sync-inquiry';

type Try = { id: string; mode: InquiryMode };
export type StoredInquiry = { id: string; applicationId: string; mode: InquiryMode };
export type KnownInquiry = {
  id: string;
  applicationId: string;
  mode: InquiryMode | typeof OWNER_INQUIRY_MODE;
  personId?: string;
};

export type Inquiries = {
  /**
   * Counts the attempt before the vendor call, so parallel calls cannot exceed the limit; records
   * the selfie consent with it.
   */
  reserveTry(
    begun: Try & { withSelfie: boolean; consented: boolean; actor: string },
  ): Promise<{ ok: true; reservedAt: number } | { ok: false; nextAt: number }>;
  giveBack(begun: Try & { reservedAt: number }): Promise<void>;
  /**
   * Stores a new inquiry; of two parallel ones only the first is kept, and both calls return its
   * id.
   */
  begun(
    begun: Try & { inquiryId: string; withSelfie: boolean; actor: string },
  ): Promise<{ inquiryId: string; first: boolean }>;
  find(inquiryId: string): Promise<KnownInquiry | undefined>;
  /**
   * Stores each vendor state once and never moves back; a received inquiry closes the step-up and
   * opens a round in the same statement.
   */
  settle(
    settled: StoredInquiry & { vendorStatus: string; reading: InquiryState; actor: string },
  ): Promise<{ moved: boolean }>;
  requestManualReview(asked: Try & { actor: string }): Promise<{ asked: boolean }>;
  linkTexted(
    texted: Try & { message: OutboxMessage; actor: string; once?: IdempotentCall },
  ): Promise<void>;
  /** Records the webhook and queues a sync; `news` is false for repeated and older events. */
  heard(event: {
    eventId: string;
    name: string;
    inquiryId: string;
    happenedAt: number;
  }): Promise<{ news: boolean }>;
};

/**
 * A try that ran out of time doesn't count: the attempt of the inquiry that `moved` names as
 * `inquiry_id` is given back. docs/readings.md 243.
 */
export const timedOutTryBackCte: Sql = sql`given_back as (update inquiry_attempts n set attempted_at = array(select t from unnest(n.attempted_at) t where t <> x.latest order by t)
  from (select i.application_id, i.mode, i.person_id, (select max(t) from inquiry_attempts m, unnest(m.attempted_at) t where m.application_id = i.application_id
      and m.mode = i.mode and coalesce(m.person_id, '') = coalesce(i.person_id, '') and t <= i.created_at) as latest
    from moved join inquiries i on i.id = moved.inquiry_id) x
  where n.application_id = x.application_id and n.mode = x.mode and coalesce(n.person_id, '') = coalesce(x.person_id, ''))`;

export function buildInquiries(deps: StoreDeps): Inquiries {
  const { database, clock } = deps;

  /** `first` holds the CTEs that change the inquiry tables; `from` names the last of them. */
  const write = async (
    id: string,
    change: AuditedUpdate,
    first: readonly Sql[],
    from: Sql,
    columns: Sql,
    more: readonly Sql[] = [],
  ): Promise<boolean> => {
    const now = clock.now();
    const parts = [
      ...first,
      sql`changed as (update applications set version = version + 1 ${columns}, ${auditColumns(change, now, deps.sealer)} from ${from} as source
        where id = source.application_id returning ${AUDITED_RETURNING}, ${mayReopenSql} as opened)`,
      ...more,
      ...sideEffectCtes(change, deps, id),
    ];
    return (await database.run(sql`${withCtes(parts)} select id from changed`)).length > 0;
  };
  const round = (now: number): Sql => sql`, ${roundColumns(mayReopenSql, now)}`;
  const finished = (mode: InquiryMode, result: string, now: number, source: Sql): Sql =>
    sql`finished as (update step_ups set finished_at = ${now}::bigint, result = ${result}::text from ${source} as source
      where step_ups.application_id = source.application_id and step_ups.type = ${INQUIRY_STEP_UP[mode]} and step_ups.finished_at is null
      returning step_ups.application_id)`;

  return {
    reserveTry: async ({ id, mode, withSelfie, consented, actor }) => {
      const now = clock.now();
      const counted = timesWithinWindow(
        'inquiry_attempts.attempted_at',
        LIMITS.photoIdAttemptWindowMs,
        now,
      );
      const consent = consented ? now : null;
      const change: AuditedUpdate = {
        actor,
        action: 'inquiry.tried',
        detail: auditDetail({ mode, withSelfie, ...(consented ? { selfieConsent: true } : {}) }),
      };
      const tried = sql`tried as (insert into inquiry_attempts (application_id, person_id, mode, attempted_at, selfie_consented_at)
        values (${id}, ${subjectIdSql(mode, sql`${id}`)}, ${mode}, array[${now}::bigint], ${consent}::bigint)
        on conflict (application_id, mode, coalesce(person_id, '')) do update set attempted_at = array(select t from ${counted} w order by t) || ${now}::bigint,
          selfie_consented_at = excluded.selfie_consented_at
          where (select count(*) from ${counted} w) < ${LIMITS.photoIdAttempts}::bigint returning application_id)`;
      if (await write(id, change, [tried], sql`tried`, sql``)) return { ok: true, reservedAt: now };
      const [row] = await database.run<{ attemptedAt: number[] }>(
        sql`select attempted_at from inquiry_attempts where application_id = ${id} and mode = ${mode}`,
      );
      return {
        ok: false,
        nextAt: inquiryAttemptsLeft((row?.attemptedAt ?? []).map(Number), now).nextAt ?? now,
      };
    },

    giveBack: async ({ id, mode, reservedAt }) => {
      await database.run(sql`update inquiry_attempts set attempted_at = ${timesWithoutOne('attempted_at', reservedAt)}
        where application_id = ${id} and mode = ${mode}`);
    },

    begun: async ({ id, mode, inquiryId, withSelfie, actor }) => {
      const now = clock.now();
      const jobs = [
        {
          kind: SYNC_INQUIRY_JOB,
          payload: { inquiryId, look: 0 },
          dueAt: now + LIMITS.inquirySyncDelaysMs[0],
        },
      ];
      const change: AuditedUpdate = {
        actor,
        action: 'inquiry.begun',
        detail: auditDetail({ mode, inquiryId: idOf(inquiryId), withSelfie }),
        jobs,
      };
      const made = sql`made as (insert into inquiries (id, application_id, person_id, mode, with_selfie, status, vendor_status, status_rank, created_at)
        values (${inquiryId}, ${id}, ${subjectIdSql(mode, sql`${id}`)}, ${mode}, ${withSelfie}, 'IN_PROGRESS', 'created', 0, ${now}) on conflict do nothing returning application_id)`;
      if (await write(id, change, [made], sql`made`, sql``)) return { inquiryId, first: true };
      const [open] = await database.run<{ id: string }>(
        sql`select id from inquiries where application_id = ${id} and mode = ${mode} and status = 'IN_PROGRESS'`,
      );
      return { inquiryId: open?.id ?? inquiryId, first: false };
    },

    find: async (inquiryId) => {
      const [row] = await database.run<KnownInquiry>(
        sql`select id, application_id, mode, person_id from inquiries where id = ${inquiryId}`,
      );
      return row;
    },

    settle: async ({ id, applicationId, mode, vendorStatus, reading, actor }) => {
      const { status, result, failure, rank } = reading;
      const now = clock.now();
      const change: AuditedUpdate = {
        actor,
        action: 'inquiry.settled',
        detail: auditDetail({
          mode,
          inquiryId: idOf(id),
          vendorStatus: codeOf(vendorStatus),
          status,
          result,
          failure,
        }),
      };
      const moved = sql`moved as (update inquiries set status = ${status}::text, result = ${result}::text, failure = ${failure}::text, vendor_status = ${vendorStatus}::text,
        status_rank = ${rank}::integer, settled_at = ${now}::bigint where id = ${id} and status_rank < ${rank}::integer returning application_id, id as inquiry_id)`;
      const ended = finished(
        mode,
        result === 'failed' || result === 'fraud' ? 'failed' : 'done',
        now,
        sql`moved`,
      );
      const isMoved = await (result === undefined
        ? write(
            applicationId,
            change,
            status === 'TIMEOUT' ? [moved, timedOutTryBackCte] : [moved],
            sql`moved`,
            sql``,
          )
        : write(applicationId, change, [moved, ended], sql`moved`, round(now), [
            decideJobCte(now, now),
          ]));
      return { moved: isMoved };
    },

    requestManualReview: async ({ id, mode, actor }) => {
      const now = clock.now();
      const { status, result, rank } = MANUAL_REVIEW_REQUESTED;
      const change: AuditedUpdate = {
        actor,
        action: 'inquiry.personAsked',
        detail: auditDetail({ mode }),
      };
      const source = sql`(select ${id}::text as application_id)`;
      const made = sql`made as (insert into inquiries (id, application_id, person_id, mode, with_selfie, status, result, vendor_status, status_rank, created_at, settled_at)
        select ${newRowId('person')}::text, application_id, ${subjectIdSql(mode, sql`finished.application_id`)}, ${mode}::text, false, ${status}::text, ${result}::text, 'person', ${rank}::integer, ${now}::bigint, ${now}::bigint
        from finished)`;
      const first = [finished(mode, 'done', now, source), made];
      return {
        asked: await write(id, change, first, sql`finished`, round(now), [decideJobCte(now, now)]),
      };
    },

    linkTexted: async ({ id, mode, message, actor, once }) => {
      const change: AuditedUpdate = {
        actor,
        action: 'inquiry.linkTexted',
        detail: auditDetail({ mode }),
        messages: [message],
        once,
      };
      await write(
        id,
        change,
        [sql`asked as (select ${id}::text as application_id)`],
        sql`asked`,
        sql``,
      );
    },

    heard: async ({ eventId, name, inquiryId, happenedAt }) => {
      const now = clock.now();
      const rows = await database.run(sql`
        with event as (insert into webhook_events (id, name, subject, happened_at, received_at)
          select ${eventId}::text, ${name}::text, i.id, ${happenedAt}::bigint, ${now}::bigint from inquiries i where i.id = ${inquiryId}
          on conflict do nothing returning subject),
        told as (update inquiries set last_event_at = ${happenedAt}::bigint from event
          where inquiries.id = event.subject and (last_event_at is null or last_event_at <= ${happenedAt}::bigint) returning inquiries.id, application_id)
        insert into jobs (id, kind, application_id, payload, due_at, attempts, state, created_at)
          select ${`${SYNC_INQUIRY_JOB}:${eventId}`}::text, ${SYNC_INQUIRY_JOB}::text, application_id, jsonb_build_object('inquiryId', id), ${now}::bigint, 0, 'waiting', ${now}::bigint
          from told on conflict do nothing returning id`);
      return { news: rows.length > 0 };
    },
  };
}
