import { industryOf } from '@signet/rulebook/category/eligibility';
import type { Facts } from '@signet/rulebook/core/facts';
import type { FormContext } from '@signet/rulebook/core/form';
import { recheckActor } from '@signet/rulebook/decision/reasons';
import { firstIncompleteForm } from '@signet/rulebook/forms';
import { nextPage } from '@signet/rulebook/next-page';
import { areOwnersVerified } from '@signet/rulebook/people/owner-list';
import type { SignUpForm } from '@signet/rulebook/reference/enumerations';
import { formsOf, levelOf } from '@signet/rulebook/sign-up/application-level';
import { STEP_UP_GUARDS, type StepUpGuard } from '@signet/rulebook/step-up-guards';
import { ownerVerificationsOf } from '../people/stored-people.ts';
import { AppError } from '../platform/http/problem.ts';
import { businessIdOf } from '../platform/ids.ts';
import type { StoredApplication } from '../platform/store-types.ts';

export const formContextOf = ({ market, flags }: Pick<StoredApplication, 'market' | 'flags'>): FormContext => ({ market, flags });

/** True for an application that came to a business that was there: another one brought it along. docs/decisions/0084. */
export const isOfOtherBusiness = ({ id, business }: Pick<StoredApplication, 'id' | 'business'>): boolean =>
  business.id !== businessIdOf(id);

/** The name is all that a further store asks. */
const lacksStoreName = (application: StoredApplication): boolean => isOfOtherBusiness(application) && application.storeName === undefined;

/** The first form that lacks an answer; of a further store only its own counts. docs/readings.md 39. */
const lackingForm = (application: StoredApplication): SignUpForm | undefined =>
  isOfOtherBusiness(application)
    ? undefined
    : firstIncompleteForm(
        formsOf(levelOf({ ...application, hasBusinessId: false })),
        application.answers,
        new Set(Object.keys(application.secretsOnFile)),
        formContextOf(application),
      );

/** The pages of the sign-up that lack an answer, in their order. */
export function lackingForms(application: StoredApplication): SignUpForm[] {
  const first = lackingForm(application);
  if (first === undefined) return [];
  const forms = formsOf(levelOf({ ...application, hasBusinessId: false }));
  const onFile = new Set(Object.keys(application.secretsOnFile));
  return forms.filter((form) => firstIncompleteForm([form], application.answers, onFile, formContextOf(application)) !== undefined);
}

export function factsOf(application: StoredApplication): Facts {
  const hasBusinessId = isOfOtherBusiness(application);
  return {
    portal: application.portal,
    flags: application.flags,
    currency: application.currency,
    intent: application.intent,
    hasBusinessId,
    applicationLevel: levelOf({ ...application, hasBusinessId }),
    incompleteForm: lackingForm(application),
    lacksStoreName: lacksStoreName(application),
    isSubmitted: application.onboardedAt !== undefined,
    // While a source is asked again automatically, page and status stay as they are. docs/decisions/0030.
    checking: application.checkingSince !== undefined && recheckActor(application.reason) === undefined,
    decision: application.decision,
    isRecheckPending: recheckActor(application.reason) === 'machine',
    boStatus: application.boStatus,
    stepUps: application.stepUps,
    segment: industryOf(application.answers)?.segment,
    wasPhoneNetworkChecked: application.wasPhoneNetworkChecked,
    areOwnersVerified: areOwnersVerified(ownerVerificationsOf(application)),
    isBankLinked: application.bank !== undefined && application.bank.status !== 'FAILED', // an account that failed may be replaced
    isBankVerified: application.bank?.status === 'VERIFIED',
    bankReview: application.bank?.review,
    testDeposits: application.bank?.testDeposits?.state,
    isConnected: application.connection !== undefined,
    isBankDeferred: application.bankDeferred,
    redirectUrl: application.redirectUrl,
  };
}

/** 409 that names the page to open. */
export const stepConflict = (application: StoredApplication): AppError =>
  new AppError('application.stepUpClosed', { page: nextPage(factsOf(application)).page });

/** True where this step-up takes an answer now. */
export const isStepUpOpen = (step: StepUpGuard, application: StoredApplication): boolean => STEP_UP_GUARDS[step](factsOf(application));

/** The same 409, but only where this step-up is no longer open. */
export const stepConflictFor = (step: StepUpGuard, application: StoredApplication): AppError | undefined =>
  isStepUpOpen(step, application) ? undefined : stepConflict(application);
