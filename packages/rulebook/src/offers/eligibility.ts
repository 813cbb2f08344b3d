import type { Decision } from '../reference/enumerations.ts';

export const NO_OFFER_REASONS = ['notApproved', 'noOffer'] as const;

/**
 * An advance is paid out and repaid through sales, so both require a fully approved profile.
 * docs/decisions/0069.
 */
export const hasApprovedProfile = ({
  decision,
  closedAt,
}: {
  decision: Decision;
  closedAt?: number | undefined;
}): boolean => decision === 'APPROVED' && closedAt === undefined;
