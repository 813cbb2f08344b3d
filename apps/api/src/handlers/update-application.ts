import { ASKED, lacksAnswer } from '@signet/rulebook/entities/asked';
import { localeIn } from '@signet/rulebook/reference/markets';
import { openStepUp } from '@signet/rulebook/step-ups';
import { askedContextOf, isQuebecBlocked } from '../facts.ts';
import { AppError, fieldError } from '../problem.ts';
import { PHONE_PATH } from '../send-code.ts';
import type { StoredApplication } from '../store/store.ts';
import { refuseUnapproved } from './bank-rules.ts';
import type { Call, Handler } from './handler.ts';
import { phoneFault } from './phone-rules.ts';
import { actorOf, viewFor } from './reload.ts';
import { movedOn } from './step-up-rules.ts';
import { tooManyTaxIds } from './tax-id-rules.ts';
import { isUnchanged } from './unchanged.ts';

/** True while the identity that was left for later is asked. */
const isVerifying = ({ stepUps, checkingSince }: StoredApplication): boolean =>
  checkingSince === undefined && openStepUp(stepUps)?.type === 'FULL_ONBOARDING';

const REFUSALS = { stale: 'application.stale', missing: 'application.notFound', sent: 'application.sent' } as const;

/** A number of an internet service is refused where it is typed, because it cannot be changed once the application is sent. decisions.md, section 5. */
async function refusePhone({ deps, application, answers }: Call<'updateApplication'>): Promise<void> {
  const phone = answers[PHONE_PATH];
  if (phone === undefined || phone === '' || phone === application.answers[PHONE_PATH]) return;
  const fault = await phoneFault(deps, { userId: application.userId, phone });
  if (fault !== undefined) throw fieldError(fault, PHONE_PATH);
}

/** BASIC level leaves identity for later: the person asks for it now. decisions.md, section 3, Levels. */
async function askIdentity({ deps, application: { id }, session }: Call<'updateApplication'>): Promise<StoredApplication> {
  const { asked, application } = await deps.store.applications.askFullOnboarding({ id, userId: session.userId, actor: actorOf(session) });
  if (!asked) throw movedOn(application);
  return application;
}

const IDENTITY_PATHS: readonly string[] = ASKED.ownerIdentity.map(({ path }) => path);

/** The identity that was left for later, whole: it lifts the application to FULL and is looked at again. */
async function giveIdentity({
  deps,
  application,
  session,
  answers,
  secrets,
  version,
}: Call<'updateApplication'>): Promise<StoredApplication> {
  if (version !== application.version) throw new AppError('application.stale');
  if ([...Object.keys(answers), ...Object.keys(secrets)].some((path) => !IDENTITY_PATHS.includes(path)))
    throw new AppError('application.sent');
  const given = new Set([...Object.keys(application.given), ...Object.keys(secrets)]);
  if (lacksAnswer('ownerIdentity', { ...application.answers, ...answers }, given, askedContextOf(application))) {
    throw new AppError('application.incomplete', { page: 'owner-identity' });
  }
  const { id, dataKey } = application;
  const type = 'FULL_ONBOARDING';
  const done = await deps.store.applications.answerStepUp({ id, type, answers, secrets, actor: actorOf(session), level: 'FULL', dataKey });
  if (!done.answered) throw done.why === 'tooMany' ? tooManyTaxIds(secrets) : movedOn(done.application);
  return done.application;
}

/** Changes answers of an application that was not sent, and puts the bank off. Document 1, section 7. */
export const updateApplication: Handler<'updateApplication'> = async (call) => {
  const { deps, application, session, visitor, answers, secrets, body, version } = call;
  if (isQuebecBlocked({ ...application.answers, ...answers })) {
    throw fieldError('quebec.blocked', 'company.address.territory' in answers ? 'company.address.territory' : 'company.mccDetails.id');
  }
  await refusePhone(call);
  const { bankPutOff, verifyIdentity } = body?.application ?? {};
  if (bankPutOff) refuseUnapproved(application);
  const hasAnswers = Object.keys(answers).length + Object.keys(secrets).length > 0;
  const later = verifyIdentity ? askIdentity : hasAnswers && isVerifying(application) ? giveIdentity : undefined;
  if (later !== undefined) return viewFor(await later(call), { deps, visitor });
  const wished = body?.application?.communicationLanguage ?? body?.applicant?.communicationLanguage;
  const more = { bankPutOff, locale: wished && localeIn(application.market, wished) };
  if (isUnchanged(call, more)) {
    if (version !== application.version) throw new AppError('application.stale');
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
    dataKey: application.dataKey,
  });
  if (!saved.saved) throw saved.why === 'tooMany' ? tooManyTaxIds(secrets) : new AppError(REFUSALS[saved.why]);
  return viewFor(saved.application, { deps, visitor });
};
