import type { ApplicantFacts } from '@signet/rulebook/decision/evidence';
import type { BoStatus, Decision, StepUpType } from '@signet/rulebook/reference/enumerations';
import type { OutboxMessage } from '../messages/outbox-message.ts';
import type { NewJob } from '../platform/jobs/job.ts';

export type Reviewer = { id: string; name: string };

/**
 * A manual decision: the reviewer, the version of the application, and the reviewer whose proposal
 * they confirm.
 */
export type ReviewerDecision = { reviewer: Reviewer; version: number; confirms?: Reviewer };

export type NewDecision = {
  id: string;
  round: number;
  outcome: Decision;
  rowId: string;
  reason?: string;
  evidence: Readonly<Record<string, unknown>>;
  version: string;
  /**
   * What the rules read besides: enumerations, counts and yes or no, nothing personal. Without it, as
   * the application stands.
   */
  applied?: ApplicantFacts;
  stepUp?: StepUpType;
  boStatus?: BoStatus;
  /** YYYY-MM-DD: the last day of what the applicant is told; none where they are told none. */
  promisedBy?: string;
  decidedBy: 'rules' | ReviewerDecision;
  /** For the file; erased with the application. */
  note?: string;
  messages?: readonly OutboxMessage[];
  jobs?: readonly NewJob[];
  actor: string;
};
