import { type OwnersList, ownershipOf } from '@signet/rulebook/people/owner-list';
import { stakeOf } from '@signet/rulebook/people/ownership-tree';
import type { Handler } from '../handler.ts';
import { ownerListAtVersion } from './load-owner.ts';
import { companyOf, companyReply } from './owner-company.ts';
import { ownersListOf } from './view.ts';

/** The company, and every other one in which nobody would have a share without it. */
function withItsOwn(id: string, list: OwnersList): string[] {
  const { companies, holdings } = ownershipOf(list);
  const left = {
    companies,
    holdings: holdings.filter(({ holder, of }) => holder !== id && of !== id),
  };
  return companies
    .filter((company) => company.id === id || stakeOf(company.id, left).basisPoints === 0)
    .map((company) => company.id);
}

export const deleteOwnerCompany: Handler<'deleteOwnerCompany'> = async (call) => {
  const { deps, application, params } = call;
  const listWrite = ownerListAtVersion(call);
  const { id } = companyOf(application, params.companyId);
  const companyIds = withItsOwn(id, ownersListOf(application));
  return companyReply(call, await deps.store.ownerCompanies.remove({ ...listWrite, companyIds }));
};
