import type { Answers } from '@signet/rulebook/answer-rows';
import { flattenAnswers } from '@signet/rulebook/core/answers';
import { type OwnersList, ownershipOf } from '@signet/rulebook/people/owner-list';
import { BUSINESS, type Holding, type Ownership, ownershipError, stakeOf } from '@signet/rulebook/people/ownership-tree';
import { ownersOf } from '../application/facts.ts';
import { loadApplication, viewFor } from '../application/load-view.ts';
import type { Call, Handler } from '../handler.ts';
import { AppError, fieldAppError } from '../platform/http/problem.ts';
import { validateBody, validationContextOf } from '../platform/http/read-request.ts';
import type { StoredApplication, StoredCompany, StoredHolding } from '../platform/store-types.ts';
import type { CompanyAnswers } from './company-store.ts';
import { ownerListAtVersion } from './load-owner.ts';
import { ownersListOf } from './view.ts';

type CompanyCall = Pick<
  Call<'addOwnerCompany' | 'updateOwnerCompany' | 'deleteOwnerCompany' | 'putOwnerHolding' | 'deleteOwnerHolding'>,
  'deps' | 'application' | 'session' | 'visitor'
>;

/** An unknown id and a foreign one get the same 404. docs/readings.md 4. */
export function companyOf({ companies = [] }: StoredApplication, id: string): StoredCompany {
  const company = companies.find((one) => one.id === id);
  if (company === undefined) throw new AppError('application.notFound');
  return company;
}

const HUNDREDTHS = 100;
export const basisPointsOf = (share: string): number => Math.round(Number(share || '0') * HUNDREDTHS);

/** Throws when shares and companies cannot be like this. */
export function requirePossible(ownership: Ownership): void {
  const error = ownershipError(ownership);
  if (error !== undefined) throw fieldAppError(error, 'companyShare');
}

const withHolding = ({ companies, holdings }: Ownership, added: Holding): Ownership => ({
  companies,
  holdings: [...holdings.filter(({ holder, of }) => holder !== added.holder || of !== added.of), added],
});

async function replied({ deps, application: { id }, session, visitor }: CompanyCall, { saved }: { saved: boolean }) {
  if (!saved) throw new AppError('application.versionConflict');
  return { application: viewFor(await loadApplication(id, { deps, session, visitor }), { deps, visitor }) };
}

const companyAnswersOf = (answers: Answers, number: string | undefined): CompanyAnswers => ({
  kind: answers.companyKind ?? '',
  name: answers.companyName ?? '',
  country: answers.companyCountry ?? '',
  ...(number === undefined ? {} : { number }),
});

const NEW = 'new';

export const addOwnerCompany: Handler<'addOwnerCompany'> = async (call) => {
  const { deps, application, body, answers, secrets, once } = call;
  const listWrite = { ...ownerListAtVersion(call), once };
  if (body.of !== BUSINESS) companyOf(application, body.of);
  const share = answers.companyShare ?? '';
  const { companies, holdings } = ownershipOf(ownersListOf(application));
  requirePossible({
    companies: [...companies, { id: NEW, kind: answers.companyKind === 'trust' ? 'trust' : 'company' }],
    holdings: [...holdings, { holder: NEW, of: body.of, share }],
  });
  const company = companyAnswersOf(answers, secrets.companyNumber?.value);
  const holding = { ofId: body.of, basisPoints: basisPointsOf(share), isTrustee: false };
  return replied(call, await deps.store.ownerCompanies.add({ ...listWrite, company, holding }));
};

/** A company holds a share of one thing through this call; further ones are holdings of their own. */
export const updateOwnerCompany: Handler<'updateOwnerCompany'> = async (call) => {
  const { deps, application, params, body } = call;
  const listWrite = ownerListAtVersion(call);
  const stored = companyOf(application, params.companyId);
  const { unnamed, isRestSmall, ...texts } = body;
  const write = { ...listWrite, companyId: stored.id, unnamed, isRestSmall };
  if (texts.companyName === undefined) return replied(call, await deps.store.ownerCompanies.change(write));
  const { answers, secrets } = validateBody(['ownerCompany'], flattenAnswers(texts), validationContextOf(application, deps), {
    answers: {},
    secretsOnFile: { companyNumber: {} },
  });
  const held = (application.holdings ?? []).find(({ holderId }) => holderId === stored.id);
  const holding: StoredHolding = {
    holderId: stored.id,
    ofId: held?.ofId ?? BUSINESS,
    basisPoints: basisPointsOf(answers.companyShare ?? ''),
    isTrustee: false,
  };
  requirePossible(
    withHolding(ownershipOf(ownersListOf(application)), { holder: stored.id, of: holding.ofId, share: answers.companyShare ?? '' }),
  );
  const company = companyAnswersOf(answers, secrets.companyNumber?.value);
  return replied(call, await deps.store.ownerCompanies.change({ ...write, company, holding }));
};

/** Companies that nothing leads up from any more leave with it. */
function withItsOwn(id: string, list: OwnersList): string[] {
  const { companies, holdings } = ownershipOf(list);
  const left = { companies, holdings: holdings.filter(({ holder, of }) => holder !== id && of !== id) };
  return companies.filter((company) => company.id === id || stakeOf(company.id, left).basisPoints === 0).map((company) => company.id);
}

export const deleteOwnerCompany: Handler<'deleteOwnerCompany'> = async (call) => {
  const { deps, application, params } = call;
  const listWrite = ownerListAtVersion(call);
  const { id } = companyOf(application, params.companyId);
  const companyIds = withItsOwn(id, ownersListOf(application));
  return replied(call, await deps.store.ownerCompanies.remove({ ...listWrite, companyIds }));
};

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
  requirePossible(withHolding(ownershipOf(ownersListOf(application)), { holder: params.holderId, of: company.id, share, isTrustee }));
  const holding = { holderId: params.holderId, ofId: company.id, basisPoints: basisPointsOf(share), isTrustee };
  return replied(call, await deps.store.ownerCompanies.hold({ ...listWrite, holding }));
};

export const deleteOwnerHolding: Handler<'deleteOwnerHolding'> = async (call) => {
  const { deps, application, params } = call;
  const listWrite = ownerListAtVersion(call);
  const { id: ofId } = companyOf(application, params.companyId);
  return replied(call, await deps.store.ownerCompanies.release({ ...listWrite, holderId: params.holderId, ofId }));
};
