import { stepConflict } from '../application/facts.ts';
import type { Handler } from '../handler.ts';
import { AppError } from '../platform/http/problem.ts';
import { ProviderDown } from '../platform/provider-down.ts';
import { actorOf } from '../session/session-cookies.ts';
import {
  daysOfDeposits,
  dueTestDepositJobs,
  outcomeMails,
  payoutAccountOf,
  testDepositMail,
} from './test-deposit-jobs.ts';
import { bankReply } from './view.ts';

/**
 * Sends a second pair when the first never showed up; used attempts stay used. docs/decisions/0065.
 */
export const resendTestDeposits: Handler<'resendTestDeposits'> = async ({
  deps,
  application,
  session,
  visitor,
  once,
}) => {
  const { store, providers, clock } = deps;
  const bank = application.bank?.testDeposits?.mayResend
    ? await store.banks.forWork(application.id)
    : undefined;
  const before = bank && (await store.testDeposits.find(bank.id));
  if (bank === undefined || before?.vendorId === undefined) throw stepConflict(application);
  const sends = before.sends + 1;
  const change = { id: application.id, bankId: bank.id, actor: actorOf(session) };
  const down = (error: unknown): never => {
    throw error instanceof ProviderDown ? new AppError('provider.unavailable') : error;
  };
  await providers.payouts.withdrawDeposits(before.vendorId).catch(down);
  const sent = await providers.payouts
    .sendDeposits(`${bank.id}:${sends}`, payoutAccountOf({ application, bank }, clock))
    .catch(down);
  if (sent === 'returned') {
    const messages = outcomeMails('returned', { application, enterBy: before.enterBy }, deps);
    await store.testDeposits.recordOutcome({ ...change, outcome: 'returned', once, messages });
  } else {
    const deposits = { vendorId: sent.id, ...daysOfDeposits(application, sent, clock) };
    const about = { application, last4: bank.last4 };
    await store.testDeposits.recordSent({
      ...change,
      deposits,
      sends,
      once,
      jobs: dueTestDepositJobs(bank.id, deposits),
      messages: [
        testDepositMail('testDepositSent', about, deps, {
          day: deposits.arrivesOn,
          until: deposits.enterBy,
        }),
      ],
    });
  }
  return bankReply(application.id, { deps, session, visitor });
};
