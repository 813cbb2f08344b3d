import { percentOf } from '@signet/rulebook/core/percent';
import { type OwnersList, ownershipOf } from '@signet/rulebook/people/owner-list';
import {
  BUSINESS,
  companyStatus,
  type Ownership,
  type Stake,
  stakeOf,
} from '@signet/rulebook/people/ownership-tree';
import type { OwnerCompanyView, OwnerView } from '@signet/rulebook/people/view';
import type { StoredApplication } from '../application/stored-application.ts';

/** The companies of the list and their holders, in the shape of the rules. */
export const ownershipFrom = ({
  companies = [],
  holdings = [],
}: Pick<StoredApplication, 'companies' | 'holdings'>): Ownership => ({
  companies,
  holdings: holdings.map(({ holderId, ofId, basisPoints, isTrustee }) => ({
    holder: holderId,
    of: ofId,
    share: percentOf(basisPoints),
    isTrustee,
  })),
});

const shownStake = ({ basisPoints, countedAs, paths }: Stake): NonNullable<OwnerView['stake']> => ({
  percent: percentOf(basisPoints),
  countedAs,
  paths: paths.map((path) => ({
    through: [...path.through],
    percent: percentOf(path.basisPoints),
  })),
});

/** A person's share of the business through companies; undefined without a company between. */
export const stakeViewOf = (id: string, list: OwnersList): OwnerView['stake'] =>
  list.ownership === undefined || list.ownership.companies.length === 0
    ? undefined
    : shownStake(stakeOf(id, ownershipOf(list)));

/** Companies and trusts of the list; undefined when there are none. */
export function companiesViewOf(
  { companies = [] }: StoredApplication,
  list: OwnersList,
): OwnerCompanyView[] | undefined {
  if (companies.length === 0) return undefined;
  const ownership = ownershipOf(list);
  return companies.map(({ id, kind, name, country, last4, unnamed, isRestSmall = false }) => ({
    id,
    kind,
    name,
    country,
    number: { onFile: true, last4 },
    unnamed,
    isRestSmall,
    status: companyStatus({ id, kind, unnamed, isRestSmall }, ownership),
    stake: shownStake(stakeOf(id, ownership)),
    holdings: ownership.holdings
      .filter(({ holder }) => holder === id)
      .map(({ of, share }) => ({ of, share })),
    holders: ownership.holdings
      .filter(({ of }) => of === id && of !== BUSINESS)
      .map(({ holder, share, isTrustee = false }) => ({ id: holder, share, isTrustee })),
  }));
}
