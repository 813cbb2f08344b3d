import { testDepositOutcome, testDepositTriesLeft } from '@signet/rulebook/bank/test-deposits';
import { stepConflict } from '../application/facts.ts';
import { loadApplication } from '../application/load-view.ts';
import type { Handler } from '../handler.ts';
import { AppError, fieldAppError } from '../platform/http/problem.ts';
import { ProviderDown } from '../platform/provider-down.ts';
import { actorOf } from '../session/session-cookies.ts';
import { isHolderKnown } from './jobs.ts';
import { outcomeMails } from './test-deposit-jobs.ts';
import { bankReply } from './view.ts';

const amountsDiffer = (tries: number): AppError =>
  fieldAppError('bank.amountsDiffer', 'firstAmount', { count: testDepositTriesLeft({ tries }) });

/**
 * Verifies the account by its two deposit amounts. An attempt is counted before the vendor call and
 * given back when the vendor is down.
 */
export const confirmTestDeposits: Handler<'confirmTestDeposits'> = async ({
  deps,
  application,
  session,
  visitor,
  answers,
  once,
}) => {
  const { testDeposits: store } = deps.store;
  const context = { deps, session, visitor };
  const bank =
    application.bank?.testDeposits === undefined
      ? undefined
      : await deps.store.banks.forWork(application.id);
  if (bank === undefined) throw stepConflict(application);
  const bankId = bank.id;
  const cents: [number, number] = [Number(answers.firstAmount), Number(answers.secondAmount)];
  const amounts = [...cents].sort((one, other) => one - other).join(':');
  const reserved = await store.reserveTry({ bankId, amounts });
  if (reserved.state === 'busy') throw new AppError('idempotency.inProgress');
  if (reserved.state === 'closed')
    throw stepConflict(await loadApplication(application.id, context));
  if (reserved.state === 'known') throw amountsDiffer(reserved.tries);
  const answer = await deps.providers.payouts
    .checkAmounts(reserved.vendorId, cents)
    .catch(async (error: unknown) => {
      if (!(error instanceof ProviderDown)) throw error;
      await store.giveBackTry({ bankId, amounts });
      throw new AppError('provider.unavailable');
    });
  const outcome = testDepositOutcome(answer, reserved.tries);
  const change = { id: application.id, bankId, actor: actorOf(session) };
  if (outcome === undefined) {
    await store.recordMismatch({ ...change, tries: reserved.tries });
    throw amountsDiffer(reserved.tries);
  }
  const { enterBy = '' } = application.bank?.testDeposits ?? {};
  const isKnown = isHolderKnown(bank.holder, application);
  const messages = outcomeMails(outcome, { application, enterBy, isHolderKnown: isKnown }, deps);
  await store.recordOutcome({ ...change, outcome, isHolderKnown: isKnown, once, messages });
  return bankReply(application.id, context);
};
