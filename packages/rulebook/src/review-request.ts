import type { StatusId } from './status.ts';

/**
 * A review may be requested of a decline, and by somebody who can't do a step; never while somebody
 * looks at the application anyway. docs/decisions/0054.
 */
const REVIEW_REQUEST_STATUSES: readonly StatusId[] = ['declined', 'stepUp', 'verificationNeeded'];

export const mayRequestReview = (status: string): boolean =>
  REVIEW_REQUEST_STATUSES.some((id) => id === status);
