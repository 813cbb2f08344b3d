import { LIMITS } from '@signet/rulebook/core/limits';
import type { ReviewCase } from '@signet/rulebook/decision/review-queue';
import type { ReviewDecision } from '@signet/rulebook/decision/underwriting';
import type { Decision } from '@signet/rulebook/reference/enumerations';
import type { Portal } from '@signet/rulebook/reference/portals';
import { RECHECK_BANK_JOB } from '../bank/store.ts';
import {
  AUDITED_RETURNING,
  type AuditedUpdate,
  auditColumns,
  DECIDE_JOB,
  SEND_MESSAGE_JOB,
  sideEffectCtes,
  withCtes,
} from '../platform/audit/audited-update.ts';
import { joinSql, type Sql, sql } from '../platform/sql/sql.ts';
import type { Reviewer, ReviewerDecision, StoreDeps } from '../platform/store-types.ts';
import { freedLeaseCte, mayReviewerDecideSql } from './reviewer-store.ts';
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
  version: number;
  /** The row of underwriting that the rules came to last. */
  sentBy?: string;
  heldBy?: Reviewer & { until: number };
  proposal?: { decision: ReviewDecision; reviewer: Reviewer; proposedAt: number };
};

type Proposed = { id: string; round: number; decision: ReviewDecision; reason: string; by: ReviewerDecision };

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

/** A message that was written to the applicant: its words are gone once it is sent, what they were made of and their hash stay. docs/decisions/0052. */
export type PastMessage = {
  id: string;
  channel: string;
  template: string;
  templateVersion?: string;
  contentHash?: string;
  state: string;
  createdAt: number;
  sentAt?: number;
};

export type Reviews = {
  /** Oldest first. */
  queue(max: number): Promise<ReviewQueueItem[]>;
  /** By its id or its reference. */
  find(id: string): Promise<(ReviewedApplication & { waits: boolean }) | undefined>;
  /** Claims it for LIMITS.reviewLeaseMs, or renews the claim; false where somebody else has it, or nobody may decide it. */
  claim(id: string, reviewer: Reviewer): Promise<boolean>;
  /** Keeps what one reviewer says until another confirms it. */
  propose(proposed: Proposed): Promise<boolean>;
  story(id: string): Promise<{ decisions: PastDecision[]; messages: PastMessage[]; audit: AuditLine[] }>;
};

const columnsAt = (
  now: number,
): Sql => sql`applications.id, applications.reference, coalesce(nullif(b.dba, ''), nullif(b.name, ''), concat_ws(' ', p.first_name, p.last_name)) as business_name,
  portal, market, applications.decision, applications.reason, onboarded_at as sent_at, applications.version,
  (select d.row_id from decisions d where d.application_id = applications.id and d.decided_by = 'rules'
    order by d.decided_at desc, d.round desc limit 1) as sent_by,
  (select jsonb_build_object('id', r.id, 'name', r.name, 'until', l.expires_at) from review_leases l join reviewers r on r.id = l.reviewer_id
    where l.application_id = applications.id and l.expires_at > ${now}::bigint) as held_by,
  (select jsonb_build_object('decision', q.decision, 'reviewer', jsonb_build_object('id', r.id, 'name', r.name), 'proposedAt', q.proposed_at)
    from review_proposals q join reviewers r on r.id = q.reviewer_id
    where q.application_id = applications.id and q.round = applications.round) as proposal`;
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
export function buildReviews(deps: StoreDeps): Reviews {
  const { database, clock, sealer } = deps;
  return {
    queue: (max) =>
      database.run<ReviewQueueItem>(sql`select ${columnsAt(clock.now())}, c.review_case, c.since, c.fault from ${TABLES}
        join (${casesSql(clock.now())}) c on c.id = applications.id order by c.since, c.id, c.review_case limit ${max}::integer`),
    find: async (id) => {
      const [found] = await database.run<ReviewedApplication & { waits: boolean }>(
        sql`select ${columnsAt(clock.now())}, ${awaitsManualReviewSql} as waits from ${TABLES} where (applications.id = ${id} or applications.reference = ${id}) and onboarded_at is not null`,
      );
      return found;
    },
    claim: async (id, reviewer) => {
      const now = clock.now();
      const rows = await database.run(sql`insert into review_leases (application_id, reviewer_id, expires_at)
        select id, ${reviewer.id}::text, ${now + LIMITS.reviewLeaseMs}::bigint from applications where id = ${id} and ${awaitsManualReviewSql}
        on conflict (application_id) do update set reviewer_id = excluded.reviewer_id, expires_at = excluded.expires_at
          where review_leases.reviewer_id = excluded.reviewer_id or review_leases.expires_at <= ${now}::bigint returning application_id`);
      return rows.length > 0;
    },
    propose: async ({ id, round, decision, reason, by }) => {
      const now = clock.now();
      const { reviewer } = by;
      const actor = `reviewer:${reviewer.id}`;
      const change: AuditedUpdate = { actor, action: 'decision.proposed', detail: { round, decision, reason, reviewer } };
      const parts = [
        sql`changed as (update applications set version = version + 1, ${auditColumns(change, now, sealer)}
          where id = ${id} and round = ${round}::integer and ${awaitsManualReviewSql} and ${mayReviewerDecideSql(by, now)}
            and not exists (select 1 from review_proposals q where q.application_id = applications.id and q.round = applications.round)
          returning ${AUDITED_RETURNING})`,
        sql`proposed as (insert into review_proposals (application_id, round, decision, reason, reviewer_id, proposed_at)
          select id, round, ${decision}::text, ${reason}::text, ${reviewer.id}::text, ${now}::bigint from changed
          on conflict (application_id) do update set round = excluded.round, decision = excluded.decision, reason = excluded.reason,
            reviewer_id = excluded.reviewer_id, proposed_at = excluded.proposed_at)`,
        freedLeaseCte,
        ...sideEffectCtes(change, deps, id),
      ];
      const rows = await database.run(sql`${withCtes(parts)} select id from changed`);
      return rows.length > 0;
    },
    story: async (id) => ({
      decisions:
        await database.run<PastDecision>(sql`select round, decided_by, reviewers, outcome, row_id, reason, step_up, evidence, version, decided_at
        from decisions where application_id = ${id} order by decided_at, round`),
      messages: await database.run<PastMessage>(sql`select id, channel, template, template_version, content_hash, state, created_at, sent_at
        from outbox where application_id = ${id} order by created_at, id`),
      audit: await database.run<AuditLine>(sql`select seq, at, actor, action, detail from audit where application_id = ${id} order by seq`),
    }),
  };
}
