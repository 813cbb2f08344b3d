import type { StatusId } from './status.ts';

/** Where somebody may ask that a person looks: sent, and neither approved nor on its way to be decided within seconds. docs/decisions/0054. */
const REVIEW_REQUEST_STATUSES: readonly StatusId[] = ['declined', 'inReview', 'error', 'stillChecking', 'stepUp', 'verificationNeeded'];

export const mayRequestReview = (status: string): boolean => REVIEW_REQUEST_STATUSES.some((id) => id === status);
