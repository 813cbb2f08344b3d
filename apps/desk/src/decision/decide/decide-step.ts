import { noteError } from '@signet/rulebook/decision/case-notes';
import {
  isReviewDecision,
  REVIEW_DECISIONS,
  type ReviewDecision,
} from '@signet/rulebook/decision/reasons';
import { isLookedAt } from '@signet/rulebook/decision/second-look';
import type { ReplyOf } from '@signet/rulebook/endpoints';
import type { FoundReview } from '../case-history.ts';

/** What a second look has to go through. */
export type Since = ReplyOf<'listChangesSince'>;

export type DecideMode = 'decide' | 'second';
export type Choice = { decision: ReviewDecision | undefined; reason: string; note: string };

/** The only reason of a decision, which nobody needs to choose. */
const onlyReason = (decision: ReviewDecision): string => {
  const reasons: readonly string[] = REVIEW_DECISIONS[decision];
  return reasons.length === 1 ? (reasons[0] ?? '') : '';
};

/** A note outlives a change of mind. */
export const choose = (decision: ReviewDecision, note = ''): Choice => ({
  ...{ decision, note },
  reason: onlyReason(decision),
});

/** Nothing is chosen beforehand, but for what another reviewer has proposed. */
export const firstChoice = (mode: DecideMode, { proposal }: FoundReview): Choice =>
  mode === 'second' && proposal !== undefined && isReviewDecision(proposal.decision)
    ? choose(proposal.decision)
    : { decision: undefined, reason: '', note: '' };

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
  needsNote: boolean;
  /** Of a second look: whether everything was ticked. */
  isLooked: boolean;
};

export const isAllLooked = (since: Since | undefined, looked: readonly string[]): boolean =>
  since !== undefined &&
  isLookedAt(
    since.look.map(({ id }) => id),
    looked,
  );

/** True when the act may be sent: all chosen, its words seen, claimed, and nothing changed since. */
export const isComplete = ({
  choice: { decision, reason, note },
  hasPreview,
  isMine,
  isConflict,
  needsNote,
  isLooked,
}: Readiness): boolean =>
  decision !== undefined &&
  reason !== '' &&
  hasPreview &&
  isLooked &&
  isMine &&
  !isConflict &&
  (note === '' ? !needsNote : noteError(note) === undefined);
