import { isFinalDecision } from '@signet/rulebook/core/facts';
import { LIMITS } from '@signet/rulebook/core/limits';
import { RECHECKED_REASONS } from '@signet/rulebook/decision/reasons';
import type { StepUpType } from '@signet/rulebook/reference/enumerations';
import { OTHER_OWNERS_STEP_UP } from '@signet/rulebook/step-ups';
import { mayReopenSql } from '../application/round-store.ts';
import { subjectIdSql } from '../application/subject-store.ts';
import { settleOrdersCte } from '../orders/store.ts';
import { auditDetail, codeOf, idOf } from '../platform/audit/audit-detail.ts';
import {
  AUDITED_RETURNING,
  type AuditedUpdate,
  auditColumns,
  DECIDE_JOB,
  decideJobCte,
  roundColumns,
  sideEffectCtes,
  withCtes,
} from '../platform/audit/audited-update.ts';
import { sql } from '../platform/sql/sql.ts';
import type { NewDecision, OutboxMessage, StoreDeps } from '../platform/store-types.ts';
import { mayDecideByHandSql } from './review-cases-store.ts';
import { freedLeaseCte, mayReviewerDecideSql, settledProposalCte } from './reviewer-store.ts';

export const RECHECK_JOB = 'recheck';
export const OWNERS_OVERDUE_JOB = 'owners-overdue';

export type Decisions = {
  recordEvidence(evidence: {
    id: string;
    round: number;
    source: string;
    answer: unknown;
    reference?: string;
  }): Promise<void>;
  evidence(
    id: string,
    round: number,
  ): Promise<Record<string, { answer: unknown; reference?: string }>>;
  recordDecision(decision: NewDecision): Promise<{ recorded: boolean }>;
  reviveChecks(): Promise<void>;
  /**
   * Opens a new round unless one was opened since `round`; its `decide` job with payload { round }
   * is due at `at`.
   */
  reopen(opened: {
    id: string;
    round: number;
    at: number;
    cause: string;
    actor: string;
    messages?: readonly OutboxMessage[];
  }): Promise<{ reopened: boolean }>;
  completeStepUp(done: {
    id: string;
    type: StepUpType;
    result: 'done' | 'replaced' | 'failed';
    actor: string;
    reopen: boolean;
  }): Promise<{ finished: boolean }>;
};

export function buildDecisions(deps: StoreDeps): Decisions {
  const { database, clock } = deps;
  return {
    recordEvidence: async ({ id, round, source, answer, reference }) => {
      const now = clock.now();
      await database.run(sql`insert into evidence (application_id, round, source, answer, reference, answered_at)
        values (${id}, ${round}, ${source}, ${JSON.stringify(answer ?? null)}::jsonb, ${reference}, ${now})
        on conflict (application_id, round, source) do update set answer = excluded.answer, answered_at = excluded.answered_at,
          reference = coalesce(excluded.reference, evidence.reference)`);
    },

    evidence: async (id, round) => {
      const rows = await database.run<{ source: string; answer: unknown; reference?: string }>(
        sql`select source, answer, reference from evidence where application_id = ${id} and round = ${round}`,
      );
      return Object.fromEntries(rows.map(({ source, ...found }) => [source, found]));
    },

    recordDecision: async ({
      id,
      round,
      outcome,
      rowId,
      reason,
      evidence,
      version,
      stepUp,
      boStatus,
      decidedBy,
      messages,
      jobs,
      actor,
    }) => {
      const now = clock.now();
      const by = decidedBy === 'rules' ? 'rules' : 'person';
      const reviewers =
        decidedBy === 'rules'
          ? undefined
          : [...(decidedBy.confirms ? [decidedBy.confirms] : []), decidedBy.reviewer];
      const change: AuditedUpdate = {
        actor,
        action: 'decision.recorded',
        detail: auditDetail({
          round,
          outcome,
          rowId: codeOf(rowId),
          reason: reason && codeOf(reason),
          stepUp,
          decidedBy: by,
          reviewers: reviewers?.map(({ id: one }) => idOf(one)),
        }),
        messages,
        jobs,
      };
      const open =
        decidedBy === 'rules'
          ? sql`checking_since is not null`
          : sql`${mayDecideByHandSql(now)} and ${mayReviewerDecideSql(decidedBy, now)}`;
      const parts = [
        sql`changed as (update applications set version = version + 1, decision = ${outcome}::text, reason = ${reason}::text,
          bo_status = coalesce(${boStatus}::text, bo_status), checking_since = null, ${auditColumns(change, now, deps.sealer)}
          where id = ${id} and round = ${round}::integer and ${open} returning ${AUDITED_RETURNING})`,
        sql`decided as (insert into decisions (application_id, round, decided_by, outcome, row_id, reason, step_up, evidence, version, decided_at, reviewers)
          select id, round, ${by}::text, ${outcome}::text, ${rowId}::text, ${reason}::text, ${stepUp}::text, ${JSON.stringify(evidence)}::jsonb,
            ${version}::text, ${now}::bigint, ${reviewers && JSON.stringify(reviewers)}::jsonb from changed)`,
        ...(stepUp === undefined
          ? []
          : [
              sql`asked as (insert into step_ups (application_id, person_id, round, type, requested_at)
                select id, ${subjectIdSql(stepUp, sql`changed.id`)}, round, ${stepUp}::text, ${now}::bigint from changed
                on conflict do nothing)`,
            ]),
        ...(decidedBy === 'rules' ? [] : [freedLeaseCte, settledProposalCte]),
        ...(isFinalDecision(outcome)
          ? [
              sql`ended as (update step_ups set finished_at = ${now}::bigint, result = 'replaced' from changed
                where step_ups.application_id = changed.id and step_ups.finished_at is null)`,
            ]
          : []),
        settleOrdersCte(now),
        ...sideEffectCtes(change, deps, id),
      ];
      const rows = await database.run(sql`${withCtes(parts)} select id from changed`);
      return { recorded: rows.length > 0 };
    },

    reviveChecks: async () => {
      const now = clock.now();
      await database.run(sql`insert into jobs (id, kind, application_id, payload, due_at, attempts, state, created_at)
        select ${DECIDE_JOB}::text || ':' || id || ':' || round, ${DECIDE_JOB}::text, id, jsonb_build_object('round', round), ${now}::bigint, 0, 'waiting', ${now}::bigint
        from applications where ${mayReopenSql} and checking_since is not null on conflict (id) do nothing`);
      await database.run(sql`insert into jobs (id, kind, application_id, payload, due_at, attempts, state, created_at)
        select ${RECHECK_JOB}::text || ':' || id || ':' || round, ${RECHECK_JOB}::text, id, jsonb_build_object('round', round), ${now}::bigint, 0, 'waiting', ${now}::bigint
        from applications where ${mayReopenSql} and checking_since is null
          and reason in (select jsonb_array_elements_text(${JSON.stringify(RECHECKED_REASONS)}::jsonb))
          and not exists (select 1 from jobs j where j.application_id = applications.id and j.kind = ${RECHECK_JOB}::text)
        on conflict (id) do nothing`);
      await database.run(sql`insert into jobs (id, kind, application_id, payload, due_at, attempts, state, created_at)
        select ${OWNERS_OVERDUE_JOB}::text || ':' || w.application_id || ':' || w.round, ${OWNERS_OVERDUE_JOB}::text, w.application_id, '{}',
          coalesce((select min(o.mail_accepted_at) from people o where o.application_id = w.application_id and o.role = 'owner' and o.verified_at is null),
            ${now}::bigint) + ${LIMITS.ownerAnswerMs}::bigint, 0, 'waiting', ${now}::bigint
        from step_ups w join applications on applications.id = w.application_id
        where w.type = ${OTHER_OWNERS_STEP_UP}::text and w.finished_at is null and ${mayReopenSql} and checking_since is null and decision = 'APPROVED_PENDING'
          and not exists (select 1 from jobs j where j.application_id = w.application_id and j.kind = ${OWNERS_OVERDUE_JOB}::text)
        on conflict (id) do nothing`);
    },

    reopen: async ({ id, round, at, cause, actor, messages }) => {
      const now = clock.now();
      const change: AuditedUpdate = {
        actor,
        action: 'round.opened',
        detail: auditDetail({ cause: codeOf(cause) }),
        messages,
      };
      const parts = [
        sql`changed as (update applications set version = version + 1, ${roundColumns(mayReopenSql, now)}, ${auditColumns(change, now, deps.sealer)}
          where id = ${id} and round = ${round}::integer and ${mayReopenSql} returning ${AUDITED_RETURNING}, true as opened)`,
        decideJobCte(at, now),
        ...sideEffectCtes(change, deps, id),
      ];
      const rows = await database.run(sql`${withCtes(parts)} select id from changed`);
      return { reopened: rows.length > 0 };
    },

    completeStepUp: async ({ id, type, result, actor, reopen }) => {
      const now = clock.now();
      const change: AuditedUpdate = {
        actor,
        action: 'stepUp.finished',
        detail: auditDetail({ type, result }),
      };
      const opens = reopen ? mayReopenSql : sql`false`;
      const parts = [
        sql`finished as (update step_ups set finished_at = ${now}::bigint, result = ${result}::text
          where application_id = ${id} and type = ${type} and finished_at is null returning application_id)`,
        sql`changed as (update applications set version = version + 1, ${roundColumns(opens, now)}, ${auditColumns(change, now, deps.sealer)}
          from finished where id = finished.application_id returning ${AUDITED_RETURNING}, ${opens} as opened)`,
        decideJobCte(now, now),
        ...sideEffectCtes(change, deps, id),
      ];
      const rows = await database.run(sql`${withCtes(parts)} select id from changed`);
      return { finished: rows.length > 0 };
    },
  };
}
