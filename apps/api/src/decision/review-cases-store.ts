import { mayReopen } from '@signet/rulebook/core/facts';
import { LIMITS } from '@signet/rulebook/core/limits';
import { DECISION_LIMITS } from '@signet/rulebook/decision/limits';
import {
  DECIDED_CASES,
  isOwnerCase,
  type OwnerCase,
  REVIEW_CASES,
  type ReviewCase,
} from '@signet/rulebook/decision/review-queue';
import { CHANGES_STEP_UP } from '@signet/rulebook/decision/step-ups';
import { DECIDE_JOB } from '../application/change-application.ts';
import {
  awaitsManualReviewSql,
  isKnownStepUpSql,
  mayReopenSql,
} from '../application/round-store.ts';
import type { StoredApplication } from '../application/stored-application.ts';
import { RECHECK_BANK_JOB } from '../bank/store.ts';
import { SEND_MESSAGE_JOB } from '../messages/add-messages.ts';
import { owedMonthsSql } from '../orders/owed-months-store.ts';
import { ownerCasesAt } from '../people/owner-review-store.ts';
import type { Tx } from '../platform/sql/database.ts';
import { inTexts, joinSql, type Sql, sql } from '../platform/sql/sql.ts';
import type { ReviewerDecision } from './new-decision.ts';
import { openReopeningsSql } from './reopening-store.ts';
import { mayReviewerDecide } from './reviewer-store.ts';

const JOBS_WITH_A_CASE = [DECIDE_JOB, SEND_MESSAGE_JOB, RECHECK_BANK_JOB];

/** SQL predicate on `failing_jobs`: of an application, and not covered by another case. */
const isFailingJobSql: Sql = sql`(application_id is not null and not kind ${inTexts(JOBS_WITH_A_CASE)})`;

/** The kinds of job that fail at this application and have no case of their own. */
export const failingKindsOf = async (tx: Tx, applicationId: string): Promise<string[]> => {
  const failing = await tx.run<{ kind: string }>(sql`select distinct kind from failing_jobs
    where application_id = ${applicationId} and ${isFailingJobSql}`);
  return failing.map(({ kind }) => kind);
};

const pendingAccounts = (
  which: Sql,
): Sql => sql`select b.application_id, coalesce(b.checked_at, b.created_at), j.fault
  from bank_accounts b join applications a on a.id = b.application_id
    left join failing_jobs j on j.application_id = b.application_id and j.kind = ${RECHECK_BANK_JOB}::text
  where b.is_primary and (b.status = 'PENDING' or b.check_result = 'depositsFailed')
  and a.decision in ('APPROVED', 'APPROVED_PENDING') and a.closed_at is null and ${which}`;

/** Each case as rows of (id, since, fault); must match `reviewCases` in the rulebook. */
const casesAt = (now: number): Record<Exclude<ReviewCase, OwnerCase>, Sql> => ({
  decision: sql`select id, onboarded_at, null::text from applications where ${awaitsManualReviewSql}`,
  'check.stuck': sql`select a.id, a.checking_since, j.fault from applications a
    left join failing_jobs j on j.key = ${DECIDE_JOB}::text || ':' || a.id || ':' || a.round
    where a.onboarded_at is not null and a.decision not in ('APPROVED', 'DECLINED')
    and a.closed_at is null and a.checking_since < ${now - LIMITS.checkStuckMs}::bigint`,
  'job.failing': sql`select application_id, min(since), max(fault) from failing_jobs
    where ${isFailingJobSql} group by application_id`,
  'message.undelivered': sql`select application_id, min(coalesce(failed_at, created_at)), max(template)
    from outbox
    where state = 'failed' and application_id is not null group by application_id`,
  'approval.stalled': sql`select a.id, a.onboarded_at, null::text from applications a
    where a.onboarded_at is not null and a.decision = 'APPROVED_PENDING'
    and a.checking_since is null and a.closed_at is null
      and not exists (select 1 from step_ups w
        where w.application_id = a.id and w.finished_at is null and ${isKnownStepUpSql})
      and (a.application_level = 'FULL'
        or exists (select 1 from step_ups w where w.application_id = a.id and w.finished_at is null))`,
  'bank.nameMismatch': pendingAccounts(sql`b.check_result = 'other'`),
  'bank.depositsFailed': pendingAccounts(sql`b.check_result = 'depositsFailed'`),
  'bank.voidCheck': pendingAccounts(sql`b.check_result = 'voidCheck'`),
  'bank.unanswered': pendingAccounts(
    sql`coalesce(b.check_result, 'down') = 'down'
      and b.created_at < ${now - DECISION_LIMITS.checkStuckMs}::bigint`,
  ),
  'review.requested': sql`select application_id, min(requested_at), null::text from review_requests
    where answered_at is null group by application_id`,
  'order.owed': owedMonthsSql(now),
  'changes.overdue': sql`select r.application_id, r.due_at, null::text from step_ups w
    join change_requests r on r.application_id = w.application_id and r.round = w.round
      and r.withdrawn_at is null and r.due_at <= ${now}::bigint
    join applications a on a.id = w.application_id
    where w.type = ${CHANGES_STEP_UP}::text and w.finished_at is null and a.onboarded_at is not null
    and a.decision not in ('APPROVED', 'DECLINED') and a.closed_at is null`,
  'reopening.proposed': openReopeningsSql,
});

/**
 * Rows of (review_case, id, since, fault, owner_id) for the whole queue, or only for the given
 * cases.
 */
export const reviewCasesSql = (now: number, only: readonly ReviewCase[] = REVIEW_CASES): Sql => {
  const rows = casesAt(now);
  const ofOwners = ownerCasesAt(now);
  return joinSql(
    only.map((name) =>
      isOwnerCase(name)
        ? sql`select ${name}::text as review_case, c.*
          from (${ofOwners[name]}) as c(id, since, fault, owner_id)`
        : sql`select ${name}::text as review_case, c.*, null::text as owner_id
          from (${rows[name]}) as c(id, since, fault)`,
    ),
    ' union all ',
  );
};

/**
 * SQL predicate on `applications`: in the review queue, optionally for given cases or one owner.
 */
export const isQueuedSql = (now: number, only?: readonly ReviewCase[], ownerId?: string): Sql =>
  sql`exists (select 1 from (${reviewCasesSql(now, only)}) c
    where c.id = applications.id
    and ${ownerId === undefined ? sql`true` : sql`c.owner_id = ${ownerId}::text`})`;

/**
 * SQL predicate on `applications`: open to a manual decision; must match `isDecidableBy` in the
 * rulebook.
 */
export const mayDecideByHandSql = (now: number): Sql =>
  sql`(${mayReopenSql} and ${isQueuedSql(now, DECIDED_CASES)})`;

/** Whether the locked application is in the queue for one of these cases, of this owner if any. */
export const isQueued = async (
  tx: Tx,
  id: string,
  ...asked: Parameters<typeof isQueuedSql>
): Promise<boolean> => {
  const queued = await tx.run(
    sql`select id from applications where id = ${id} and ${isQueuedSql(...asked)}`,
  );
  return queued.length > 0;
};

/** Whether this reviewer may decide the locked application. */
export const isDecidableBy = async (
  tx: Tx,
  application: StoredApplication,
  by: ReviewerDecision,
  now: number,
): Promise<boolean> =>
  mayReopen(application) &&
  (await mayReviewerDecide(tx, application, by, now)) &&
  (await isQueued(tx, application.id, now, DECIDED_CASES));
