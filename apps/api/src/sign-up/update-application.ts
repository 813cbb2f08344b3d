import { changeEligibilityError } from '@signet/rulebook/category/eligibility';
import { localeForMarket } from '@signet/rulebook/reference/locales';
import { identityError } from '@signet/rulebook/sign-up/application-level';
import { STEP_UP_GUARDS } from '@signet/rulebook/step-up-guards';
import { classifyCorporationNumber } from '@signet/rulebook/tax-id/corporation-number';
import { changedSecretAnswers, isUnchanged } from '../application/diff-answers.ts';
import { factsOf, formContextOf } from '../application/facts.ts';
import { actorOf, viewFor } from '../application/load-view.ts';
import { stepConflict } from '../application/step-conflict.ts';
import { requireApproved } from '../bank/view.ts';
import type { Deps } from '../deps.ts';
import type { Call, Handler } from '../handler.ts';
import { APPLICANT_PHONE_PATH } from '../phone/otp-delivery.ts';
import { phoneEligibilityError } from '../phone/phone-eligibility.ts';
import { AppError, fieldAppError } from '../platform/http/problem.ts';
import type { SecretAnswers, StoredApplication } from '../platform/store-types.ts';
import { tooManyTaxIdChanges } from '../tax-id/too-many-changes.ts';

const REFUSALS = { stale: 'application.versionConflict', missing: 'application.notFound', sent: 'application.alreadySubmitted' } as const;

/** A number of an internet service is refused where it is typed, because it cannot be changed once the application is sent. decisions.md, section 5. */
async function refusePhone({ deps, application, answers }: Call<'updateApplication'>): Promise<void> {
  const phone = answers[APPLICANT_PHONE_PATH];
  if (phone === undefined || phone === '' || phone === application.answers[APPLICANT_PHONE_PATH]) return;
  const fault = await phoneEligibilityError(deps, { userId: application.userId, phone });
  if (fault !== undefined) throw fieldAppError(fault, APPLICANT_PHONE_PATH);
}

/** BASIC level leaves identity for later: the person asks for it now. decisions.md, section 3, Levels. */
async function askIdentity({ deps, application: { id }, session }: Call<'updateApplication'>): Promise<StoredApplication> {
  const { asked, application } = await deps.store.applications.requestFullOnboarding({
    id,
    userId: session.userId,
    actor: actorOf(session),
  });
  if (!asked) throw stepConflict(application);
  return application;
}

/** The identity that was left for later, whole: it lifts the application to FULL and is looked at again. */
async function giveIdentity({
  deps,
  application,
  session,
  answers,
  secrets,
  version,
}: Call<'updateApplication'>): Promise<StoredApplication> {
  if (version !== application.version) throw new AppError('application.versionConflict');
  const fault = identityError([...Object.keys(answers), ...Object.keys(secrets)], {
    answers: { ...application.answers, ...answers },
    given: new Set([...Object.keys(application.secretsOnFile), ...Object.keys(secrets)]),
    context: formContextOf(application),
  });
  if (fault !== undefined) throw new AppError(fault, fault === 'application.incomplete' ? { page: 'owner-identity' } : {});
  const { id } = application;
  const type = 'FULL_ONBOARDING';
  const done = await deps.store.applications.answerStepUp({ id, type, answers, secrets, actor: actorOf(session), level: 'FULL' });
  if (!done.answered) throw done.why === 'tooMany' ? tooManyTaxIdChanges(secrets) : stepConflict(done.application);
  return done.application;
}

/** Changes answers of an application that was not sent, and puts the bank off. Document 1, section 7. */
export const updateApplication: Handler<'updateApplication'> = async (call) => {
  const { deps, application, session, visitor, answers, body, version } = call;
  const fault = changeEligibilityError(application, answers);
  if (fault !== undefined) throw fieldAppError(fault.code, fault.field);
  await refusePhone(call);
  const { bankDeferred, verifyIdentity } = body?.application ?? {};
  if (bankDeferred) requireApproved(application);
  const hasAnswers = Object.keys(answers).length + Object.keys(call.secrets).length > 0;
  const later = verifyIdentity ? askIdentity : hasAnswers && STEP_UP_GUARDS.identityLater(factsOf(application)) ? giveIdentity : undefined;
  if (later !== undefined) return viewFor(await later(call), { deps, visitor });
  const wished = body?.application?.communicationLanguage ?? body?.applicant?.communicationLanguage;
  const more = { bankDeferred, locale: wished && localeForMarket(application.market, wished) };
  const secrets = await changedSecretAnswers(deps, call);
  if (isUnchanged({ application, answers, secrets }, more)) {
    if (version !== application.version) throw new AppError('application.versionConflict');
    return viewFor(application, { deps, visitor });
  }
  const saved = await deps.store.applications.saveAnswers({
    id: application.id,
    userId: session.userId,
    version: version ?? application.version,
    answers,
    secrets,
    actor: actorOf(session),
    more,
  });
  if (!saved.saved) throw saved.why === 'tooMany' ? tooManyTaxIdChanges(secrets) : new AppError(REFUSALS[saved.why]);
  await trackCorporationNumber(deps, saved.application, secrets);
  return viewFor(saved.application, { deps, visitor });
};

/** Tells analytics what kind of corporation number was saved, where one was: never the number. decisions.md, row 3. */
export async function trackCorporationNumber(
  { store }: Pick<Deps, 'store'>,
  { answers }: Pick<StoredApplication, 'answers'>,
  secrets: SecretAnswers,
): Promise<void> {
  const given = Object.values(secrets).find(({ sourceType }) => sourceType === 'CN');
  if (given === undefined) return;
  const params = classifyCorporationNumber(given.value, answers['company.address.territory'] ?? '');
  await store.analytics.add({ type: 'corporationNumber.submitted', params });
}
