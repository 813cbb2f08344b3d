import type { OwnerCompanyView, OwnerView } from '@signet/rulebook/people/view';
import { useApplication } from '../../platform/application.tsx';

/** All owners, the applicant first. */
export const useOwners = (): readonly OwnerView[] => useApplication().owners?.list ?? [];

export const useOwner = (ownerId: string | undefined): OwnerView | undefined =>
  useOwners().find(({ id }) => id === ownerId);

const NO_COMPANIES: readonly OwnerCompanyView[] = [];

/** Companies and trusts of the list. */
export const useCompanies = (): readonly OwnerCompanyView[] =>
  useApplication().owners?.companies ?? NO_COMPANIES;

export const useCompany = (companyId: string | undefined): OwnerCompanyView | undefined =>
  useCompanies().find(({ id }) => id === companyId);
