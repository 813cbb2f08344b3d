import type { Decision } from '../reference/enumerations.ts';

/** Why somebody gets no cash advance now: no profile of theirs is approved, or the lending partner has nothing for it. */
export const NO_OFFER_REASONS = ['notApproved', 'noOffer'] as const;

/** An advance is paid out and paid back by sales: both need a profile that is approved in full. docs/decisions/0069. */
export const hasApprovedProfile = ({ decision }: { decision: Decision }): boolean => decision === 'APPROVED';
