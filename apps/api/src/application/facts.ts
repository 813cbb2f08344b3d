import { ANSWERS, STORED_ANSWERS } from '@signet/rulebook/answer-rows';
import { isBankLinked } from '@signet/rulebook/bank/bank-status';
import { industryOf } from '@signet/rulebook/category/eligibility';
import { formValue } from '@signet/rulebook/core/answers';
import type { Facts } from '@signet/rulebook/core/facts';
import type { FormContext } from '@signet/rulebook/core/form';
import { openStepUp } from '@signet/rulebook/core/step-up';
import { type ChangeMark, stepUpOfMarks } from '@signet/rulebook/decision/change-reasons';
import { isChecking, recheckActor } from '@signet/rulebook/decision/reasons';
import { formsOf } from '@signet/rulebook/forms';
import { openRenewalOf } from '@signet/rulebook/identity/document-renewal';
import { nextPage } from '@signet/rulebook/next-page';
import { firstOpenForm } from '@signet/rulebook/open-forms';
import { isUnreached } from '@signet/rulebook/people/invitation';
import { applicantOwnerType, type OwnerType } from '@signet/rulebook/people/owner-list';
import { areOwnersVerified } from '@signet/rulebook/people/step-ups';
import type { SignUpForm } from '@signet/rulebook/reference/enumerations';
import { STEP_UP_GUARDS, type StepUpGuard } from '@signet/rulebook/step-up-guards';
import { AppError } from '../platform/http/problem.ts';
import { businessIdOf } from '../platform/ids.ts';
import type { StoredApplication, StoredPerson } from './stored-application.ts';

type People = Pick<StoredApplication, 'people'>;

export function applicantOf({ people }: People): StoredPerson {
  const applicant = people.find(({ role }) => role === 'applicant');
  if (applicant === undefined) throw new Error('an application has no applicant');
  return applicant;
}

/** The list of owners. The applicant is on it, in first place, once their share is known. */
export const ownersOf = ({ people }: People): StoredPerson[] =>
  people.filter(({ listedAt }) => listedAt !== undefined);

export const ownerTypeOf = ({ role, answers: { ownershipShare } }: StoredPerson): OwnerType =>
  role === 'owner'
    ? 'OWNER'
    : applicantOwnerType(
        ownershipShare === undefined
          ? ''
          : String(formValue(ANSWERS.ownershipShare, ownershipShare)),
      );

const ASKED_BY_LIST = new Set<string>(
  STORED_ANSWERS.filter(({ wire }) => wire.applicant === undefined).map(({ id }) => id),
);

/**
 * A person's answers for the owner list; of the applicant only the share, because the sign-up asked
 * for the rest.
 */
export function listedAs({
  role,
  answers,
  secretsOnFile,
}: StoredPerson): Pick<StoredPerson, 'answers' | 'secretsOnFile'> {
  if (role === 'owner') return { answers, secretsOnFile };
  const own = Object.entries(answers).filter(([id]) => ASKED_BY_LIST.has(id));
  return { answers: Object.fromEntries(own), secretsOnFile: {} };
}

export const ownerVerificationsOf = (application: People) =>
  ownersOf(application).map((person) => ({
    type: ownerTypeOf(person),
    isVerified: person.isVerified,
    checkFailure: person.checkFailure,
    mailAcceptedAt: person.mailAcceptedAt,
  }));

/**
 * The marks of an open request for changes. Its step is the one that was asked for together with it:
 * the rules may ask for the same document later.
 */
export const openMarksOf = ({
  stepUps,
  changeRequest,
}: Pick<StoredApplication, 'stepUps' | 'changeRequest'>): readonly ChangeMark[] =>
  changeRequest !== undefined &&
  openStepUp(stepUps, stepUpOfMarks(changeRequest.marks))?.requestedAt === changeRequest.askedAt
    ? changeRequest.marks
    : [];

export const formContextOf = (
  application: Pick<StoredApplication, 'market' | 'flags' | 'stepUps' | 'changeRequest'>,
): FormContext => ({
  market: application.market,
  flags: application.flags,
  marked: openMarksOf(application).map(({ changeable }) => changeable),
});

/**
 * True for an application of an existing business, which an earlier application created.
 * docs/decisions/0084.
 */
export const isOfOtherBusiness = ({
  id,
  business,
}: Pick<StoredApplication, 'id' | 'business'>): boolean => business.id !== businessIdOf(id);

const lacksStoreName = (application: StoredApplication): boolean =>
  isOfOtherBusiness(application) && application.storeName === undefined;

/**
 * The first form with an unanswered or unconfirmed question; none for an additional store.
 * docs/readings.md 39.
 */
const lackingForm = (application: StoredApplication): SignUpForm | undefined =>
  isOfOtherBusiness(application)
    ? undefined
    : firstOpenForm(
        formsOf(application.applicationLevel),
        application.answers,
        new Set(Object.keys(application.secretsOnFile)),
        formContextOf(application),
      );

export function lackingForms(application: StoredApplication): SignUpForm[] {
  const first = lackingForm(application);
  if (first === undefined) return [];
  const forms = formsOf(application.applicationLevel);
  const onFile = new Set(Object.keys(application.secretsOnFile));
  return forms.filter(
    (form) =>
      firstOpenForm([form], application.answers, onFile, formContextOf(application)) !== undefined,
  );
}

export function factsOf(application: StoredApplication): Facts {
  const hasBusinessId = isOfOtherBusiness(application);
  return {
    portal: application.portal,
    flags: application.flags,
    currency: application.currency,
    intent: application.intent,
    hasBusinessId,
    applicationLevel: application.applicationLevel,
    incompleteForm: lackingForm(application),
    lacksStoreName: lacksStoreName(application),
    isSubmitted: application.onboardedAt !== undefined,
    checking: isChecking(application),
    decision: application.decision,
    isRecheckPending: recheckActor(application.reason) === 'machine',
    boStatus: application.boStatus,
    stepUps: application.stepUps,
    segment: industryOf(application.answers)?.segment,
    wasPhoneNetworkChecked: application.wasPhoneNetworkChecked,
    areOwnersVerified: areOwnersVerified(application.people),
    hasUnreachedOwner: ownersOf(application).some(
      (person) => person.role === 'owner' && isUnreached(person),
    ),
    isBankLinked: isBankLinked(application.bank),
    isBankVerified: application.bank?.status === 'VERIFIED',
    arePayoutsHeld: application.bank?.payoutsFrom !== undefined,
    bankReview: application.bank?.review,
    testDeposits: application.bank?.testDeposits?.state,
    isConnected: application.connection !== undefined,
    isBankDeferred: application.bankDeferred,
    isClosed: application.closedAt !== undefined,
    isPhotoIdAsked: openRenewalOf(application, applicantOf(application).id) !== undefined,
    redirectUrl: application.redirectUrl,
  };
}

export const stepConflict = (application: StoredApplication): AppError =>
  new AppError('application.stepUpClosed', { page: nextPage(factsOf(application)).page });

/** The same 409, but only if this step-up is no longer open. */
export const stepConflictFor = (
  step: StepUpGuard,
  application: StoredApplication,
): AppError | undefined =>
  STEP_UP_GUARDS[step](application) ? undefined : stepConflict(application);
