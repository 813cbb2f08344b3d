import { z } from 'zod';
import { DECISION_LIMITS } from './limits.ts';

/** A request for a review by a person, and what is added to it. docs/decisions/0054 and 0315. */
export const requestReviewBody = z.strictObject({
  message: z.string().max(DECISION_LIMITS.reviewMessageMaxChars),
  contact: z.string().max(DECISION_LIMITS.reviewContactMaxChars).optional(),
});

export const REVIEW_MESSAGE_ERRORS = [
  'application.stepUpClosed',
  'reviewRequest.empty',
  'reviewRequest.numberIncluded',
] as const;
