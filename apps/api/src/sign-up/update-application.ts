import { changeEligibilityError } from '@signet/rulebook/category/eligibility';
import { localeForMarket } from '@signet/rulebook/reference/locales';
import { classifyCorporationNumber } from '@signet/rulebook/tax-id/corporation-number';
import { changedSecretAnswers, isUnchanged } from '../application/diff-answers.ts';
import { actorOf, viewFor } from '../application/load-view.ts';
import type { Deps } from '../deps.ts';
import type { Handler } from '../handler.ts';
import { requireEligiblePhone } from '../phone/phone-eligibility.ts';
import { AppError, fieldAppError } from '../platform/http/problem.ts';
import type { SecretAnswers, StoredApplication } from '../platform/store-types.ts';
import { tooManyTaxIdChanges } from '../tax-id/too-many-changes.ts';

const REFUSALS = { stale: 'application.versionConflict', missing: 'application.notFound', sent: 'application.alreadySubmitted' } as const;

/** Changes answers of an application that was not sent. */
export const updateApplication: Handler<'updateApplication'> = async (call) => {
  const { deps, application, session, visitor, answers, body, version } = call;
  const fault = changeEligibilityError(application, answers);
  if (fault !== undefined) throw fieldAppError(fault.code, fault.field);
  await requireEligiblePhone(deps, { application, answers });
  const wished = body?.application?.communicationLanguage ?? body?.applicant?.communicationLanguage;
  const more = { locale: wished && localeForMarket(application.market, wished) };
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

/** Tells analytics what kind of corporation number was saved, where one was: never the number. docs/readings.md 77. */
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
