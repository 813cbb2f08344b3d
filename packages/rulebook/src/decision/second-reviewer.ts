import type { ReasonCode, ReviewDecision } from './reasons.ts';
import type { ReviewAction } from './review-actions.ts';

/**
 * Decisions that a second, different reviewer must confirm, by the underwriting row that sent the
 * application to review; `undefined` while a check is open, when the watch list may not have been
 * checked. docs/decisions/0047.
 */
export const CONFIRMED_DECISIONS: readonly ({ decision: ReviewDecision } & (
  | { sentBy: string | undefined }
  | { reason: ReasonCode }
))[] = [
  { decision: 'APPROVED', sentBy: '3-watch-list' },
  { decision: 'APPROVED', sentBy: '5-duplicate' },
  // An unverified owner may not have been checked against the watch list, or may be on it.
  { decision: 'APPROVED', sentBy: '15-owner-trouble' },
  { decision: 'APPROVED', sentBy: '15-owner-unnamed' },
  { decision: 'APPROVED', sentBy: undefined },
  // Several rows ask for a photo ID; whichever it was, two of them failed.
  { decision: 'APPROVED', reason: 'inquiry.failedTwice' },
];

type SentToReview = { sentBy?: string | undefined; reason?: string | undefined };

export const needsSecondReviewer = (
  decision: ReviewDecision,
  { sentBy, reason }: SentToReview,
): boolean =>
  CONFIRMED_DECISIONS.some(
    (row) =>
      row.decision === decision &&
      ('reason' in row ? row.reason === reason : row.sentBy === sentBy),
  );

export type ReviewStep = 'decides' | 'proposes' | 'repeats';

const stepAfter = (proposedBy: string | undefined, reviewer: string): ReviewStep =>
  proposedBy === undefined ? 'proposes' : proposedBy === reviewer ? 'repeats' : 'decides';

/**
 * Actions on a case that take two reviewers as well: releasing payouts to an account, and
 * confirming an owner, unless the watch list was checked for this person and is clear, and taking a
 * refusal back. docs/decisions/0064, 0144 and 0269.
 */
const CONFIRMED_ACTIONS: Partial<Record<ReviewAction, (about: { watchList?: string }) => boolean>> =
  {
    confirm: () => true,
    confirmOwner: ({ watchList }) => watchList !== 'clear',
    reopen: () => true,
    clearHit: () => true,
  };

export const caseReviewStep = (
  action: ReviewAction,
  {
    watchList,
    proposedBy,
    reviewer,
  }: { watchList?: string; proposedBy?: string; reviewer: string },
): ReviewStep =>
  CONFIRMED_ACTIONS[action]?.({ watchList }) === true ? stepAfter(proposedBy, reviewer) : 'decides';

export function reviewStep(
  decision: ReviewDecision,
  { proposedBy, reviewer, ...sent }: SentToReview & { proposedBy?: string; reviewer: string },
): ReviewStep {
  return needsSecondReviewer(decision, sent) ? stepAfter(proposedBy, reviewer) : 'decides';
}
