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

/** The job for an account that was saved while its vendor did not answer: a while is given to it first. decisions.md, section 4. */
export const recheckBankJob = (clock: Clock) => ({ kind: 'recheck-bank', dueAt: clock.now() + LIMITS.recheckDelaysMs[0] });

/** Asks again about an account that was saved while the bank service was down; a failure is tried again by the queue. */
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

/** The names an account may bear: the person's, and those of the business. */
export const accountHolderNames = ({ answers }: StoredApplication): string[] =>
  [...new Set([personNameOf(answers), legalNameOf(answers), displayNameOf(answers)])].filter((name) => name !== '');
