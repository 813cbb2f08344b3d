import type { Answers } from '@signet/rulebook/answer-rows';
import {
  type Holding,
  type Ownership,
  ownershipError,
} from '@signet/rulebook/people/ownership-tree';
import { loadApplication, viewFor } from '../application/load-view.ts';
import type { StoredApplication, StoredCompany } from '../application/stored-application.ts';
import type { Call } from '../handler.ts';
import { AppError, fieldAppError } from '../platform/http/problem.ts';
import type { CompanyAnswers } from './company-store.ts';

type CompanyCall = Pick<
  Call<
    | 'addOwnerCompany'
    | 'updateOwnerCompany'
    | 'deleteOwnerCompany'
    | 'putOwnerHolding'
    | 'deleteOwnerHolding'
  >,
  'deps' | 'application' | 'session' | 'visitor'
>;

/** An unknown id and a foreign one get the same 404. docs/readings.md 4. */
export function companyOf({ companies = [] }: StoredApplication, id: string): StoredCompany {
  const company = companies.find((one) => one.id === id);
  if (company === undefined) throw new AppError('application.notFound');
  return company;
}

/** Throws when the shares are impossible, such as companies that own each other. */
export function requirePossible(ownership: Ownership): void {
  const error = ownershipError(ownership);
  if (error !== undefined) throw fieldAppError(error, 'companyShare');
}

export const withHolding = ({ companies, holdings }: Ownership, added: Holding): Ownership => ({
  companies,
  holdings: [
    ...holdings.filter(({ holder, of }) => holder !== added.holder || of !== added.of),
    added,
  ],
});

/** The reply to a write of companies. Throws application.versionConflict. */
export async function companyReply(
  { deps, application: { id }, session, visitor }: CompanyCall,
  { saved }: { saved: boolean },
) {
  if (!saved) throw new AppError('application.versionConflict');
  return {
    application: viewFor(await loadApplication(id, { deps, session, visitor }), { deps, visitor }),
  };
}

export const companyAnswersOf = (answers: Answers, number: string | undefined): CompanyAnswers => ({
  kind: answers.companyKind === 'trust' ? 'trust' : 'company',
  name: answers.companyName ?? '',
  country: answers.companyCountry ?? '',
  ...(number === undefined ? {} : { number }),
});
