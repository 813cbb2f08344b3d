import { openStepUp } from '@signet/rulebook/core/step-up';
import { waitsForIdentity } from '@signet/rulebook/identity/waits-for-identity';
import type { StepUpType } from '@signet/rulebook/reference/enumerations';
import { FULL_LEVEL_STEP_UP, STEP_UPS } from '@signet/rulebook/step-ups';
import { auditDetail, pathsOf } from '../platform/audit/audit-detail.ts';
import type { IdempotentCall } from '../platform/http/idempotent-call.ts';
import type { AppError } from '../platform/http/problem.ts';
import { query } from '../platform/sql/query.ts';
import type { StoreDeps } from '../platform/store-deps.ts';
import { writeAnswers } from './answers-store.ts';
import { changeApplication } from './change-application.ts';
import { stepConflict } from './facts.ts';
import { endStepUps } from './round-store.ts';
import type { StoredApplication } from './stored-application.ts';
import { type Given, subjectIdOf } from './subject-store.ts';

export type StepUpAnswers = {
  /**
   * Saves what a step-up asked for, closes it and opens a round. Throws application.stepUpClosed
   * and taxId.changeLimitExceeded.
   */
  answerStepUp(
    answered: Given & { id: string; type: StepUpType; actor: string; once?: IdempotentCall },
  ): Promise<StoredApplication>;
  /**
   * Saves the tax id and closes the step-up that requires it, if any. Throws
   * taxId.changeLimitExceeded, and `moved` of an application whose round is no longer that which
   * the caller saw.
   */
  submitTaxId(
    submitted: Parameters<typeof writeAnswers>[3] & {
      id: string;
      round: number;
      stepUp: StepUpType | undefined;
      actor: string;
      once?: IdempotentCall;
      moved?: (application: StoredApplication) => AppError;
    },
  ): Promise<StoredApplication>;
  /**
   * Requests the rest of the identity of an application approved at BASIC level. Throws
   * application.stepUpClosed. docs/readings.md 42.
   */
  requestFullOnboarding(request: {
    id: string;
    userId: string;
    actor: string;
  }): Promise<StoredApplication>;
};

const isOpen = ({ stepUps }: StoredApplication, type: StepUpType): boolean =>
  openStepUp(stepUps, type) !== undefined;

const isAsked = (application: StoredApplication): boolean =>
  isOpen(application, FULL_LEVEL_STEP_UP);

const refuseFull = (application: StoredApplication): AppError | undefined =>
  waitsForIdentity(application) && application.checkingSince === undefined
    ? undefined
    : stepConflict(application);

export function buildStepUpAnswers(deps: StoreDeps): StepUpAnswers {
  const { clock } = deps;

  return {
    answerStepUp: async ({ id, type, answers, secrets, actor, once }) => {
      const refuse = (application: StoredApplication) =>
        isOpen(application, type) ? undefined : stepConflict(application);
      const { application } = await changeApplication(
        deps,
        { id, actor, once, refuse },
        async (tx, before) => {
          const { liftsTo: level } = STEP_UPS[type];
          const now = clock.now();
          const counted = await writeAnswers(deps, tx, before, { answers, secrets });
          endStepUps(tx, id, [type], { finishedAt: now, result: 'done' });
          return {
            action: 'stepUp.answered',
            detail: auditDetail({ type, paths: pathsOf(answers, secrets), level }),
            set: { savedAt: now, applicationLevel: level, ...counted },
            opensRoundAt: now,
          };
        },
      );
      return application;
    },

    submitTaxId: async ({ id, round, stepUp, actor, once, moved = stepConflict, ...given }) => {
      const { application } = await changeApplication(
        deps,
        // A caller who saw the previous round cannot change a tax id that is being checked.
        { id, actor, once, refuse: (found) => (found.round === round ? undefined : moved(found)) },
        async (tx, before) => {
          const now = clock.now();
          const counted = await writeAnswers(deps, tx, before, given);
          const answers = stepUp !== undefined && isOpen(before, stepUp) ? stepUp : undefined;
          if (answers !== undefined)
            endStepUps(tx, id, [answers], { finishedAt: now, result: 'done' });
          return {
            action: 'taxId.submitted',
            detail: auditDetail({ paths: pathsOf(given.answers, given.secrets) }),
            set: { savedAt: now, taxIdSubmittedAt: now, ...counted },
            opensRoundAt: answers && now,
          };
        },
      );
      return application;
    },

    requestFullOnboarding: async ({ id, userId, actor }) => {
      const { application } = await changeApplication(
        deps,
        { id, userId, actor, refuse: (found) => (isAsked(found) ? undefined : refuseFull(found)) },
        (tx, before) => {
          if (isAsked(before)) return undefined;
          const { round } = before;
          const personId = subjectIdOf(FULL_LEVEL_STEP_UP, before);
          const asked = { applicationId: id, personId, round, type: FULL_LEVEL_STEP_UP };
          tx.send(
            query
              .insertInto('stepUps')
              .values({ ...asked, requestedAt: clock.now() })
              .onConflict((conflict) => conflict.doNothing()),
          );
          return {
            action: 'stepUp.asked',
            detail: auditDetail({ type: FULL_LEVEL_STEP_UP }),
          };
        },
      );
      return application;
    },
  };
}
