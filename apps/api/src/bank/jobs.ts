import { type BankCheckResult, bankResultFor } from '@signet/rulebook/bank/bank-status';
import { accountHolderNamesOf, isKnownHolder } from '@signet/rulebook/bank/holder-name';
import { LIMITS } from '@signet/rulebook/core/limits';
import { nameForSources } from '@signet/rulebook/sign-up/plain-spelling';
import type { StoredApplication } from '../application/stored-application.ts';
import type { Deps } from '../deps.ts';
import type { Clock } from '../platform/clock.ts';
import type { Job, NewJob } from '../platform/jobs/job.ts';
import type { BankBranch } from './port.ts';
import { type Banks, RECHECK_BANK_JOB } from './store.ts';
import { TEST_DEPOSITS_JOB } from './test-deposit-store.ts';

type Stored = NonNullable<Awaited<ReturnType<Banks['forWork']>>>;

export const bankBranchOf = ({
  routing,
  institution = '',
  transit = '',
}: Pick<Stored, 'routing' | 'institution' | 'transit'>): BankBranch =>
  routing === undefined ? { institution, transit } : { routing };

export const recheckBankJob = (clock: Clock) => ({
  kind: RECHECK_BANK_JOB,
  dueAt: clock.now() + LIMITS.recheckDelaysMs[0],
});

const jobsAfterCheck = (result: BankCheckResult): NewJob[] =>
  result === 'unproven' ? [{ kind: TEST_DEPOSITS_JOB }] : [];

/**
 * Rechecks an account that was saved while the bank network was down; the queue retries failures.
 */
export async function runCheckBank(deps: Deps, { applicationId = '' }: Job): Promise<void> {
  const [bank, application] = await Promise.all([
    deps.store.banks.forWork(applicationId, `job:${RECHECK_BANK_JOB}`),
    deps.store.applications.loadForWork(applicationId),
  ]);
  if (bank === undefined || application === undefined || bank.status !== 'PENDING') return;
  const result = await checkAgain(deps, bank, application);
  const jobs = jobsAfterCheck(result);
  await deps.store.banks.recordCheck({
    id: applicationId,
    bankId: bank.id,
    result,
    actor: `job:${RECHECK_BANK_JOB}`,
    jobs,
  });
}

export const checkAgain = async (
  deps: Deps,
  bank: Stored,
  application: StoredApplication,
): Promise<BankCheckResult> =>
  bankResultFor(await checkOf(deps, bank, application), isHolderKnown(bank.holder, application));

async function checkOf(
  { providers }: Deps,
  bank: Stored,
  application: StoredApplication,
): Promise<BankCheckResult> {
  const holder = nameForSources(bank.holder ?? '', application.market);
  if (bank.vendorToken !== undefined && bank.vendorAccountId !== undefined)
    return providers.bank.holderMatches({
      accessToken: bank.vendorToken,
      accountId: bank.vendorAccountId,
      names: accountHolderNames(application),
    });
  return providers.bank.verify({
    holder,
    accountNumber: bank.accountNumber ?? '',
    place: bankBranchOf(bank),
  });
}

export const accountHolderNames = ({ answers, market }: StoredApplication): string[] =>
  accountHolderNamesOf(answers).map((name) => nameForSources(name, market));

/**
 * True for the applicant's or the business's name, and for an account linked through Plaid, which
 * has no typed holder.
 */
export const isHolderKnown = (
  holder: string | undefined,
  { answers }: Pick<StoredApplication, 'answers'>,
): boolean => holder === undefined || isKnownHolder(holder, accountHolderNamesOf(answers));
