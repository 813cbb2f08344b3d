import { flattenAnswers } from '@signet/rulebook/core/answers';
import { basisPointsOf } from '@signet/rulebook/core/percent';
import { ownershipOf } from '@signet/rulebook/people/owner-list';
import { BUSINESS } from '@signet/rulebook/people/ownership-tree';
import type { StoredHolding } from '../application/stored-application.ts';
import type { Handler } from '../handler.ts';
import { validateBody, validationContextOf } from '../platform/http/read-request.ts';
import { ownerListAtVersion } from './load-owner.ts';
import {
  companyAnswersOf,
  companyOf,
  companyReply,
  requirePossible,
  withHolding,
} from './owner-company.ts';
import { ownersListOf } from './view.ts';

/** Sets one share of the company; further ones are added as holdings. */
export const updateOwnerCompany: Handler<'updateOwnerCompany'> = async (call) => {
  const { deps, application, params, body } = call;
  const listWrite = ownerListAtVersion(call);
  const stored = companyOf(application, params.companyId);
  const { unnamed, isRestSmall, ...texts } = body;
  const write = { ...listWrite, companyId: stored.id, unnamed, isRestSmall };
  if (texts.companyName === undefined)
    return companyReply(call, await deps.store.ownerCompanies.change(write));
  const { answers, secrets } = validateBody(
    ['ownerCompany'],
    flattenAnswers(texts),
    validationContextOf(application, deps),
    {
      answers: {},
      secretsOnFile: { companyNumber: {} },
    },
  );
  const held = (application.holdings ?? []).find(({ holderId }) => holderId === stored.id);
  const holding: StoredHolding = {
    holderId: stored.id,
    ofId: held?.ofId ?? BUSINESS,
    basisPoints: basisPointsOf(answers.companyShare ?? ''),
    isTrustee: false,
  };
  requirePossible(
    withHolding(ownershipOf(ownersListOf(application)), {
      holder: stored.id,
      of: holding.ofId,
      share: answers.companyShare ?? '',
    }),
  );
  const company = companyAnswersOf(answers, secrets.companyNumber?.value);
  return companyReply(call, await deps.store.ownerCompanies.change({ ...write, company, holding }));
};
