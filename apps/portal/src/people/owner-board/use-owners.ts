import type { OwnerView } from '@signet/rulebook/people/view';
import { useApplication } from '../../platform/application.tsx';

/** The list of owners, the applicant first. */
export const useOwners = (): readonly OwnerView[] => useApplication().owners?.list ?? [];

/** One of them; undefined once they are off the list. */
export const useOwner = (ownerId: string | undefined): OwnerView | undefined => useOwners().find(({ id }) => id === ownerId);
