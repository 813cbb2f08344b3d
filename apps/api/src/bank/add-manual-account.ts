import {
  BANK_CHECK_RESULTS,
  bankErrorCode,
  bankResultFor,
} from '@signet/rulebook/bank/bank-status';
import { nameForSources } from '@signet/rulebook/sign-up/plain-spelling';
import type { Handler } from '../handler.ts';
import { countCall } from '../platform/http/call-limit.ts';
import { fieldAppError } from '../platform/http/problem.ts';
import { ProviderDown } from '../platform/provider-down.ts';
import { actorOf } from '../session/session-cookies.ts';
import { accountAddedMails } from './bank-mails.ts';
import { isHolderKnown, recheckBankJob } from './jobs.ts';
import { isPayoutChange } from './payout-change.ts';
import { BankLinkError } from './port.ts';
import { bankHmac } from './store.ts';
import { sendDepositsNow, testDepositsJob } from './test-deposit-jobs.ts';
import { bankReply, requireApproved } from './view.ts';

const REJECTION_ERRORS = { refused: 'bank.refused', depositsFailed: 'bank.depositsSpent' } as const;

/**
 * Links a typed account once the bank network confirms it; if the network is down, the account is
 * saved and a job rechecks it.
 */
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
  // Whoever types it: an account that many people try is somebody else's. docs/decisions/0146.
  await countCall(deps.store.requestCounts, 'bankAccounts', {
    fingerprint: bankHmac({ ...place, accountNumber }, deps.sealer),
  });
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
  const isChange = await isPayoutChange(application, { ...place, accountNumber }, deps);
  const { refusal: rejection } = await deps.store.banks.add({
    id: application.id,
    ...account,
    // The contract's default value means no bank name.
    bankName: body.bankName === 'Default' ? undefined : body.bankName,
    holder,
    ...place,
    accountNumber,
    provenAs: bankResultFor('amountsMatched', isKnown),
    jobs: [
      ...(verdict === 'down' ? [recheckBankJob(deps.clock)] : []),
      ...(verdict === 'unproven' ? [testDepositsJob(deps.clock)] : []),
    ],
    isChange,
    messages: accountAddedMails(application, { ...account, isChange }, deps),
    actor: actorOf(session),
    once,
  });
  if (rejection !== undefined) throw fieldAppError(REJECTION_ERRORS[rejection], 'accountNumber');
  if (verdict === 'unproven') await sendDepositsNow(deps, application.id);
  return bankReply(application.id, { deps, session, visitor });
};
