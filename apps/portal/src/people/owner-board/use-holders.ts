import type { OwnerCompanyView } from '@signet/rulebook/people/view';
import { fullName } from '../format-owner.ts';
import { useCompanies, useOwners } from './use-owners.ts';

type Named = { id: string; name: string };

/** Everybody on the list by name, people and companies. */
export const useListed = (): Named[] => [
  ...useOwners().map((owner) => ({ id: owner.id, name: fullName(owner) })),
  ...useCompanies().map(({ id, name }) => ({ id, name })),
];

/**
 * Who could hold a share of this company: whoever is on the list and does not yet. Only people are
 * trustees.
 */
export function useHolderChoices({
  id,
  kind,
  holders,
}: OwnerCompanyView): { value: string; label: string }[] {
  const companies = useCompanies();
  return useListed()
    .filter((one) => one.id !== id && !holders.some((holder) => holder.id === one.id))
    .filter((one) => kind === 'company' || !companies.some((company) => company.id === one.id))
    .map((one) => ({ value: one.id, label: one.name }));
}
