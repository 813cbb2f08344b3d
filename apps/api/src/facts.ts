import { type AskedContext, firstLacking, SIGN_UP_FORMS, type SignUpForm } from '@signet/rulebook/entities/asked';
import type { Facts } from '@signet/rulebook/facts';
import { ownersVerified } from '@signet/rulebook/owners';
import { industryById } from '@signet/rulebook/reference/categories';
import type { StoredApplication } from './store/store.ts';

/** What decides which questions an application asks. */
export const askedContextOf = ({ market, flags }: Pick<StoredApplication, 'market' | 'flags'>): AskedContext => ({ market, flags });

/** The sign-up forms of a level: BASIC leaves identity for later. decisions.md, section 3, Levels. */
const formsOf = (level: StoredApplication['applicationLevel']): readonly SignUpForm[] =>
  level === 'FULL' ? SIGN_UP_FORMS : SIGN_UP_FORMS.filter((form) => form !== 'ownerIdentity');

/** The first form that lacks an answer. decisions.md, section 3. */
export const lackingForm = (application: StoredApplication): SignUpForm | undefined =>
  firstLacking(
    formsOf(application.applicationLevel),
    application.answers,
    new Set(Object.keys(application.given)),
    askedContextOf(application),
  );

/** Everything that page choice and status read. */
export function factsOf(application: StoredApplication): Facts {
  return {
    portal: application.portal,
    flags: application.flags,
    currency: application.currency,
    intent: application.intent,
    hasBusinessId: false,
    applicationLevel: application.applicationLevel,
    lacks: lackingForm(application),
    onboarded: application.onboardedAt !== undefined,
    checking: application.checkingSince !== undefined,
    decision: application.decision,
    boStatus: application.boStatus,
    stepUps: application.stepUps,
    segment: industryOf(application.answers)?.segment,
    phoneNetworkAsked: application.phoneNetworkAsked,
    ownersVerified: ownersVerified(application.owners),
    bankSubmitted: application.bank !== undefined && application.bank.status !== 'FAILED', // an account that failed may be replaced
    bankPutOff: application.bankPutOff,
  };
}

/** The line of business that was chosen. */
export const industryOf = (answers: StoredApplication['answers']) => industryById(Number(answers['company.mccDetails.id'] ?? 0));

/** True for the trades whose sales in Quebec must pass a recording module. Document 2, section 5, Business; decisions.md, section 4, row 1. */
export function isQuebecBlocked(answers: StoredApplication['answers']): boolean {
  const industry = industryOf(answers);
  const isMarked = industry?.segment === 'RESTAURANT' || industry?.serviceGroup === 'TRANSPORTATION';
  return answers['company.address.territory'] === 'QC' && isMarked;
}
