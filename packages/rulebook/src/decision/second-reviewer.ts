import type { ReviewDecision } from './reasons.ts';
import type { ReviewAction } from './review-actions.ts';

/**
 * What a second, different reviewer must confirm: a decision about an application that this row of underwriting sent to review; without a row, one that a
 * check is open of, so that the watch list may not have been asked. docs/decisions/0047.
 */
export const CONFIRMED_DECISIONS: readonly { decision: ReviewDecision; sentBy: string | undefined }[] = [
  { decision: 'APPROVED', sentBy: '3-watch-list' },
  { decision: 'APPROVED', sentBy: '5-duplicate' },
  // An owner whom nobody has verified: for them the watch list may not have been asked, or may have been the reason.
  { decision: 'APPROVED', sentBy: '15-owner-trouble' },
  { decision: 'APPROVED', sentBy: undefined },
];

/** `sentBy` is the row that the rules came to last; none while a check is open. */
export const needsSecondReviewer = (decision: ReviewDecision, sentBy: string | undefined): boolean =>
  CONFIRMED_DECISIONS.some((row) => row.decision === decision && row.sentBy === sentBy);

type ReviewStep = 'decides' | 'proposes' | 'repeats';

const stepAfter = (proposedBy: string | undefined, reviewer: string): ReviewStep =>
  proposedBy === undefined ? 'proposes' : proposedBy === reviewer ? 'repeats' : 'decides';

/** An owner's confirmation takes two as well, unless the watch list was asked about this very person and is clear. docs/decisions/0064. */
export const ownerReviewStep = (
  action: ReviewAction,
  { watchList, proposedBy, reviewer }: { watchList?: string; proposedBy?: string; reviewer: string },
): ReviewStep => (action === 'confirmOwner' && watchList !== 'clear' ? stepAfter(proposedBy, reviewer) : 'decides');

/** What a reviewer's word does: it decides, waits for another reviewer's, or is their own said twice. */
export function reviewStep(
  decision: ReviewDecision,
  { sentBy, proposedBy, reviewer }: { sentBy?: string; proposedBy?: string; reviewer: string },
): ReviewStep {
  return needsSecondReviewer(decision, sentBy) ? stepAfter(proposedBy, reviewer) : 'decides';
}
