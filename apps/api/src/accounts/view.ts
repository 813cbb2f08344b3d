import { isListedInPortal, profileForStatus, sortAccounts } from '@signet/rulebook/account-list';
import type { AccountView } from '@signet/rulebook/accounts/endpoints';
import { isApproved } from '@signet/rulebook/core/facts';
import { type Portal, portalRow } from '@signet/rulebook/reference/portals';
import type { StartupFacts } from '@signet/rulebook/startup';
import { statusOf } from '@signet/rulebook/status';
import type { RequestContext } from '../platform/http/read-request.ts';
import type { AccountRow } from './store.ts';

/** One account as lists show it; what it is called and allows is computed from its facts. */
function accountOf({
  id,
  businessId,
  reference,
  decision,
  createdAt,
  currency,
  name,
  applicationLevel,
  ...facts
}: AccountRow): AccountView {
  const status = statusOf({ ...facts, decision, applicationLevel });
  const { label, action } = profileForStatus(status.id);
  return {
    businessId,
    applicationId: id,
    reference,
    riskDecision: decision,
    createdAt,
    company: { currency, name },
    applicationLevel,
    status: { id: status.id, label, money: status.money },
    action,
  };
}

/** The accounts that this portal lists, in their order, and how many it does not. docs/readings.md 101. */
export function accountsOf(portal: Portal, stored: readonly AccountRow[]): { accounts: AccountView[]; unlisted: number } {
  const sent = stored.filter(({ isSubmitted }) => isSubmitted).map(accountOf);
  const accounts = sortAccounts(sent.filter(({ status }) => isListedInPortal(portal, status)));
  return { accounts, unlisted: sent.length - accounts.length };
}

type AccountFacts = Pick<StartupFacts, 'isOfBusiness' | 'accounts' | 'isOtherCurrency' | 'isTheirsOffered'>;

const howMany = (accounts: readonly AccountView[]): StartupFacts['accounts'] => {
  const [first, ...more] = accounts;
  if (first === undefined) return 'none';
  return more.length > 0 ? 'several' : first.applicationLevel === 'FULL' ? 'oneFull' : 'oneBasic';
};

/** What a start must know of the person's accounts. docs/readings.md 103. */
export function startupAccountFacts(
  stored: readonly AccountRow[],
  { portal, currency }: RequestContext,
  businessId: string | undefined,
): AccountFacts {
  const own = stored.filter(({ decision }) => decision !== 'DECLINED');
  const currencies = own.filter(({ isSubmitted }) => isSubmitted).map((account) => account.currency);
  return {
    isOfBusiness: stored.some((account) => account.businessId === businessId && isApproved(account)),
    accounts: howMany(accountsOf(portal, stored).accounts),
    // A draft in the other currency may be continued in it.
    isOtherCurrency: currencies.length > 0 && own.every((account) => account.currency !== currency),
    isTheirsOffered: currencies.some((theirs) => portalRow(portal).currencies.includes(theirs)),
  };
}

/** For visitors who are not signed in, and for addresses that do not read the accounts. */
export const NO_ACCOUNTS: AccountFacts = { isOfBusiness: false, accounts: 'none', isOtherCurrency: false, isTheirsOffered: false };
