import { openStepUp } from '@signet/rulebook/core/step-up';
import { OWNER_LIST_STEP_UP } from '@signet/rulebook/step-ups';
import { isOfOtherBusiness } from '../application/facts.ts';
import type { StoredApplication, StoredPerson } from '../application/stored-application.ts';

/** An owner of the application's own list; a further store shows its business's list read-only. */
export const ownOwner = (
  application: StoredApplication,
  ownerId: string,
): StoredPerson | undefined =>
  isOfOtherBusiness(application)
    ? undefined
    : application.people.find(({ id, role }) => role === 'owner' && id === ownerId);

/** True for an owner who is neither verified nor rejected. */
export const isUnsettled = ({
  isVerified,
  checkFailure,
}: Pick<StoredPerson, 'isVerified' | 'checkFailure'>): boolean =>
  !isVerified && checkFailure === undefined;

/** True while the list of owners has to be submitted. */
export const isListOpen = ({ stepUps }: Pick<StoredApplication, 'stepUps'>): boolean =>
  openStepUp(stepUps, OWNER_LIST_STEP_UP) !== undefined;
