import { basisPointsOf } from '@signet/rulebook/core/percent';
import { ownershipOf } from '@signet/rulebook/people/owner-list';
import { ownersOf } from '../application/facts.ts';
import type { Handler } from '../handler.ts';
import { validateBody, validationContextOf } from '../platform/http/read-request.ts';
import { ownerListAtVersion } from './load-owner.ts';
import { companyOf, companyReply, requirePossible, withHolding } from './owner-company.ts';
import { ownersListOf } from './view.ts';

export const putOwnerHolding: Handler<'putOwnerHolding'> = async (call) => {
  const { deps, application, params, body } = call;
  const listWrite = ownerListAtVersion(call);
  const company = companyOf(application, params.companyId);
  const isPerson = ownersOf(application).some(({ id }) => id === params.holderId);
  if (!isPerson) companyOf(application, params.holderId);
  const isTrustee = company.kind === 'trust';
  const { answers } = validateBody(
    ['ownerHolding'],
    { holder: params.holderId, companyShare: body.companyShare ?? '' },
    validationContextOf(application, deps),
    { answers: { companyKind: company.kind }, secretsOnFile: {} },
  );
  const share = isTrustee ? '0' : (answers.companyShare ?? '');
  requirePossible(
    withHolding(ownershipOf(ownersListOf(application)), {
      holder: params.holderId,
      of: company.id,
      share,
      isTrustee,
    }),
  );
  const holding = {
    holderId: params.holderId,
    ofId: company.id,
    basisPoints: basisPointsOf(share),
    isTrustee,
  };
  return companyReply(call, await deps.store.ownerCompanies.hold({ ...listWrite, holding }));
};
