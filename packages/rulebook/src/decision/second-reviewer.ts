import type { ReviewDecision } from './reasons.ts';

/**
 * What a second, different reviewer must confirm: a decision about an application that this row of underwriting sent to review; without a row, one that a
 * check is open of, so that the watch list may not have been asked. docs/decisions/0047.
 */
export const CONFIRMED_DECISIONS: readonly { decision: ReviewDecision; sentBy: string | undefined }[] = [
  { decision: 'APPROVED', sentBy: '3-watch-list' },
  { decision: 'APPROVED', sentBy: '5-duplicate' },
  { decision: 'APPROVED', sentBy: undefined },
];

/** `sentBy` is the row that the rules came to last; none while a check is open. */
export const needsSecondReviewer = (decision: ReviewDecision, sentBy: string | undefined): boolean =>
  CONFIRMED_DECISIONS.some((row) => row.decision === decision && row.sentBy === sentBy);

/** What a reviewer's word does: it decides, waits for another reviewer's, or is their own said twice. */
export function reviewStep(
  decision: ReviewDecision,
  { sentBy, proposedBy, reviewer }: { sentBy?: string; proposedBy?: string; reviewer: string },
): 'decides' | 'proposes' | 'repeats' {
  if (!needsSecondReviewer(decision, sentBy)) return 'decides';
  if (proposedBy === undefined) return 'proposes';
  return proposedBy === reviewer ? 'repeats' : 'decides';
}
