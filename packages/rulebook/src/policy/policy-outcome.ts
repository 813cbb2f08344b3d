import { recheckActor } from '../decision/reasons.ts';
import type { Decision } from '../reference/enumerations.ts';
import type { PolicyOutcome } from './policy-outcomes.ts';

/** `asked`: the applicant has to do something first; `waits`: a source is asked again by itself. */
export function policyOutcome({
  decision,
  stepUp,
  reason,
}: {
  decision: Decision;
  stepUp?: string | undefined;
  reason?: string | undefined;
}): PolicyOutcome {
  if (decision === 'APPROVED') return 'approved';
  if (decision === 'APPROVED_PENDING') return 'approvedLater';
  if (decision === 'DECLINED') return 'declined';
  if (stepUp !== undefined) return 'asked';
  return recheckActor(reason) === 'machine' ? 'waits' : 'person';
}
