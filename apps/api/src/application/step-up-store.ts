import type { Answers } from '@signet/rulebook/answer-rows';
import { openStepUp } from '@signet/rulebook/core/step-up';
import type { StepUpType } from '@signet/rulebook/reference/enumerations';
import { FULL_LEVEL_STEP_UP, STEP_UPS } from '@signet/rulebook/step-ups';
import { auditDetail, pathsOf } from '../platform/audit/audit-detail.ts';
import {
  AUDITED_RETURNING,
  type AuditedUpdate,
  auditColumns,
  decideJobCte,
  roundColumns,
  sideEffectCtes,
  withCtes,
} from '../platform/audit/audited-update.ts';
import { type Sql, sql } from '../platform/sql/sql.ts';
import type {
  IdempotentCall,
  SecretAnswers,
  StoreDeps,
  StoredApplication,
} from '../platform/store-types.ts';
import { taxIdChangeGuard } from '../tax-id/store.ts';
import { mayReopenSql } from './round-store.ts';
import { writeAndLoadAuthorised } from './store.ts';
import { answerUpdateCtes, subjectIdSql } from './subject-store.ts';

type Answered = { application: StoredApplication } & (
  | { answered: true }
  | { answered: false; why: 'moved' | 'tooMany' }
);

export type StepUpAnswers = {
  answerStepUp(answered: {
    id: string;
    type: StepUpType;
    answers: Answers;
    secrets: SecretAnswers;
    actor: string;
    once?: IdempotentCall;
  }): Promise<Answered>;
  /**
   * Saves the tax id and closes the step-up that requires it, if any. `moved`: the round that the
   * caller saw is over.
   */
  submitTaxId(submitted: {
    id: string;
    round: number;
    stepUp: StepUpType | undefined;
    answers: Answers;
    secrets: SecretAnswers;
    actor: string;
    once?: IdempotentCall;
  }): Promise<
    | { submitted: true; application: StoredApplication }
    | { submitted: false; why: 'moved' | 'tooMany'; application: StoredApplication }
  >;
  /**
   * Requests the rest of the identity of an application approved at BASIC level. docs/readings.md
   * 42.
   */
  requestFullOnboarding(request: {
    id: string;
    userId: string;
    actor: string;
  }): Promise<{ asked: boolean; application: StoredApplication }>;
};

const isOpen = ({ stepUps }: StoredApplication, type: StepUpType): boolean =>
  openStepUp(stepUps, type) !== undefined;

export function buildStepUpAnswers(deps: StoreDeps): StepUpAnswers {
  const { clock } = deps;

  return {
    answerStepUp: async ({ id, type, answers, secrets, actor, once }) => {
      const { liftsTo: level } = STEP_UPS[type];
      const now = clock.now();
      const paths = pathsOf(answers, secrets);
      const change: AuditedUpdate = {
        actor,
        action: 'stepUp.answered',
        detail: auditDetail({ type, paths, level }),
        once,
      };
      const counted = taxIdChangeGuard({ id, secrets }, deps);
      const levelColumn: Sql =
        level === undefined ? sql`` : sql`, application_level = ${level}::text`;
      const parts = [
        // Locks the application row first, so that of two parallel calls the second sees what the
        // first counted and closed.
        sql`held as (select applications.id as held_id from applications where id = ${id} ${counted.where} for update)`,
        sql`finished as (update step_ups set finished_at = ${now}::bigint, result = 'done' from held
          where step_ups.application_id = held.held_id and step_ups.type = ${type} and step_ups.finished_at is null returning application_id)`,
        sql`changed as (update applications set version = version + 1, saved_at = ${now}::bigint ${levelColumn} ${counted.set},
          ${roundColumns(mayReopenSql, now)}, ${auditColumns(change, now, deps.sealer)}
          from finished where id = finished.application_id returning ${AUDITED_RETURNING}, ${mayReopenSql} as opened)`,
        ...((await answerUpdateCtes(deps, { id, answers, secrets })) ?? []),
        decideJobCte(now, now),
        ...sideEffectCtes(change, deps, id),
      ];
      const { isWritten, application } = await writeAndLoadAuthorised(
        deps,
        sql`${withCtes(parts)} select id from changed`,
        id,
      );
      if (isWritten) return { answered: true, application };
      return { answered: false, why: isOpen(application, type) ? 'tooMany' : 'moved', application };
    },

    submitTaxId: async ({ id, round, stepUp, answers, secrets, actor, once }) => {
      const now = clock.now();
      const paths = pathsOf(answers, secrets);
      const change: AuditedUpdate = {
        actor,
        action: 'taxId.submitted',
        detail: auditDetail({ paths }),
        once,
      };
      const counted = taxIdChangeGuard({ id, secrets }, deps);
      const opens = sql`(exists (select 1 from finished) and ${mayReopenSql})`;
      // A caller who saw the previous round cannot change a tax id that is already being checked.
      const parts = [
        sql`held as (select applications.id as held_id from applications where id = ${id} and round = ${round}::integer ${counted.where} for update)`,
        sql`finished as (update step_ups set finished_at = ${now}::bigint, result = 'done' from held
          where step_ups.application_id = held.held_id and step_ups.type = ${stepUp ?? null}::text and step_ups.finished_at is null returning application_id)`,
        sql`changed as (update applications set version = version + 1, saved_at = ${now}::bigint, tax_id_submitted_at = ${now}::bigint ${counted.set},
          ${roundColumns(opens, now)}, ${auditColumns(change, now, deps.sealer)}
          from held where applications.id = held.held_id and applications.round = ${round}::integer ${counted.where} returning ${AUDITED_RETURNING}, ${opens} as opened)`,
        ...((await answerUpdateCtes(deps, { id, answers, secrets })) ?? []),
        decideJobCte(now, now),
        ...sideEffectCtes(change, deps, id),
      ];
      const { isWritten, application } = await writeAndLoadAuthorised(
        deps,
        sql`${withCtes(parts)} select id from changed`,
        id,
      );
      if (isWritten) return { submitted: true, application };
      return {
        submitted: false,
        why: application.round === round ? 'tooMany' : 'moved',
        application,
      };
    },

    requestFullOnboarding: async ({ id, userId, actor }) => {
      const now = clock.now();
      const change: AuditedUpdate = {
        actor,
        action: 'stepUp.asked',
        detail: auditDetail({ type: FULL_LEVEL_STEP_UP }),
      };
      const parts = [
        sql`changed as (update applications set version = version + 1, ${auditColumns(change, now, deps.sealer)}
          where id = ${id} and user_id = ${userId} and application_level = 'BASIC' and decision = 'APPROVED_PENDING' and checking_since is null
            and not exists (select 1 from step_ups u where u.application_id = applications.id and u.type = ${FULL_LEVEL_STEP_UP}::text and u.finished_at is null)
          returning ${AUDITED_RETURNING})`,
        sql`asked as (insert into step_ups (application_id, person_id, round, type, requested_at)
          select id, ${subjectIdSql(FULL_LEVEL_STEP_UP, sql`changed.id`)}, round, ${FULL_LEVEL_STEP_UP}::text, ${now}::bigint from changed
          on conflict do nothing)`,
        ...sideEffectCtes(change, deps, id),
      ];
      const { application } = await writeAndLoadAuthorised(
        deps,
        sql`${withCtes(parts)} select id from changed`,
        id,
      );
      return { asked: isOpen(application, FULL_LEVEL_STEP_UP), application };
    },
  };
}
