import type { OwnerView } from '@signet/rulebook/people/view';
import { useApplication } from '../../platform/application.tsx';

/** All owners, the applicant first. */
export const useOwners = (): readonly OwnerView[] => useApplication().owners?.list ?? [];

export const useOwner = (ownerId: string | undefined): OwnerView | undefined => useOwners().find(({ id }) => id === ownerId);
