import { isKeyOf } from '../core/keys-of.ts';
import type { ReasonCode } from './reasons.ts';
import type { Queued, ReviewCase } from './review-queue.ts';

export const CASE_RISKS = ['high', 'medium', 'low'] as const;
export type CaseRisk = (typeof CASE_RISKS)[number];

/** Why a case waits: the reason of the decision, or the case itself. */
export type CaseCause = ReasonCode | Exclude<Queued, 'decision'>;

/**
 * How much harm a wrong decision could do. It orders what is due on the same day, and nothing else.
 * Unlisted causes are low.
 */
const RISKS: Partial<Record<CaseCause, CaseRisk>> = {
  'watch.list': 'high',
  'person.fraud': 'high',
  'inquiry.fraud': 'high',
  duplicate: 'high',
  'watchList.hit': 'high',
  'owner.denied': 'high',
  'person.mismatch': 'medium',
  'business.mismatch': 'medium',
  'business.unresolved': 'medium',
  'business.declined': 'medium',
  'inquiry.review': 'medium',
  'inquiry.failed': 'medium',
  'inquiry.failedTwice': 'medium',
  'phone.ownerMismatch': 'medium',
  'bank.nameMismatch': 'medium',
  'owner.failed': 'medium',
  'owner.replaced': 'medium',
  'source.unavailableTooLong': 'medium',
  'review.reopened': 'medium',
  'reopening.proposed': 'medium',
  'photoId.expired': 'medium',
};

/** The risk of a case; one of a decision has the risk of the decision's reason. */
export function caseRisk(reviewCase: ReviewCase, reason: string | undefined): CaseRisk {
  const cause = reviewCase === 'decision' ? (reason ?? '') : reviewCase;
  return (isKeyOf(RISKS, cause) ? RISKS[cause] : undefined) ?? 'low'; // an earlier build had other reasons
}
