import { LIMITS } from '@signet/rulebook/core/limits';
import type { ReviewCase } from '@signet/rulebook/decision/review-queue';
import type { Decision } from '@signet/rulebook/reference/enumerations';
import type { Portal } from '@signet/rulebook/reference/portals';
import { RECHECK_BANK_JOB } from '../bank/store.ts';
import { DECIDE_JOB, SEND_MESSAGE_JOB } from '../platform/audit/audited-update.ts';
import { joinSql, type Sql, sql } from '../platform/sql/sql.ts';
import type { Reviewer, StoreDeps } from '../platform/store-types.ts';
import { awaitsManualReviewSql, isKnownStepUpSql } from './store.ts';

/** An application that was sent, as reviewers see it. `sentAt` in ms of the product's clock. */
export type ReviewedApplication = {
  id: string;
  reference: string;
  businessName: string;
  portal: Portal;
  market: 'US' | 'CA';
  decision: Decision;
  reason?: string;
  sentAt: number;
};

/** Why it stands in the queue, since when (ms of the product's clock), and what its job last failed at. */
export type ReviewQueueItem = ReviewedApplication & { reviewCase: ReviewCase; since: number; fault?: string };

/** `decidedAt` in ms of the product's clock. */
type PastDecision = {
  round: number;
  decidedBy: string;
  /** Who decided by hand: of two the one who proposed it first. */
  reviewers?: Reviewer[];
  outcome: string;
  rowId: string;
  reason?: string;
  stepUp?: string;
  evidence: Record<string, unknown>;
  version: string;
  decidedAt: number;
};
type AuditLine = { seq: number; at: number; actor: string; action: string; detail: string };

export type Reviews = {
  /** Oldest first. */
  queue(max: number): Promise<ReviewQueueItem[]>;
  /** By its id or its reference. */
  find(id: string): Promise<(ReviewedApplication & { waits: boolean }) | undefined>;
  story(id: string): Promise<{ decisions: PastDecision[]; audit: AuditLine[] }>;
};

const COLUMNS = sql`applications.id, applications.reference, coalesce(nullif(b.dba, ''), nullif(b.name, ''), concat_ws(' ', p.first_name, p.last_name)) as business_name,
  portal, market, decision, reason, onboarded_at as sent_at`;
const TABLES = sql`applications join businesses b on b.application_id = applications.id
  join people p on p.application_id = applications.id and p.role = 'applicant'`;

/** Jobs whose failure has a case of its own. */
const JOBS_WITH_A_CASE = [DECIDE_JOB, SEND_MESSAGE_JOB, RECHECK_BANK_JOB];

const pendingAccounts = (which: Sql): Sql => sql`select b.application_id, coalesce(b.checked_at, b.created_at), j.last_fault
  from bank_accounts b join applications a on a.id = b.application_id
    left join jobs j on j.application_id = b.application_id and j.kind = ${RECHECK_BANK_JOB}::text
  where b.is_primary and b.status = 'PENDING' and a.decision in ('APPROVED', 'APPROVED_PENDING') and ${which}`;

/** Each case as rows of (id, since, fault); `reviewCases` in the rulebook says the same of one application. */
const casesAt = (now: number): Record<ReviewCase, Sql> => ({
  decision: sql`select id, onboarded_at, null::text from applications where ${awaitsManualReviewSql}`,
  'check.stuck': sql`select a.id, a.checking_since, j.last_fault from applications a left join jobs j on j.id = ${DECIDE_JOB}::text || ':' || a.id || ':' || a.round
    where a.onboarded_at is not null and a.decision not in ('APPROVED', 'DECLINED') and a.checking_since < ${now - LIMITS.checkStuckMs}::bigint`,
  'job.failing': sql`select application_id, min(failing_since), max(last_fault) from jobs
    where failing_since is not null and application_id is not null and attempts > ${LIMITS.jobQuickRetriesMs.length}::integer
      and kind not in (select jsonb_array_elements_text(${JSON.stringify(JOBS_WITH_A_CASE)}::jsonb)) group by application_id`,
  'message.undelivered': sql`select application_id, min(coalesce(failed_at, created_at)), max(template) from outbox
    where state = 'failed' and application_id is not null group by application_id`,
  'approval.stalled': sql`select a.id, a.onboarded_at, null::text from applications a
    where a.onboarded_at is not null and a.decision = 'APPROVED_PENDING' and a.checking_since is null
      and not exists (select 1 from step_ups w where w.application_id = a.id and w.finished_at is null and ${isKnownStepUpSql})
      and (a.application_level = 'FULL' or exists (select 1 from step_ups w where w.application_id = a.id and w.finished_at is null))`,
  'bank.nameMismatch': pendingAccounts(sql`b.check_result = 'other'`),
  'bank.unknownAccount': pendingAccounts(sql`b.check_result = 'unproven'`),
  'bank.unanswered': pendingAccounts(
    sql`coalesce(b.check_result, 'down') = 'down' and b.created_at < ${now - LIMITS.checkStuckMs}::bigint`,
  ),
});

const casesSql = (now: number): Sql =>
  joinSql(
    Object.entries(casesAt(now)).map(([name, rows]) => sql`select ${name}::text as review_case, c.* from (${rows}) as c(id, since, fault)`),
    ' union all ',
  );

/** What reviewers see: whatever waits for a person of ours, each row with its reason. docs/readings.md 94; docs/decisions/0043. */
export function buildReviews({ database, clock }: StoreDeps): Reviews {
  return {
    queue: (max) =>
      database.run<ReviewQueueItem>(sql`select ${COLUMNS}, c.review_case, c.since, c.fault from ${TABLES}
        join (${casesSql(clock.now())}) c on c.id = applications.id order by c.since, c.id, c.review_case limit ${max}::integer`),
    find: async (id) => {
      const [found] = await database.run<ReviewedApplication & { waits: boolean }>(
        sql`select ${COLUMNS}, ${awaitsManualReviewSql} as waits from ${TABLES} where (applications.id = ${id} or applications.reference = ${id}) and onboarded_at is not null`,
      );
      return found;
    },
    story: async (id) => ({
      decisions:
        await database.run<PastDecision>(sql`select round, decided_by, reviewers, outcome, row_id, reason, step_up, evidence, version, decided_at
        from decisions where application_id = ${id} order by decided_at, round`),
      audit: await database.run<AuditLine>(sql`select seq, at, actor, action, detail from audit where application_id = ${id} order by seq`),
    }),
  };
}
