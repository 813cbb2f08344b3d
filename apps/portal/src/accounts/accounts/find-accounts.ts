import { ACCOUNT_GROUPS, type AccountGroup, accountGroup } from '@signet/rulebook/account-list';
import type { AccountView } from '@signet/rulebook/account-view';
import { foldName } from '@signet/rulebook/accounts/folded-name';

/** From how many applications on the list can be searched, and how many rows it shows at once. */
export const searchFrom = 8;
export const pageSize = 25;

type Searched = Pick<AccountView, 'company' | 'reference'>;

/** A name matches in parts and without accents; a reference without its dash, too. */
export function matchesSearch({ company, reference }: Searched, search: string): boolean {
  const wanted = foldName(search.trim());
  return [company.name ?? '', reference, reference.replace('-', '')].some((text) =>
    foldName(text).includes(wanted),
  );
}

export type Group<Account> = { id: AccountGroup; accounts: readonly Account[] };

/** The groups that have anything, the reader's own first. */
export const groupsOf = <Account extends Pick<AccountView, 'home'>>(
  accounts: readonly Account[],
): Group<Account>[] =>
  ACCOUNT_GROUPS.map((id) => ({
    id,
    accounts: accounts.filter(({ home }) => accountGroup(home) === id),
  })).filter((group) => group.accounts.length > 0);

/** The first rows of all groups together. */
export function firstRows<Account>(
  groups: readonly Group<Account>[],
  most: number,
): Group<Account>[] {
  let left = most;
  return groups
    .map(({ id, accounts }) => {
      const shown = accounts.slice(0, Math.max(0, left));
      left -= shown.length;
      return { id, accounts: shown };
    })
    .filter(({ accounts }) => accounts.length > 0);
}
