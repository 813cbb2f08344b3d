import { isFinalDecision } from '../core/facts.ts';
import type { Decision } from '../reference/enumerations.ts';

export const NO_OFFER_REASONS = ['notApproved', 'applied', 'noOffer'] as const;

type Profile = { decision: Decision; closedAt?: number | undefined };

/**
 * An advance is paid out and repaid through sales, so both require a fully approved profile.
 * docs/decisions/0069.
 */
export const hasApprovedProfile = ({ decision, closedAt }: Profile): boolean =>
  decision === 'APPROVED' && closedAt === undefined;

const isUnderWay = ({
  onboardedAt,
  decision,
  closedAt,
}: Profile & { onboardedAt?: number | undefined }): boolean =>
  onboardedAt !== undefined && !isFinalDecision(decision) && closedAt === undefined;

/** Who has sent an application that isn't decided yet is not told to apply once more. */
export const reasonWithoutProfile = (
  applications: readonly (Profile & { onboardedAt?: number | undefined })[],
): 'applied' | 'notApproved' => (applications.some(isUnderWay) ? 'applied' : 'notApproved');
