import { staffReason } from './view.ts';
import type { WaitingForReview } from './review-store.ts';

/** One waiting application in staff's words. */
export const reviewOf = ({ reason, ...review }: WaitingForReview) => ({ ...review, reason: staffReason(reason) });
