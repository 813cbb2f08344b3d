import { BANK_CHECK_RESULTS, bankErrorCode, bankResultFor } from '@signet/rulebook/bank/bank-status';
import { nameForSources } from '@signet/rulebook/sign-up/name-fields';
import type { Handler } from '../handler.ts';
import { fieldAppError } from '../platform/http/problem.ts';
import { ProviderDown } from '../platform/provider-down.ts';
import { actorOf } from '../session/session-cookies.ts';
import { accountAddedMails } from './bank-mails.ts';
import { isHolderKnown, recheckBankJob } from './jobs.ts';
import { BankLinkError } from './port.ts';
import { sendDepositsNow, testDepositsJob } from './test-deposit-jobs.ts';
import { bankReply, requireApproved } from './view.ts';

/** Why an account that is known already is not taken again. */
const REFUSED_AS = { refused: 'bank.refused', depositsFailed: 'bank.depositsSpent' } as const;

/** Links an account typed by hand once the bank network knows it; with the network down it is saved and checked later. */
export const addManualAccount: Handler<'addManualAccount'> = async ({
  deps,
  application,
  session,
  visitor,
  body,
  answers,
  secrets,
  once,
}) => {
  requireApproved(application);
  const accountNumber = secrets.accountNumber?.value ?? '';
  const holder = answers.fullName ?? '';
  const isCanadian = application.market === 'CA';
  const place = isCanadian
    ? { institution: answers.institutionNumber ?? '', transit: answers.transitNumber ?? '' }
    : { routing: answers.routingNumber ?? '' };
  const verdict = await deps.providers.bank
    .verify({ holder: nameForSources(holder, application.market), accountNumber, place })
    .catch((error: unknown) => {
      if (error instanceof BankLinkError) return 'notFound' as const;
      if (error instanceof ProviderDown) return 'down' as const;
      throw error;
    });
  const refusal = bankErrorCode(verdict);
  if (refusal !== undefined) throw fieldAppError(refusal.code, refusal.field);
  const isKnown = isHolderKnown(holder, application);
  const result = bankResultFor(verdict, isKnown);
  const account = {
    kind: 'manual',
    accountType: answers.accountType ?? '',
    last4: accountNumber.slice(-4),
    status: BANK_CHECK_RESULTS[result],
    checkResult: result,
  } as const;
  const { refusal: refused } = await deps.store.banks.add({
    id: application.id,
    ...account,
    bankName: body.bankName === 'Default' ? undefined : body.bankName, // the specified default names no bank
    holder,
    ...place,
    accountNumber,
    provenAs: bankResultFor('amountsMatched', isKnown),
    jobs: [...(verdict === 'down' ? [recheckBankJob(deps.clock)] : []), ...(verdict === 'unproven' ? [testDepositsJob(deps.clock)] : [])],
    messages: accountAddedMails(application, account, deps),
    actor: actorOf(session),
    dataKey: application.dataKey,
    once,
  });
  if (refused !== undefined) throw fieldAppError(REFUSED_AS[refused], 'accountNumber');
  if (verdict === 'unproven') await sendDepositsNow(deps, application.id);
  return bankReply(application.id, { deps, session, visitor });
};
