import { staffReason } from './reason-words.ts';
import type { WaitingForReview } from './store/reviews.ts';

/** One waiting application in staff's words. */
export const reviewOf = ({ reason, ...review }: WaitingForReview) => ({ ...review, reason: staffReason(reason) });
