import { basisPointsOf } from '@signet/rulebook/core/percent';
import { ownershipOf } from '@signet/rulebook/people/owner-list';
import { BUSINESS } from '@signet/rulebook/people/ownership-tree';
import type { Handler } from '../handler.ts';
import { ownerListAtVersion } from './load-owner.ts';
import { companyAnswersOf, companyOf, companyReply, requirePossible } from './owner-company.ts';
import { ownersListOf } from './view.ts';

const NEW = 'new';

export const addOwnerCompany: Handler<'addOwnerCompany'> = async (call) => {
  const { deps, application, body, answers, secrets, once } = call;
  const listWrite = { ...ownerListAtVersion(call), once };
  if (body.of !== BUSINESS) companyOf(application, body.of);
  const share = answers.companyShare ?? '';
  const { companies, holdings } = ownershipOf(ownersListOf(application));
  requirePossible({
    companies: [
      ...companies,
      { id: NEW, kind: answers.companyKind === 'trust' ? 'trust' : 'company' },
    ],
    holdings: [...holdings, { holder: NEW, of: body.of, share }],
  });
  const company = companyAnswersOf(answers, secrets.companyNumber?.value);
  const holding = { ofId: body.of, basisPoints: basisPointsOf(share), isTrustee: false };
  return companyReply(
    call,
    await deps.store.ownerCompanies.add({ ...listWrite, company, holding }),
  );
};
