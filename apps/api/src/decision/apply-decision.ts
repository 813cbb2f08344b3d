import { isFinalDecision } from '@signet/rulebook/core/facts';
import type { Decision, StepUpType } from '@signet/rulebook/reference/enumerations';
import type { StoredApplication } from '../application/stored-application.ts';

type Decided = { decision: Decision; reason?: string; stepUp?: StepUpType };

/**
 * The application as it will be once the outcome is stored, so that the mail matches the page.
 * `now` is in ms of the product's clock.
 */
export function applyDecision(
  application: StoredApplication,
  { decision, stepUp, reason }: Decided,
  now: number,
): StoredApplication {
  const { lastDecision, stepUps } = application;
  const repeats =
    lastDecision !== undefined &&
    application.decision === decision &&
    lastDecision.stepUp === stepUp;
  const isAsked =
    stepUp !== undefined &&
    !stepUps.some(({ type, finishedAt }) => type === stepUp && finishedAt === undefined);
  const left = isFinalDecision(decision)
    ? stepUps.map((step) => ({ ...step, finishedAt: step.finishedAt ?? now }))
    : stepUps;
  return {
    ...application,
    decision,
    reason,
    checkingSince: undefined,
    stepUps: isAsked ? [...left, { type: stepUp, requestedAt: now }] : left,
    lastDecision: {
      stepUp,
      since: repeats ? lastDecision.since : now,
      rechecks: lastDecision?.rechecks ?? 0,
    },
  };
}
