import type { Handler } from '../handler.ts';
import { ownerListAtVersion } from './load-owner.ts';
import { companyOf, companyReply } from './owner-company.ts';

export const deleteOwnerHolding: Handler<'deleteOwnerHolding'> = async (call) => {
  const { deps, application, params } = call;
  const listWrite = ownerListAtVersion(call);
  const { id: ofId } = companyOf(application, params.companyId);
  return companyReply(
    call,
    await deps.store.ownerCompanies.release({ ...listWrite, holderId: params.holderId, ofId }),
  );
};
