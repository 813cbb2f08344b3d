import { recheckActor } from '../decision/reasons.ts';
import type { DecisionResult } from '../decision/underwriting.ts';
import type { PolicyOutcome } from './policy-outcomes.ts';

/** `asked`: the applicant has to do something first; `waits`: a source is asked again by itself. */
export function policyOutcome({ decision, stepUp, reason }: DecisionResult): PolicyOutcome {
  if (decision === 'APPROVED') return 'approved';
  if (decision === 'APPROVED_PENDING') return 'approvedLater';
  if (decision === 'DECLINED') return 'declined';
  if (stepUp !== undefined) return 'asked';
  return recheckActor(reason) === 'machine' ? 'waits' : 'person';
}
