import { BANK_VERDICTS } from '@signet/rulebook/bank-status';
import { LIMITS } from '@signet/rulebook/limits';
import { fieldError } from '../problem.ts';
import { BankLinkRefused } from '../providers/bank/port.ts';
import { ProviderDown } from '../providers/provider-down.ts';
import { bankReply, refuseUnapproved } from './bank-rules.ts';
import type { Handler } from './handler.ts';
import { actorOf } from './reload.ts';

/** Links an account typed by hand once the bank network knows it; with the network down it is saved and checked later. Document 1, section 7. */
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
  refuseUnapproved(application);
  const accountNumber = secrets.accountNumber?.value ?? '';
  const holder = answers.fullName ?? '';
  const isCanadian = application.market === 'CA';
  const place = isCanadian
    ? { institution: answers.institutionNumber ?? '', transit: answers.transitNumber ?? '' }
    : { routing: answers.routingNumber ?? '' };
  const verdict = await deps.providers.bank.verify({ holder, accountNumber, place }).catch((error: unknown) => {
    if (error instanceof BankLinkRefused) return 'notFound' as const;
    if (error instanceof ProviderDown) return 'down' as const;
    throw error;
  });
  if (verdict === 'notFound') throw fieldError('bank.notFound', 'accountNumber');
  if (verdict === 'nameDiffers') throw fieldError('bank.nameDiffers', 'fullName');
  await deps.store.banks.add({
    id: application.id,
    kind: 'manual',
    bankName: body.bankName === 'Default' ? undefined : body.bankName, // the documents' default names no bank
    holder,
    accountType: answers.accountType ?? '',
    ...place,
    accountNumber,
    last4: accountNumber.slice(-4),
    status: BANK_VERDICTS[verdict],
    jobs: verdict === 'down' ? [{ kind: 'check-bank', dueAt: deps.clock.now() + LIMITS.recheckMs[0] }] : [],
    actor: actorOf(session),
    dataKey: application.dataKey,
    once,
  });
  return bankReply(application.id, { deps, session, visitor });
};
