import { BANK_CHECK_RESULTS } from '@signet/rulebook/bank/bank-status';
import type { Handler } from '../handler.ts';
import { AppError } from '../platform/http/problem.ts';
import { ProviderDown } from '../platform/provider-down.ts';
import { actorOf } from '../session/session-cookies.ts';
import { accountAddedMails } from './bank-mails.ts';
import { accountHolderNames, recheckBankJob } from './jobs.ts';
import { isPayoutChange } from './payout-change.ts';
import { BankLinkError } from './port.ts';
import { bankReply, requireApproved } from './view.ts';

/**
 * Links the account chosen in Plaid Link; one held in another name goes to manual review.
 * docs/readings.md 100.
 */
export const linkPlaidAccount: Handler<'linkPlaidAccount'> = async ({
  deps,
  application,
  session,
  visitor,
  body,
  once,
}) => {
  requireApproved(application);
  const { bank } = deps.providers;
  const account = await bank
    .linkedAccount({ publicToken: body.value, accountId: body.requestMetadata.accounts[0]?.id })
    .catch((error: unknown) => {
      // A stale or forged token is not an outage.
      if (error instanceof BankLinkError) throw new AppError('bank.linkRefused');
      throw error instanceof ProviderDown ? new AppError('bank.linkFailed') : error;
    });
  const holder = await bank
    .holderMatches({
      accessToken: account.accessToken,
      accountId: account.accountId,
      names: accountHolderNames(application),
    })
    .catch((error: unknown) => {
      // The public token is already spent, so a failed name check is left to the recheck job.
      if (!(error instanceof ProviderDown) && !(error instanceof BankLinkError)) throw error;
      deps.log.warn(
        { applicationId: application.id, why: error.message },
        'the holder was not told',
      );
      return 'down' as const;
    });
  const added = {
    kind: 'plaid',
    accountType: account.accountType,
    last4: account.last4,
    status: BANK_CHECK_RESULTS[holder],
    checkResult: holder,
  } as const;
  const numbers = {
    ...account.place,
    accountNumber: account.accountNumber,
    vendorAccountId: account.accountId,
  };
  const isChange = await isPayoutChange(application, numbers, deps);
  const { refusal } = await deps.store.banks.add({
    id: application.id,
    ...added,
    bankName: account.bankName,
    ...account.place,
    accountNumber: account.accountNumber,
    vendorAccountId: account.accountId,
    vendorToken: account.accessToken,
    vendorItemId: account.itemId,
    availableCents: account.availableCents,
    instantAuth: account.isInstant,
    isChange,
    messages: accountAddedMails(application, { ...added, isChange }, deps),
    jobs: holder === 'down' ? [recheckBankJob(deps.clock)] : [],
    actor: actorOf(session),
    once,
  });
  if (refusal !== undefined) throw new AppError('bank.refused');
  return bankReply(application.id, { deps, session, visitor });
};
