import { BANK_CHECK_RESULTS } from '@signet/rulebook/bank/bank-status';
import { LIMITS } from '@signet/rulebook/core/limits';
import { displayNameOf, legalNameOf, personNameOf } from '@signet/rulebook/sign-up/display-names';
import type { Deps } from '../deps.ts';
import type { Clock } from '../platform/clock.ts';
import type { Job, StoredApplication } from '../platform/store-types.ts';
import type { BankBranch } from './port.ts';
import type { Banks } from './store.ts';

type Stored = NonNullable<Awaited<ReturnType<Banks['forWork']>>>;

const placeOf = ({ routing, institution = '', transit = '' }: Stored): BankBranch =>
  routing === undefined ? { institution, transit } : { routing };

/** Waits for the first recheck delay, because the vendor just failed. */
export const recheckBankJob = (clock: Clock) => ({ kind: 'recheck-bank', dueAt: clock.now() + LIMITS.recheckDelaysMs[0] });

/** Checks an account again that was saved while the bank service was down; the queue retries failures. */
export async function runCheckBank(deps: Deps, { applicationId = '' }: Job): Promise<void> {
  const [bank, application] = await Promise.all([
    deps.store.banks.forWork(applicationId),
    deps.store.applications.loadForWork(applicationId),
  ]);
  if (bank === undefined || application === undefined || bank.status !== 'PENDING') return;
  const status = await verdictOn(deps, bank, accountHolderNames(application));
  if (status !== 'PENDING') await deps.store.banks.setStatus({ id: applicationId, bankId: bank.id, status, actor: 'job:recheck-bank' });
}

async function verdictOn({ providers }: Deps, bank: Stored, names: readonly string[]): Promise<Stored['status']> {
  if (bank.vendorToken !== undefined && bank.vendorAccountId !== undefined) {
    return BANK_CHECK_RESULTS[
      await providers.bank.holderMatches({ accessToken: bank.vendorToken, accountId: bank.vendorAccountId, names })
    ];
  }
  const verdict = await providers.bank.verify({ holder: bank.holder ?? '', accountNumber: bank.accountNumber ?? '', place: placeOf(bank) });
  return BANK_CHECK_RESULTS[verdict];
}

/** The names an account may be held in: the person's and the business's. */
export const accountHolderNames = ({ answers }: StoredApplication): string[] =>
  [...new Set([personNameOf(answers), legalNameOf(answers), displayNameOf(answers)])].filter((name) => name !== '');
