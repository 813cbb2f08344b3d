import { LIMITS } from '@signet/rulebook/core/limits';
import {
  INQUIRY_STEP_UP,
  type InquiryState,
  inquiryAttemptsLeft,
  MANUAL_REVIEW_REQUESTED,
} from '@signet/rulebook/identity/inquiry';
import { OWNER_INQUIRY_MODE } from '@signet/rulebook/people/owner-check';
import { SYNC_INQUIRY_JOB, timedOutTryBackCte } from '../identity/store.ts';
import { auditDetail, codeOf, idOf } from '../platform/audit/audit-detail.ts';
import {
  AUDITED_RETURNING,
  type AuditedUpdate,
  auditColumns,
  sideEffectCtes,
  withCtes,
} from '../platform/audit/audited-update.ts';
import { newRowId } from '../platform/ids.ts';
import type { Db } from '../platform/sql/database.ts';
import {
  emptySql,
  type Sql,
  sql,
  timesWithinWindow,
  timesWithoutOne,
} from '../platform/sql/sql.ts';
import type { StoreDeps } from '../platform/store-types.ts';
import { lockedApplication } from './invitation-store.ts';
import { checkOwnerJob } from './owner-check-job.ts';

type Try = { id: string; ownerId: string; actor: string };

export type OwnerInquiries = {
  /** Counts the attempt before the vendor call; each owner has a limit of their own. */
  reserveTry(
    begun: Try & { withSelfie: boolean; consented: boolean },
  ): Promise<{ ok: true; reservedAt: number } | { ok: false; nextAt: number }>;
  giveBack(begun: Try & { reservedAt: number }): Promise<void>;
  /**
   * Stores a new inquiry; of two parallel ones only the first is kept, and both calls return its
   * id.
   */
  begun(
    begun: Try & { inquiryId: string; withSelfie: boolean },
  ): Promise<{ inquiryId: string; first: boolean }>;
  /**
   * Stores each vendor state once and never moves back; a received inquiry resumes the owner's
   * check in the same transaction.
   */
  settle(
    settled: Try & { inquiryId: string; vendorStatus: string; reading: InquiryState },
  ): Promise<{ moved: boolean }>;
  requestManualReview(asked: Try): Promise<{ asked: boolean }>;
};

/** Photo ID of owners, in the applicant's tables under a mode of its own. docs/decisions/0063. */
export function buildOwnerInquiries(deps: StoreDeps): OwnerInquiries {
  const { database, clock, sealer } = deps;
  const mode = OWNER_INQUIRY_MODE;

  const note = async (db: Db, id: string, change: AuditedUpdate): Promise<void> => {
    const parts = [
      sql`changed as (update applications set version = version + 1, ${auditColumns(change, clock.now(), sealer)} where id = ${id} returning ${AUDITED_RETURNING})`,
      ...sideEffectCtes(change, deps, id),
    ];
    await db.run(sql`${withCtes(parts)} select id from changed`);
  };

  const resumeCheck = async (db: Db, ownerId: string): Promise<number | undefined> => {
    const [row] = await db.run<{
      round: number;
    }>(sql`update people set check_started_at = ${clock.now()}::bigint, check_step_up = null, check_round = coalesce(check_round, 0) + 1
      where id = ${ownerId} and check_step_up = ${INQUIRY_STEP_UP.identification}::text and verified_at is null and check_failure is null returning check_round as round`);
    return row?.round;
  };

  const own = (ownerId: string): Sql => sql`mode = ${mode} and person_id = ${ownerId}::text`;

  return {
    reserveTry: ({ id, ownerId, actor, withSelfie, consented }) =>
      lockedApplication(deps, id, async (db) => {
        const now = clock.now();
        const counted = timesWithinWindow(
          'inquiry_attempts.attempted_at',
          LIMITS.photoIdAttemptWindowMs,
          now,
        );
        const consent = consented ? now : null;
        const tried =
          await db.run(sql`insert into inquiry_attempts (application_id, person_id, mode, attempted_at, selfie_consented_at)
          values (${id}, ${ownerId}, ${mode}, array[${now}::bigint], ${consent}::bigint)
          on conflict (application_id, mode, coalesce(person_id, '')) do update set attempted_at = array(select t from ${counted} w order by t) || ${now}::bigint,
            selfie_consented_at = excluded.selfie_consented_at
            where (select count(*) from ${counted} w) < ${LIMITS.photoIdAttempts}::bigint returning application_id`);
        if (tried.length > 0) {
          const detail = auditDetail({
            mode,
            ownerId: idOf(ownerId),
            withSelfie,
            ...(consented ? { selfieConsent: true } : {}),
          });
          await note(db, id, { actor, action: 'inquiry.tried', detail });
          return { ok: true, reservedAt: now };
        }
        const [row] = await db.run<{ attemptedAt: number[] }>(
          sql`select attempted_at from inquiry_attempts where application_id = ${id} and ${own(ownerId)}`,
        );
        return {
          ok: false,
          nextAt: inquiryAttemptsLeft((row?.attemptedAt ?? []).map(Number), now).nextAt ?? now,
        };
      }),

    giveBack: async ({ id, ownerId, reservedAt }) => {
      await database.run(sql`update inquiry_attempts set attempted_at = ${timesWithoutOne('attempted_at', reservedAt)}
        where application_id = ${id} and ${own(ownerId)}`);
    },

    begun: ({ id, ownerId, actor, inquiryId, withSelfie }) =>
      lockedApplication(deps, id, async (db) => {
        const now = clock.now();
        const made =
          await db.run(sql`insert into inquiries (id, application_id, person_id, mode, with_selfie, status, vendor_status, status_rank, created_at)
          select ${inquiryId}::text, o.application_id, o.id, ${mode}::text, ${withSelfie}::boolean, 'IN_PROGRESS', 'created', 0, ${now}::bigint from people o where o.id = ${ownerId}
          on conflict do nothing returning id`);
        if (made.length > 0) {
          const jobs = [
            {
              kind: SYNC_INQUIRY_JOB,
              payload: { inquiryId, look: 0 },
              dueAt: now + LIMITS.inquirySyncDelaysMs[0],
            },
          ];
          await note(db, id, {
            actor,
            action: 'inquiry.begun',
            detail: auditDetail({
              mode,
              ownerId: idOf(ownerId),
              inquiryId: idOf(inquiryId),
              withSelfie,
            }),
            jobs,
          });
          return { inquiryId, first: true };
        }
        const [open] = await db.run<{ id: string }>(
          sql`select id from inquiries where application_id = ${id} and ${own(ownerId)} and status = 'IN_PROGRESS'`,
        );
        return { inquiryId: open?.id ?? inquiryId, first: false };
      }),

    settle: ({ id, ownerId, actor, inquiryId, vendorStatus, reading }) =>
      lockedApplication(deps, id, async (db) => {
        const { status, result, failure, rank } = reading;
        const moved =
          await db.run(sql`with moved as (update inquiries set status = ${status}::text, result = ${result}::text, failure = ${failure}::text, vendor_status = ${vendorStatus}::text,
          status_rank = ${rank}::integer, settled_at = ${clock.now()}::bigint where id = ${inquiryId} and status_rank < ${rank}::integer returning id as inquiry_id)
          ${status === 'TIMEOUT' ? sql`, ${timedOutTryBackCte}` : emptySql} select inquiry_id from moved`);
        if (moved.length === 0) return { moved: false };
        const round = result === undefined ? undefined : await resumeCheck(db, ownerId);
        await note(db, id, {
          actor,
          action: 'inquiry.settled',
          detail: auditDetail({
            mode,
            ownerId: idOf(ownerId),
            inquiryId: idOf(inquiryId),
            vendorStatus: codeOf(vendorStatus),
            status,
            result,
            failure,
          }),
          jobs: round === undefined ? [] : [checkOwnerJob(ownerId, round)],
        });
        return { moved: true };
      }),

    requestManualReview: ({ id, ownerId, actor }) =>
      lockedApplication(deps, id, async (db) => {
        const now = clock.now();
        const round = await resumeCheck(db, ownerId);
        if (round === undefined) return { asked: false };
        const { status, result, rank } = MANUAL_REVIEW_REQUESTED;
        await db.run(sql`insert into inquiries (id, application_id, person_id, mode, with_selfie, status, result, vendor_status, status_rank, created_at, settled_at)
          values (${newRowId('person')}, ${id}, ${ownerId}, ${mode}, false, ${status}, ${result}, 'person', ${rank}, ${now}, ${now})`);
        await note(db, id, {
          actor,
          action: 'inquiry.personAsked',
          detail: auditDetail({ mode, ownerId: idOf(ownerId) }),
          jobs: [checkOwnerJob(ownerId, round)],
        });
        return { asked: true };
      }),
  };
}
