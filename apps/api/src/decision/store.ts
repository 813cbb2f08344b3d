import { isFinalDecision, mayReopen } from '@signet/rulebook/core/facts';
import { openStepUp } from '@signet/rulebook/core/step-up';
import { RECHECKED_REASONS } from '@signet/rulebook/decision/reasons';
import { PEOPLE_LIMITS } from '@signet/rulebook/people/limits';
import type { StepUpType } from '@signet/rulebook/reference/enumerations';
import { OTHER_OWNERS_STEP_UP } from '@signet/rulebook/step-ups';
import { changeIfThere, DECIDE_JOB } from '../application/change-application.ts';
import { mayReopenSql } from '../application/round-store.ts';
import type { StoredApplication } from '../application/stored-application.ts';
import { subjectIdOf } from '../application/subject-store.ts';
import type { OutboxMessage } from '../messages/outbox-message.ts';
import { settlementsOf } from '../orders/store.ts';
import { auditDetail, codeOf, idOf } from '../platform/audit/audit-detail.ts';
import type { Tx } from '../platform/sql/database.ts';
import { query } from '../platform/sql/query.ts';
import { sql } from '../platform/sql/sql.ts';
import type { StoreDeps } from '../platform/store-deps.ts';
import type { NewDecision } from './new-decision.ts';
import { isDecidableBy } from './review-cases-store.ts';
import { endReview } from './reviewer-store.ts';

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

const openStepUps = (id: string) =>
  query.updateTable('stepUps').where('applicationId', '=', id).where('finishedAt', 'is', null);

const askStepUp = (
  tx: Tx,
  application: StoredApplication,
  type: StepUpType,
  requestedAt: number,
): void => {
  const { id: applicationId, round } = application;
  const personId = subjectIdOf(type, application);
  tx.send(
    query
      .insertInto('stepUps')
      .values({ applicationId, personId, round, type, requestedAt })
      .onConflict((conflict) => conflict.doNothing()),
  );
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

    recordDecision: async ({ id, round, actor, decidedBy, messages, jobs = [], ...decided }) => {
      const { outcome, rowId, reason, evidence, version, stepUp, boStatus } = decided;
      const now = clock.now();
      const by = decidedBy === 'rules' ? 'rules' : 'person';
      const reviewers =
        decidedBy === 'rules'
          ? undefined
          : [...(decidedBy.confirms ? [decidedBy.confirms] : []), decidedBy.reviewer];
      const recorded = await changeIfThere(deps, { id, actor }, async (tx, application) => {
        if (application.round !== round) return undefined;
        const isOpen =
          decidedBy === 'rules'
            ? application.checkingSince !== undefined
            : await isDecidableBy(tx, application, decidedBy, now);
        if (!isOpen) return undefined;
        tx.send(
          query.insertInto('decisions').values({
            ...{ applicationId: id, round, decidedBy: by, outcome, rowId, reason, stepUp, version },
            evidence: JSON.stringify(evidence),
            decidedAt: now,
            reviewers: reviewers && JSON.stringify(reviewers),
          }),
        );
        if (stepUp !== undefined) askStepUp(tx, application, stepUp, now);
        if (decidedBy !== 'rules') endReview(tx, id);
        if (isFinalDecision(outcome))
          tx.send(openStepUps(id).set({ finishedAt: now, result: 'replaced' }));
        return {
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
          set: {
            decision: outcome,
            reason: reason ?? null,
            ...(boStatus === undefined ? {} : { boStatus }),
            checkingSince: null,
          },
          messages,
          jobs: [...(await settlementsOf(tx, application)), ...jobs],
        };
      });
      return { recorded: recorded?.changed ?? false };
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
            ${now}::bigint) + ${PEOPLE_LIMITS.ownerAnswerMs}::bigint, 0, 'waiting', ${now}::bigint
        from step_ups w join applications on applications.id = w.application_id
        where w.type = ${OTHER_OWNERS_STEP_UP}::text and w.finished_at is null and ${mayReopenSql} and checking_since is null and decision = 'APPROVED_PENDING'
          and not exists (select 1 from jobs j where j.application_id = w.application_id and j.kind = ${OWNERS_OVERDUE_JOB}::text)
        on conflict (id) do nothing`);
    },

    reopen: async ({ id, round, at, cause, actor, messages }) => {
      const opened = await changeIfThere(deps, { id, actor }, (_tx, application) =>
        application.round === round && mayReopen(application)
          ? {
              action: 'round.opened',
              detail: auditDetail({ cause: codeOf(cause) }),
              opensRoundAt: at,
              messages,
            }
          : undefined,
      );
      return { reopened: opened?.changed ?? false };
    },

    completeStepUp: async ({ id, type, result, actor, reopen }) => {
      const now = clock.now();
      const finished = await changeIfThere(deps, { id, actor }, (tx, { stepUps }) => {
        if (openStepUp(stepUps, type) === undefined) return undefined;
        tx.send(openStepUps(id).set({ finishedAt: now, result }).where('type', '=', type));
        return {
          action: 'stepUp.finished',
          detail: auditDetail({ type, result }),
          ...(reopen ? { opensRoundAt: now } : {}),
        };
      });
      return { finished: finished?.changed ?? false };
    },
  };
}
