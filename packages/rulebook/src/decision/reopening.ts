import type { Decision } from '../reference/enumerations.ts';
import { DECISION_LIMITS } from './limits.ts';
import type { ReasonCode } from './reasons.ts';

/** Why a refusal is taken back; each has a staff text in `review-texts.*.ts`. docs/decisions/0269. */
export const REOPENING_REASONS = [
  'reopening.newFacts',
  'reopening.sourceWrong',
  'reopening.ourMistake',
] as const;
export type ReopeningReason = (typeof REOPENING_REASONS)[number];

export type ReopeningFacts = {
  decision: Decision;
  /** When the refusal was recorded, in ms of the product's clock. */
  decidedAt?: number;
  closedAt?: number;
  /** True once tax numbers and birth dates are gone, without which nothing can be checked again. */
  areSecretsErased: boolean;
};

/** Until when a refusal may be taken back, in ms of the product's clock; undefined where it may not. */
export const reopenableUntil = (
  { decision, decidedAt, closedAt, areSecretsErased }: ReopeningFacts,
  now: number,
): number | undefined => {
  if (decision !== 'DECLINED' || decidedAt === undefined || closedAt !== undefined)
    return undefined;
  const until = decidedAt + DECISION_LIMITS.reopenWithinMs;
  return areSecretsErased || now >= until ? undefined : until;
};

/** What an application is while the round runs that takes its refusal back. */
export const REOPENED = { decision: 'PENDING', reason: 'review.reopened' } as const satisfies {
  decision: Decision;
  reason: ReasonCode;
};
