import { openStepUp } from '@signet/rulebook/core/step-up';
import { OWNER_LIST_STEP_UP } from '@signet/rulebook/step-ups';
import { isOfOtherBusiness } from '../application/facts.ts';
import type { StoredApplication, StoredPerson } from '../application/stored-application.ts';

/** An owner of the application's own list; a store shows that of its business, and changes none. */
export const ownOwner = (
  application: StoredApplication,
  ownerId: string,
): StoredPerson | undefined =>
  isOfOtherBusiness(application)
    ? undefined
    : application.people.find(({ id, role }) => role === 'owner' && id === ownerId);

/** One who has still to be verified, and about whom nobody has decided. */
export const isUnsettled = ({
  isVerified,
  checkFailure,
}: Pick<StoredPerson, 'isVerified' | 'checkFailure'>): boolean =>
  !isVerified && checkFailure === undefined;

/** Whether the list of owners is asked. */
export const isListOpen = ({ stepUps }: Pick<StoredApplication, 'stepUps'>): boolean =>
  openStepUp(stepUps, OWNER_LIST_STEP_UP) !== undefined;
