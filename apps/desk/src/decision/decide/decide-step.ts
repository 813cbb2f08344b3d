import {
  isReviewDecision,
  REVIEW_DECISIONS,
  type ReviewDecision,
} from '@signet/rulebook/decision/reasons';
import type { FoundReview } from '../case-history.ts';

export type DecideMode = 'decide' | 'second';
export type Choice = { decision: ReviewDecision | undefined; reason: string };

/** The only reason of a decision, which nobody needs to choose. */
const onlyReason = (decision: ReviewDecision): string => {
  const reasons: readonly string[] = REVIEW_DECISIONS[decision];
  return reasons.length === 1 ? (reasons[0] ?? '') : '';
};

export const choose = (decision: ReviewDecision): Choice => ({
  decision,
  reason: onlyReason(decision),
});

/** Nothing is chosen beforehand, but for what another reviewer has proposed. */
export const firstChoice = (mode: DecideMode, { proposal }: FoundReview): Choice =>
  mode === 'second' && proposal !== undefined && isReviewDecision(proposal.decision)
    ? choose(proposal.decision)
    : { decision: undefined, reason: '' };

export type ActName = ReviewDecision | `propose${ReviewDecision}` | `confirm${ReviewDecision}`;

/** What the button does, which its name says. */
export function actName(mode: DecideMode, decision: ReviewDecision, takesTwo: boolean): ActName {
  if (mode === 'second') return `confirm${decision}`;
  return takesTwo ? `propose${decision}` : decision;
}

type Readiness = {
  choice: Choice;
  hasPreview: boolean;
  isMine: boolean;
  isConflict: boolean;
};

/** True when the act may be sent: all chosen, its words seen, claimed, and nothing changed since. */
export const isComplete = ({ choice, hasPreview, isMine, isConflict }: Readiness): boolean =>
  choice.decision !== undefined && choice.reason !== '' && hasPreview && isMine && !isConflict;
