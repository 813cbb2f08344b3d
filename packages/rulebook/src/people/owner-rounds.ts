import { mayReopen } from '../core/facts.ts';
import { openStepUp, type StepUp } from '../core/step-up.ts';
import { OWNER_TROUBLE_REASONS } from '../decision/reasons.ts';
import type { Decision } from '../reference/enumerations.ts';

/** What a change of an owner is judged by. Times in ms of the product's clock. */
export type OwnerRoundFacts = {
  onboardedAt?: number;
  closedAt?: number;
  checkingSince?: number;
  decision: Decision;
  reason?: string;
  stepUps: readonly StepUp[];
  people: readonly { id: string; role: 'applicant' | 'owner'; isVerified: boolean }[];
};

const isInReviewOverOwner = ({ reason }: OwnerRoundFacts): boolean =>
  OWNER_TROUBLE_REASONS.some((trouble) => trouble === reason);

/**
 * Whether a change of an owner opens another round: the application awaits its owners, is being
 * decided, or is in review over one of them.
 */
export const mustDecideAgain = (facts: OwnerRoundFacts): boolean =>
  mayReopen(facts) &&
  (facts.checkingSince !== undefined ||
    isInReviewOverOwner(facts) ||
    openStepUp(facts.stepUps, 'BO_VERIFICATION') !== undefined);

/** How many owners but this one have still to be verified. */
export const unverifiedOthers = (
  { people }: Pick<OwnerRoundFacts, 'people'>,
  ownerId: string,
): number =>
  people.filter(({ id, role, isVerified }) => role === 'owner' && id !== ownerId && !isVerified)
    .length;

/** The same once this owner is verified: the others are waited for, unless one is in review. */
export const mustDecideAfter = (facts: OwnerRoundFacts, ownerId: string): boolean =>
  mustDecideAgain(facts) && (unverifiedOthers(facts, ownerId) === 0 || isInReviewOverOwner(facts));
