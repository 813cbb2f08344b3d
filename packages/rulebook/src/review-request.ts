import type { StatusId } from './status.ts';

/**
 * Manual review may be requested after submission, unless approved or about to be decided within
 * seconds. docs/decisions/0054.
 */
const REVIEW_REQUEST_STATUSES: readonly StatusId[] = [
  'declined',
  'inReview',
  'error',
  'stillChecking',
  'stepUp',
  'verificationNeeded',
];

export const mayRequestReview = (status: string): boolean =>
  REVIEW_REQUEST_STATUSES.some((id) => id === status);
