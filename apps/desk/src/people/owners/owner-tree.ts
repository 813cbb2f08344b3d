import { BUSINESS } from '@signet/rulebook/people/ownership-tree';
import type { CaseHistory } from '../../decision/case-history.ts';

type Ownership = NonNullable<CaseHistory['ownership']>;
export type TreePerson = Ownership['people'][number];
export type TreeNode = {
  id: string;
  share: string;
  isTrustee: boolean;
  person?: TreePerson;
  company?: CaseHistory['companies'][number];
  holders: readonly TreeNode[];
};

/**
 * Who holds the business, and who holds its holders. Whoever is on the list without a share stands
 * at the top as well, such as a controller; a way that meets itself ends there.
 */
export function ownerTree(
  { people, holdings }: Ownership,
  companies: CaseHistory['companies'],
): readonly TreeNode[] {
  const below = (of: string, seen: readonly string[]): TreeNode[] =>
    holdings
      .filter((holding) => holding.of === of && !seen.includes(holding.holder))
      .map(({ holder, share, isTrustee }) => ({
        ...{ id: holder, share, isTrustee },
        person: people.find(({ id }) => id === holder),
        company: companies.find(({ id }) => id === holder),
        holders: below(holder, [...seen, holder]),
      }));
  const holders = new Set(holdings.map(({ holder }) => holder));
  return [
    ...below(BUSINESS, []),
    ...people
      .filter(({ id }) => !holders.has(id))
      .map((person) => ({ id: person.id, share: '0', isTrustee: false, person, holders: [] })),
  ];
}
