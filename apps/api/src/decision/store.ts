import { isFinalDecision, mayReopen } from '@signet/rulebook/core/facts';
import { LIMITS } from '@signet/rulebook/core/limits';
import { openStepUp } from '@signet/rulebook/core/step-up';
import { RECHECKED_REASONS } from '@signet/rulebook/decision/reasons';
import { PEOPLE_LIMITS } from '@signet/rulebook/people/limits';
import type { StepUpType } from '@signet/rulebook/reference/enumerations';
import { OTHER_OWNERS_STEP_UP } from '@signet/rulebook/step-ups';
import { changeIfThere, decideJob } from '../application/change-application.ts';
import { mayReopenSql } from '../application/round-store.ts';
import type { StoredApplication } from '../application/stored-application.ts';
import { subjectIdOf } from '../application/subject-store.ts';
import type { OutboxMessage } from '../messages/outbox-message.ts';
import { beginWatching } from '../ongoing/ongoing-check-store.ts';
import { settlementsOf } from '../orders/store.ts';
import { auditDetail, codeOf, idOf } from '../platform/audit/audit-detail.ts';
import type { ReadLateJobs } from '../platform/jobs/late-job.ts';
import { hasJobSql } from '../platform/jobs/store.ts';
import type { Tx } from '../platform/sql/database.ts';
import { query } from '../platform/sql/query.ts';
import { inTexts, sql } from '../platform/sql/sql.ts';
import type { StoreDeps } from '../platform/store-deps.ts';
import { drawBlindLook } from '../policy/blind-look-store.ts';
import { appliedOf } from './applied-facts.ts';
import type { NewDecision } from './new-decision.ts';
import { writeNote } from './note-store.ts';
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
  /** The jobs of checks that have run too long, should they be lost. */
  lateChecks: ReadLateJobs;
  /** The same for checks to be repeated once a source answers again. */
  lateRechecks: ReadLateJobs;
  /** The same for owners whose answer is awaited. */
  lateOwners: ReadLateJobs;
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
        on conflict (application_id, round, source) do update
        set answer = excluded.answer, answered_at = excluded.answered_at,
          reference = coalesce(excluded.reference, evidence.reference)`);
      deps.announcements.changed(id);
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
      actor,
      decidedBy,
      note,
      messages,
      jobs = [],
      ...decided
    }) => {
      const { outcome, rowId, reason, evidence, applied, version, stepUp, boStatus, promisedBy } =
        decided;
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
            applied: JSON.stringify(applied ?? appliedOf(application, now)),
            decidedAt: now,
            reviewers: reviewers && JSON.stringify(reviewers),
          }),
        );
        if (stepUp !== undefined) askStepUp(tx, application, stepUp, now);
        beginWatching(tx, { id, decision: outcome, closedAt: application.closedAt }, now);
        if (decidedBy === 'rules')
          drawBlindLook(deps, tx, { id, round, decision: outcome, stepUp, reason });
        if (decidedBy !== 'rules') {
          endReview(tx, id);
          if (note !== undefined)
            writeNote(deps, tx, application, {
              ...{ author: decidedBy.reviewer, about: 'decision', text: note, mentions: [] },
            });
        }
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
            promisedBy: promisedBy ?? null,
          },
          messages,
          jobs: [...(await settlementsOf(tx, application)), ...jobs],
        };
      });
      return { recorded: recorded?.changed ?? false };
    },

    lateChecks: async (after) => {
      const late = await database.run<{ id: string; round: number }>(sql`select id, round
        from applications where ${mayReopenSql} and checking_since < ${clock.now() - LIMITS.jobLostMs}
          and id > ${after} order by id limit ${LIMITS.rowsAtOnce}::integer`);
      return late.map(({ id, round }) => ({ place: id, jobs: [decideJob(id, round)] }));
    },

    lateRechecks: async (after) => {
      const late = await database.run<{ id: string; round: number }>(sql`select id, round
        from applications where ${mayReopenSql} and checking_since is null
        and reason ${inTexts(RECHECKED_REASONS)}
          and not ${hasJobSql(sql`id`, sql`${RECHECK_JOB}::text`)}
          and id > ${after} order by id limit ${LIMITS.rowsAtOnce}::integer`);
      return late.map(({ id, round }) => {
        const key = `${RECHECK_JOB}:${id}:${round}`;
        const job = { id: key, kind: RECHECK_JOB, applicationId: id, payload: { round } };
        return { place: id, jobs: [job] };
      });
    },

    lateOwners: async (after) => {
      const late = await database.run<{ id: string; round: number; mailedAt?: number }>(sql`
        select w.application_id as id, w.round, (select min(o.mail_accepted_at) from people o
          where o.application_id = w.application_id and o.role = 'owner'
          and o.verified_at is null) as mailed_at
        from step_ups w join applications on applications.id = w.application_id
        where w.type = ${OTHER_OWNERS_STEP_UP} and w.finished_at is null and ${mayReopenSql}
          and checking_since is null and decision = 'APPROVED_PENDING'
          and not ${hasJobSql(sql`w.application_id`, sql`${OWNERS_OVERDUE_JOB}::text`)}
          and w.application_id > ${after} order by w.application_id limit ${LIMITS.rowsAtOnce}::integer`);
      return late.map(({ id, round, mailedAt = clock.now() }) => {
        const key = `${OWNERS_OVERDUE_JOB}:${id}:${round}`;
        const dueAt = mailedAt + PEOPLE_LIMITS.ownerAnswerMs;
        return {
          place: id,
          jobs: [{ id: key, kind: OWNERS_OVERDUE_JOB, applicationId: id, dueAt }],
        };
      });
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
